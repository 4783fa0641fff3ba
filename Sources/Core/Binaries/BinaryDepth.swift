/// How much of a binary is read.
package enum BinaryDepth: Int, Comparable, Sendable {
    /// Slices, kinds, platforms and loaded libraries: headers and load commands only.
    case headers
    /// Also symbols, Objective-C classes and categories.
    case symbols

    package static func < (left: BinaryDepth, right: BinaryDepth) -> Bool { left.rawValue < right.rawValue }
}
