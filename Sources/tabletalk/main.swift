import Glibc

Interrupts.watch()
exit(Program.run(CommandLine.arguments).rawValue)
