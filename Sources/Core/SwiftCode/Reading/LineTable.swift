/// Where the lines of a source begin.
struct LineTable: Sendable {
    /// Offsets in bytes; the first is 0.
    private let starts: [Int]

    /// Lines end as in Swift: at a line feed, a carriage return, or both together.
    ///
    /// - Complexity: one pass over `bytes`.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var starts = [0]
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "\n"): starts.append(index + 1)
            case UInt8(ascii: "\r") where index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"):
                starts.append(index + 1)
            default: break
            }
        }
        self.starts = starts
    }

    /// The line and the column of a byte, both from 1.
    ///
    /// - Complexity: O(log n) in the number of lines.
    func place(of offset: Int) -> (line: Int, column: Int) {
        var low = 0, high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}
