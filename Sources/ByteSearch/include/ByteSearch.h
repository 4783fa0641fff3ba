#ifndef BYTE_SEARCH_H
#define BYTE_SEARCH_H

#include <stddef.h>

/// The first place of `word` in `bytes`, or null: the C library's `memmem`,
/// which Swift does not see on every system.
const void *_Nullable byte_search(
    const void *_Nonnull bytes, size_t count, const void *_Nonnull word, size_t length);

#endif
