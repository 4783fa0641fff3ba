/// Converts ascending offsets to lines and columns.
struct LineCounter {
    private let bytes: UnsafeRawBufferPointer
    private var offset = 0
    private var line = 1
    private var lineStart = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// The line and the column in bytes, both from 1. A byte order mark takes three columns, as in compilers.
    mutating func position(of target: Int) -> (line: Int, column: Int) {
        while offset < target {
            let byte = bytes[offset]
            offset += 1
            if byte == 10 || byte == 13 && (offset == bytes.count || bytes[offset] != 10) {
                line += 1
                lineStart = offset
            }
        }
        return (line, target - lineStart + 1)
    }
}
