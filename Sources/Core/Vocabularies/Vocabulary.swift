import DovetailFacts

/// A library of containers, as data: its types, what each of its functions means, and what holds for its services.
package struct Vocabulary: Sendable {
    package var name: String
    /// The modules that declare its types and functions.
    package var modules: Set<String>
    /// Its types, by name.
    package var types: [String: TypeRole]
    /// What its types conform to or inherit from.
    package var inherits: [String: [String]] = [:]
    package var rules: [CallRule]
    package var properties: [PropertyRule] = []
    package var operators: [OperatorRule] = []
    /// Static properties that hold a container from the start, with the type and name of each.
    package var shared: [PropertyRule] = []
    /// Static functions that the library calls at the start, if the program adds them to its types.
    package var starts: [PropertyRule] = []
    package var laws: Laws

    package init(
        _ name: String, modules: Set<String>, types: [String: TypeRole], rules: [CallRule], laws: Laws
    ) {
        self.name = name
        self.modules = modules
        self.types = types
        self.rules = rules
        self.laws = laws
    }

    /// All vocabularies.
    package static let all = [swinject, dovetail]

    /// The rules for calls of a function on a type, in the order in which they are tried.
    package func rules(for name: String, on type: String) -> [CallRule] {
        let types = [type] + (inherits[type] ?? [])
        return rules.filter { $0.name == name && types.contains($0.type) }
    }
}

/// What a type of a library is.
package enum TypeRole: Hashable, Sendable {
    case container
    /// What resolves from a container, such as `Resolver`.
    case view
    /// What fills a container while it is made, such as Dovetail's `Registrations`.
    case filler
    /// What makes a container of assemblies, such as Swinject's `Assembler`.
    case assembler
    /// A protocol whose conforming types fill containers with one function; another is called when all are filled.
    case assembly(fills: String, loaded: String?)
    /// What a registration returns.
    case entry
    /// A service that is resolved only when it is used, such as `Provider<Service>`.
    case deferred
    case port
    /// A protocol with a function that is called at each registration.
    case observer(told: String)
    /// A type that has nothing to do with services.
    case plain
}

/// What a function of a library means.
package struct CallRule: Hashable, Sendable {
    /// The type on which it is called; `init` is a function, too.
    package var type: String
    package var name: String
    package var parameters: [Slot]
    package var meaning: Meaning

    package init(_ type: String, _ name: String, _ parameters: [Slot], _ meaning: Meaning) {
        self.type = type
        self.name = name
        self.parameters = parameters
        self.meaning = meaning
    }

    /// A parameter.
    package struct Slot: Hashable, Sendable, CallParameter {
        package var label: String?
        package var role: ParameterRole
        package var hasDefault = false
        package var isVariadic = false

        package var mayBeLeftOut: Bool { hasDefault || isVariadic }
        package var mayTakeClosure: Bool { role.isFunction }

        /// A parameter that is always given.
        package static func given(_ role: ParameterRole, _ label: String? = nil) -> Slot {
            Slot(label: label, role: role)
        }

        /// A parameter with a default value.
        package static func optional(_ role: ParameterRole, _ label: String? = nil) -> Slot {
            Slot(label: label, role: role, hasDefault: true)
        }

        /// A parameter that takes any number of arguments.
        package static func several(_ role: ParameterRole, _ label: String? = nil) -> Slot {
            Slot(label: label, role: role, isVariadic: true)
        }
    }
}

/// What an argument is for.
package enum ParameterRole: Hashable, Sendable {
    /// The type of the service.
    case key
    case name
    /// What the factory takes besides the resolver.
    case argument
    /// A closure that is given a resolver, and then the arguments.
    case factory
    /// A function whose parameters are resolved.
    case initializer
    /// The type of the original of an alias, and its name.
    case original, originalName
    case convert
    case scope
    case override
    /// What is called with the resolver and the new service.
    case completion
    case parent
    case container
    case assembly
    case assemblies
    /// A closure that fills the container that is made.
    case filling
    /// The entry of a registration.
    case entry
    /// What is called at each registration, one or a list of them.
    case observers
    /// The value of a port.
    case value
    case isolation
    /// A closure that the library runs some time later.
    case later
    case ignored

    var isFunction: Bool {
        switch self {
        case .factory, .initializer, .completion, .filling, .convert, .later, .value: true
        default: false
        }
    }
}

/// What a call does.
package enum Meaning: Hashable, Sendable {
    /// Registers a service in the receiver.
    case put
    /// Registers one of the services of a list.
    case contribute
    /// Registers another type or name for a service.
    case alias
    /// Resolves a service.
    case ask
    /// Makes a container.
    case make
    /// Fills the receiver with assemblies.
    case apply
    /// Gives another view of the receiver's container.
    case view
    /// Gives a child of the receiver, through which nothing is registered in the receiver.
    case child
    /// Changes the scope of a registration.
    case scope
    case complete
    /// Removes all registrations.
    case clear
    /// Tells something of each registration from then on.
    case observe
    case injectPort, readPort, makePort
    /// Does nothing to services.
    case neutral
    /// May do anything to the container.
    case unknown
}

/// What a property of a library's type gives.
package struct PropertyRule: Hashable, Sendable {
    package var type: String
    package var name: String
    package var meaning: Meaning

    package init(_ type: String, _ name: String, _ meaning: Meaning) {
        self.type = type
        self.name = name
        self.meaning = meaning
    }
}

/// An operator of a library: what it means with a container on its left.
package struct OperatorRule: Hashable, Sendable {
    package var symbol: String
    package var meaning: Meaning

    package init(_ symbol: String, _ meaning: Meaning) {
        self.symbol = symbol
        self.meaning = meaning
    }
}

/// What holds for the services of a library.
package struct Laws: Hashable, Sendable {
    /// What happens if nothing is registered for a lookup.
    package enum Absence: Hashable, Sendable { case givesNil, throwsError, traps }

    /// What happens if a service is registered twice.
    package enum Duplicate: Hashable, Sendable {
        case lastWins
        /// Making the container fails, unless the second is marked as an override.
        case fails
    }

    package var absence: Absence
    package var duplicates: Duplicate
    /// The types that are resolved in parts: `Provider<Service>` needs a registration of `Service`.
    package var deferred: Set<String>
    /// Whether an optional of a service is resolved as the service, or nil.
    package var resolvesOptionals: Bool
    /// Whether `[Service]` gives all services of a type.
    package var resolvesLists: Bool
    /// The scope of registrations that name none.
    package var defaultScope: String
    /// How each scope keeps services.
    package var scopes: [String: ScopeLaw]
    /// The view through which what is built asynchronously is resolved, and the label with which others resolve it; nil
    /// if nothing is.
    package var asyncView: String?
    package var asyncLabel = "async"
    /// The library's types that every container resolves.
    package var provided: Set<String> = []

    package init(
        absence: Absence, duplicates: Duplicate, deferred: Set<String>, resolvesOptionals: Bool, resolvesLists: Bool,
        defaultScope: String, scopes: [String: ScopeLaw]
    ) {
        self.absence = absence
        self.duplicates = duplicates
        self.deferred = deferred
        self.resolvesOptionals = resolvesOptionals
        self.resolvesLists = resolvesLists
        self.defaultScope = defaultScope
        self.scopes = scopes
    }
}

/// How a scope keeps services.
package struct ScopeLaw: Hashable, Sendable {
    package enum Keeping: Hashable, Sendable { case never, resolution, container }

    /// The services with arguments that a scope can keep.
    package enum Arguments: Hashable, Sendable { case all, hashable, none }

    package var keeping: Keeping
    /// Whether what it needs is looked up in the container that has the registration, and not in that which is asked.
    package var isOfOwner: Bool
    package var arguments: Arguments
    /// Whether it keeps only objects, and no structs.
    package var isForObjects: Bool

    package init(
        _ keeping: Keeping, isOfOwner: Bool = false, arguments: Arguments = .all, isForObjects: Bool = false
    ) {
        self.keeping = keeping
        self.isOfOwner = isOfOwner
        self.arguments = arguments
        self.isForObjects = isForObjects
    }
}
