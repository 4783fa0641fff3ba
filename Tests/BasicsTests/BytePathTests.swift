import Foundation
import Testing
import ToolRunner

/// The three ways of the search for beginnings of words: with SSE2, byte by byte, and with NEON. Each is compiled here,
/// and all find the same places and words. NEON's instructions are replaced by functions, as this may not be an ARM
/// processor; the real ones were never run.
@Suite struct BytePathTests {
    @Test(arguments: ["BYTE_SEARCH_PLAIN", "BYTE_SEARCH_NEON"]) func findsWhatThisProcessorsWayFinds(_ way: String)
        throws
    {
        let folder = try TemporaryFolder()
        try folder.write("main.c", Self.program)
        try folder.write("neon/arm_neon.h", Self.neon)
        let sources = RuntimeBuild.project.appendingPathComponent("Sources/Core/ByteSearch")
        func output(_ name: String, _ options: [String]) throws -> String {
            let built = try Command.run(
                Command.clang,
                [
                    "-O1", "-Wall", "-Werror", "-I", sources.appendingPathComponent("include").path, "main.c",
                    sources.appendingPathComponent("ByteSearch.c").path, "-o", name,
                ] + options, in: folder.url)
            #expect(built.status == 0, "\(built.output)\(built.errors)")
            return try Command.run(folder.url.appendingPathComponent(name).path, []).output
        }
        let usual = try output("usual", [])
        #expect(usual.split(separator: "\n").count == 2_000)
        let other = try output("other", ["-D\(way)"] + (way == "BYTE_SEARCH_NEON" ? ["-I", "neon"] : []))
        #expect(other == usual)
    }

    /// With the compiler's own header of ARM's instructions; nothing is linked or run.
    @Test(arguments: ["aarch64-linux-gnu", "arm64-apple-macos11"]) func compilesForARM(_ target: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("headers/string.h", Self.header)
        let sources = RuntimeBuild.project.appendingPathComponent("Sources/Core/ByteSearch")
        let built = try Command.run(
            Command.clang,
            [
                "--target=\(target)", "-ffreestanding", "-nostdlibinc", "-O2", "-Wall", "-Werror", "-I", "headers",
                "-I",
                sources.appendingPathComponent("include").path, "-S", "-o", "search.s",
                sources.appendingPathComponent("ByteSearch.c").path,
            ], in: folder.url)
        #expect(built.status == 0, "\(built.output)\(built.errors)")
        let code = try String(contentsOf: folder.url.appendingPathComponent("search.s"), encoding: .utf8)
        #expect(code.contains("addp"))
    }

    /// The functions of the C library that the search calls.
    private static let header = """
        #include <stddef.h>
        void *memcpy(void *, const void *, size_t);
        void *memset(void *, int, size_t);
        int memcmp(const void *, const void *, size_t);
        void *memchr(const void *, int, size_t);
        void *memmem(const void *, size_t, const void *, size_t);
        """

    /// Searches random texts, and prints the places and the words of each.
    private static let program = #"""
        #include "ByteSearch.h"
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>

        static uint64_t state = 1;
        static unsigned roll(unsigned sides) {
            state = state * 6364136223846793005u + 1442695040888963407u;
            return (unsigned)((state >> 33) % sides);
        }

        int main(void) {
            const char *words[] = {"Container", "resolve", "@Injected", "#if DEBUG", "_under", "$0.register", "needs", "한글은"};
            // With and without more first bytes than the search knows one by one.
            const char *marks[] = {"@one", "#two", "$three", "!four", "%five", "&six", "*seven", "+eight", "-nine", "/ten"};
            const char letters[] = "abzAZ09_ .,@#$(){}\n\t\x80\xC3\xFF";
            for (int round = 0; round < 2000; round++) {
                uint64_t beginnings[BYTE_BEGINNINGS_COUNT] = {0};
                for (int each = 0; each < 8; each++) if (roll(2)) byte_beginnings_add(beginnings, words[each]);
                if (roll(4) == 0) for (int each = 0; each < 10; each++) byte_beginnings_add(beginnings, marks[each]);
                // Not zero-terminated, and exact, for sanitizers.
                size_t count = roll(round % 3 ? 400 : 90);
                unsigned char *text = malloc(count ? count : 1);
                unsigned kinds = 1 + roll(sizeof letters - 1);
                for (size_t at = 0; at < count;) {
                    const char *word = roll(6) ? NULL : roll(2) ? words[roll(8)] : marks[roll(10)];
                    if (word && at + strlen(word) <= count) {
                        memcpy(text + at, word, strlen(word));
                        at += strlen(word);
                    } else text[at++] = (unsigned char)letters[roll(kinds)];
                }
                uint8_t filter[64];
                memset(filter, BYTE_WORDS_ZERO, sizeof filter);
                size_t at = 0, places[BYTE_PLACES_COUNT];
                while (at < count) {
                    size_t found = byte_beginnings_search(beginnings, text, count, &at, filter, sizeof filter, places);
                    for (size_t each = 0; each < found; each++) printf("%zu ", places[each]);
                }
                printf("%.64s\n", (const char *)filter);
                free(text);
            }
        }
        """#

    /// What the search uses of ARM's header.
    private static let neon = #"""
        #include <stdint.h>
        #include <string.h>

        typedef struct { uint8_t of[16]; } uint8x16_t;
        typedef struct { uint64_t of[2]; } uint64x2_t;

        static inline uint8x16_t vld1q_u8(const uint8_t *from) { uint8x16_t all; memcpy(&all, from, 16); return all; }
        static inline uint8x16_t vdupq_n_u8(uint8_t one) { uint8x16_t all; memset(&all, one, 16); return all; }
        #define EACH(name, value) \
            static inline uint8x16_t name(uint8x16_t a, uint8x16_t b) { \
                uint8x16_t all; \
                for (int i = 0; i < 16; i++) all.of[i] = (uint8_t)(value); \
                return all; \
            }
        EACH(vorrq_u8, a.of[i] | b.of[i])
        EACH(vandq_u8, a.of[i] & b.of[i])
        EACH(vsubq_u8, a.of[i] - b.of[i])
        EACH(vceqq_u8, a.of[i] == b.of[i] ? 0xFF : 0)
        EACH(vcleq_u8, a.of[i] <= b.of[i] ? 0xFF : 0)
        EACH(vpaddq_u8, i < 8 ? a.of[2 * i] + a.of[2 * i + 1] : b.of[2 * (i - 8)] + b.of[2 * (i - 8) + 1])
        static inline uint64x2_t vreinterpretq_u64_u8(uint8x16_t from) { uint64x2_t all; memcpy(&all, &from, 16); return all; }
        static inline uint64_t vgetq_lane_u64(uint64x2_t all, int lane) { return all.of[lane]; }
        """#
}
