import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// How long a service is kept.
enum ServiceScope: Equatable {
    /// Built again for each resolution.
    case transient
    /// Kept while one resolution runs.
    case graph
    /// Kept as long as something else keeps it alive.
    case weak
    /// Kept as long as its container.
    case singleton
    /// A custom scope, such as `session`.
    case other(String)
}

/// A registration whose names and types are resolved.
struct LinkedRegistration {
    var placed: Placed<RegistrationFact>
    var service: ResolvedType
    var names: NameSet
    /// The types of its arguments; nil if their number is unknown.
    var arguments: [ResolvedType]?
    var holders: PossibleContainers
    var scope: ServiceScope
    var isDovetail: Bool
    /// The type that a hand-written container's item makes.
    var makes: BoundType?
    /// Whether its service is a generic type with unknown arguments.
    var isUnbound = false

    /// The service, as shown to users.
    var text: String { serviceText(service, names) }

    /// Whether the types of its arguments are known.
    var areArgumentsKnown: Bool {
        arguments?.allSatisfy { if case .known = $0 { true } else { false } } ?? false
    }
}

/// A resolution whose names and types are resolved.
struct LinkedResolution {
    var placed: Placed<ResolutionFact>
    var service: ResolvedType
    /// The element type if the service is `[T]`, which Dovetail collects from all services of type `T`, or `[String: T]`,
    /// which it collects from those that have a name.
    var element: TypeText?
    var names: NameSet
    var arguments: [ResolvedType]
    var holders: PossibleContainers
    /// The type that the result is cast to, if a hand-written container finds it by its key alone.
    var cast: ResolvedType?
    /// Whether it runs while its consumer is being built, and not later.
    var isImmediate: Bool
    /// Set if the service is resolved when a `Provider`, an `AsyncProvider` or a `Lazy` of Dovetail's is called.
    var deferral: Deferral?
    /// The location of the resolution in the function body through which this one is made.
    var body: SourceLocation?
    /// The place that makes the object of a generic type that resolves this, and determines its type.
    var making: SourceLocation?
    /// Whether it is unknown if anything ever makes it.
    var mayNotRun = false
    /// The resolution that finds nothing if this one runs: by its location in the same body, or by its own.
    var insteadOf: SourceLocation?

    /// The service, as shown to users.
    var text: String { serviceText(service, names) }
    /// Whether it collects only services that have a name.
    var isByName: Bool {
        if case .known(let text) = service, case .dictionary = text.type { true } else { false }
    }
    /// The place at which it is reported: where the resolved type is given.
    var place: SourceLocation { making ?? fact.location }
}

extension LinkedRegistration {
    /// The type whose initializer builds it, if that is known.
    var made: TypeShape? {
        if case .initializer(let type, _) = fact.form { return type }
        return fact.builds
    }

    var fact: RegistrationFact {
        _read { yield placed.fact }
        _modify { yield &placed.fact }
    }

    var context: LookupContext {
        _read { yield placed.context }
    }
}

extension LinkedResolution {
    var fact: ResolutionFact {
        _read { yield placed.fact }
        _modify { yield &placed.fact }
    }

    var context: LookupContext {
        _read { yield placed.context }
    }
}

private func serviceText(_ service: ResolvedType, _ names: NameSet) -> String {
    switch service {
    case .known(let type): "'\(type.bare.swift)'\(names.text)"
    case .unknown(let why): why + names.text
    }
}
