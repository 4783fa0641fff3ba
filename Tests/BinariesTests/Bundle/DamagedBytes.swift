/// Random numbers that a seed reproduces.
struct DamagedBytes: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    /// The bytes with up to eight of them changed, dropped or repeated.
    mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...Int.random(in: 0..<8, using: &self) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &self)
            switch Int.random(in: 0..<5, using: &self) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
            case 1: bytes[place] = bytes[Int.random(in: 0..<bytes.count, using: &self)]
            case 2: bytes.removeLast(min(bytes.count, Int.random(in: 0..<16, using: &self)))
            case 3: bytes.insert(bytes[place], at: Int.random(in: 0...bytes.count, using: &self))
            // The end of a binary property list, on which everything else depends.
            default: bytes[max(0, bytes.count - 1 - place % 40)] = [0, 1, 2, 8, 127, 128, 255][place % 7]
            }
        }
        return bytes
    }
}
