/// A small pseudo-random number generator (SplitMix64), so that a seed determines a program.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator for one item of the program `seed`.
    init(_ seed: UInt64, _ item: Int = 0) {
        state = seed &* 0xD1B5_4A32_D192_ED03 &+ UInt64(truncatingIfNeeded: item) &* 0x8CB9_2BA7_2F3D_8DD7
        _ = next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// True with a probability of this many per cent.
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// An element of a non-empty list.
    mutating func pick<Element>(_ list: [Element]) -> Element {
        list[Int.random(in: list.indices, using: &self)]
    }
}
