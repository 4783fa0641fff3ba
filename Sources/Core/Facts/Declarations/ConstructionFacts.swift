package import DovetailDiagnostics

/// An initializer's declaration.
package struct InitializerFact: Codable, Hashable, Sendable {
    /// What an initializer passes on as the parent.
    package enum Delegation: Codable, Hashable, Sendable {
        /// `super.init(…)`, with the labels and the names passed for them.
        case toSuper([Argument])
        /// `self.init(…)`
        case toOwn([Argument])
        /// No such call is visible: `super.init()` is implied.
        case none
    }

    package struct Argument: Codable, Hashable, Sendable {
        package var label: String?
        /// The argument if it is a plain name, otherwise nil.
        package var name: String?

        package init(label: String?, name: String?) {
            self.label = label
            self.name = name
        }
    }

    /// A parameter whose value an initializer only stores.
    package struct Stored: Codable, Hashable, Sendable {
        package var parameter: Int
        /// The name to which it is assigned.
        package var property: String

        package init(parameter: Int, property: String) {
            self.parameter = parameter
            self.property = property
        }
    }

    package var parameters: [ParameterFact]
    /// The escaping closures that it only stores; none if it calls anything.
    package var storedClosures: [Stored] = []
    /// `init?`
    package var isFailable: Bool
    package var delegation: Delegation
    /// The narrowest access of the initializer and its enclosing types.
    package var access = Access.internal
    package var effects = Effects()
    /// Whether it has generic parameters, or parameters of opaque types.
    package var isGeneric = false
    /// The names of all its attributes.
    package var attributeNames: [String] = []
    /// The isolation that an attribute on it sets; nil if none does.
    package var isolation: Isolation?
    /// Plain attributes that may be the program's global actors.
    package var attributes: [String] = []
    /// `@available` attributes, as written.
    package var availability: [String] = []
    package var condition = Condition.always
    package var location: SourceLocation

    package init(
        parameters: [ParameterFact], isFailable: Bool, delegation: Delegation, location: SourceLocation
    ) {
        self.parameters = parameters
        self.isFailable = isFailable
        self.delegation = delegation
        self.location = location
    }
}

/// A place where a component may be created.
package struct ConstructionFact: Codable, Hashable, Sendable {
    package enum Callee: Codable, Hashable, Sendable {
        /// `Child(…)`, `Child.init(…)`, `Module.Child(…)`
        case type(TypeShape)
        /// `.init(…)`
        case implicit
        /// `something.init(…)`, where `something` is a value.
        case dynamic(String)
        /// `child(…)`: a function, a closure, or a type whose name starts with a lower-case letter.
        case function(TypeShape)
    }

    /// A literal, by the type that it has unless its context needs another one.
    package enum Literal: String, Codable, Hashable, Sendable {
        case integer = "Int"
        case decimal = "Double"
        case boolean = "Bool"
        case text = "String"
    }

    /// An argument of the call.
    package struct Argument: Codable, Hashable, Sendable {
        package var label: String?
        package var isSelf: Bool
        /// Nil if the argument is not a literal, or if code around the call may need another type.
        package var literal: Literal?

        package init(label: String?, isSelf: Bool) {
            self.label = label
            self.isSelf = isSelf
        }
    }

    package var callee: Callee
    /// For a call of a metatype or generic parameter: the type that bounds it.
    package var bound: TypeShape?
    /// The expected type, if the surrounding code spells it out.
    package var expected: TypeShape?
    /// The member of the new object that is used at once, as in `Root(4).home`.
    package var usedMember: String?
    /// Nil if the initializer is used as a value and not called.
    package var arguments: [Argument]?
    /// The type or extended type whose member contains the construction.
    package var within: TypeShape?
    /// The name of that member, or nil.
    package var member: String?
    /// Whether it is in a static member, where `self` is the type.
    package var isStaticContext: Bool
    /// Whether the value is kept by `shared { }` or in a stored property.
    package var isKept: Bool
    /// The property that keeps the value, rewritten so that it makes a new one at each use; nil if that takes more than
    /// a line.
    package var computed: String?
    /// The generic parameters in scope, so that a callee with such a name is not a type.
    package var genericParameters: [String]
    package var condition: Condition
    /// Whether it is in a branch, a loop or an error handler. Cases of `switch self` do not count: each belongs to a
    /// different value.
    package var isInBranch = false
    package var location: SourceLocation

    package init(
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
