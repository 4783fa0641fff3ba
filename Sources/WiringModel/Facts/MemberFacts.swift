/// A property, function, or other member of a type, extension or protocol.
public struct MemberFact: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Hashable, Sendable {
        case property, function, `subscript`, initializer, associatedType
    }

    public var kind: Kind
    /// The name without backticks.
    public var name: String
    /// A property's or a function's result type; nil where it is not written
    /// and cannot be told from the initial value.
    public var type: TypeReference?
    /// Whether `type` was told from the initial value.
    public var isTypeInferred = false
    /// For a property: whether it is a stored `let`.
    public var isConstant = false
    public var parameters: [ParameterFact]
    /// The generic parameter clause and `where` clause of a function, as written.
    public var genericClauses: [String]
    public var isStatic: Bool
    /// For a property: whether it has a setter.
    public var isSettable: Bool
    /// The access of the setter, where it is narrower than the getter's.
    public var setterAccess: Access?
    /// The narrowest access of the member and of the types around it.
    public var access: Access
    public var effects: Effects
    /// What an attribute on the member says; nil where it says nothing.
    public var isolation: Isolation?
    /// Plain attributes that may be global actors of the program.
    public var attributes: [String] = []
    /// `@available` attributes, as written.
    public var availability: [String]
    public var condition: Condition
    public var location: SourceLocation
    /// What its body reads at once when it runs, for finding cycles.
    public var reads: [ReadFact]

    public init(kind: Kind, name: String, access: Access, condition: Condition, location: SourceLocation) {
        self.kind = kind
        self.name = name
        self.access = access
        self.condition = condition
        self.location = location
        parameters = []
        genericClauses = []
        isStatic = false
        isSettable = false
        effects = Effects()
        availability = []
        reads = []
    }
}

/// A parameter of a function or an initialiser.
public struct ParameterFact: Codable, Hashable, Sendable {
    /// The label at the call, or nil for `_`.
    public var label: String?
    public var name: String
    public var type: TypeReference
    public var isVariadic: Bool

    public init(label: String?, name: String, type: TypeReference, isVariadic: Bool) {
        self.label = label
        self.name = name
        self.type = type
        self.isVariadic = isVariadic
    }
}

/// A property that some body reads, unconditionally and at once.
public struct ReadFact: Codable, Hashable, Sendable {
    /// Where the read starts.
    public enum Base: String, Codable, Hashable, Sendable {
        /// `x` or `self.x`
        case own
        /// `dependency.x`
        case dependency
    }

    public var base: Base
    public var name: String
    /// The member read of that value, as `y` in `x.y`.
    public var next: String?
    public var location: SourceLocation

    public init(base: Base, name: String, next: String?, location: SourceLocation) {
        self.base = base
        self.name = name
        self.next = next
        self.location = location
    }
}
