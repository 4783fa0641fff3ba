// Linked into the static tool.
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// In place of the 34 MB of ICU's data on languages, regions, calendars and encodings, which the tool does not use: an
// archive with nothing in it. -DDATA=icudt76_dat names the symbol, which has ICU's version in it.
const struct {
    uint16_t headerSize;
    uint8_t magic1, magic2;
    uint16_t infoSize, reserved;
    uint8_t isBigEndian, charsetFamily, sizeofUChar, reserved2;
    uint8_t dataFormat[4], formatVersion[4], dataVersion[4];
    uint32_t padding[2], count;
} DATA __attribute__((aligned(16))) = {
    32, 0xda, 0x27, 20, 0, 0, 0, 2, 0, {'T', 'o', 'C', 'P'}, {1, 0, 0, 0}, {0, 0, 0, 0}, {0, 0}, 0,
};

void _swift_stdlib_overrideUnsafeArgvArgc(char **argv, int argc);

// Swift's runtime reads the arguments and its own folder from /proc. Without it, as in an empty root folder, there
// would be no arguments, and the runtime would abort, although the tool needs nothing from that folder. Runs before
// the runtime's own initializers.
__attribute__((constructor(101))) static void doWithoutProc(int argc, char **argv) {
    if (access("/proc/self/exe", F_OK) == 0) return;
    setenv("SWIFT_ROOT", "/", 0);
    _swift_stdlib_overrideUnsafeArgvArgc(argv, argc);
}

// In place of open, by the linker's --wrap. Dispatch reads in /proc from time to time which of its threads run, and
// traps if it cannot. Without /proc, it reads here that they all do.
int __real_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    int file = __real_open(path, flags, va_arg(rest, mode_t));
    va_end(rest);
    if (file != -1 || errno != ENOENT || strncmp(path, "/proc/", 6) || strcmp(path + strlen(path) - 5, "/stat"))
        return file;
    int ends[2];
    if (pipe(ends)) return -1;
    if (write(ends[1], "0 () R", 6) != 6) errno = EIO;
    close(ends[1]);
    return ends[0];
}
