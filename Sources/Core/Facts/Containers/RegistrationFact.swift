package import DovetailDiagnostics

/// A call that registers a service in a container.
package struct RegistrationFact: Codable, Hashable, Sendable {
    /// What builds the service.
    package enum Form: Codable, Hashable, Sendable {
        case closure
        /// An initializer, by its type, and its labels if they are written; its parameters are resolved.
        case initializer(TypeShape, labels: [String?]?)
        /// Another function, as its text.
        case function(String)
        /// The value of another service.
        case alias(TypeSource, name: ServiceName)
        /// The entry of another registration, identified by its place.
        case forward(SourceLocation)
    }

    /// A branch of an `if` or `switch`, identified by the statement's place.
    package struct Branch: Codable, Hashable, Sendable {
        package var statement: SourceLocation
        package var index: Int
        /// The end of the body that the branch exits at its own end, so that nothing between the statement and that
        /// place runs after it.
        package var left: SourceLocation?

        package init(of statement: SourceLocation, index: Int, left: SourceLocation? = nil) {
            self.statement = statement
            self.index = index
            self.left = left
        }
    }

    package var service: TypeSource
    package var name: ServiceName
    package var form: Form
    /// The types of the arguments that the factory takes besides the resolver.
    package var arguments: [TypeSource]
    /// How many parameters its closure takes; nil if the factory is another kind of function.
    package var closureArity: Int?
    /// Where the closure's first parameter is passed, if nothing else shows whether it is a resolver.
    package var firstParameter: TypeSource?
    /// The dotted name of the function used as the factory, whose parameters are resolved.
    package var construct: [String]?
    /// The types that are resolved for it by the function of the program that registers it.
    package var alsoResolved: [TypeSource] = []
    /// Whether an expression decides if it replaces another.
    package var mayOverride = false
    /// The type that the factory builds, if its closure shows it.
    package var builds: TypeShape?
    /// The types that the factory builds in its branches, if its last expression does not show which one it builds.
    package var buildsInBranches: [TypeShape] = []
    /// Whether the factory does nothing with the object that it builds but return it, and no completion gets it.
    package var returnsAtOnce = false
    /// The labels of the call that builds it, and the types of its arguments.
    package var buildingLabels: [String?] = []
    package var buildingArguments: [TypeSource] = []
    /// The scope in which it is kept, as written; nil if none is.
    package var scope: String?
    /// Whether it is one of many services of its type, which cannot be resolved alone.
    package var isContribution: Bool
    /// Whether it is written to be isolated to the main actor: `on: MainActor.self`, or a closure with `@MainActor`.
    package var isMain = false
    /// Whether its closure is asynchronous.
    package var isAsync = false
    /// The other global actor to which it is written to be isolated, as in `on: StoreActor.self`. It is then built
    /// asynchronously.
    package var otherActor: [String]?
    /// What its synchronous closure calls or reads by name, and runs where the closure runs.
    package var calls: [FactoryCall] = []
    /// Whether a completion gets the service.
    package var isCompleted = false
    /// Whether it is meant to replace another registration.
    package var isOverride: Bool
    /// The container.
    package var receiver: ContainerValue
    /// The container's name in the call, such as `c` or `self.container`; nil if it is another expression.
    package var base: String?
    /// The program's function through which it is registered, or nil.
    package var via: HelperUse?
    package var within: [String]
    package var function: SourceLocation?
    package var condition: Condition
    /// Whether it runs whenever the enclosing body does: it is in no branch, loop or closure.
    package var isUnconditional = true
    /// The enclosing blocks in its function: bodies of branches, loops and closures.
    package var blocks: [SourceLocation] = []
    /// The enclosing branches, innermost first.
    package var branches: [Branch] = []
    /// How often the enclosing loop registers it.
    package var repetition: Repetition?
    package var location: SourceLocation

    package init(
        service: TypeSource, name: ServiceName, form: Form, receiver: ContainerValue, condition: Condition,
        location: SourceLocation
    ) {
        self.service = service
        self.name = name
        self.form = form
        self.receiver = receiver
        self.condition = condition
        self.location = location
        arguments = []
        isContribution = false
        isOverride = false
        within = []
    }
}

extension RegistrationFact {
    /// Whether its branch exits the body before `other` is registered.
    package func leaves(before other: RegistrationFact) -> Bool {
        branches.contains { branch in
            guard let left = branch.left, other.location.path == left.path else { return false }
            return branch.statement < other.location && other.location < left
                && !other.branches.contains { $0.statement == branch.statement }
        }
    }
}

/// A use of one of the program's functions or property wrappers that resolves or registers.
package struct HelperUse: Codable, Hashable, Sendable {
    /// The function that a call passes to build a service.
    package enum Factory: Codable, Hashable, Sendable {
        /// A closure, by the types of its parameters.
        case closure([TypeSource])
        /// An initializer, by its type, and its labels if they are written.
        case initializer(TypeShape, labels: [String?]?)
        /// Another function, by its dotted name.
        case function([String])
    }

    package var name: String
    /// The dotted names of the callee; nil if unknown.
    package var callee: [String]?
    /// The functions of that name that an enclosing body declares: several under `#if`.
    package var locals: [SourceLocation] = []
    /// Whether the call has the form of a call of the library's own function.
    package var mayBeFromLibrary = false
    /// The labels of the call, or of the property wrapper's attribute.
    package var labels: [String?]
    /// The arguments that may be strings.
    package var names: [Given<ServiceName>]
    /// The types that the arguments name: `Service.self`.
    package var metatypes: [Given<TypeSource>] = []
    /// Whether the place's expected type is resolved because the call names none.
    package var isExpected = false
    /// The generic arguments of a constructed type: `Store<Feed>()`.
    package var typeArguments: [TypeSource] = []
    /// The member of a constructed value that is used at once, if that is its only use: `load` in `Store<Feed>().load()`.
    package var member: String?
    /// The types of the arguments that are not metatypes.
    package var arguments: [Given<TypeSource>] = []
    /// The types that closures without parameters return, of one expression each; trailing closures are counted last.
    package var results: [Given<TypeSource>] = []
    /// The arguments that may be containers.
    package var containers: [Given<ContainerValue>] = []
    /// What is passed to build a service; nil if that is unknown.
    package var factory: Factory?
    /// Whether `try?` turns an error that it throws into nil.
    package var isTried = false

    package init(name: String, labels: [String?], names: [Given<ServiceName>]) {
        self.name = name
        self.labels = labels
        self.names = names
    }

    /// Whether it is a property wrapper; its name then starts with `@`.
    package var isWrapper: Bool { name.hasPrefix("@") }
}
