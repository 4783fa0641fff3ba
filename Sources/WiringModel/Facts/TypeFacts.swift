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
    public var isFinal: Bool
    /// The names of types that the body declares.
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
    public var isConstrained: Bool
    public var condition: Condition
    public var location: SourceLocation
    public var members: [MemberFact]
    public var isolation: Isolation?
    public var initializers: [InitializerFact]

    public init(extended: TypeReference, condition: Condition, location: SourceLocation) {
        self.extended = extended
        self.condition = condition
        self.location = location
        inherits = []
        isConstrained = false
        members = []
        initializers = []
    }
}

/// A typealias.
public struct AliasFact: Codable, Hashable, Sendable {
    public var path: [String]
    public var isGeneric: Bool
    public var target: TypeReference
    public var condition: Condition
    public var location: SourceLocation

    public init(
        path: [String], isGeneric: Bool, target: TypeReference, condition: Condition, location: SourceLocation
    ) {
        self.path = path
        self.isGeneric = isGeneric
        self.target = target
        self.condition = condition
        self.location = location
    }
}
