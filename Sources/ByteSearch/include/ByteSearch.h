#ifndef BYTE_SEARCH_H
#define BYTE_SEARCH_H

#include <stddef.h>
#include <stdint.h>

/// The first place of `word` in `bytes`, or null: the C library's `memmem`,
/// which Swift does not see on every system.
const void *_Nullable byte_search(
    const void *_Nonnull bytes, size_t count, const void *_Nonnull word, size_t length);

/// 128 bits that tell `count` bytes from others: two lanes of multiplications, for keys and not against an
/// adversary. The same on every machine of one byte order.
typedef struct { uint64_t low, high; } byte_hash_value;
byte_hash_value byte_hash(const void *_Nonnull bytes, size_t count);

#endif
