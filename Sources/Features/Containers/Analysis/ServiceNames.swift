import DovetailFacts

/// The names of services, by which a call on an unknown value is likely to be that of a container.
struct ServiceNames {
    private let registered: Set<String>
    private let resolved: Set<String>

    init(_ registrations: [Placed<RegistrationFact>], _ resolutions: [Placed<ResolutionFact>]) {
        registered = Self.names(registrations) { $0.service }
        resolved = Self.names(resolutions) { $0.service }
    }

    /// Whether a file that imports a container's library registers a service of this name.
    func isRegistered(_ service: TypeSource) -> Bool { Self.name(of: service).map(registered.contains) ?? false }

    /// Whether such a file resolves a service of this name.
    func isResolved(_ service: TypeSource) -> Bool { Self.name(of: service).map(resolved.contains) ?? false }

    private static func name(of service: TypeSource) -> String? { service.writtenShape?.path?.last }

    private static func names<Fact>(_ facts: [Placed<Fact>], service: (Fact) -> TypeSource) -> Set<String> {
        Set(facts.compactMap { $0.isDovetail == nil ? nil : name(of: service($0.fact)) })
    }
}
