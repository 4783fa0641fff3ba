/// Why a port has no value, or could not take one.
public struct PortError: Error, Sendable, CustomStringConvertible {
    /// What went wrong.
    public enum Reason: Sendable {
        /// Nothing was injected, and a value was wanted at this line.
        case nothingInjected(SourcePlace)
        /// A value was injected at the first line, and another at the second.
        case injectedTwice(SourcePlace, SourcePlace)
        /// A test wanted the value at this line, and neither replaced it nor expected it.
        case unexpected(SourcePlace)
    }

    /// The port's name and line.
    public let port: String
    /// What went wrong.
    public let reason: Reason

    /// The port, the lines and the fix, in one line.
    public var description: String {
        switch reason {
        case .nothingInjected(let place):
            return "\(port): nothing has been injected, but it is used at \(place); inject a value when the app starts"
        case .injectedTwice(let first, let second):
            return "\(port): a value was injected at \(first), and another at \(second); inject one"
        case .unexpected(let place):
            return "\(port): \(UnexpectedService().description) (used at \(place))"
        }
    }
}
