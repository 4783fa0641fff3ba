/// Why something is unknown.
package enum Why: Hashable, Sendable {
    /// What a caller passes, where no caller is known.
    case parameter(String)
    case genericType(String)
    case unwrittenType
    case computedName
    /// A value of code that was not read.
    case unread(String)
    /// A member that was not found.
    case member(String)
    case manyValues
    case recursion
    case tooLarge
    /// A form of code that is not understood.
    case form
    /// The container was passed to code that was not read.
    case escaped(String)
    /// A service that is registered for any name.
    case anyName
    case notReached
    /// What it is called with or on changes before it may run.
    case changes
    /// Nothing keeps the object.
    case released
    /// It depends on what each caller passes, and fails for one.
    case callers
    /// A scope that keeps only objects is given something that may be none.
    case mayBeNoObject
    /// A program that was not read may do it.
    case otherProgram
    /// The meaning of a type depends on an `#if`.
    case undecidedType(String)
}
