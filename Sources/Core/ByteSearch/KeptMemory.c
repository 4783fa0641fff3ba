#include "KeptMemory.h"

// Any header of the C library says whether it is glibc.
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void keep_freed_memory(void) {
#ifdef __GLIBC__
    // Each time the C library grows or shrinks its memory, the system clears new pages.
    mallopt(M_TOP_PAD, 64 << 20);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
#endif
}
