import DovetailByteSearch

/// What tells the result of one compilation from all others: what went into it, piece by piece.
package struct CacheKey {
    private var bytes: [UInt8] = []

    package init() {}

    /// Adds a piece. Its length goes in, too, so that pieces cannot run into each other.
    package mutating func add(_ piece: some Collection<UInt8>) {
        bytes += "\(piece.count) ".utf8
        bytes += piece
    }

    package mutating func add(_ piece: String) { add(piece.utf8) }

    /// The key as a file's name.
    package var name: String {
        let hash = bytes.withUnsafeBytes { buffer in
            buffer.baseAddress.map { byte_hash($0, buffer.count) } ?? byte_hash_value(low: 0, high: 0)
        }
        return [hash.high, hash.low].map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
