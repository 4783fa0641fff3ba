/// What is wrong with the registrations of a container.
public struct RegistrationError: Error, Sendable, CustomStringConvertible {
    /// One mistake.
    public enum Problem: Sendable, CustomStringConvertible {
        /// The service was registered before, and the second registration is not marked as an override.
        case duplicate(ResolutionError.Step, ResolutionError.Step)
        /// It is marked as an override, and nothing was registered before.
        case overridesNothing(ResolutionError.Step)
        /// Its factory takes arguments that cannot be told apart, so that only the first would count; or its scope
        /// is `graph` or `weak`.
        case keptWithArguments(ResolutionError.Step)

        /// The mistake and its fix, in one line.
        public var description: String {
            switch self {
            case .duplicate(let step, let earlier):
                return "\(step): is already registered at \(earlier.place.map(\.description) ?? "?"); "
                    + "to replace it, register with override: true"
            case .overridesNothing(let step):
                return "\(step): overrides nothing; remove override: true, or register it after what it overrides"
            case .keptWithArguments(let step):
                return "\(step): cannot have this scope; with arguments, only singleton is possible, if all of them "
                    + "are Hashable: leave the scope out"
            }
        }
    }

    /// All mistakes, in the order of the registrations.
    public let problems: [Problem]

    /// All mistakes, a line each.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
