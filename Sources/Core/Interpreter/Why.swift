/// Why something is unknown.
package enum Why: Hashable, Sendable {
    /// What a caller passes, where no caller is known.
    case parameter(String)
    case genericType(String)
    case unwrittenType
    /// It is registered as a generic type whose arguments are not known.
    case genericArguments
    case computedName
    /// An argument whose type is not known.
    case argument
    /// A value of code that was not read.
    case unread(String)
    /// An assembly that was not read.
    case assembly(String)
    /// A member that was not found.
    case member(String)
    case manyValues
    case recursion
    case tooLarge
    /// A form of code that is not understood.
    case form
    /// The container was passed to code that was not read.
    case escaped(String)
    /// Its type may be another name of one that is registered.
    case otherName
    /// It depends on the scope of what needs it, or its own, which is known only at run time.
    case scopeOfUser, scope
    /// What needs it is registered in no known container.
    case noContainer
    /// A service that is registered for any name.
    case anyName
    case notReached
    /// What it is called with or on changes before it may run.
    case changes
    /// Nothing keeps the object.
    case released
    /// A scope that keeps only objects is given something that may be none.
    case mayBeNoObject
    /// Only a child container has it, in which nothing resolves the service that needs it.
    case onlyInChild
    /// A program that was not read may do it.
    case otherProgram
    /// The meaning of a type depends on an `#if`.
    case undecidedType(String)
}

extension Why {
    /// Whether it says of any value why it is not known.
    var isOfValue: Bool {
        switch self {
        case .unread, .member, .manyValues, .form: true
        default: false
        }
    }
}
