package import DovetailDiagnostics

/// A call that registers a service in a container.
package struct RegistrationFact: Codable, Hashable, Sendable {
    /// What the service is built by.
    package enum Form: Codable, Hashable, Sendable {
        case closure
        /// An initialiser, by its type, and the labels where they are written; what it takes is resolved.
        case initializer(TypeShape, labels: [String?]?)
        /// Another function, as its text.
        case function(String)
        /// Another service's value.
        case alias(TypeSource, name: ServiceName)
        /// Another registration's entry, by its place.
        case forward(SourceLocation)
    }

    /// A branch of an `if` or a `switch`, by the statement's place.
    package struct Branch: Codable, Hashable, Sendable {
        package var statement: SourceLocation
        package var index: Int
        /// The end of the body that the branch leaves at its end, so that nothing behind the statement runs after it.
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
    /// The types of the arguments that the factory takes beside the resolver.
    package var arguments: [TypeSource]
    /// How many parameters its closure takes; nil where it is another function.
    package var closureArity: Int?
    /// What the closure's first parameter is given to, where nothing else says whether it is a resolver.
    package var firstParameter: TypeSource?
    /// The function that is given as the factory, by its dotted name, and whose parameters are resolved for it.
    package var construct: [String]?
    /// Whether it replaces another only if an expression says so.
    package var mayOverride = false
    /// The type that the factory builds, where its closure shows it.
    package var builds: TypeShape?
    /// The labels of the call that builds it, and the types of its arguments.
    package var buildingLabels: [String?] = []
    package var buildingArguments: [TypeSource] = []
    /// How long it is kept, as it is written; nil where nothing is.
    package var scope: String?
    /// Whether it is one of many of its type, and not found alone.
    package var isContribution: Bool
    /// Whether it is meant to replace another.
    package var isOverride: Bool
    /// The container.
    package var receiver: ContainerValue
    /// The function of the program through which it is registered, or nil.
    package var via: HelperUse?
    package var within: [String]
    package var function: SourceLocation?
    package var condition: Condition
    /// Whether it is made wherever the body around it runs: in no branch, loop or closure.
    package var isUnconditional = true
    /// The blocks of its function that it stands in: bodies of branches, loops and closures.
    package var blocks: [SourceLocation] = []
    /// The branches that it stands in, innermost first.
    package var branches: [Branch] = []
    /// How often the loop around it registers it.
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
    /// Whether what follows on it leaves the body before another one of it is made.
    package func leaves(before other: RegistrationFact) -> Bool {
        branches.contains { branch in
            guard let left = branch.left, other.location.path == left.path else { return false }
            return branch.statement < other.location && other.location < left
                && !other.branches.contains { $0.statement == branch.statement }
        }
    }
}

/// A use of a function or property wrapper of the program that resolves or registers.
package struct HelperUse: Codable, Hashable, Sendable {
    package var name: String
    /// What is called, by its dotted names; nil where they are not told.
    package var callee: [String]?
    /// Whether the call is written as one of the library's own function.
    package var mayBeLibrarys = false
    /// The labels of the call, or of the property wrapper's attribute.
    package var labels: [String?]
    /// What the arguments say that may be strings.
    package var names: [Given<ServiceName>]
    /// The types that arguments name: `Service.self`.
    package var metatypes: [Given<TypeSource>] = []
    /// Whether what is asked for is the type that the place expects, because the call names none.
    package var isExpected = false
    /// The generic arguments of a type that is made: `Store<Feed>()`.
    package var typeArguments: [TypeSource] = []
    /// The types of the arguments that are no metatypes.
    package var arguments: [Given<TypeSource>] = []
    /// The arguments that may be containers.
    package var containers: [Given<ContainerValue>] = []

    package init(name: String, labels: [String?], names: [Given<ServiceName>]) {
        self.name = name
        self.labels = labels
        self.names = names
    }

    /// Whether it is a property wrapper, whose name begins with `@`.
    package var isWrapper: Bool { name.hasPrefix("@") }
}
