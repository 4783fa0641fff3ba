@testable import DovetailSwiftCode
import Foundation
import Testing

/// The filter of a file's words has no false negatives, and few false positives.
@Suite struct WordFilterTests {
    private static func filter(_ text: String) -> WordFilter {
        Array(text.utf8).withUnsafeBytes { WordFilter($0) }
    }

    private static func holds(_ word: String, _ filter: WordFilter) -> Bool {
        filter.mayHold(oneOf: [WordFilter.Word(word.utf8)])
    }

    @Test(arguments: 1...40) func everyWordIsHeld(seed: UInt64) {
        var state = seed
        func random(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let letters = Array("aZ_9.( \n\"é@")
        let text = String((0..<random(below: 3000)).map { _ in letters[random(below: letters.count)] })
        let filter = Self.filter(text)
        for word in text.utf8.split(whereSeparator: { !isIdentifierByte($0) }) {
            #expect(filter.mayHold(oneOf: [WordFilter.Word(word)]), "seed \(seed): \(word)")
        }
    }

    /// This repository's own sources, and words that none of them contain.
    @Test func fewOthersAreHeld() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        var asked = 0
        var wrong = 0
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".swift") {
            let filter = Self.filter(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
            for number in 0..<200 {
                asked += 1
                wrong += Self.holds("Absent" + "\(number)", filter) ? 1 : 0
            }
        }
        #expect(wrong * 10 < asked, "\(wrong) of \(asked)")
    }

    @Test func whatIsNotKnownMayHoldAll() {
        #expect(Self.holds("name", WordFilter()))
        #expect(!Self.holds("name", Self.filter("other")))
    }

    @Test func anyFileMayHoldShortWords() {
        #expect(Self.holds("any", Self.filter("other")))
    }

    /// A decoded filter is the same as the encoded one.
    @Test func itIsKept() throws {
        let filter = Self.filter("import Kit\nlet name = \"\\(other)\"")
        let read = try JSONDecoder().decode(WordFilter.self, from: JSONEncoder().encode(filter))
        #expect(read == filter && read.isKnown)
        for word in ["import", "Kit", "let", "name", "other"] { #expect(Self.holds(word, read), "\(word)") }
        #expect(!Self.holds("import Kit", read))
    }

    @Test func theLongestWordOfATextIsSearched() {
        let filter = Self.filter("let service: Service")
        func holds(_ text: String) -> Bool? {
            WordFilter.Word(in: Array(text.utf8)).map { filter.mayHold(oneOf: [$0]) }
        }
        #expect(holds("let service") == true)
        #expect(holds("@Service") == true)
        #expect(holds(".absent(") == false)
        #expect(holds("~>") == nil)
    }
}
