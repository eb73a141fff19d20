import Glibc
import Replay

Interrupts.watch()
exit(Program.run(CommandLine.arguments).rawValue)
