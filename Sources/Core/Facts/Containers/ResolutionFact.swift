package import DovetailDiagnostics

/// A call that resolves a service from a container.
package struct ResolutionFact: Codable, Hashable, Sendable {
    /// When a registration's closure performs it.
    package enum Timing: String, Codable, Hashable, Sendable {
        /// While the service is built.
        case building
        /// After the service's construction: `initCompleted`, `completed:`.
        case completing
        /// In a nested closure that is surely kept, and runs later or never.
        case later
    }

    /// Whether a resolution is an asynchronous one.
    package enum Waiting: String, Codable, Hashable, Sendable {
        /// `resolve(X.self)` of a container or a resolver.
        case no
        /// `resolve(async: X.self)`, or a call of an `AsyncResolver`.
        case yes
        /// A call after `await`, of something that may be an `AsyncResolver`.
        case unknown
    }

    package var service: TypeSource
    /// Whether the caller accepts nil: it resolves an optional type.
    package var isOptional: Bool
    /// Whether an optional is expected and the call names no type: what is registered as an optional is found, too.
    package var expectsOptional = false
    package var name: ServiceName
    package var arguments: [TypeSource]
    /// The container.
    package var receiver: ContainerValue
    /// Whether the service is given as a value of a metatype, which may hold another type if the type is a protocol:
    /// `resolve(kind)`.
    package var isOfTypeValue = false
    /// Whether it is a resolution only if its receiver is known to be a container: `container.resolve(type)`.
    package var needsContainer: Bool
    /// The program's function or property wrapper through which it resolves, or nil.
    package var via: HelperUse?
    /// The place of the registration whose closure contains it.
    package var registration: SourceLocation?
    package var timing: Timing
    /// The uses of the enclosing closures, outermost first, that may run them later than `timing` says.
    package var closures: [ClosureUse] = []
    /// Whether it begins on the main actor: `on: MainActor.self`.
    package var isOnMain = false
    /// Whether it is awaited, and so finds asynchronous services.
    package var waiting = Waiting.no
    /// Whether it runs while an object of the enclosing type is created, for a property's initial value.
    package var isInitialValue = false
    /// The enclosing types.
    package var within: [String]
    /// The place of the enclosing function.
    package var function: SourceLocation?
    package var code = SurroundingCode.other
    /// Whether it is a statement of `main.swift`, outside all functions and closures.
    package var isAtTopLevel = false
    /// The parameter that takes its result unchanged, nil included, if it is an argument of a call.
    package var takenBy: TypeSource?
    /// The earlier resolution for which it is the fallback.
    package var insteadOf: SourceLocation?
    /// The enclosing blocks in its function: bodies of branches, loops and closures.
    package var blocks: [SourceLocation] = []
    package var condition: Condition
    package var location: SourceLocation

    /// The enclosing generic parameters that the service or the arguments are, or are built from.
    package var genericNames: Set<String> { Set(([service] + arguments).compactMap(\.genericName)) }

    package init(
        service: TypeSource, name: ServiceName, receiver: ContainerValue, condition: Condition,
        location: SourceLocation
    ) {
        self.service = service
        self.name = name
        self.receiver = receiver
        self.condition = condition
        self.location = location
        isOptional = false
        needsContainer = false
        arguments = []
        timing = .building
        within = []
    }
}
