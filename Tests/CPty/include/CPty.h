#ifndef CPTY_H
#define CPTY_H

#include <stddef.h>

// What Swift does not see of the C library, for tests through a pseudo-terminal.

// Opens a pseudo-terminal, ready for its other side; -1 when there is none.
int cpty_open(void);
// Writes the name of the other side; 0 when there is room for it.
int cpty_name(int terminal, char *name, size_t size);
// The flags of posix_spawn for the leader of a session with all signals as they are by default.
short cpty_spawn_flags(void);

#endif
