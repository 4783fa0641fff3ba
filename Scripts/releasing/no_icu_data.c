// In place of the 34 MB of ICU's data on languages, regions, calendars and encodings, which the tool does not use: an
// archive of data with nothing in it. -DDATA=icudt76_dat names the symbol, which has ICU's version in it.
#include <stdint.h>

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
