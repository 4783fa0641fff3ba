/// A source as bytes, for changes at places that a parser has found.
struct SourceBytes {
    let bytes: [UInt8]

    init(_ source: String) { bytes = Array(source.utf8) }

    /// The line ending of the source.
    var newline: String {
        guard let index = bytes.firstIndex(of: UInt8(ascii: "\n")), index > 0 else { return "\n" }
        return bytes[index - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    // MARK: Lines

    func lineStart(of offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    /// The indentation of a line, if nothing else precedes `offset` on it.
    func indentation(before offset: Int) -> String? {
        let start = lineStart(of: offset)
        guard start > 0, isBlank(start..<offset) else { return nil }
        return text(start..<offset)
    }

    /// The end of the line, if only blanks and a comment follow `offset` on it.
    func lineEnd(ifOnlyRemarkFrom offset: Int) -> Int? {
        let newline = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let end = newline > offset && bytes[newline - 1] == UInt8(ascii: "\r") ? newline - 1 : newline
        let rest = bytes[offset..<end].drop { Self.isBlank($0) }
        return rest.isEmpty || rest.starts(with: "//".utf8) ? end : nil
    }

    func behindNewline(_ lineEnd: Int) -> Int {
        bytes[lineEnd...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }

    /// A range, extended to whole lines if nothing but a comment is beside it.
    func lines(_ range: Range<Int>) -> Range<Int> {
        let start = lineStart(of: range.lowerBound)
        guard isBlank(start..<range.lowerBound), let end = lineEnd(ifOnlyRemarkFrom: range.upperBound) else {
            return range
        }
        return start..<behindNewline(end)
    }

    func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(Self.isBlank) }

    /// The offset after the blanks at a place, on the same line.
    func afterBlanks(_ offset: Int, upTo end: Int) -> Int {
        let next = bytes[offset..<end].firstIndex { !Self.isBlank($0) } ?? end
        return bytes[offset..<next].contains(UInt8(ascii: "\n")) ? offset : next
    }

    /// The offset before the blanks at a place, on the same line.
    func beforeBlanks(_ offset: Int, downTo start: Int) -> Int {
        let line = max(start, lineStart(of: offset))
        return bytes[line..<offset].lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? line
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }

    // MARK: Changes

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func replacing(_ range: Range<Int>, with text: String) -> String {
        self.text(0..<range.lowerBound) + text + self.text(range.upperBound..<bytes.count)
    }

    /// - Parameter insertions: in order of their offsets.
    func inserting(_ insertions: [(offset: Int, text: String)]) -> String {
        var result = "", last = 0
        for (offset, text) in insertions {
            result += self.text(last..<offset) + text
            last = offset
        }
        return result + text(last..<bytes.count)
    }

    /// - Parameter ranges: in order, without overlaps.
    func removing(_ ranges: [Range<Int>]) -> String {
        var result = "", last = 0
        for range in ranges {
            result += text(last..<range.lowerBound)
            last = range.upperBound
        }
        return result + text(last..<bytes.count)
    }
}
