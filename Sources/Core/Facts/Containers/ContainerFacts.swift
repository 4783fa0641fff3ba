package import DovetailDiagnostics

/// What one file says about containers.
package struct ContainerFacts: Codable, Hashable, Sendable {
    package var registrations: [RegistrationFact] = []
    /// All that is resolved, in registrations' closures and outside.
    package var resolutions: [ResolutionFact] = []
    /// Properties and variables that may hold a container.
    package var variables: [ContainerVariableFact] = []
    /// Functions that take containers or give one back.
    package var functions: [ContainerFunctionFact] = []
    /// Calls that are given containers.
    package var calls: [ContainerCallFact] = []
    /// Assemblies that are given to a container.
    package var assemblies: [AssemblyUseFact] = []
    /// The calls that make a container.
    package var creations: [ContainerCreationFact] = []
    /// Strings that may be names of services.
    package var constants: [StringConstantFact] = []
    /// The calls of ports.
    package var portUses: [PortUseFact] = []
    /// The functions, and the variables that keep objects, by which it is told what runs.
    package var bodies: [BodyFact] = []
    /// The names of property wrappers that the file declares.
    package var wrappers: [String] = []
    /// Whether the file imports Dovetail rather than Swinject; nil where neither.
    package var isDovetail: Bool?

    package init() {}

    /// Adds every type name that a call writes.
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
        }
        for resolution in resolutions {
            add(resolution.service)
            resolution.arguments.forEach(add)
        }
    }

    /// Whether nothing was found.
    package var isEmpty: Bool {
        registrations.isEmpty && resolutions.isEmpty && variables.isEmpty && functions.isEmpty && calls.isEmpty
            && assemblies.isEmpty && constants.isEmpty && bodies.isEmpty && portUses.isEmpty
    }
}

/// A property, a global or a local variable that may hold a container.
package struct ContainerVariableFact: Codable, Hashable, Sendable {
    /// The enclosing types' names, then its own.
    package var path: [String]
    package var type: TypeShape?
    /// The labels of the call from which the type is inferred; nil where it is written or surely made.
    package var constructedBy: [String?]?
    /// What it is set to, as far as the file tells.
    package var value: ContainerValue?
    /// Whether it is one for all objects of its type.
    package var isStatic = false
    /// Whether each use of it runs its body anew.
    package var isComputed = false
    /// The dotted name to which the value is assigned, where it is more than a name of the types around.
    package var assigned: [String]?
    package var location: SourceLocation

    package init(path: [String], type: TypeShape?, value: ContainerValue?, location: SourceLocation) {
        self.path = path
        self.type = type
        self.value = value
        self.location = location
    }
}

/// A function or an initialiser that takes containers or gives one back.
package struct ContainerFunctionFact: Codable, Hashable, Sendable {
    /// Where it is declared: what tells it from others.
    package var location: SourceLocation
    /// The enclosing types' names, then its own; `init` for initialisers.
    package var path: [String]
    package var labels: [String?]
    package var parameterTypes: [TypeShape]
    /// The parameters that a call may leave out, by their indices.
    package var defaulted: [Int] = []
    package var genericParameters: [String]
    /// The parameter that takes as many arguments as there are types: `_ types: repeat (each T).Type`.
    package var pack: Int?
    package var result: TypeShape?
    /// The containers that stand for parameters that a call leaves out.
    package var defaults: [Given<ContainerValue>] = []
    /// The parameters that it sets to something else, by their indices.
    package var reassigned: [Int] = []
    /// The container that it gives back.
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

/// A call of a function that is given containers, or is called on one.
package struct ContainerCallFact: Codable, Hashable, Sendable {
    /// The called names, such as `["AppAssembly", "assemble"]`; an initialiser's ends in `init`.
    package var callee: [String]
    package var labels: [String?]
    /// The containers that are given.
    package var containers: [Given<ContainerValue>]
    /// What may be a container on which it is called.
    package var receiver: ContainerValue?
    /// The types around the call.
    package var within: [String]
    /// The registration in whose closure it stands, by its place.
    package var registration: SourceLocation?
    /// Whether it runs wherever the body around it does: in no branch, loop, closure or condition.
    package var isUnconditional = true
    /// How often the loop around it runs it.
    package var repetition: Repetition?
    /// The function around it, by its place.
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

/// An assembly that is given to a container.
package struct AssemblyUseFact: Codable, Hashable, Sendable {
    package var assembly: TypeShape
    /// The container; nil where the place does not say it.
    package var container: ContainerValue?
    /// Whether another may be given in its place, in another branch.
    package var isChosen = false
    /// Whether it is given wherever the body around it runs.
    package var isUnconditional = true
    /// The call that gives it.
    package var call: SourceLocation?
    /// How often the loop around the call gives it.
    package var repetition: Repetition?
    /// The function around it, by its place.
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

/// A string that has a name: a constant, a raw value of an enum's case, or a property with few values.
package struct StringConstantFact: Codable, Hashable, Sendable {
    /// The enclosing types' names, then its own.
    package var path: [String]
    /// Every value that it may have.
    package var values: [String]
    /// Whether it is a case of an enum, whose string is its raw value.
    package var isCase: Bool

    package init(path: [String], values: [String], isCase: Bool) {
        self.path = path
        self.values = values
        self.isCase = isCase
    }
}

/// A call that makes a container or an assembler.
package struct ContainerCreationFact: Codable, Hashable, Sendable {
    package var type: TypeShape
    /// For `.init(…)`, what says the type, where the place does not: `type` is a guess then.
    package var expected: TypeSource?
    /// The types around the call.
    package var within: [String]
    package var location: SourceLocation

    package init(type: TypeShape, within: [String], location: SourceLocation) {
        self.type = type
        self.within = within
        self.location = location
    }
}
