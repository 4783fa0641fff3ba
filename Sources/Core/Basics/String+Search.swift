import DovetailByteSearch

/// Searches for a text in another. The standard library's have the same results but need macOS 13, and Foundation's are
/// members of every string where it is imported.
///
/// Characters are compared: `e` is not found in `é`, in which way it may be written.
extension StringProtocol {
    /// Whether the text occurs in this one. The empty text does.
    package func contains(text: String) -> Bool { text.isEmpty || firstRange(ofText: text) != nil }

    /// Where the text occurs first; nil if it does not, or is empty.
    package func firstRange(ofText text: String) -> Range<Index>? { ranges(ofText: text, limit: 1).first }

    /// Where the text occurs, from left to right and without overlap; nowhere if it is empty.
    package func ranges(ofText text: String) -> [Range<Index>] { ranges(ofText: text, limit: .max) }

    /// What is before, between and behind the places where the text occurs.
    package func split(atText text: String) -> [SubSequence] {
        var start = startIndex
        var parts: [SubSequence] = []
        for range in ranges(ofText: text) {
            parts.append(self[start..<range.lowerBound])
            start = range.upperBound
        }
        return parts + [self[start...]]
    }

    /// This text with another one wherever the first occurs.
    package func replacing(text: String, with other: String) -> String {
        split(atText: text).joined(separator: other)
    }

    private func ranges(ofText text: String, limit: Int) -> [Range<Index>] {
        guard !text.isEmpty else { return [] }
        let offsets: [Int]?? = text.utf8.withContiguousStorageIfAvailable { word in
            utf8.withContiguousStorageIfAvailable { self.offsets(of: word, in: $0, limit: limit) } ?? nil
        }
        guard case let offsets?? = offsets else { return characterRanges(of: text, limit: limit) }
        let length = text.utf8.count
        return offsets.map { offset in
            let start = utf8.index(startIndex, offsetBy: offset)
            return start..<utf8.index(start, offsetBy: length)
        }
    }

    /// Where a word occurs among bytes; nil if its bytes are not characters in both.
    private func offsets(
        of word: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, limit: Int
    ) -> [Int]? {
        // A carriage return and the line feed behind it are one character.
        guard UnsafeRawBufferPointer(word).isASCII, UnsafeRawBufferPointer(bytes).isASCII,
            !word.contains(where: { $0 == 0x0A || $0 == 0x0D }),
            let base = bytes.baseAddress, let first = word.baseAddress
        else { return nil }
        var offsets: [Int] = []
        var start = 0
        while offsets.count < limit,
            let found = byte_search(base + start, bytes.count - start, first, word.count)
        {
            let offset = found - UnsafeRawPointer(base)
            offsets.append(offset)
            start = offset + word.count
        }
        return offsets
    }

    private func characterRanges(of text: String, limit: Int) -> [Range<Index>] {
        let characters = Array(text)
        var ranges: [Range<Index>] = []
        var start = startIndex
        while ranges.count < limit, let found = self[start...].firstIndex(of: characters[0]) {
            start = index(after: found)
            var end = start
            let matches = characters.dropFirst().allSatisfy { character in
                guard end < endIndex, self[end] == character else { return false }
                formIndex(after: &end)
                return true
            }
            guard matches else { continue }
            ranges.append(found..<end)
            start = end
        }
        return ranges
    }
}
