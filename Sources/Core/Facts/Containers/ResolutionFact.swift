package import DovetailDiagnostics

/// A call that asks a container for a service.
package struct ResolutionFact: Codable, Hashable, Sendable {
    /// When a registration's closure resolves it.
    package enum Timing: String, Codable, Hashable, Sendable {
        /// While the service is built.
        case building
        /// Behind the service's construction: `initCompleted`, `completed:`.
        case completing
        /// In a closure within, which may run later or never.
        case later
    }

    package var service: TypeSource
    /// Whether the asker can do without: an optional type is asked for.
    package var isOptional: Bool
    package var name: ServiceName
    package var arguments: [TypeSource]
    /// The container.
    package var receiver: ContainerValue
    /// Whether it is a resolution only where its receiver is known to be a container: `container.resolve(type)`.
    package var needsContainer: Bool
    /// The function or property wrapper of the program through which it is asked for, or nil.
    package var via: HelperUse?
    /// The registration in whose closure it stands, by its place.
    package var registration: SourceLocation?
    package var timing: Timing
    /// Whether it is asked while an object of the type around it is made, for a property's first value.
    package var isInitialValue = false
    /// The types around it.
    package var within: [String]
    /// The function around it, by its place.
    package var function: SourceLocation?
    /// What takes it as it is, nil included, where that is a call's argument.
    package var takenBy: TypeSource?
    /// The earlier question that it is asked in place of, where that finds nothing.
    package var insteadOf: SourceLocation?
    /// The blocks of its function that it stands in: bodies of branches, loops and closures.
    package var blocks: [SourceLocation] = []
    package var condition: Condition
    package var location: SourceLocation

    /// The generic parameters around it that the service or the arguments are, or are made of.
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
