import DovetailByteSearch

/// The key of a compilation's result: everything that went into it, piece by piece.
package struct CacheKey {
    private var bytes: [UInt8] = []

    package init() {}

    /// Adds a piece, preceded by its length, so that adjacent pieces cannot be confused.
    package mutating func add(_ piece: some Collection<UInt8>) {
        bytes += "\(piece.count) ".utf8
        bytes += piece
    }

    package mutating func add(_ piece: String) { add(piece.utf8) }

    /// The key as a file name.
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
