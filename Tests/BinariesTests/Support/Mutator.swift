/// Damages bytes, determined by a seed.
struct Mutator {
    private var state: UInt64
    private static let numbers: [UInt64] = [
        0, 1, 2, 7, 8, 0x7F, 0x80, 0xFF, 0x7FFF, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0x7FFF_FFFF_FFFF_FFFF,
        0xFFFF_FFFF_FFFF_FFF0, 0xFFFF_FFFF_FFFF_FFFF,
    ]

    init(seed: UInt64) { state = seed }

    mutating func below(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(count, 1)))
    }

    mutating func mutated(_ sample: [UInt8]) -> [UInt8] {
        var bytes = sample
        for _ in 0...below(8) where !bytes.isEmpty { mutate(&bytes) }
        return bytes
    }

    private mutating func mutate(_ bytes: inout [UInt8]) {
        // Half of the damage is to headers, which contain most of the numbers.
        let place = below(2) == 0 ? below(min(bytes.count, 2048)) : below(bytes.count)
        let size = min([1, 2, 4, 8][below(4)], bytes.count - place)
        switch below(8) {
        case 0: bytes[place] ^= 1 << UInt8(below(8))
        case 1: bytes[place] = UInt8(below(256))
        case 2, 3: write(Self.numbers[below(Self.numbers.count)], size, at: place, &bytes)
        case 4: write(UInt64(below(bytes.count + 16)), size, at: place, &bytes)
        case 5:
            // Numbers from elsewhere in the file are plausible offsets and sizes.
            let other = below(bytes.count - size + 1) & ~3
            for index in 0..<size { bytes[place + index] = bytes[other + index] }
        case 6: bytes.removeLast(below(min(bytes.count, 64)))
        default:
            let old = UInt64(bytes[place])
            bytes[place] = UInt8(truncatingIfNeeded: old &+ UInt64(below(9)) &- 4)
        }
    }

    private mutating func write(_ number: UInt64, _ size: Int, at place: Int, _ bytes: inout [UInt8]) {
        let isBig = below(4) == 0
        for index in 0..<size {
            let shift = UInt64(8 * (isBig ? size - 1 - index : index))
            bytes[place + index] = UInt8(truncatingIfNeeded: number >> shift)
        }
    }
}
