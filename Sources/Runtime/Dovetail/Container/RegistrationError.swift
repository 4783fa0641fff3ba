/// The mistakes in the registrations of a container.
public struct RegistrationError: Error, Sendable, Equatable, CustomStringConvertible {
    /// One mistake.
    ///
    /// A later version may add kinds of mistakes. A `switch` over them needs a `default` to compile with it.
    public enum Problem: Sendable, Equatable, CustomStringConvertible {
        /// The service was already registered, and the second registration is not marked as an override.
        case duplicate(ResolutionError.Step, ResolutionError.Step)
        /// The registration is marked as an override, but nothing was registered before.
        case overridesNothing(ResolutionError.Step)
        /// The factory takes arguments but its scope is `graph` or `weak`, or it is `singleton` and not all arguments
        /// are `Hashable`.
        case keptWithArguments(ResolutionError.Step)
        /// The factory is asynchronous and the scope is `weak`.
        case weakAsynchronous(ResolutionError.Step)

        /// The mistake and its fix, in one line.
        public var description: String {
            switch self {
            case .duplicate(let step, let earlier):
                return "\(step): is already registered at \(earlier.place.map(\.description) ?? "?"); "
                    + "to replace it, register with override: true"
            case .overridesNothing(let step):
                return "\(step): overrides nothing; remove override: true, or register it after what it overrides"
            case .keptWithArguments(let step):
                return "\(step): cannot have this scope with arguments; omit the scope, or use singleton if every "
                    + "argument is Hashable"
            case .weakAsynchronous(let step):
                return "\(step): cannot be weak with an asynchronous factory; use singleton, graph or transient"
            }
        }
    }

    /// All mistakes, in registration order.
    public let problems: [Problem]

    /// All mistakes, one per line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
