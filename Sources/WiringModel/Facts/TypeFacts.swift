/// What kind of type a declaration declares.
public enum TypeKind: String, Codable, Hashable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor
}

/// A declaration of a class, struct, enum, actor or protocol.
public struct TypeFact: Codable, Hashable, Sendable {
    public var kind: TypeKind
    /// The names of the enclosing types, outermost first, then its own.
    public var path: [String]
    public var genericParameters: [String]
    public var inherits: [TypeReference]
    /// The narrowest access of the declaration and of the types around it.
    public var access: Access
    public var isolation: Isolation?
    /// Plain attributes that may be global actors of the program.
    public var attributes: [String] = []
    /// Whether it is a global actor itself.
    public var isGlobalActor = false
    public var isFinal: Bool
    public var condition: Condition
    public var location: SourceLocation
    public var members: [MemberFact]
    public var initializers: [InitializerFact]

    public init(kind: TypeKind, path: [String], access: Access, condition: Condition, location: SourceLocation) {
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
    public var name: String { path.last ?? "" }
}

/// An extension.
public struct ExtensionFact: Codable, Hashable, Sendable {
    public var extended: TypeReference
    public var inherits: [TypeReference]
    /// Its `where` clause.
    public var constraints: [ConstraintFact]
    public var condition: Condition
    public var location: SourceLocation
    public var members: [MemberFact]
    public var isolation: Isolation?
    /// Plain attributes that may be global actors of the program.
    public var attributes: [String] = []
    public var initializers: [InitializerFact]

    public init(extended: TypeReference, condition: Condition, location: SourceLocation) {
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
public struct ConstraintFact: Codable, Hashable, Sendable {
    public var left: TypeShape
    public var right: TypeShape
    public var isSameType: Bool

    public init(left: TypeShape, right: TypeShape, isSameType: Bool) {
        self.left = left
        self.right = right
        self.isSameType = isSameType
    }
}

/// A typealias.
public struct AliasFact: Codable, Hashable, Sendable {
    public var path: [String]
    public var genericParameters: [String]
    public var target: TypeReference
    public var condition: Condition
    public var location: SourceLocation

    public init(
        path: [String], genericParameters: [String], target: TypeReference, condition: Condition,
        location: SourceLocation
    ) {
        self.path = path
        self.genericParameters = genericParameters
        self.target = target
        self.condition = condition
        self.location = location
    }
}
