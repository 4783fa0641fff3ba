package import DovetailDiagnostics

/// The kind of a declared type.
package enum TypeKind: String, Codable, Hashable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor
}

/// A declaration of a class, struct, enum, actor or protocol.
package struct TypeFact: Codable, Hashable, Sendable {
    package var kind: TypeKind
    /// The names of the enclosing types, outermost first, then its own.
    package var path: [String]
    package var genericParameters: [String]
    /// What its generic parameters must conform to.
    package var constraints: [ConstraintFact] = []
    package var inherits: [TypeReference]
    /// The narrowest access of the declaration and its enclosing types.
    package var access: Access
    package var isolation: Isolation?
    /// Plain attributes that may be the program's global actors.
    package var attributes: [String] = []
    /// Whether it has attributes that may be macros, which may add conformances.
    package var mayHaveMacros = false
    /// `@available` attributes, as written.
    package var availability: [String] = []
    /// Whether it is itself a global actor.
    package var isGlobalActor = false
    package var isFinal: Bool
    /// Whether it is an enum some of whose cases have associated values.
    package var hasAssociatedValues = false
    /// The cases of an enum.
    package var cases: [EnumCaseFact] = []
    /// The names of all its attributes.
    package var attributeNames: [String] = []
    /// The body of the function that declares it, outside of which it cannot be named.
    package var body: BodyRange?
    package var condition: Condition
    package var location: SourceLocation
    /// Whether it is marked `private`, so that not even all of its file can name it.
    package var isPrivate = false
    /// The place of the immediately enclosing type or extension.
    package var parent: SourceLocation?
    package var members: [MemberFact]
    package var initializers: [InitializerFact]

    package init(kind: TypeKind, path: [String], access: Access, condition: Condition, location: SourceLocation) {
        self.kind = kind
        self.path = path
        self.access = access
        self.condition = condition
        self.location = location
        genericParameters = []
        inherits = []
        isFinal = false
        members = []
        initializers = []
    }

    /// The type's own name.
    package var name: String { path.last ?? "" }

    /// Whether it is declared in a function body, and so is not a member of the enclosing type.
    package var isLocal: Bool { body != nil }
}

/// A case of an enum.
package struct EnumCaseFact: Codable, Hashable, Sendable {
    package var name: String
    package var location: SourceLocation

    package init(name: String, location: SourceLocation) {
        self.name = name
        self.location = location
    }
}

/// The range of a body in a file, from its first token to its last.
package struct BodyRange: Codable, Hashable, Sendable {
    package var start: SourceLocation
    package var end: SourceLocation

    package init(start: SourceLocation, end: SourceLocation) {
        self.start = start
        self.end = end
    }

    package func contains(_ place: SourceLocation) -> Bool { start <= place && place <= end }
}

/// An extension.
package struct ExtensionFact: Codable, Hashable, Sendable {
    package var extended: TypeReference
    package var inherits: [TypeReference]
    /// Its `where` clause.
    package var constraints: [ConstraintFact]
    package var condition: Condition
    /// The place of the extended type's name.
    package var location: SourceLocation
    /// The place of its closing brace.
    package var end: SourceLocation?
    package var members: [MemberFact]
    package var isolation: Isolation?
    /// Plain attributes that may be the program's global actors.
    package var attributes: [String] = []
    package var initializers: [InitializerFact]

    package init(extended: TypeReference, condition: Condition, location: SourceLocation) {
        self.extended = extended
        self.condition = condition
        self.location = location
        inherits = []
        constraints = []
        members = []
        initializers = []
    }
}

/// One requirement of a `where` clause: `Left == Right` or `Left: Right`.
package struct ConstraintFact: Codable, Hashable, Sendable {
    package var left: TypeShape
    package var right: TypeShape
    package var isSameType: Bool

    package init(left: TypeShape, right: TypeShape, isSameType: Bool) {
        self.left = left
        self.right = right
        self.isSameType = isSameType
    }
}

/// A typealias.
package struct AliasFact: Codable, Hashable, Sendable {
    package var path: [String]
    package var access: Access
    package var genericParameters: [String]
    package var target: TypeReference
    package var condition: Condition
    package var location: SourceLocation
    /// Whether it is marked `private`, so that not even all of its file can name it.
    package var isPrivate = false
    /// The place of the immediately enclosing type or extension.
    package var parent: SourceLocation?

    package init(
        path: [String], access: Access = .internal, genericParameters: [String], target: TypeReference,
        condition: Condition, location: SourceLocation
    ) {
        self.access = access
        self.path = path
        self.genericParameters = genericParameters
        self.target = target
        self.condition = condition
        self.location = location
    }
}
