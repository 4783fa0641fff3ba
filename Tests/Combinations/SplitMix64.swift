/// A small random number generator: the same seed always gives the same numbers.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    /// - Parameter stream: numbers of different streams of one seed are independent.
    init(seed: UInt64, stream: UInt64 = 0) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 ^ stream &* 0xD1B5_4A32_D192_ED03
        _ = next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below a bound.
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    /// True in so many of a hundred cases.
    mutating func percent(_ share: Int) -> Bool { below(100) < share }

    /// One of several values, of which there must be at least one.
    mutating func pick<Element>(_ values: [Element]) -> Element { values[below(values.count)] }
}
