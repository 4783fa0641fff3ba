import DovetailBasics
import Testing

@Suite("Searches for text")
struct StringSearchTests {
    /// The second half of each pair is not ASCII, so that it is searched by characters.
    @Test(arguments: [
        ("a-b-c", "-", [1, 3]), ("é-b-c", "-", [1, 3]),
        ("aaaa", "aa", [0, 2]), ("aaaaé", "aa", [0, 2]),
        ("aab", "ab", [1]), ("éaab", "ab", [2]),
        ("abc", "abcd", []), ("abé", "abéd", []),
        ("", "a", []), ("abc", "", []), ("é", "", []),
        ("a\r\nb", "\n", []), ("a\r\nb", "\r\n", [1]), ("a\nb\n", "\n", [1, 3]),
        ("한글/한글", "글", [1, 4]), ("e\u{301}e", "e", [1]), ("e\u{301}", "\u{e9}", [0]),
    ])
    func ranges(text: String, word: String, expected: [Int]) {
        let found = text.ranges(ofText: word)
        #expect(found.map { text.distance(from: text.startIndex, to: $0.lowerBound) } == expected)
        #expect(found.allSatisfy { text[$0] == word })
        #expect(text.firstRange(ofText: word) == found.first)
        #expect(text.contains(text: word) == (word.isEmpty || !expected.isEmpty))
    }

    @Test func substringsAreSearchedWithinThemselves() {
        let part = "x: a, b, c"["x: ".endIndex...]
        #expect(part.split(atText: ", ").map(String.init) == ["a", "b", "c"])
        #expect(!part.contains(text: "x"))
        #expect(part.contains(text: "c"))
    }

    @Test(arguments: [
        ("new-finding", "-", " ", "new finding"), ("--", "-", "", ""), ("ä|b", "|", "\\|", "ä\\|b"),
        ("a", "", "b", "a"), ("aaa", "aa", "b", "ba"), ("{name}Mock", "{name}", "Clock", "ClockMock"),
    ])
    func replacing(text: String, word: String, other: String, expected: String) {
        #expect(text.replacing(text: word, with: other) == expected)
    }

    @Test func partsAroundAText() {
        #expect("{name}".split(atText: "{name}") == ["", ""])
        #expect("a → b → c".split(atText: " → ") == ["a", "b", "c"])
        #expect("a".split(atText: "b") == ["a"])
    }

    @Test(
        arguments: [
            ([], true), ([0x61], true), ([0xC3, 0xA9], true), ([0xED, 0x95, 0x9C], true), ([0xEF, 0xBF, 0xBD], true),
            ([0xC3], false), ([0x61, 0xFF], false), ([0xED, 0xA0, 0x80], false), ([0xC0, 0x80], false),
            ([0xFF, 0xFE, 0xFD], false), ([0xF4, 0x90, 0x80, 0x80], false),
        ] as [([UInt8], Bool)])
    func validUTF8(bytes: [UInt8], expected: Bool) {
        #expect(bytes.withUnsafeBytes(isUTF8) == expected)
    }
}
