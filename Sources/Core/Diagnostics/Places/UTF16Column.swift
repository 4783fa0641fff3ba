/// Columns as editors and SARIF count them.
package enum UTF16Column {
    /// Converts a column from bytes to UTF-16 code units; both count from 1. A byte order mark before the first line is
    /// not counted.
    ///
    /// - Parameter line: the bytes of the line; only those before the column matter.
    package static func of(byteColumn column: Int, in line: some Collection<UInt8>) -> Int {
        var before = line.prefix(max(0, column - 1))[...]
        if before.starts(with: [0xEF, 0xBB, 0xBF]) { before = before.dropFirst(3) }
        return String(decoding: before, as: UTF8.self).utf16.count + 1
    }
}
