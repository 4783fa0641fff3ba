#ifndef BYTE_SEARCH_H
#define BYTE_SEARCH_H

#include <stddef.h>
#include <stdint.h>

/// The first place of `word` in `bytes`, or null: the C library's `memmem`,
/// which Swift does not see on every system.
const void *_Nullable byte_search(
    const void *_Nonnull bytes, size_t count, const void *_Nonnull word, size_t length);

/// How many bytes a word has at least that is searched for by its beginning, and how many words of 64 bits hold a set
/// of beginnings.
enum { BYTE_BEGINNING_LENGTH = 4, BYTE_BEGINNINGS_COUNT = 1028 };

/// Adds the beginning of `word`, which has at least four bytes, to a set of `BYTE_BEGINNINGS_COUNT` words.
void byte_beginnings_add(uint64_t *_Nonnull beginnings, const void *_Nonnull word);

/// The first place from `start` on where a word may begin whose beginning is in the set, and where no identifier
/// runs into it; `count` where there is none. It may take too much for a word, and never too little.
size_t byte_beginnings_search(
    const uint64_t *_Nonnull beginnings, const void *_Nonnull bytes, size_t count, size_t start);

/// 128 bits that tell `count` bytes from others: two lanes of multiplications, for keys and not against an
/// adversary. The same on every machine of one byte order.
typedef struct { uint64_t low, high; } byte_hash_value;
byte_hash_value byte_hash(const void *_Nonnull bytes, size_t count);

#endif
