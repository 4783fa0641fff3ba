#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted on this system. Where they are not, the count stays 0.
bool allocation_counter_works(void);

/// How many times this thread has allocated memory since it started.
uint64_t allocation_count(void);

/// Bytes that all threads hold now, as the allocator accounts for them.
uint64_t allocated_bytes(void);

#endif
