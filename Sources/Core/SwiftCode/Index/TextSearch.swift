import DovetailByteSearch

/// A search for many texts at once, in a single pass over the bytes.
struct TextSearch: Sendable {
    private let texts: [[UInt8]]
    /// The texts that are long enough to be indexed by their beginnings.
    private var byBeginning: [[UInt8]: [Int]] = [:]
    private var beginnings = [UInt64](repeating: 0, count: Int(BYTE_BEGINNINGS_COUNT))
    private var short: [Int] = []

    private static let beginningLength = Int(BYTE_BEGINNING_LENGTH)

    /// Empty texts are never found.
    init(_ texts: [[UInt8]]) {
        self.texts = texts
        for (index, text) in texts.enumerated() where !text.isEmpty {
            guard text.count >= Self.beginningLength else {
                short.append(index)
                continue
            }
            byBeginning[Array(text.prefix(Self.beginningLength)), default: []].append(index)
            byte_beginnings_add(&beginnings, text)
        }
    }

    /// Calls `body` for each occurrence of a text as a whole word, with the index of the text and the offset, until it
    /// returns false.
    func forEach(in bytes: UnsafeRawBufferPointer, _ body: (_ text: Int, _ offset: Int) -> Bool) {
        guard let base = bytes.baseAddress else { return }
        for index in short {
            guard forEach(texts[index], in: bytes, base, { body(index, $0) }) else { return }
        }
        guard !byBeginning.isEmpty else { return }
        var offset = 0
        while true {
            offset = byte_beginnings_search(beginnings, base, bytes.count, offset)
            guard offset < bytes.count else { return }
            let rest = bytes[offset...]
            for index in byBeginning[Array(rest.prefix(Self.beginningLength))] ?? [] {
                guard !rest.starts(with: texts[index]) || body(index, offset) else { return }
            }
            offset += 1
        }
    }

    private func forEach(
        _ text: [UInt8], in bytes: UnsafeRawBufferPointer, _ base: UnsafeRawPointer, _ body: (Int) -> Bool
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
