/// An initialiser's declaration.
public struct InitializerFact: Codable, Hashable, Sendable {
    /// What an initialiser passes on as the parent.
    public enum Delegation: Codable, Hashable, Sendable {
        /// `super.init(…)`, with the labels and the names given for them.
        case toSuper([Argument])
        /// `self.init(…)`
        case toOwn([Argument])
        /// No such call was seen: `super.init()` is implied.
        case none
    }

    public struct Argument: Codable, Hashable, Sendable {
        public var label: String?
        /// The argument where it is a plain name, else nil.
        public var name: String?

        public init(label: String?, name: String?) {
            self.label = label
            self.name = name
        }
    }

    public var parameters: [ParameterFact]
    /// `init?`
    public var isFailable: Bool
    public var delegation: Delegation
    public var location: SourceLocation

    public init(
        parameters: [ParameterFact], isFailable: Bool, delegation: Delegation, location: SourceLocation
    ) {
        self.parameters = parameters
        self.isFailable = isFailable
        self.delegation = delegation
        self.location = location
    }
}

/// A place where a component may be built.
public struct ConstructionFact: Codable, Hashable, Sendable {
    public enum Callee: Codable, Hashable, Sendable {
        /// `Child(…)`, `Child.init(…)`, `Module.Child(…)`
        case type(TypeShape)
        /// `.init(…)`
        case implicit
        /// `something.init(…)`, where something is a value.
        case dynamic(String)
    }

    /// What is given for an argument.
    public struct Argument: Codable, Hashable, Sendable {
        public var label: String?
        public var isSelf: Bool

        public init(label: String?, isSelf: Bool) {
            self.label = label
            self.isSelf = isSelf
        }
    }

    public var callee: Callee
    /// The type that the surroundings expect, where they write it.
    public var expected: TypeShape?
    /// Nil where the initialiser is used as a value and not called.
    public var arguments: [Argument]?
    /// The type or extended type whose member contains the construction.
    public var within: TypeShape?
    /// Whether it stands in a static member, where `self` is the type.
    public var isStaticContext: Bool
    /// Whether the value is kept by `shared { }` or in a stored property.
    public var isKept: Bool
    /// What is generic where it stands, so that a callee of such a name is no type.
    public var genericParameters: [String]
    public var condition: Condition
    public var location: SourceLocation

    public init(
        callee: Callee, expected: TypeShape?, arguments: [Argument]?, within: TypeShape?, isStaticContext: Bool,
        isKept: Bool,
        genericParameters: [String], condition: Condition, location: SourceLocation
    ) {
        self.callee = callee
        self.expected = expected
        self.arguments = arguments
        self.within = within
        self.isStaticContext = isStaticContext
        self.isKept = isKept
        self.genericParameters = genericParameters
        self.condition = condition
        self.location = location
    }
}
