/// A property, function, or other member of a type, extension or protocol.
package struct MemberFact: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable {
        case property, function, `subscript`, initializer, associatedType
    }

    package var kind: Kind
    /// The name without backticks.
    package var name: String
    /// A property's or a function's result type; nil where it is not written
    /// and cannot be told from the initial value.
    package var type: TypeReference?
    /// Whether `type` was told from the initial value.
    package var isTypeInferred = false
    /// For a property: whether it is stored and an initialiser may be given its value.
    package var isStored = false
    /// For a property: whether it is a stored `let`.
    package var isConstant = false
    package var parameters: [ParameterFact]
    /// The generic parameter clause and `where` clause of a function, as written.
    package var genericClauses: [String]
    package var isStatic: Bool
    /// For a property: whether it has a setter.
    package var isSettable: Bool
    /// The access of the setter, where it is narrower than the getter's.
    package var setterAccess: Access?
    /// The narrowest access of the member and of the types around it.
    package var access: Access
    package var effects: Effects
    /// What an attribute on the member says; nil where it says nothing.
    package var isolation: Isolation?
    /// Plain attributes that may be global actors of the program.
    package var attributes: [String] = []
    /// `@available` attributes, as written.
    package var availability: [String]
    package var condition: Condition
    package var location: SourceLocation
    /// What its body reads at once when it runs, for finding cycles.
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

/// A parameter of a function or an initialiser.
package struct ParameterFact: Codable, Hashable, Sendable {
    /// The label at the call, or nil for `_`.
    package var label: String?
    package var name: String
    package var type: TypeReference
    package var isVariadic: Bool

    package init(label: String?, name: String, type: TypeReference, isVariadic: Bool) {
        self.label = label
        self.name = name
        self.type = type
        self.isVariadic = isVariadic
    }
}

/// A property that some body reads, unconditionally and at once.
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
    /// The member read of that value, as `y` in `x.y`.
    package var next: String?
    package var location: SourceLocation

    package init(base: Base, name: String, next: String?, location: SourceLocation) {
        self.base = base
        self.name = name
        self.next = next
        self.location = location
    }
}
