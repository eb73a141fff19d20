#define _GNU_SOURCE
#include "CPty.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <unistd.h>

int cpty_open(void) {
  int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (terminal < 0) return -1;
  if (grantpt(terminal) == 0 && unlockpt(terminal) == 0) return terminal;
  close(terminal);
  return -1;
}
int cpty_name(int terminal, char *name, size_t size) { return ptsname_r(terminal, name, size); }
short cpty_spawn_flags(void) {
  return POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
}
