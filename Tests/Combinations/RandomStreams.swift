/// Random numbers for the parts of a program: each part has a stream of its own, so that a program without one of its
/// features is like the program with it in all other respects.
struct RandomStreams {
    let seed: UInt64
    let number: Int

    /// The numbers of a part.
    ///
    /// - Parameter label: what distinguishes the part from others of the program.
    subscript(label: String) -> SplitMix64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in label.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return SplitMix64(seed: seed, stream: hash &+ UInt64(number))
    }
}
