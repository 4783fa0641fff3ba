import DovetailByteSearch

/// A search for many texts at once, in a single pass over the bytes.
struct TextSearch: Sendable {
    private let texts: [[UInt8]]
    /// The texts that are long enough to be found by their beginnings, by these.
    private var byBeginning: [UInt32: [Int]] = [:]
    private var beginnings = [UInt64](repeating: 0, count: Int(BYTE_BEGINNINGS_COUNT))
    private var short: [Int] = []

    /// Texts that are empty are never found.
    init(_ texts: [[UInt8]]) {
        self.texts = texts
        for (index, text) in texts.enumerated() where !text.isEmpty {
            guard text.count >= Int(BYTE_BEGINNING_LENGTH) else {
                short.append(index)
                continue
            }
            byBeginning[text.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }, default: []].append(index)
            byte_beginnings_add(&beginnings, text)
        }
    }

    /// Calls `body` for each occurrence of a text as a whole word, with the index of the text and the offset, until it
    /// returns false.
    ///
    /// - Parameter words: the filter to which the words are added, if any text is long.
    func forEach(
        in bytes: UnsafeRawBufferPointer, addingTo words: UnsafeMutableBufferPointer<UInt8>? = nil,
        _ body: (_ text: Int, _ offset: Int) -> Bool
    ) {
        guard let base = bytes.baseAddress else { return }
        for index in short {
            guard forEach(texts[index], in: bytes, base: base, body: { body(index, $0) }) else { return }
        }
        guard !byBeginning.isEmpty else { return }
        withUnsafeTemporaryAllocation(of: Int.self, capacity: Int(BYTE_PLACES_COUNT)) { places in
            guard let start = places.baseAddress else { return }
            var next = 0
            while next < bytes.count {
                let count = byte_beginnings_search(
                    beginnings, base, bytes.count, &next, words?.baseAddress, words?.count ?? 0, start)
                for place in places[..<count] {
                    let beginning = (base + place).loadUnaligned(as: UInt32.self)
                    for index in byBeginning[beginning] ?? []
                    where isText(index, place: base + place, left: bytes.count - place) {
                        guard body(index, place) else { return }
                    }
                }
            }
        }
    }

    /// Whether one of the texts is at `place`, with so many bytes left.
    private func isText(_ index: Int, place: UnsafeRawPointer, left: Int) -> Bool {
        let text = texts[index]
        return text.count <= left && byte_equal(place, text, text.count) != 0
    }

    private func forEach(
        _ text: [UInt8], in bytes: UnsafeRawBufferPointer, base: UnsafeRawPointer, body: (Int) -> Bool
    ) -> Bool {
        var start = 0
        while start < bytes.count, let found = byte_search(base + start, bytes.count - start, text, text.count) {
            let offset = found - base
            start = offset + 1
            if offset > 0, isIdentifierByte(text[0]), isIdentifierByte(bytes[offset - 1]) { continue }
            guard body(offset) else { return false }
        }
        return true
    }
}
