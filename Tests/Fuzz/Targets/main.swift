import CFuzzer
import CommandLanguage
import Glibc
import TableKit

// `fuzz --TARGET [libFuzzer's options] [FOLDER…]`: feeds one target; `scripts/fuzz` builds and runs it.
// libFuzzer passes over what begins with two dashes, and hands it on to the processes that it starts.
// `fuzz --lines FILE` prints the script that an input of the session is.
// `fuzz --play [ERA] <SCRIPT` plays a script at the prompt, each line undone and redone, and `--play-quietly` one
// that nobody looks at, with the same checks.
// `fuzz --dictionary` prints the words of the language as libFuzzer reads them.

let names = CommandLine.arguments.dropFirst().filter { $0.hasPrefix("--") }.map {
  String($0.dropFirst(2))
}
if names == ["dictionary"] {
  for word in CommandSpec.names + ["${", "\\u{", "section", "for", "at", "all", "first"] {
    print("\"\(word.replacing("\\", with: "\\\\"))\"")
  }
  exit(0)
}
if names == ["lines"], let path = CommandLine.arguments.last, let file = fopen(path, "r") {
  var bytes = [UInt8](repeating: 0, count: 1 << 16)
  bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
  var script = ScriptMaker(bytes)
  print("# interactive \(script.flag()), era \(script.era().version)")
  while let line = script.next() { print(line, script.flag() ? "  # undone" : "") }
  exit(0)
}
if names == ["play"] || names == ["play-quietly"] {
  let era = CommandLine.arguments.last.flatMap(Int.init).flatMap { Era($0) }
  let lines = sequence(state: ()) { _ in readLine() }
  playLines(lines, isInteractive: names == ["play"], era: era ?? Device.classic.era)
  exit(0)
}
guard names.count == 1, let target = Target(rawValue: names[0]) else {
  let all = Target.allCases.map { "--\($0.rawValue)" }.joined(separator: "|")
  print("usage: fuzz --dictionary|--lines|\(all) [OPTION…] [FOLDER…]")
  exit(2)
}
var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(LLVMFuzzerRunDriver(&count, &arguments, target.entry))
