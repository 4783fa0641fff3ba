package import DovetailDiagnostics

/// The container facts of one file.
package struct ContainerFacts: Codable, Hashable, Sendable {
    package var registrations: [RegistrationFact] = []
    /// All resolutions, inside registrations' closures and outside.
    package var resolutions: [ResolutionFact] = []
    /// Properties and variables that may hold a container.
    package var variables: [ContainerVariableFact] = []
    /// Functions that take or return containers.
    package var functions: [ContainerFunctionFact] = []
    /// Calls that are passed containers.
    package var calls: [ContainerCallFact] = []
    /// Calls that are passed no container, and run whenever the body or factory around them does.
    package var plainCalls: [PlainCallFact] = []
    /// Calls of closures, kept in local variables and parameters, that are passed containers.
    package var closureCalls: [ContainerCallFact] = []
    /// Calls of functions that may fill containers with the assemblies that they are passed.
    package var listCalls: [ContainerCallFact] = []
    /// Assemblies that are passed to a container.
    package var assemblies: [AssemblyUseFact] = []
    /// Places where a container gets some of the assemblies of a list, and it is unknown which.
    package var partialLists: [SourceLocation] = []
    /// Such places if a call of `.init` makes one of Dovetail's containers, of which the file does not tell.
    package var possiblePartialLists: [SourceLocation] = []
    /// The calls that create a container.
    package var creations: [ContainerCreationFact] = []
    /// Strings that may be service names.
    package var constants: [StringConstantFact] = []
    /// The calls of ports.
    package var portUses: [PortUseFact] = []
    /// The functions, and the variables that keep objects; they show what runs.
    package var bodies: [BodyFact] = []
    /// The places of the names of functions called in branches and under `#if`, ascending.
    package var branchCalls: [SourceLocation] = []
    /// The names of property wrappers that the file declares.
    package var wrappers: [String] = []
    /// The names of functions that may be passed or kept as values, and `Store.init` for initializers, sorted.
    package var functionValues: [String] = []
    /// Whether the file imports Dovetail rather than Swinject; nil if it imports neither.
    package var isDovetail: Bool?

    package init() {}

    /// Adds every type name written in calls.
    package func insertMentionedNames(into names: inout Set<String>) {
        func add(_ source: TypeSource) {
            switch source {
            case .written(let shape), .constructed(let shape, _): shape.insertNames(into: &names)
            case .applied(let shape, _): shape.insertNames(into: &names)
            case .member, .argument, .unwrapped, .optional, .generic, .unknown: break
            }
        }
        for registration in registrations {
            add(registration.service)
            registration.arguments.forEach(add)
            registration.builds?.insertNames(into: &names)
            for type in registration.buildsInBranches { type.insertNames(into: &names) }
        }
        for resolution in resolutions {
            add(resolution.service)
            resolution.arguments.forEach(add)
        }
    }

    /// The names of the variables and constants that hold service names.
    package var namesOfConstants: [String] {
        let uses = registrations.compactMap(\.via) + resolutions.compactMap(\.via)
        let names = registrations.map(\.name) + resolutions.map(\.name) + uses.flatMap { $0.names.map(\.value) }
        return names.compactMap { if case .constant(let path) = $0 { path.last } else { nil } }
    }

    /// Whether nothing was found.
    package var isEmpty: Bool {
        registrations.isEmpty && resolutions.isEmpty && variables.isEmpty && functions.isEmpty && calls.isEmpty
            && closureCalls.isEmpty && listCalls.isEmpty
            && assemblies.isEmpty && partialLists.isEmpty && possiblePartialLists.isEmpty && constants.isEmpty
            && bodies.isEmpty && portUses.isEmpty
    }
}

/// A property, global or local variable that may hold a container.
package struct ContainerVariableFact: Codable, Hashable, Sendable {
    /// The names of the enclosing types, then its own.
    package var path: [String]
    package var type: TypeShape?
    /// The labels of the call from which the type is inferred; nil if the type is written or certain.
    package var constructedBy: [String?]?
    /// Its value, as far as the file shows it.
    package var value: ContainerValue?
    /// Whether it is static, shared by all objects of its type.
    package var isStatic = false
    /// Whether each use runs its body again.
    package var isComputed = false
    /// The attributes that may be property wrappers.
    package var wrappers: [String] = []
    /// The dotted name to which the value is assigned, if it is more than a name of the enclosing types.
    package var assigned: [String]?
    package var location: SourceLocation

    package init(path: [String], type: TypeShape?, value: ContainerValue?, location: SourceLocation) {
        self.path = path
        self.type = type
        self.value = value
        self.location = location
    }
}

/// A function or initializer that takes or returns containers.
package struct ContainerFunctionFact: Codable, Hashable, Sendable {
    /// The place of its declaration, which identifies it.
    package var location: SourceLocation
    /// The names of the enclosing types, then its own; `init` for initializers.
    package var path: [String]
    package var labels: [String?]
    package var parameterTypes: [TypeShape]
    /// The indices of the parameters that a call may omit.
    package var defaulted: [Int] = []
    /// The indices of the parameters that take closures and do not keep them.
    package var calling: [Int] = []
    package var genericParameters: [String]
    /// What its generic parameters must conform to.
    package var constraints: [ConstraintFact] = []
    /// What each generic parameter must conform to or inherit from, as written beside it.
    package var bounds: [TypeShape?] = []
    /// Whether a `where` clause restricts them further.
    package var hasWhereClause = false
    /// Whether the `where` clause of its extension says for which types it is.
    package var isConditional = false
    /// Whether a body declares it, so that only this body can call it.
    package var isLocal = false
    /// The index of the parameter pack that takes one argument per type: `_ types: repeat (each T).Type`.
    package var pack: Int?
    package var result: TypeShape?
    package var isAsync = false
    /// Whether it is `@concurrent`.
    package var isConcurrent = false
    /// The isolation that an attribute or a modifier on it sets; nil if none does.
    package var isolation: Isolation?
    /// Plain attributes that may be the program's global actors.
    package var attributes: [String] = []
    /// The containers that are default arguments.
    package var defaults: [Given<ContainerValue>] = []
    /// The names that are default arguments.
    package var defaultNames: [Given<ServiceName>] = []
    /// The indices of the parameters that it reassigns.
    package var reassigned: [Int] = []
    /// The container that it returns.
    package var value: ContainerValue?

    package init(
        location: SourceLocation, path: [String], labels: [String?], parameterTypes: [TypeShape],
        genericParameters: [String], result: TypeShape?, value: ContainerValue?
    ) {
        self.location = location
        self.path = path
        self.labels = labels
        self.parameterTypes = parameterTypes
        self.genericParameters = genericParameters
        self.result = result
        self.value = value
    }
}

/// A call of a function that is passed containers, or is called on one.
package struct ContainerCallFact: Codable, Hashable, Sendable {
    /// The list on each of whose elements a call is made.
    package enum Elements: Codable, Hashable, Sendable {
        /// By its dotted name.
        case list([String])
        /// A literal, by the names of the types that it creates.
        case made([String])
        /// What the callers of a function pass for one of its parameters: a list, or a single object.
        case parameter(of: SourceLocation, Int)
    }

    /// The called names, such as `["AppAssembly", "assemble"]`; for an initializer, they end in `init`.
    package var callee: [String]
    package var labels: [String?]
    /// The containers that are passed.
    package var containers: [Given<ContainerValue>]
    /// Whether what it calls can register in the containers: it is passed registrations. What is registered in a
    /// container that is passed to a closure is read where the closure is written.
    package var mayFill = false
    /// The value on which it is called, if that may be a container.
    package var receiver: ContainerValue?
    /// Whether a local variable or parameter of that name is called.
    package var isOfLocal = false
    /// The enclosing types.
    package var within: [String]
    /// The place of the registration whose closure contains it.
    package var registration: SourceLocation?
    /// Whether it runs whenever the enclosing body does: it is in no branch, loop, closure or condition.
    package var isUnconditional = true
    /// If it does not, the blocks and closures around it that may not run.
    package var blocks: [SourceLocation] = []
    /// The list on whose elements it is called: `assemblies.forEach { $0.fill(container) }`.
    package var elements: Elements?
    /// The arguments that create objects, alone or in a list, by the names of the objects' types.
    package var lists: [Given<[String]>] = []
    /// Whether it is a call on an optional value, which may be nil.
    package var isOfOptional = false
    /// How often the enclosing loop runs it.
    package var repetition: Repetition?
    /// The place of the enclosing function.
    package var function: SourceLocation?
    package var location: SourceLocation

    package init(
        callee: [String], labels: [String?], containers: [Given<ContainerValue>], within: [String],
        registration: SourceLocation?, location: SourceLocation
    ) {
        self.callee = callee
        self.labels = labels
        self.containers = containers
        self.within = within
        self.registration = registration
        self.location = location
    }
}

/// An assembly that is passed to a container.
package struct AssemblyUseFact: Codable, Hashable, Sendable {
    package var assembly: TypeShape
    /// The container; nil if the place does not show it.
    package var container: ContainerValue?
    /// Whether another branch may pass a different one instead.
    package var isChosen = false
    /// Whether it is passed whenever the enclosing body runs.
    package var isUnconditional = true
    /// If it is not, the blocks and closures around it that may not run.
    package var blocks: [SourceLocation] = []
    /// The call that passes it.
    package var call: SourceLocation?
    /// How often the enclosing loop passes it.
    package var repetition: Repetition?
    /// The place of the enclosing function.
    package var function: SourceLocation?
    package var within: [String]
    package var location: SourceLocation

    package init(assembly: TypeShape, container: ContainerValue?, within: [String], location: SourceLocation) {
        self.assembly = assembly
        self.container = container
        self.within = within
        self.location = location
    }
}

/// A named string: a constant, the raw value of an enum case, or a property with few possible values.
package struct StringConstantFact: Codable, Hashable, Sendable {
    /// The names of the enclosing types, then its own.
    package var path: [String]
    /// All its possible values.
    package var values: [String]
    /// Whether it is an enum case with a string as its raw value.
    package var isCase: Bool
    /// Whether it is a stored variable, which may be assigned another string.
    package var isVariable = false
    /// Whether it is static, shared by all objects of its type.
    package var isStatic = false

    package init(path: [String], values: [String], isCase: Bool) {
        self.path = path
        self.values = values
        self.isCase = isCase
    }
}

/// A call that creates a container or an assembler.
package struct ContainerCreationFact: Codable, Hashable, Sendable {
    package var type: TypeShape
    /// For `.init(…)`, the source of the type if the place does not show it; `type` is then a guess.
    package var expected: TypeSource?
    /// The enclosing types.
    package var within: [String]
    package var location: SourceLocation

    package init(type: TypeShape, within: [String], location: SourceLocation) {
        self.type = type
        self.within = within
        self.location = location
    }
}
