// Linking this object replaces the allocation functions of the C library by
// ones that count and then call it. Only where symbols of the program come
// before those of a library, which is so on Linux.

#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "AllocationCounter.h"

#ifdef __linux__

#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <stdlib.h>

// `initial-exec`: reading it never allocates, so that the functions below may.
static __thread uint64_t count __attribute__((tls_model("initial-exec")));

bool allocation_counter_works(void) { return true; }

uint64_t allocation_count(void) { return count; }

uint64_t allocated_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

// dlsym may allocate before the C library's own functions are known. These
// bytes serve it; nothing gives them back, and `free` knows them by address.
static _Alignas(16) char early[4096];
static size_t early_used;

static void *early_allocate(size_t size) {
    size_t start = early_used;
    if (size > sizeof early - start) return NULL;
    early_used = start + ((size + 15) & ~(size_t)15);
    return early + start;
}

static bool is_early(const void *memory) {
    return (const char *)memory >= early && (const char *)memory < early + sizeof early;
}

// Looks the C library's function up once; `seeking` is set while dlsym runs.
static __thread bool seeking __attribute__((tls_model("initial-exec")));

static void *next(const char *name, void **known) {
    void *found = __atomic_load_n(known, __ATOMIC_ACQUIRE);
    if (found || seeking) return found;
    seeking = true;
    found = dlsym(RTLD_NEXT, name);
    seeking = false;
    __atomic_store_n(known, found, __ATOMIC_RELEASE);
    return found;
}

#define NEXT(name)                                                                                           \
    static void *known_##name;                                                                               \
    __typeof__(&name) original = (__typeof__(&name))next(#name, &known_##name)

void *malloc(size_t size) {
    NEXT(malloc);
    count += 1;
    return original ? original(size) : early_allocate(size);
}

void *calloc(size_t number, size_t size) {
    NEXT(calloc);
    count += 1;
    // The early bytes are zero: they are static and never handed out twice.
    return original ? original(number, size) : early_allocate(number * size);
}

void *realloc(void *memory, size_t size) {
    NEXT(realloc);
    count += 1;
    // dlsym does not resize; whoever does would lose the bytes, so say no.
    if (!original || is_early(memory)) return NULL;
    return original(memory, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    NEXT(posix_memalign);
    count += 1;
    return original ? original(memory, alignment, size) : ENOMEM;
}

void *aligned_alloc(size_t alignment, size_t size) {
    NEXT(aligned_alloc);
    count += 1;
    return original ? original(alignment, size) : NULL;
}

void free(void *memory) {
    if (is_early(memory)) return;
    NEXT(free);
    if (original) original(memory);
}

#else

bool allocation_counter_works(void) { return false; }

uint64_t allocation_count(void) { return 0; }

uint64_t allocated_bytes(void) { return 0; }

#endif
