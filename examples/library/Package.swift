// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Tables",
  dependencies: [
    .package(name: "TableTalk", path: "../..")
  ],
  targets: [
    .target(name: "Tables", dependencies: [.product(name: "TableKit", package: "TableTalk")]),
    .testTarget(
      name: "TablesTests",
      dependencies: ["Tables", .product(name: "TableKit", package: "TableTalk")]),
  ]
)
