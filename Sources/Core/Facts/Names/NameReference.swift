package import DovetailDiagnostics

/// A place that names a type, and what stands around it.
package struct NameReference: Hashable, Sendable {
    /// The names up to this one: of `Bank.Card`, `["Bank"]` and `["Bank", "Card"]` are two references.
    package var path: [String]
    /// Where the last of the names stands.
    package var location: SourceLocation
    /// The names of the types around, outermost first, as declarations and extensions write them.
    package var enclosing: [String]
    /// How many of them an extension names.
    package var extended: Int
    /// The types that the extension's clause says `Self` conforms to.
    package var constraints: [[String]] = []
    /// The generic parameters and the local types in scope, outermost first.
    package var inner: [InnerNames]
    /// Under which `#if` it stands.
    package var condition = Condition.always
    /// Whether an expression names it, where it may be a value, too.
    package var isInExpression: Bool
    /// The call of the type, where one follows.
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

/// Names of types that are no members: generic parameters of functions and types, and what bodies declare.
package struct InnerNames: Hashable, Sendable {
    /// How many types stand around them.
    package var depth: Int
    package var names: Set<String>
    /// What a type in a body inherits from, whose members are in scope in it.
    package var inherits: [[String]]

    package init(depth: Int, names: Set<String>, inherits: [[String]] = []) {
        self.depth = depth
        self.names = names
        self.inherits = inherits
    }
}
