@testable import DovetailSwiftCode
import Testing

/// The search for many texts finds the same as checking each position.
@Suite struct TextSearchTests {
    private struct Hit: Hashable {
        var text: Int
        var offset: Int
    }

    private static func naive(_ texts: [[UInt8]], in bytes: [UInt8]) -> Set<Hit> {
        var found: Set<Hit> = []
        for (index, text) in texts.enumerated() where !text.isEmpty {
            for offset in bytes.indices where bytes[offset...].starts(with: text) {
                if offset > 0, isIdentifierByte(text[0]), isIdentifierByte(bytes[offset - 1]) { continue }
                found.insert(Hit(text: index, offset: offset))
            }
        }
        return found
    }

    private static func search(_ texts: [[UInt8]], in bytes: [UInt8]) -> [Hit] {
        var found: [Hit] = []
        bytes.withUnsafeBytes { bytes in
            TextSearch(texts).forEach(in: bytes) { text, offset in
                found.append(Hit(text: text, offset: offset))
                return true
            }
        }
        return found
    }

    /// More places than are found at a time, with words and texts that cross the blocks of the search.
    @Test(arguments: [0, 1, 61, 63, 64, 65]) func manyPlaces(indent: Int) {
        let source = Array(
            (String(repeating: " ", count: indent) + String(repeating: "func a.initial @x ", count: 700)).utf8)
        let texts = ["func", ".init", "initial", "@x a", "unc a"].map { Array($0.utf8) }
        let found = Self.search(texts, in: source)
        #expect(Set(found) == Self.naive(texts, in: source))
        #expect(found.count == 2100)
    }

    /// Few letters, so that texts overlap and share prefixes.
    @Test(arguments: 1...40) func randomTexts(seed: UInt64) {
        var state = seed
        func random(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let letters = Array("ab_.( <é9".utf8)
        func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in letters[random(below: letters.count)] } }
        let source = bytes(600)
        // Texts that occur in the source, and some that may not.
        let texts = Array(
            Set((0..<12).map { _ in source.dropFirst(random(below: 590)).prefix(random(below: 9)) }.map(Array.init))
                .union((0..<6).map { _ in bytes(random(below: 7)) }))
        let found = Self.search(texts, in: source)
        #expect(Set(found) == Self.naive(texts, in: source), "seed \(seed)")
        #expect(found.count == Set(found).count, "seed \(seed): each place once")
        // The words that are noted during the search are all words of the source.
        source.withUnsafeBytes { bytes in
            var hits: [Hit] = []
            let words = WordFilter(of: bytes.count) { words in
                TextSearch(texts).forEach(in: bytes, addingTo: words) { text, offset in
                    hits.append(Hit(text: text, offset: offset))
                    return true
                }
            }
            #expect(hits == found, "seed \(seed): the same places")
            guard texts.contains(where: { $0.count > 3 }) else { return }
            #expect(words == WordFilter(bytes), "seed \(seed): the same words")
        }
    }

    /// Which bytes continue an identifier is the same for short and long texts.
    @Test(arguments: ["abc", "abcd", "(abc"]) func everyByteBefore(_ text: String) {
        for byte in UInt8.min...UInt8.max {
            let texts = [Array(text.utf8)]
            let source = [byte] + texts[0]
            #expect(Set(Self.search(texts, in: source)) == Self.naive(texts, in: source), "\(byte)")
        }
    }

    @Test func itStopsWhenTold() {
        for text in ["abc", "abcd"] {
            var count = 0
            Array("\(text) \(text) \(text)".utf8).withUnsafeBytes { bytes in
                TextSearch([Array(text.utf8)]).forEach(in: bytes) { _, _ in
                    count += 1
                    return count < 2
                }
            }
            #expect(count == 2)
        }
    }
}
