#ifndef KEPT_MEMORY_H
#define KEPT_MEMORY_H

/// Lets the C library keep memory that is freed, instead of returning it to the system: for a process that soon ends.
void keep_freed_memory(void);

#endif
