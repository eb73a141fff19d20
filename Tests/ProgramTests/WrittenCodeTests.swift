import Foundation
import Support
import Testing

/// What `export` writes is given to the compilers, with as much of UIKit as it speaks of.
@Suite struct WrittenCodeTests {
  private static let stub = Run.package.appending(path: "Tests/UIKitStub")

  /// A script that uses what the examples do not.
  private static let wide = """
    render off
    title "Wide"
    section "A" { rows "One" "Two" "Three"; footer "f" }
    section "B" {
      row "Four" detail "d" image "i.png" accessory switch on
      row "Five" background red indentation 2 selection-style gray height 60 editing-style insert
      row "Six" selectable no delete-title "Throw" editing-accessory checkmark
    }
    cell subtitle for "Two"
    height 30 for headers
    index auto
    index map "Z" 1
    implement editing
    move-target in-section
    actions trailing "Flag" { log $text } "Trash" destructive { delete $path } for section "A"
    actions leading "Read" { accessory checkmark for $path; log "$header $section" }
    on will-select for "One" { answer nil }
    on will-select for "Two" { answer 0:2 }
    on deselect { log $row; log $header }
    on highlight for "Three" { answer no }
    on editingStyleForRow for "One" { answer none }
    on insert { insert "New" at $path with fade }
    on control { log "$text $value"; edit $value }
    on edit { log $value }
    on move { data move $from to $to; log $text }
    on heightForRow for "Six" { answer 99 }
    on titleForHeader for section 1 { answer "Head $section" }
    on titleForHeader for section 0 { answer "none" }
    on scroll { log $value }
    on index { log $value }
    on will-display { log "$text $cell" }
    on end-display { log $path }
    on end-editing { log "e" }
    on load { log "l" }
    on appear { reload section 0; reload section "A"; reload "One" "Two" with fade; separators none; select 0:0; scroll-to last bottom }
    on accessory {
      alert "a" "b" button "x" destructive { delete selected } button "y" { pop to root }
      alert "second"
      sheet "c" button "z" { present "Form" }
    }
    on select for section "B" {
      pop
      screen "Other" {
        title $text; insert "x" at end; move "One" to 0:0; delete "x"; bar right add { pop }
      }
    }
    on select {
      updates { insert section "Q" at 0 { rows a b }; delete section "A"; move section "B" to 0 }
      begin-updates; end-updates; later { push "Other" }; push page "p" "$detail"
      data delete $path; data insert "q"; data insert section "w" { row "r" accessory checkmark }
      data move 0:0 to 1:0; data delete section 0; data move section 0 to 1
      table delete $path; table insert at 0:0; table insert section at 0
      table delete section 0 section 1; table reload $path; table move 0:0 to 0:1
      table move section 0 to 1; data { section "z" { rows 3 "N $row" } }
      apply { section "y" { row "1" } }; edit controller toggle; row-height 20; prompt "p"
      back-title "b"; bar left "Go" disabled; bar left "Log" { log "l" }; bar right none; text "t" for 0:0
      editable no for $path; height 33 for all; accessory switch off for first; layout
    }
    bar toolbar "T" { log "t" }
    bar right save { present "Form" }
    screen "Other" as view { rows a b; on select { dismiss } }
    screen "Form" as form {
      field "Name" "n" placeholder "p" keyboard ascii
      field "name"; field "名前"; field "住所"; field "1st"; field "text"; field "class"
      on done { log $value; screen "Page" { body $Name }; log "$name" }
    }
    screen "form" { rows "a\\u{D}1\\u{0}2\\u{7F}3\\u{85}4\\u{2028}\\u{202E}%" }
    screen "フォーム" as page { body "\\u{D}%" }
    screen "写真" { on select { log "\\u{D}1% $text"; push "form"; push "フォーム" } }
    screen "UITable" { rows 2 }
    screen "Page" as page { body "b" }
    screen "Nothing" as empty { tabs-when-pushed hidden }
    style grouped
    """

  /// The code of every example and of the wide script, by their names.
  private func code(_ language: String) throws -> [(name: String, code: String)] {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "code").path
    var found: [(name: String, code: String)] = []
    for name in ExampleTests.scripts + ["wide"] {
      let place = Run.examples.appending(path: name)
      let script = name == "wide" ? Self.wide : "source \"\(place.lastPathComponent)\""
      let run = try Run(
        ["--quiet", "-"], input: "\(script)\nexport \(language) \"\(file)\"\n",
        folder: name == "wide" ? folder.url : place.deletingLastPathComponent())
      #expect((run.errors, run.status) == ("", 0), "\(name)")
      found.append((name, folder.text("code")))
    }
    return found
  }

  @Test func everyExampleIsSwiftThatCompiles() throws {
    let compiler = try #require(Compiler("swiftc"))
    let folder = try TemporaryFolder()
    let stub = Self.stub.appending(path: "UIKit.swift").path
    let module = folder.url.appending(path: "UIKit.swiftmodule").path
    let made = try compiler.messages([
      "-swift-version", "6", "-emit-module", "-parse-as-library", "-module-name", "UIKit",
      "-emit-module-path", module, stub,
    ])
    #expect(made.errors == "" && made.status == 0)
    var whole = "import UIKit\n"
    for (number, example) in try code("swift").enumerated() {
      let body = example.code.split(separator: "\n").filter { $0 != "import UIKit" }
      #expect(body.contains { $0.hasPrefix("final class ") }, "\(example.name)")
      whole += "// \(example.name)\nenum Example\(number) {\n\(body.joined(separator: "\n"))\n}\n"
    }
    let file = try folder.write(whole, to: "examples.swift")
    let run = try compiler.messages([
      "-swift-version", "6", "-typecheck", "-parse-as-library", "-I", folder.url.path, file,
    ])
    #expect(run.errors == "" && run.status == 0)
  }

  @Test(.enabled(if: Compiler("clang") != nil))
  func everyExampleIsObjectiveCThatCompiles() throws {
    let compiler = try #require(Compiler("clang"))
    let folder = try TemporaryFolder()
    for example in try code("objc") {
      #expect(example.code.contains("\n@implementation "), "\(example.name)")
      let file = try folder.write(example.code, to: "example.m")
      let run = try compiler.messages([
        "-target", "arm64-apple-ios17.0", "-fsyntax-only", "-fobjc-arc", "-fblocks", "-Wall",
        "-Wno-unused", "-x", "objective-c", "-I", Self.stub.appending(path: "include").path, file,
      ])
      #expect(run.errors == "" && run.status == 0, "\(example.name)")
    }
  }
}

/// A compiler of the toolchain that built the tests.
private struct Compiler {
  let program: URL

  /// nil: it is not on the path.
  init?(_ name: String) {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    var found = folders.map { URL(filePath: String($0)).appending(path: name) }
    // Beside swiftc there is a clang, wherever the path has links to.
    found += folders.map {
      URL(filePath: String($0)).appending(path: "swiftc").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: name)
    }
    guard
      let program = found.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path)
      })
    else { return nil }
    self.program = program
  }

  func messages(_ arguments: [String]) throws -> (errors: String, status: Int32) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let files = try TemporaryFolder()
    process.standardOutput = try files.writer("out")
    process.standardError = try files.writer("err")
    try process.run()
    process.waitUntilExit()
    return (files.text("out") + files.text("err"), process.terminationStatus)
  }
}
