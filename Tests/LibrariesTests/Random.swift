/// Random numbers that depend only on a seed.
struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 11) % limit
    }

    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
