#ifndef TEXTS_H
#define TEXTS_H

#include <stddef.h>

/// A file of this repository that is part of the tool: its path from the root, and its bytes with a zero behind them.
typedef struct {
    const char *_Nonnull path;
    const unsigned char *_Nonnull bytes;
} text_file;

/// Sorted by path. Those of a folder follow each other.
extern const text_file *_Nonnull const text_files;
extern const size_t text_files_count;

#endif
