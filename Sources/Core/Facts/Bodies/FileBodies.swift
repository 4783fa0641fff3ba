package import DovetailDiagnostics

/// The code of one file in the form that is evaluated: a function of the file's bytes alone.
///
/// Names stay names, and no `#if` is decided. The places of the code are kept apart from it, so that code which only
/// moves to other lines stays equal.
package struct FileBodies: Codable, Hashable, Sendable {
    /// Functions, initializers and subscripts of the file and of its types, in the order of the source; local functions
    /// are statements.
    package var functions: [FunctionBody] = []
    /// Variables and constants of the file and of its types.
    package var variables: [VariableBody] = []
    /// The statements outside all declarations, in order, with the variables that they declare.
    package var topLevel: [Statement] = []
    /// The place of each site.
    package var places: [SourceLocation] = []
    /// The places of the types that are marked as the start of a program, with `@main` or the like.
    package var entries: [SourceLocation] = []
    /// The cases of enums.
    package var cases: [EnumCaseBody] = []
    /// The calls of members, by name.
    package var calls: [NamedCall] = []

    /// A call of a member.
    package struct NamedCall: Codable, Hashable, Sendable {
        package var name: String
        package var site: Site
        /// The `#if` around it.
        package var condition: Condition

        package init(name: String, site: Site, condition: Condition) {
            self.name = name
            self.site = site
            self.condition = condition
        }
    }

    /// All names that expressions mention, sorted.
    package var names: [String] = []

    /// The names that arguments with the label `name` or the like mention, sorted.
    package var namesOfServices: [String] = []

    package init() {}

    package subscript(site: Site) -> SourceLocation { places[site.number] }
}

/// A case of an enum.
package struct EnumCaseBody: Codable, Hashable, Sendable {
    package var name: String
    /// The raw value, if it is a string: the name, unless another is written.
    package var raw: String
    /// What the case carries.
    package var parameters: [BodyParameter] = []
    /// The place of the enum.
    package var owner: SourceLocation

    package init(name: String, raw: String, owner: SourceLocation) {
        self.name = name
        self.raw = raw
        self.owner = owner
    }
}

/// A place in a file, by its number: where a call, a member, or a declaration is.
package struct Site: Codable, Hashable, Sendable {
    package var number: Int

    package init(_ number: Int) { self.number = number }
}

/// A function, initializer or subscript.
package struct FunctionBody: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable { case function, initializer, `subscript` }

    package var kind: Kind
    /// The base name; `init` and `subscript` for those.
    package var name: String
    package var signature = BodySignature()
    package var isStatic = false
    package var isOverride = false
    package var isMutating = false
    /// Whether an initializer may return nil.
    package var isFailable = false
    package var isAsync = false
    package var isThrowing = false
    package var isRequired = false
    /// The statements; nil for a requirement of a protocol.
    package var statements: [Statement]?
    /// The statements of a subscript's setter, and the name of its parameter.
    package var setter: [Statement]?
    package var newValue = "newValue"
    package var owner = BodyOwner()
    package var site: Site

    package init(_ kind: Kind, name: String, site: Site) {
        self.kind = kind
        self.name = name
        self.site = site
    }
}

/// What encloses a declaration.
package struct BodyOwner: Codable, Hashable, Sendable {
    /// The names of the enclosing types, as declarations and extensions write them.
    package var path: [String] = []
    /// The place of the immediately enclosing type or extension; nil at the top level.
    package var place: SourceLocation?
    package var isExtension = false
    package var isProtocol = false
    /// The `where` clause of the enclosing extension.
    package var constraints: [ConstraintFact] = []
    package var access = Access.internal
    package var condition = Condition.always
    /// The names of the declaration's attributes.
    package var attributes: [String] = []

    package init() {}
}

/// The parameters and the result of a function.
package struct BodySignature: Codable, Hashable, Sendable {
    package var parameters: [BodyParameter] = []
    package var generics: [GenericParameterFact] = []
    package var constraints: [ConstraintFact] = []
    package var result: TypeShape?

    package init() {}
}

/// A parameter of a function or a closure.
package struct BodyParameter: Codable, Hashable, Sendable, CallParameter {
    package var label: String?
    package var name: String
    /// Nil for a parameter of a closure that does not write it.
    package var type: TypeShape?
    package var isVariadic = false
    package var isInout = false
    /// The names of its attributes.
    package var attributes: [String] = []
    package var hasDefault = false
    package var value: Expression?

    package init(label: String?, name: String, type: TypeShape?) {
        self.label = label
        self.name = name
        self.type = type
    }

    package var mayBeLeftOut: Bool { hasDefault || isVariadic }

    package var mayTakeClosure: Bool {
        guard let type else { return true }
        if type.given.isFunction { return true }
        guard case .named(let parts) = type.given.unwrapped, let name = parts.last?.name else { return false }
        return !StandardTypes.names.contains(name)
    }
}

/// A variable or constant of a file, a type or a body.
package struct VariableBody: Codable, Hashable, Sendable {
    /// A use of a property wrapper, or of another attribute.
    package struct Wrapper: Codable, Hashable, Sendable {
        package var type: TypeShape
        package var arguments: [BodyArgument]?
        package var site: Site

        package init(type: TypeShape, arguments: [BodyArgument]?, site: Site) {
            self.type = type
            self.arguments = arguments
            self.site = site
        }
    }

    package var name: String
    package var type: TypeShape?
    package var isStatic = false
    package var isConstant = false
    package var isLazy = false
    package var isWeak = false
    package var isOverride = false
    package var wrappers: [Wrapper] = []
    package var value: Expression?
    /// The statements of its getter; nil for a stored variable.
    package var getter: [Statement]?
    package var setter: [Statement]?
    /// The name of the setter's parameter.
    package var newValue = "newValue"
    /// What runs when a stored variable is set.
    package var observers: [Statement] = []
    /// Whether it is a requirement of a protocol.
    package var isRequirement = false
    package var owner = BodyOwner()
    package var site: Site

    package init(name: String, site: Site) {
        self.name = name
        self.site = site
    }

    /// Whether each use runs its getter.
    package var isComputed: Bool { getter != nil || isRequirement }
}
