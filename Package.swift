// swift-tools-version: 6.2
import PackageDescription

/// What every target is compiled with: a warning is an error.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// libedit and what a static one needs; the order matters to the linker.
let editline: [LinkerSetting] = [
  .linkedLibrary("edit"), .linkedLibrary("tinfo"), .linkedLibrary("bsd"), .linkedLibrary("md"),
]

let package = Package(
  name: "TableTalk",
  products: [
    .library(name: "TableKit", targets: ["TableKit"]),
    .executable(name: "tabletalk", targets: ["tabletalk"]),
    .executable(name: "tabletalk-decode", targets: ["tabletalk-decode"]),
  ],
  targets: [
    .target(name: "CEditline"),
    .target(name: "LineEditing", dependencies: ["CEditline"], swiftSettings: strict),
    .target(name: "TextBytes", swiftSettings: strict),
    .target(name: "RowTree", swiftSettings: strict),
    .target(
      name: "TableKit", dependencies: ["RowTree"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "CommandLanguage", dependencies: ["TableKit", "TextBytes"], swiftSettings: strict),
    .target(name: "Drawing", dependencies: ["TableKit", "CommandLanguage"], swiftSettings: strict),
    .target(
      name: "Session", dependencies: ["RowTree", "TableKit", "CommandLanguage", "Drawing"],
      swiftSettings: strict),
    .target(name: "DataFormats", dependencies: ["TextBytes"], swiftSettings: strict),
    .target(
      name: "Replay",
      dependencies: ["TextBytes", "TableKit", "CommandLanguage", "Drawing", "Session"],
      swiftSettings: strict),
    .executableTarget(
      name: "tabletalk",
      dependencies: [
        "LineEditing", "TableKit", "CommandLanguage", "Drawing", "Session", "DataFormats", "Replay",
      ],
      swiftSettings: strict, linkerSettings: editline),
    .executableTarget(
      name: "tabletalk-decode", dependencies: ["DataFormats"], swiftSettings: strict),
    .target(name: "CPty", path: "Tests/CPty"),
    .target(
      name: "Support", dependencies: ["CPty", "TextBytes"], path: "Tests/Support",
      swiftSettings: strict),
    .executableTarget(
      name: "line-probe", dependencies: ["LineEditing"], path: "Tests/LineProbe",
      swiftSettings: strict, linkerSettings: editline),
    .testTarget(
      name: "LineEditingTests", dependencies: ["LineEditing", "Support", "line-probe"],
      swiftSettings: strict,
      linkerSettings: editline),
    .testTarget(name: "RowTreeTests", dependencies: ["RowTree", "Support"], swiftSettings: strict),
    .testTarget(
      name: "TableKitTests", dependencies: ["TableKit", "RowTree", "Support"], swiftSettings: strict
    ),
    // The sample of examples/library, which is a package of its own; here its tests run with all others.
    .target(
      name: "Tables", dependencies: ["TableKit"], path: "examples/library/Sources/Tables",
      swiftSettings: strict),
    .testTarget(
      name: "TablesTests", dependencies: ["Tables", "TableKit"],
      path: "examples/library/Tests/TablesTests", swiftSettings: strict),
    .testTarget(
      name: "CommandLanguageTests", dependencies: ["CommandLanguage", "TableKit", "Support"],
      swiftSettings: strict),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing", "TableKit", "CommandLanguage", "Support"],
      swiftSettings: strict),
    .testTarget(
      name: "SessionTests",
      dependencies: ["Session", "Drawing", "TableKit", "CommandLanguage", "Support"],
      swiftSettings: strict),
    .testTarget(
      name: "ReplayTests",
      dependencies: [
        "Replay", "Session", "Drawing", "TableKit", "CommandLanguage", "TextBytes", "Support",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DataFormatsTests", dependencies: ["DataFormats", "Support", "tabletalk-decode"],
      swiftSettings: strict),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "LineEditing", "CommandLanguage", "Session", "Support", "tabletalk", "tabletalk-decode",
      ],
      swiftSettings: strict),
  ]
)

// Only `scripts/fuzz` builds these, with the fuzzer's and the address sanitizer's own options.
if Context.environment["TABLETALK_FUZZ"] != nil {
  package.targets += [
    .target(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CFuzzer", "RowTree", "TableKit", "CommandLanguage", "Drawing", "Session", "DataFormats",
        "Replay",
      ],
      path: "Tests/Fuzz/Targets", swiftSettings: strict,
      // gold gives up on what the fuzzer's runtime brings along.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
  ]
}
