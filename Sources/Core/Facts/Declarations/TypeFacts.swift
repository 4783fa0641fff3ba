package import DovetailDiagnostics

/// What kind of type a declaration declares.
package enum TypeKind: String, Codable, Hashable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor
}

/// A declaration of a class, struct, enum, actor or protocol.
package struct TypeFact: Codable, Hashable, Sendable {
    package var kind: TypeKind
    /// The names of the enclosing types, outermost first, then its own.
    package var path: [String]
    package var genericParameters: [String]
    package var inherits: [TypeReference]
    /// The narrowest access of the declaration and of the types around it.
    package var access: Access
    package var isolation: Isolation?
    /// Plain attributes that may be global actors of the program.
    package var attributes: [String] = []
    /// Whether it is a global actor itself.
    package var isGlobalActor = false
    package var isFinal: Bool
    /// The function's body that declares it, outside of which nothing can name it.
    package var body: BodyRange?
    package var condition: Condition
    package var location: SourceLocation
    /// Whether it says `private`, so that not even all of its file may name it.
    package var isPrivate = false
    /// The type or extension right around it, by its place.
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

    /// Whether a function's body declares it, so that it is no member of what is around.
    package var isLocal: Bool { body != nil }
}

/// The part of a file that a body takes up, from its first token to its last.
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
    /// Where the extended type is named.
    package var location: SourceLocation
    /// Where its last brace stands.
    package var end: SourceLocation?
    package var members: [MemberFact]
    package var isolation: Isolation?
    /// Plain attributes that may be global actors of the program.
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
    /// Whether it says `private`, so that not even all of its file may name it.
    package var isPrivate = false
    /// The type or extension right around it, by its place.
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
