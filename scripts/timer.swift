// Runs two programs in turn, so that both meet the same machine, and prints what each took:
//   timer RUNS COMMAND… -- COMMAND…   →   median microseconds and most kilobytes, of one and the other
import Glibc

struct Sample {
  var microseconds: Int
  var kilobytes: Int
}

func fail(_ text: String) -> Never {
  fputs("timer: \(text)\n", stderr)
  exit(1)
}

func run(_ words: [String]) -> Sample {
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  defer { posix_spawn_file_actions_destroy(&actions) }
  var (before, after) = (timespec(), timespec())
  clock_gettime(CLOCK_MONOTONIC, &before)
  var pid: pid_t = 0
  guard posix_spawnp(&pid, words[0], &actions, nil, &arguments, environ) == 0 else {
    fail("cannot start \(words[0])")
  }
  var (status, usage): (Int32, rusage) = (0, rusage())
  while wait4(pid, &status, 0, &usage) < 0 {}
  clock_gettime(CLOCK_MONOTONIC, &after)
  guard status == 0 else { fail("\(words.joined(separator: " ")): status \(status >> 8)") }
  let nanoseconds = (after.tv_sec - before.tv_sec) * 1_000_000_000 + after.tv_nsec - before.tv_nsec
  return Sample(microseconds: nanoseconds / 1000, kilobytes: usage.ru_maxrss)
}

func summary(_ samples: [Sample]) -> String {
  let times = samples.map(\.microseconds).sorted()
  return "\(times[times.count / 2]) \(samples.map(\.kilobytes).max() ?? 0)"
}

let words = Array(CommandLine.arguments.dropFirst())
guard let runs = words.first.flatMap({ Int($0) }), runs > 0,
  let dashes = words.firstIndex(of: "--"),
  dashes > 1, dashes + 1 < words.count
else { fail("timer RUNS COMMAND… -- COMMAND…") }
let one = Array(words[1..<dashes])
let other = Array(words[(dashes + 1)...])
var samples: (one: [Sample], other: [Sample]) = ([], [])
for _ in 0..<runs {
  samples.one.append(run(one))
  samples.other.append(run(other))
}
print(summary(samples.one), summary(samples.other))
