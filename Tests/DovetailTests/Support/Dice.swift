import Foundation

/// A random number generator that a seed reproduces (SplitMix64).
struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension Dice {
    /// The seeds of as many programs, from 1, or those that `DOVETAIL_SEED` and `DOVETAIL_PROGRAMS` choose.
    static func seeds(_ programs: Int) -> Range<UInt64> {
        let first = UInt64(number("DOVETAIL_SEED", 1))
        return first..<(first + UInt64(number("DOVETAIL_PROGRAMS", programs)))
    }

    /// How many tasks use a container at a time, or the number that `DOVETAIL_TASKS` chooses.
    static var tasks: Int { number("DOVETAIL_TASKS", 8) }

    private static func number(_ variable: String, _ usual: Int) -> Int {
        ProcessInfo.processInfo.environment[variable].flatMap(Int.init) ?? usual
    }
}

extension Guarded where Value == Dice {
    func next(_ body: (inout Dice) -> Int) -> Int {
        var number = 0
        change { number = body(&$0) }
        return number
    }
}
