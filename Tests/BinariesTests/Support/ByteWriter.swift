/// A growing buffer of bytes.
struct ByteWriter {
    var bytes: [UInt8] = []

    var count: Int { bytes.count }

    mutating func add<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func addBig<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }

    /// Adds a text and a zero byte.
    mutating func add(_ text: String) { bytes += Array(text.utf8) + [0] }

    /// Adds a text in a field of fixed size.
    mutating func add(_ text: String, size: Int, fill: UInt8 = 0) {
        bytes += (Array(text.utf8) + Array(repeating: fill, count: size)).prefix(size)
    }

    mutating func pad(to size: Int) { bytes += Array(repeating: 0, count: max(0, size - bytes.count)) }

    mutating func align(_ unit: Int) { pad(to: (count + unit - 1) / unit * unit) }

    mutating func uleb(_ number: UInt64) {
        var rest = number
        repeat {
            let low = UInt8(rest & 0x7F)
            rest >>= 7
            bytes.append(low | (rest > 0 ? 0x80 : 0))
        } while rest > 0
    }
}
