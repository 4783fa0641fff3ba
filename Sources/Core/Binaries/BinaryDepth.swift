/// How much of a binary is read.
package enum BinaryDepth: Int, Comparable, Sendable {
    /// Slices, kinds, platforms and what is loaded: headers and load commands alone.
    case headers
    /// Symbols, Objective-C classes and categories too.
    case symbols

    package static func < (left: BinaryDepth, right: BinaryDepth) -> Bool { left.rawValue < right.rawValue }
}
