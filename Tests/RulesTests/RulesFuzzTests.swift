import Foundation
import Testing

/// Almost valid files, and arbitrary bytes.
///
/// `DOVETAIL_SEED=7` repeats a run.
@Suite struct RulesFuzzTests {
    @Test func anyBytesAreReadOrRefused() {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["DOVETAIL_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 1...1_000_000)
        print("rules files of seed \(seed)")
        var random = Random(state: seed)
        let samples = [RulesReaderTests.whole] + (RulesProblemTests.structure + RulesProblemTests.syntax).map(\.text)
        for round in 0..<3000 {
            let bytes = mutated(Array(samples[random.below(samples.count)].utf8), &random)
            let said = RulesProblemTests.said(bytes)
            for line in said {
                let parts = line.split(separator: ":", maxSplits: 2).map(String.init)
                let place = parts.prefix(2).compactMap(Int.init)
                #expect(place.count == 2 && place.allSatisfy { $0 > 0 }, "seed \(seed), round \(round): \(line)")
            }
            if !bytes.contains(UInt8(ascii: "*")) {
                #expect(!said.contains { $0.contains("aliases") }, "seed \(seed), round \(round): \(said)")
            }
        }
    }

    private func mutated(_ bytes: [UInt8], _ random: inout Random) -> [UInt8] {
        let pieces = [
            "- ", ": ", "? ", "[", "]", "{", "}", ",", "\"", "'", "|\n", ">", "&a ", "*a", "!!str ", "<<", "#", "\n",
            "\r",
            "\t", "%", "@", "\u{85}", "\u{2028}", "카", "\u{E000}", "strict", "---\n", "...\n", "  ", "\\u12", "\0", "~",
        ]
        var bytes = bytes
        for _ in 0...random.below(6) {
            let place = random.below(bytes.count + 1), other = random.below(bytes.count + 1)
            let range = min(place, other)..<min(max(place, other), min(place, other) + 20)
            switch random.below(5) {
            case 0: bytes.insert(contentsOf: pieces[random.below(pieces.count)].utf8, at: place)
            case 1: bytes.removeSubrange(range)
            case 2: bytes.insert(contentsOf: Array(bytes[range]), at: place)
            case 3 where place < bytes.count: bytes[place] = UInt8(random.below(256))
            default: bytes.insert(contentsOf: pieces[random.below(pieces.count)].utf8, at: place)
            }
        }
        return bytes
    }

    /// Random numbers that depend only on a seed.
    private struct Random {
        var state: UInt64

        mutating func below(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(count, 1)))
        }
    }
}
