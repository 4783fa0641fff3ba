import DovetailDiagnostics

/// A rules file's bytes, and the places in them.
struct RulesText {
    let path: String
    /// The bytes without a byte order mark.
    let bytes: [UInt8]
    private let lines: [Line]

    /// A line in the sense of YAML, which has more line breaks than editors.
    private struct Line {
        /// The offset of its first byte.
        var start: Int
        /// The line number that an editor shows, and the offset of that line's first byte.
        var shown: Int
        var shownStart: Int
    }

    init(_ bytes: [UInt8], path: String) {
        self.path = path
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        lines = Self.lines(bytes.count > RulesReader.byteLimit ? [] : self.bytes)
    }

    private static func lines(_ bytes: [UInt8]) -> [Line] {
        var lines = [Line(start: 0, shown: 1, shownStart: 0)]
        for (index, byte) in bytes.enumerated() {
            let last = lines[lines.count - 1]
            func follows(_ before: UInt8...) -> Bool { bytes[..<index].suffix(before.count).elementsEqual(before) }
            switch byte {
            case UInt8(ascii: "\n") where follows(UInt8(ascii: "\r")):
                lines[lines.count - 1] = Line(start: index + 1, shown: last.shown, shownStart: index + 1)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                lines.append(Line(start: index + 1, shown: last.shown + 1, shownStart: index + 1))
            // The EBCDIC next line, and Unicode's line and paragraph separators.
            case 0x85 where follows(0xC2), 0xA8 where follows(0xE2, 0x80), 0xA9 where follows(0xE2, 0x80):
                lines.append(Line(start: index + 1, shown: last.shown, shownStart: last.shownStart))
            default: break
            }
        }
        return lines
    }

    /// The place of a byte offset.
    func location(_ offset: Int) -> SourceLocation {
        let line = lines.last { $0.start <= offset } ?? Line(start: 0, shown: 1, shownStart: 0)
        return location(offset, in: line)
    }

    /// The place of a YAML line and column: both count from 1, and columns count Unicode scalars.
    func location(line: Int, column: Int) -> SourceLocation {
        location(offset(line: line, column: column), in: lines[min(max(line, 1), lines.count) - 1])
    }

    private func location(_ offset: Int, in line: Line) -> SourceLocation {
        SourceLocation(path: path, line: line.shown, column: max(offset - line.shownStart, 0) + 1)
    }

    /// The byte offset of a YAML line and column.
    func offset(line: Int, column: Int) -> Int {
        var offset = lines[min(max(line, 1), lines.count) - 1].start
        for _ in 1..<max(column, 1) where offset < bytes.count { offset += Self.width(bytes[offset]) }
        return min(offset, bytes.count)
    }

    /// The number of bytes in a character that begins with `byte`.
    static func width(_ byte: UInt8) -> Int { byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }

    /// Where the first line with more than `limit` bytes exceeds the limit.
    func lineBeyond(_ limit: Int) -> SourceLocation? {
        for (line, next) in zip(lines, lines.dropFirst().map(\.start) + [bytes.count + 1])
        where next - line.start > limit + 1 {
            return location(line.start + limit, in: line)
        }
        return nil
    }
}
