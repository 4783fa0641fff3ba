import DovetailByteSearch

/// The words of a file, as a Bloom filter: it may report words that are not in the file, but never misses one.
///
/// Words are runs of identifier bytes, anywhere in the file. A search for a name then reads only the files that may
/// contain it. It may contain any short word, as most files do.
package struct WordFilter: Codable, Hashable, Sendable {
    /// A word to search for.
    struct Word: Sendable {
        /// Nil for a short word.
        fileprivate let value: byte_word?

        init(_ word: some Collection<UInt8>) {
            value = Array(word).withUnsafeBytes { bytes in
                bytes.count < Int(BYTE_WORD_LENGTH) ? nil : bytes.baseAddress.map { byte_word_of($0, bytes.count) }
            }
        }

        /// The longest word in a text; nil if the text has none.
        init?(in text: [UInt8]) {
            let words = text.split { !isIdentifierByte($0) }
            guard let longest = words.max(by: { $0.count < $1.count }) else { return nil }
            self.init(longest)
        }
    }

    /// The size of the filter relative to the file: about one in fifty answers is wrong, given the number of words in
    /// typical sources.
    private static let bytesPerCharacter = 12
    private static let sizeLimit = 1 << 16

    /// The bits, stored as text, which is faster to read and write than a list of numbers; empty if unknown.
    private var bits = ""

    /// The filter of an unknown file, which may contain any word.
    init() {}

    /// Whether it belongs to a file that was read and is not empty.
    var isKnown: Bool { !bits.isEmpty }

    init(_ bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress else {
            self.init()
            return
        }
        self.init(of: bytes.count) { filter in
            if let start = filter.baseAddress { byte_words_add(start, filter.count, base, bytes.count) }
        }
    }

    /// The filter of a file with so many bytes, to which `fill` adds the words.
    init(of count: Int, _ fill: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
        let size = min(count / Self.bytesPerCharacter + 16, Self.sizeLimit)
        bits = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { filter in
            filter.initialize(repeating: UInt8(BYTE_WORDS_ZERO))
            fill(filter)
            return String(decoding: filter, as: UTF8.self)
        }
    }

    /// Whether the file may contain one of some words.
    func mayHold(oneOf words: [Word]) -> Bool {
        var bits = bits
        return bits.withUTF8 { filter in
            guard let start = filter.baseAddress, !filter.isEmpty else { return true }
            return words.contains { word in
                word.value.map { byte_words_may_hold(start, filter.count, $0) != 0 } ?? true
            }
        }
    }
}
