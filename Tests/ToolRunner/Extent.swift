import Foundation

/// How much the tests try: what must hold for every change, or, with `DOVETAIL_FULL=1`, everything.
///
/// `Scripts/test` runs the first, and the part `suite` of `Scripts/full` the second.
package enum Extent {
    package static let isFull = ProcessInfo.processInfo.environment["DOVETAIL_FULL"] != nil

    /// How many of something random are tried: `all`, or a tenth of it.
    package static func share(of all: Int) -> Int { isFull ? all : all / 10 }

    /// Whether one of many is tried: all of them, or about one of `share`.
    ///
    /// The name alone decides, so that a new one does not move the others in or out.
    package static func includes(_ name: String, oneOf share: UInt64) -> Bool {
        isFull || name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } >> 32 % share == 0
    }
}
