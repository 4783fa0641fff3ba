#define _GNU_SOURCE
#include "ByteSearch.h"
#include <string.h>

const void *byte_search(const void *bytes, size_t count, const void *word, size_t length) {
    return memmem(bytes, count, word, length);
}
