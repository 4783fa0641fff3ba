/// A service of a program: how it is registered, and how it is looked up.
struct Service {
    /// What distinguishes it from other services of the program: a capitalised word.
    var stem: String
    /// Its type where it is registered, with parentheses if it needs them.
    var type: String
    /// Its type where it is looked up.
    var wanted: String
    /// An expression that builds it.
    var value: String
    /// The concrete type of that expression, if it has an initializer without parameters and conforms to `type`.
    var concrete: String?
    /// The expression of its name where it is registered.
    var name: String?
    /// The expression of its name where it is looked up.
    var wantedName: String?
    /// The type of the argument that its factory takes.
    var argumentType: String?
    /// The argument that is passed where it is looked up.
    var argument: String?
    /// The other services that its factory looks up.
    var needs: [Service] = []
    /// The list of names of a loop around its registration.
    var loop: String?
    /// Whether its class is not final.
    var isDeclaredOpen = false
    /// Why it cannot be found, if that was decided when the program was made up.
    var fault: Fault?

    /// Whether it has neither a name nor an argument.
    var isPlain: Bool { wantedName == nil && argument == nil && name == nil && argumentType == nil }

    /// Whether a lookup of it may be nil although it is found.
    var isOptional: Bool { wanted.hasSuffix("?") || wanted.hasPrefix("Optional<") }

    /// A reason for which a service is not found.
    enum Fault: String, CaseIterable, Sendable {
        case missing, late, otherName = "other-name", otherType = "other-type", skipped
        case elsewhere, otherArgument = "other-argument"
    }
}
