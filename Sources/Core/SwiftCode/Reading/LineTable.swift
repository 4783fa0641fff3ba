import DovetailByteSearch

/// Where the lines of a source begin.
struct LineTable: Sendable {
    /// Offsets in bytes; the first is 0.
    private let starts: [Int]

    /// Lines end as in Swift: at a line feed, a carriage return, or both together.
    ///
    /// - Complexity: one pass over `bytes`.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var starts = [0]
        if let base = bytes.baseAddress {
            var next = 0
            while next < bytes.count {
                let feed = byte_next(base, bytes.count, next, UInt8(ascii: "\n"))
                while case let end = byte_next(base, feed, next, UInt8(ascii: "\r")), end < feed {
                    next = end + 1
                    if next < feed || feed == bytes.count { starts.append(next) }
                }
                if feed < bytes.count { starts.append(feed + 1) }
                next = feed + 1
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
