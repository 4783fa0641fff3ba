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
// Then the first bytes that no identifier begins with, up to eight; all bits are set if there are more.
enum { FIRST_BYTES = 1024, OTHER_BYTES = 1056 };

static void add_other(unsigned char *others, unsigned char first) {
    for (int at = 0; at < 8 && first; at++) {
        if (others[at] == first) return;
        if (others[at] == 0) {
            others[at] = first;
            return;
        }
    }
    memset(others, 0xFF, 8);
}

void byte_beginnings_add(uint64_t *beginnings, const void *word) {
    unsigned char first = *(const unsigned char *)word;
    add(beginnings, beginning(word));
    ((unsigned char *)(beginnings + FIRST_BYTES))[first] = 1;
    if (!is_identifier[first]) add_other((unsigned char *)(beginnings + OTHER_BYTES), first);
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
    // The first and the last eight bytes, or twice the first and the last four.
    size_t inner = length < 8 ? length - 4 : 4;
    uint64_t hash = four_bytes(word) | (uint64_t)four_bytes(word + inner) << 32;
    uint64_t end = four_bytes(word + length - 4 - inner) | (uint64_t)four_bytes(word + length - 4) << 32;
    hash = (hash ^ (end + length) * end_factor) * word_factor;
    hash ^= hash >> 32;
    hash *= word_factor;
    hash ^= hash >> 29;
    return (byte_word){(uint32_t)hash, (uint32_t)(hash >> 32)};
}

byte_word byte_word_of(const void *word, size_t length) {
    return word_numbers(word, length);
}

/// The character of a filter that holds the bit of a number, and that bit.
static size_t filter_character(uint32_t number, size_t size) { return (size_t)(((uint64_t)number * size) >> 32); }

static uint8_t filter_bit(uint32_t number) { return (uint8_t)(1u << ((number & 0xFFFF) * BYTE_WORDS_BITS >> 16)); }

static void filter_add(uint8_t *filter, size_t size, uint32_t number) {
    filter[filter_character(number, size)] |= filter_bit(number);
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

// A test compiles this file once more for each way. BYTE_SEARCH_PLAIN takes the one that knows no processor.
#if defined(__SSE2__) && !defined(BYTE_SEARCH_PLAIN) && !defined(BYTE_SEARCH_NEON)
#include <emmintrin.h>
#define BYTE_SEARCH_BLOCKS
#elif (defined(__aarch64__) && defined(__ARM_NEON) && !defined(BYTE_SEARCH_PLAIN)) || defined(BYTE_SEARCH_NEON)
#include <arm_neon.h>
#define BYTE_SEARCH_BLOCKS
#define BYTE_SEARCH_ARM
#endif

#ifdef BYTE_SEARCH_BLOCKS

/// Which of 64 bytes are part of identifiers, and which are among eight others.
typedef struct { uint64_t identifiers, others; } byte_kinds;

#ifdef BYTE_SEARCH_ARM
/// A bit for each of 64 bytes that are all ones or all zeros: each byte keeps the bit of its position in a group of
/// eight, and pairs are added until a group is one byte.
static uint64_t bits_of(const uint8x16_t *parts) {
    static const uint8_t positions[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    uint8x16_t bit = vld1q_u8(positions);
    uint8x16_t first = vpaddq_u8(vandq_u8(parts[0], bit), vandq_u8(parts[1], bit));
    uint8x16_t second = vpaddq_u8(vandq_u8(parts[2], bit), vandq_u8(parts[3], bit));
    uint8x16_t all = vpaddq_u8(first, second);
    return vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(all, all)), 0);
}

static byte_kinds kinds(const unsigned char *bytes, const unsigned char *others) {
    uint8x16_t words[4], rest[4];
    for (int part = 0; part < 4; part++) {
        uint8x16_t these = vld1q_u8(bytes + 16 * part);
        uint8x16_t letters = vsubq_u8(vorrq_u8(these, vdupq_n_u8(0x20)), vdupq_n_u8('a'));
        uint8x16_t digits = vsubq_u8(these, vdupq_n_u8('0'));
        uint8x16_t ascii = vorrq_u8(vcleq_u8(letters, vdupq_n_u8(25)), vcleq_u8(digits, vdupq_n_u8(9)));
        uint8x16_t more = vorrq_u8(vceqq_u8(these, vdupq_n_u8('_')), vcleq_u8(vdupq_n_u8(0x80), these));
        words[part] = vorrq_u8(ascii, more);
        rest[part] = vdupq_n_u8(0);
        for (int at = 0; at < 8 && others[at]; at++)
            rest[part] = vorrq_u8(rest[part], vceqq_u8(these, vdupq_n_u8(others[at])));
    }
    return (byte_kinds){bits_of(words), bits_of(rest)};
}
#else
static byte_kinds kinds(const unsigned char *bytes, const unsigned char *others) {
    byte_kinds all = {0, 0};
    for (int part = 0; part < 4; part++) {
        __m128i these = _mm_loadu_si128((const __m128i *)(bytes + 16 * part));
        __m128i letters = _mm_sub_epi8(_mm_or_si128(these, _mm_set1_epi8(0x20)), _mm_set1_epi8('a'));
        __m128i digits = _mm_sub_epi8(these, _mm_set1_epi8('0'));
        __m128i is_word = _mm_or_si128(
            _mm_cmpeq_epi8(_mm_min_epu8(letters, _mm_set1_epi8(25)), letters),
            _mm_or_si128(
                _mm_cmpeq_epi8(_mm_min_epu8(digits, _mm_set1_epi8(9)), digits),
                _mm_cmpeq_epi8(these, _mm_set1_epi8('_'))));
        __m128i is_other = _mm_setzero_si128();
        for (int at = 0; at < 8 && others[at]; at++)
            is_other = _mm_or_si128(is_other, _mm_cmpeq_epi8(these, _mm_set1_epi8((char)others[at])));
        // The upper bit of a byte that is not ASCII is its own mark.
        all.identifiers |= (uint64_t)(uint32_t)_mm_movemask_epi8(_mm_or_si128(is_word, these)) << 16 * part;
        all.others |= (uint64_t)(uint32_t)_mm_movemask_epi8(is_other) << 16 * part;
    }
    return all;
}
#endif

/// The position of the lowest bit that is set, of which there must be one.
static size_t lowest(uint64_t bits) { return (size_t)__builtin_ctzll(bits); }

/// Searches blocks of 64 bytes from `*at` on, where no word runs into it, and moves it to the first byte that was not
/// searched. The loops have few branches that a processor cannot predict.
static size_t search_blocks(
    const uint64_t *beginnings, const unsigned char *all, size_t count, size_t *at, uint8_t *filter, size_t size,
    size_t *places) {
    const unsigned char *is_first = (const unsigned char *)(beginnings + FIRST_BYTES);
    const unsigned char *other_bytes = (const unsigned char *)(beginnings + OTHER_BYTES);
    int takes_all = beginnings[OTHER_BYTES] == ~(uint64_t)0;
    size_t result = 0;
    // The last bytes of a block may begin a word that is looked for.
    while (*at + 64 + BYTE_BEGINNING_LENGTH <= count && result + 64 <= BYTE_PLACES_COUNT) {
        const unsigned char *block = all + *at;
        byte_kinds found = kinds(block, other_bytes);
        uint64_t words = found.identifiers, used = ~(uint64_t)0;
        size_t length = 64;
        if (words == used) {
            while (*at + length < count && is_identifier[block[length]]) length++;
            if (filter) word_add(filter, size, block, length);
            words = used = 1;
        } else if (words >> 63) {
            // The last word may be longer, and belongs to the next block.
            length = 64 - (size_t)__builtin_clzll(~words);
            used = ((uint64_t)1 << length) - 1;
            words &= used;
        }
        uint64_t starts = words & ~(words << 1);
        if (filter) {
            // Those that are not too short.
            uint64_t long_ones = starts & words >> 1 & words >> 2 & words >> 3;
            for (; long_ones; long_ones &= long_ones - 1) {
                size_t place = lowest(long_ones);
                word_add(filter, size, block + place, lowest(~words >> place));
            }
        }
        uint64_t others = used & ~found.identifiers & (takes_all ? used : found.others);
        for (uint64_t candidates = starts | others; candidates; candidates &= candidates - 1) {
            const unsigned char *place = block + lowest(candidates);
            if (holds(beginnings, beginning(place)) && is_first[*place]) places[result++] = (size_t)(place - all);
        }
        *at += length;
    }
    return result;
}
#else
static size_t search_blocks(
    const uint64_t *beginnings, const unsigned char *all, size_t count, size_t *at, uint8_t *filter, size_t size,
    size_t *places) {
    return 0;
}
#endif

size_t byte_beginnings_search(
    const uint64_t *beginnings, const void *bytes, size_t count, size_t *at, uint8_t *filter, size_t size,
    size_t *places) {
    const unsigned char *all = bytes, *is_first = (const unsigned char *)(beginnings + FIRST_BYTES);
    size_t result = search_blocks(beginnings, all, count, at, filter, size, places);
    while (*at + BYTE_BEGINNING_LENGTH <= count && result + 64 <= BYTE_PLACES_COUNT) {
        size_t place = *at, end = place + 1;
        if (is_identifier[all[place]]) {
            while (end < count && is_identifier[all[end]]) end++;
            if (filter && end - place >= BYTE_WORD_LENGTH) word_add(filter, size, all + place, end - place);
        }
        if (is_first[all[place]] && holds(beginnings, beginning(all + place))) places[result++] = place;
        *at = end;
    }
    if (*at + BYTE_BEGINNING_LENGTH > count) *at = count;
    return result;
}

static int filter_holds(const uint8_t *filter, size_t size, uint32_t number) {
    return (filter[filter_character(number, size)] & filter_bit(number)) != 0;
}

int byte_words_may_hold(const uint8_t *filter, size_t size, byte_word word) {
    return filter_holds(filter, size, word.first) && filter_holds(filter, size, word.second);
}
