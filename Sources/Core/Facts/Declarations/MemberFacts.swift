package import DovetailDiagnostics

/// A property, function, or other member of a type, extension or protocol.
package struct MemberFact: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable {
        case property, function, `subscript`, initializer, associatedType, enumCase
    }

    package var kind: Kind
    /// The name without backticks.
    package var name: String
    /// The type of a property or the result type of a function; nil if it is not written and cannot be inferred from
    /// the initial value.
    package var type: TypeReference?
    /// Whether `type` was inferred from the initial value.
    package var isTypeInferred = false
    /// For a property without a written type: the form of its initial value.
    package var initialValue: InitialValue?
    /// Attributes on a property that may be property wrappers, outermost first.
    package var wrappers: [TypeShape] = []
    /// For a property: whether it is stored and an initializer may receive its value.
    package var isStored = false
    /// Whether a struct's memberwise initializer sets it: also with observers, attributes or a wrapper.
    package var isMemberwise = false
    /// For a property: whether it has an initial value.
    package var hasValue = false
    /// For a property: whether it is a stored `let`.
    package var isConstant = false
    /// How long the value is kept.
    package var lifetime = Lifetime.computed
    package var parameters: [ParameterFact]
    /// The generic parameter clause and `where` clause of a function, as written.
    package var genericClauses: [String]
    /// The generic parameters of a function.
    package var generics: [GenericParameterFact] = []
    /// The `where` clause of a function.
    package var constraints: [ConstraintFact] = []
    /// The type in `throws(T)`.
    package var thrown: TypeReference?
    package var isStatic: Bool
    /// For a property: whether it has a setter.
    package var isSettable: Bool
    /// The access of the setter, if narrower than the getter's.
    package var setterAccess: Access?
    /// The narrowest access of the member and its enclosing types.
    package var access: Access
    /// The edits that remove its written access levels, such as `private` and `private(set)`, if it is internal without
    /// them.
    package var accessRemovals: [Edit] = []
    package var effects: Effects
    /// The isolation that an attribute on the member sets; nil if none does.
    package var isolation: Isolation?
    /// Plain attributes that may be the program's global actors.
    package var attributes: [String] = []
    /// The names of all its attributes.
    package var attributeNames: [String] = []
    /// `mutating`, `consuming` or `borrowing`.
    package var ownership: Ownership?
    /// Whether a function, subscript or initializer has generic parameters.
    package var isGeneric = false
    /// The groups of `@_spi` attributes: an import that names one of them is needed to see it in another module.
    package var interfaces: [String] = []
    /// `@available` attributes, as written.
    package var availability: [String]
    package var condition: Condition
    package var location: SourceLocation
    /// The reads that its body performs at once when it runs, for finding cycles.
    package var reads: [ReadFact]

    package init(kind: Kind, name: String, access: Access, condition: Condition, location: SourceLocation) {
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

/// What a function does with the value that it is called on.
package enum Ownership: String, Codable, Hashable, Sendable { case mutating, consuming, borrowing }

/// The form of a property's initial value, if it names the property's type.
package enum InitialValue: Codable, Hashable, Sendable {
    /// `Type(a: …, …)`, with the labels, and the literal kind of the first argument.
    case call(labels: [String?], first: Literal?)
    /// `Type.member`
    case staticMember(TypeShape, String)
    /// `Type(…).member`
    case member(TypeShape, String)
    /// `Type.member` and whole numbers, combined by arithmetic.
    case sum(TypeShape, String)
    /// `Type.make(a: …)`, with the labels.
    case staticCall(TypeShape, String, labels: [String?])
    /// `make(a: …)`, with the labels, and the types of the arguments if known.
    case functionCall(String, labels: [String?], types: [TypeShape?])

    /// The kind of a literal.
    package enum Literal: String, Codable, Hashable, Sendable { case text, number }
}

/// A generic parameter of a function: `T: Constraint`, or `each T`.
package struct GenericParameterFact: Codable, Hashable, Sendable {
    package var name: String
    package var constraint: TypeShape?
    package var isPack: Bool

    package init(name: String, constraint: TypeShape?, isPack: Bool) {
        self.name = name
        self.constraint = constraint
        self.isPack = isPack
    }
}

/// A parameter of a function or initializer.
package struct ParameterFact: Codable, Hashable, Sendable {
    /// The argument label, or nil for `_`.
    package var label: String?
    package var name: String
    package var type: TypeReference
    package var isVariadic: Bool
    /// Whether a call may omit it.
    package var hasDefault = false
    /// The text of its default value, if that is a literal, which means the same everywhere.
    package var literal: String?
    /// Whether it has attributes, such as `@ViewBuilder`.
    package var hasAttributes = false

    package init(label: String?, name: String, type: TypeReference, isVariadic: Bool) {
        self.label = label
        self.name = name
        self.type = type
        self.isVariadic = isVariadic
    }
}

/// A property that a body reads unconditionally and at once.
package struct ReadFact: Codable, Hashable, Sendable {
    /// Where the read starts.
    package enum Base: String, Codable, Hashable, Sendable {
        /// `x` or `self.x`
        case own
        /// `dependency.x`
        case dependency
    }

    package var base: Base
    package var name: String
    /// The member that is then read, such as `y` in `x.y`.
    package var next: String?
    /// For a call of a function with that name: the labels.
    package var call: [String?]?
    /// For a read in an argument: the call it is passed to, which may not evaluate it (`@autoclosure`).
    package var given: Given?

    /// For a read that is a whole argument of a call of a type: where it is passed.
    package var taker: Taker?

    /// An argument of a call of a type.
    package struct Taker: Codable, Hashable, Sendable {
        package var type: TypeShape
        package var labels: [String?]
        package var index: Int

        package init(type: TypeShape, labels: [String?], index: Int) {
            (self.type, self.labels, self.index) = (type, labels, index)
        }
    }

    /// A call that receives an argument.
    package enum Given: Codable, Hashable, Sendable {
        /// `Type(…)`
        case type(TypeShape)
        /// A function of the same component, by its name.
        case own(String)
    }

    package var location: SourceLocation

    package init(base: Base, name: String, next: String?, location: SourceLocation) {
        self.base = base
        self.name = name
        self.next = next
        self.location = location
    }
}
