import DovetailByteSearch

/// The words of a file, as a Bloom filter: it may take a word for one of them that is not, and never the other way.
///
/// Words are runs of bytes that identifiers are made of, wherever they stand: a search for a name reads only the files
/// that may hold it.
package struct WordFilter: Codable, Hashable, Sendable {
    /// A word that is searched for.
    struct Word: Sendable {
        fileprivate let value: byte_word

        init(_ word: some Collection<UInt8>) {
            value = Array(word).withUnsafeBytes { bytes in
                bytes.baseAddress.map { byte_word_of($0, bytes.count) } ?? byte_word(first: 0, second: 0)
            }
        }

        /// A word that stands wherever a text does; nil where the text has none.
        init?(in text: [UInt8]) {
            let words = text.split { !isIdentifierByte($0) }
            guard let longest = words.max(by: { $0.count < $1.count }) else { return nil }
            self.init(longest)
        }
    }

    /// As many bits for each byte as give one wrong answer in about fifty, for the words that sources have.
    private static let bytesPerCharacter = 12
    private static let sizeLimit = 1 << 16

    /// The bits, as text, which is read and written faster than a list of numbers; empty where nothing is known.
    private var bits = ""

    /// The filter of a file of which nothing is known: it may hold every word.
    init() {}

    /// Whether it is of a file that was read, and not empty.
    var isKnown: Bool { !bits.isEmpty }

    init(_ bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress else { return }
        let size = min(bytes.count / Self.bytesPerCharacter + 16, Self.sizeLimit)
        bits = String(unsafeUninitializedCapacity: size) { filter in
            guard let start = filter.baseAddress else { return 0 }
            filter.initialize(repeating: UInt8(BYTE_WORDS_ZERO))
            byte_words_add(start, size, base, bytes.count)
            return size
        }
    }

    /// Whether one of some words may stand in the file.
    func mayHold(oneOf words: [Word]) -> Bool {
        var bits = bits
        return bits.withUTF8 { filter in
            guard let start = filter.baseAddress, !filter.isEmpty else { return true }
            return words.contains { byte_words_may_hold(start, filter.count, $0.value) != 0 }
        }
    }
}
