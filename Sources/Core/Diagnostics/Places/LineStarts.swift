/// Where the lines of a source begin. Lines end as in Swift: with a line feed, a carriage return, or both.
struct LineStarts {
    private var starts = [0]
    private let count: Int

    init(_ bytes: [UInt8]) {
        count = bytes.count
        for (index, byte) in bytes.enumerated() where byte == 10 || byte == 13 {
            if byte == 13, index + 1 < bytes.count, bytes[index + 1] == 10 { continue }
            starts.append(index + 1)
        }
    }

    /// The offset of a place in the bytes; nil if there is no such place. The line after the last one is the end.
    func offset(of place: SourceLocation) -> Int? {
        guard place.line >= 1, place.column >= 1 else { return nil }
        guard place.line <= starts.count else {
            return place.line == starts.count + 1 && place.column == 1 ? count : nil
        }
        let offset = starts[place.line - 1] + place.column - 1
        let end = place.line < starts.count ? starts[place.line] : count
        return offset <= end ? offset : nil
    }

    /// The place of an offset in the bytes.
    func place(at offset: Int, in path: String) -> SourceLocation {
        let line = starts.firstIndex { $0 > offset } ?? starts.count
        return SourceLocation(path: path, line: line, column: offset - starts[line - 1] + 1)
    }
}
