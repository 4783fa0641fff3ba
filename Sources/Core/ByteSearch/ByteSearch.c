#define _GNU_SOURCE
#include "ByteSearch.h"
#include <string.h>

const void *byte_search(const void *bytes, size_t count, const void *word, size_t length) {
    return memmem(bytes, count, word, length);
}

int byte_equal(const void *one, const void *other, size_t count) { return memcmp(one, other, count) == 0; }

size_t byte_next(const void *bytes, size_t count, size_t start, unsigned char byte) {
    const unsigned char *all = bytes, *found = memchr(all + start, byte, count - start);
    return found ? (size_t)(found - all) : count;
}

static const unsigned char is_identifier[256] = {
    ['0' ... '9'] = 1, ['A' ... 'Z'] = 1, ['a' ... 'z'] = 1, ['_'] = 1, [0x80 ... 0xFF] = 1,
};

static uint32_t beginning(const unsigned char *bytes) {
    uint32_t word;
    memcpy(&word, bytes, sizeof word);
    return (word * 0x9E3779B1u) >> 16;
}

static int holds(const uint64_t *bits, uint32_t bit) { return bits[bit >> 6] >> (bit & 63) & 1; }

static void add(uint64_t *bits, uint32_t bit) { bits[bit >> 6] |= (uint64_t)1 << (bit & 63); }

// 65,536 bits for the hashes of the beginnings, then a byte for each first byte: 1 where a word in the set begins so.
enum { FIRST_BYTES = 1024 };

void byte_beginnings_add(uint64_t *beginnings, const void *word) {
    add(beginnings, beginning(word));
    ((unsigned char *)(beginnings + FIRST_BYTES))[*(const unsigned char *)word] = 1;
}

// Each word is mixed into both lanes by a multiplication of 64 by 64 bits whose halves are folded together.
static uint64_t folded(uint64_t left, uint64_t right) {
    __uint128_t product = (__uint128_t)left * right;
    return (uint64_t)product ^ (uint64_t)(product >> 64);
}

typedef struct { uint64_t low, high; } lanes;

static lanes mixed(lanes into, uint64_t one, uint64_t other) {
    uint64_t low = folded(into.low ^ one, 0xE7037ED1A0B428DBu ^ other);
    return (lanes){low, folded(into.high ^ other, 0x8EBC6AF09C88C6E3u ^ one) + low};
}

byte_hash_value byte_hash(const void *bytes, size_t count) {
    const unsigned char *next = bytes, *end = next + count;
    lanes sum = {0x9E3779B97F4A7C15u ^ count, 0xC2B2AE3D27D4EB4Fu + count};
    uint64_t pair[2];
    for (; end - next >= (ptrdiff_t)sizeof pair; next += sizeof pair) {
        memcpy(pair, next, sizeof pair);
        sum = mixed(sum, pair[0], pair[1]);
    }
    if (next < end) {
        pair[0] = pair[1] = 0;
        memcpy(pair, next, (size_t)(end - next));
        sum = mixed(sum, pair[0], pair[1]);
    }
    return (byte_hash_value){folded(sum.low, 0x589965CC75374CC3u), folded(sum.high ^ sum.low, 0x1D8E4E27C47D124Fu)};
}

static const uint64_t word_factor = 0xD6E8FEB86659FD93u, end_factor = 0x9E3779B97F4A7C15u;

static uint32_t four_bytes(const unsigned char *bytes) {
    uint32_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

/// By how it begins, how it ends and how long it is: words that are alike in these count as one.
static byte_word word_numbers(const unsigned char *word, size_t length) {
    uint64_t hash, end = 0;
    if (length >= 8) {
        memcpy(&hash, word, sizeof hash);
        memcpy(&end, word + length - 8, sizeof end);
    } else {
        hash = four_bytes(word) | (uint64_t)four_bytes(word + length - 4) << 32;
    }
    hash = (hash ^ (end + length) * end_factor) * word_factor;
    hash ^= hash >> 32;
    hash *= word_factor;
    hash ^= hash >> 29;
    return (byte_word){(uint32_t)hash, (uint32_t)(hash >> 32)};
}

byte_word byte_word_of(const void *word, size_t length) {
    return word_numbers(word, length);
}

/// The bit of a number, of as many as the filter has.
static size_t filter_bit(uint32_t number, size_t size) {
    return (size_t)(((uint64_t)number * (size * BYTE_WORDS_BITS)) >> 32);
}

static void filter_add(uint8_t *filter, size_t size, uint32_t number) {
    size_t bit = filter_bit(number, size);
    uint8_t *character = &filter[bit / BYTE_WORDS_BITS];
    *character = (uint8_t)(BYTE_WORDS_ZERO + ((*character - BYTE_WORDS_ZERO) | 1u << bit % BYTE_WORDS_BITS));
}

static void word_add(uint8_t *filter, size_t size, const unsigned char *bytes, size_t length) {
    byte_word word = word_numbers(bytes, length);
    filter_add(filter, size, word.first);
    filter_add(filter, size, word.second);
}

void byte_words_add(uint8_t *filter, size_t size, const void *bytes, size_t count) {
    const unsigned char *all = bytes;
    size_t at = 0;
    while (at < count) {
        if (!is_identifier[all[at]]) {
            at++;
            continue;
        }
        size_t start = at;
        while (at < count && is_identifier[all[at]]) at++;
        if (at - start >= BYTE_WORD_LENGTH) word_add(filter, size, all + start, at - start);
    }
}

size_t byte_beginnings_search(
    const uint64_t *beginnings, const void *bytes, size_t count, size_t start, uint8_t *filter, size_t size) {
    const unsigned char *all = bytes, *is_first = (const unsigned char *)(beginnings + FIRST_BYTES);
    size_t at = start;
    // The rest of a word that was found before.
    if (at > 0 && is_identifier[all[at - 1]])
        while (at < count && is_identifier[all[at]]) at++;
    while (at + BYTE_BEGINNING_LENGTH <= count) {
        size_t place = at;
        if (is_identifier[all[at++]]) {
            while (at < count && is_identifier[all[at]]) at++;
            if (filter && at - place >= BYTE_WORD_LENGTH) word_add(filter, size, all + place, at - place);
        }
        if (is_first[all[place]] && holds(beginnings, beginning(all + place))) return place;
    }
    return count;
}

static int filter_holds(const uint8_t *filter, size_t size, uint32_t number) {
    size_t bit = filter_bit(number, size);
    return (filter[bit / BYTE_WORDS_BITS] - BYTE_WORDS_ZERO) >> bit % BYTE_WORDS_BITS & 1;
}

int byte_words_may_hold(const uint8_t *filter, size_t size, byte_word word) {
    return filter_holds(filter, size, word.first) && filter_holds(filter, size, word.second);
}
