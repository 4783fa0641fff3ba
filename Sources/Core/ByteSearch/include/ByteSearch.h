#ifndef BYTE_SEARCH_H
#define BYTE_SEARCH_H

#include <stddef.h>
#include <stdint.h>

/// The first place of `word` in `bytes`, or null: the C library's `memmem`,
/// which Swift does not see on every system.
const void *_Nullable byte_search(
    const void *_Nonnull bytes, size_t count, const void *_Nonnull word, size_t length);

/// Whether two runs of `count` bytes are equal.
int byte_equal(const void *_Nonnull one, const void *_Nonnull other, size_t count);

/// The first place of `byte` from `start` on, which is at most `count`; `count` if there is none.
size_t byte_next(const void *_Nonnull bytes, size_t count, size_t start, unsigned char byte);

/// How many bytes a word has at least that is searched for by its beginning, and how many words of 64 bits hold a set
/// of beginnings.
enum { BYTE_BEGINNING_LENGTH = 4, BYTE_BEGINNINGS_COUNT = 1057 };

/// Adds the beginning of `word`, which has at least four bytes, to a set of `BYTE_BEGINNINGS_COUNT` words.
void byte_beginnings_add(uint64_t *_Nonnull beginnings, const void *_Nonnull word);

/// How many bytes a word in a filter has at least. Most files contain most of the shorter ones.
enum { BYTE_WORD_LENGTH = 4 };

/// Two numbers of a word that is not too short, by which a filter of words knows it.
typedef struct { uint32_t first, second; } byte_word;
byte_word byte_word_of(const void *_Nonnull word, size_t length);

/// A filter of words is text, with six bits in each character; '@' has none of them set.
enum { BYTE_WORDS_BITS = 6, BYTE_WORDS_ZERO = '@' };

/// Adds every word of `bytes` that is not too short to a filter of `size` characters, each of which is at least
/// BYTE_WORDS_ZERO. A word is a run of bytes that identifiers are made of.
void byte_words_add(uint8_t *_Nonnull filter, size_t size, const void *_Nonnull bytes, size_t count);

/// Whether a word may be among those that were added; one that was is.
int byte_words_may_hold(const uint8_t *_Nonnull filter, size_t size, byte_word word);

/// How many places a search finds at a time, at most.
enum { BYTE_PLACES_COUNT = 512 };

/// Finds places, in order, where a word may begin whose beginning is in the set, and where no identifier runs into it.
/// They may be too many, and are never too few. The search starts at `*at`, which is 0 or where the last one stopped,
/// and moves it; it is done when that is `count`. The words that it passes are added to the filter, if there is one.
///
/// Returns the number of places, which it writes to `places`.
size_t byte_beginnings_search(
    const uint64_t *_Nonnull beginnings, const void *_Nonnull bytes, size_t count, size_t *_Nonnull at,
    uint8_t *_Nullable filter, size_t size, size_t *_Nonnull places);

/// 128 bits that tell `count` bytes from others: two lanes of multiplications, for keys and not against an
/// adversary. The same on every machine of one byte order.
typedef struct { uint64_t low, high; } byte_hash_value;
byte_hash_value byte_hash(const void *_Nonnull bytes, size_t count);

#endif
