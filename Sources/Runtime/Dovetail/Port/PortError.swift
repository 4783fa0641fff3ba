/// Why a port has no value, or did not accept one.
public struct PortError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What went wrong.
    ///
    /// A later version may add reasons. A `switch` over them needs a `default` to compile with it.
    public enum Reason: Sendable, Equatable {
        /// Nothing was injected, and this line read the value.
        case nothingInjected(SourcePlace)
        /// The first line injected a value, and the second tried to inject another.
        case injectedTwice(SourcePlace, SourcePlace)
        /// This line read the value in a test that neither replaced nor expected it.
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
