package import DovetailDiagnostics

/// A place that names a type, with its context.
package struct NameReference: Hashable, Sendable {
    /// The names up to this one: `Bank.Card` gives two references, `["Bank"]` and `["Bank", "Card"]`.
    package var path: [String]
    /// The place of the last name.
    package var location: SourceLocation
    /// The names of the enclosing types, outermost first, as declarations and extensions write them.
    package var enclosing: [String]
    /// How many of them come from an extension.
    package var extended: Int
    /// The types that the extension's `where` clause requires `Self` to conform to.
    package var constraints: [[String]] = []
    /// The generic parameters and the local types in scope, outermost first.
    package var inner: [InnerNames]
    /// The enclosing `#if` condition.
    package var condition = Condition.always
    /// Whether it is in an expression, where the name may also be a value.
    package var isInExpression: Bool
    /// The call of the type, if it is called.
    package var call: CallShape?

    package init(
        path: [String], location: SourceLocation, enclosing: [String], extended: Int, inner: [InnerNames],
        isInExpression: Bool
    ) {
        self.path = path
        self.location = location
        self.enclosing = enclosing
        self.extended = extended
        self.inner = inner
        self.isInExpression = isInExpression
    }
}

/// Type names that are not members: generic parameters of functions and types, and types declared in bodies.
package struct InnerNames: Hashable, Sendable {
    /// How many types enclose them.
    package var depth: Int
    package var names: Set<String>
    /// What a local type inherits from; the members of those types are in scope within it.
    package var inherits: [[String]]

    package init(depth: Int, names: Set<String>, inherits: [[String]] = []) {
        self.depth = depth
        self.names = names
        self.inherits = inherits
    }
}
