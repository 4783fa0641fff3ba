// Resolving without naming the type. There is one function for what is required and for what is optional, since each
// further function of one name costs every call of that name time when it is compiled.

extension Container {
    /// Resolves a service by name and by the type that the context expects.
    ///
    /// If an optional is expected, such as in an assignment to an optional property, the service must be registered. To
    /// allow it to be missing, name the type, as in `resolve(Logger?.self)`.
    ///
    /// - Throws: as `resolve(_:name:)`.
    public func resolve<Service>(name: String? = nil) throws(ResolutionError) -> Service {
        try resolve(Service.self, name, isExpected: true)
    }

    /// Resolves a service by name, arguments and the type that the context expects.
    ///
    /// - Throws: as `resolve(_:name:)`.
    public func resolve<Service, each Argument>(
        name: String? = nil, arguments: repeat each Argument
    ) throws(ResolutionError) -> Service {
        var arguments = (repeat each arguments)
        return try resolve(Service.self, name, tuple: &arguments, isExpected: true)
    }

    /// What is needed where the context expects a type: of an optional that is not registered itself, the service, which
    /// must be registered. Otherwise nil.
    func requiredPart(of key: RegistrationKey) -> RegistrationKey? {
        guard registration(key) == nil, let composite = key.service as? any CompositeService.Type,
            composite.composition == .optional
        else { return nil }
        return RegistrationKey(composite.part, key.arguments, key.name)
    }

    /// Throws an error if the service of an optional that the context expects is not registered.
    func requirePart(of key: RegistrationKey) throws(ResolutionError) {
        guard let part = requiredPart(of: key) else { return }
        let found = providers(of: part)
        if found.all.isEmpty, !found.isOptional { throw notProvided(part) }
    }
}

extension Resolver {
    /// Resolves a service by name and by the type that the context expects; see `Container.resolve(name:)`.
    public func resolve<Service>(name: String? = nil) throws(ResolutionError) -> Service {
        try borrowing(lent) { container throws(ResolutionError) in
            try container.resolve(Service.self, name, graph, isExpected: true)
        }
    }

    /// Resolves a service by name, arguments and the type that the context expects; see
    /// `Container.resolve(name:arguments:)`.
    public func resolve<Service, each Argument>(
        name: String? = nil, arguments: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try lent.takeUnretainedValue().resolve(
            Service.self, name, arguments: (repeat each arguments), graph, isExpected: true)
    }
}
