import DovetailByteSearch
package import Foundation

/// Identifies a text by a 128-bit hash of its content.
package struct ContentKey: Hashable, Sendable, Comparable {
    static let byteCount = 16

    let high: UInt64
    let low: UInt64

    init(_ bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress else {
            (high, low) = (0, 0)
            return
        }
        let hash = byte_hash(base, bytes.count)
        (high, low) = (hash.high, hash.low)
    }

    init(_ text: String) {
        var text = text
        self = text.withUTF8 { ContentKey(UnsafeRawBufferPointer($0)) }
    }

    /// Reads a key written by `write`.
    init(from bytes: UnsafeRawBufferPointer, at offset: Int) {
        high = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        low = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
    }

    /// The key of this text for one of several purposes.
    func with(_ other: ContentKey) -> ContentKey {
        withUnsafeTemporaryAllocation(byteCount: 2 * Self.byteCount, alignment: 8) { both in
            both.storeBytes(of: high, as: UInt64.self)
            both.storeBytes(of: low, toByteOffset: 8, as: UInt64.self)
            both.storeBytes(of: other.high, toByteOffset: 16, as: UInt64.self)
            both.storeBytes(of: other.low, toByteOffset: 24, as: UInt64.self)
            return ContentKey(UnsafeRawBufferPointer(both))
        }
    }

    /// Appends the key's bytes.
    func write(to bytes: inout [UInt8]) {
        for half in [high, low] { withUnsafeBytes(of: half.littleEndian) { bytes += $0 } }
    }

    /// The key of some bytes, as hexadecimal digits.
    package static func text(of data: Data) -> String {
        let key = data.withUnsafeBytes { ContentKey($0) }
        return [key.high, key.low].map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    package static func < (left: Self, right: Self) -> Bool { (left.high, left.low) < (right.high, right.low) }
}
