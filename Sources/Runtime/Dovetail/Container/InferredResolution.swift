// Resolving without saying the type. Where an optional is expected, both functions fit that have the same parameters,
// and the one that returns an optional is to be taken.

extension Container {
    /// The service of the type that is expected where this stands, and a name.
    ///
    /// - Throws: as `resolve(_:name:)`.
    @_disfavoredOverload
    public func resolve<Service>(name: String? = nil) throws(ResolutionError) -> Service {
        try resolve(Service.self, name: name)
    }

    /// The service of the type that is expected where this stands, for some arguments.
    ///
    /// - Throws: as `resolve(_:name:)`.
    @_disfavoredOverload
    public func resolve<Service, each Argument>(
        name: String? = nil, arguments: repeat each Argument
    ) throws(ResolutionError) -> Service { try resolve(Service.self, name: name, arguments: repeat each arguments) }

    /// The same where an optional is expected, such as in an assignment to an optional property: the service has to be
    /// registered. What may be missing is asked for by its type, as in `resolve(Logger?.self)`.
    public func resolve<Service>(name: String? = nil) throws(ResolutionError) -> Service? {
        if self.registration(RegistrationKey(Service?.self, Void.self, name)) != nil {
            return try resolve(Service?.self, name: name)
        }
        return try resolve(Service.self, name: name)
    }

    /// The same for some arguments.
    public func resolve<Service, each Argument>(
        name: String? = nil, arguments: repeat each Argument
    ) throws(ResolutionError) -> Service? {
        if self.registration(RegistrationKey(Service?.self, (repeat each Argument).self, name)) != nil {
            return try resolve(Service?.self, name: name, arguments: repeat each arguments)
        }
        return try resolve(Service.self, name: name, arguments: repeat each arguments)
    }
}

extension Resolver {
    /// The service of the type that is expected where this stands, and a name.
    ///
    /// - Throws: as `resolve(_:name:)`.
    @_disfavoredOverload
    public func resolve<Service>(name: String? = nil) throws(ResolutionError) -> Service {
        try resolve(Service.self, name: name)
    }

    /// The service of the type that is expected where this stands, for some arguments.
    ///
    /// - Throws: as `resolve(_:name:)`.
    @_disfavoredOverload
    public func resolve<Service, each Argument>(
        name: String? = nil, arguments: repeat each Argument
    ) throws(ResolutionError) -> Service { try resolve(Service.self, name: name, arguments: repeat each arguments) }

    /// The same where an optional is expected, such as in an assignment to an optional property: the service has to be
    /// registered. What may be missing is asked for by its type, as in `resolve(Logger?.self)`.
    public func resolve<Service>(name: String? = nil) throws(ResolutionError) -> Service? {
        if container.registration(RegistrationKey(Service?.self, Void.self, name)) != nil {
            return try resolve(Service?.self, name: name)
        }
        return try resolve(Service.self, name: name)
    }

    /// The same for some arguments.
    public func resolve<Service, each Argument>(
        name: String? = nil, arguments: repeat each Argument
    ) throws(ResolutionError) -> Service? {
        if container.registration(RegistrationKey(Service?.self, (repeat each Argument).self, name)) != nil {
            return try resolve(Service?.self, name: name, arguments: repeat each arguments)
        }
        return try resolve(Service.self, name: name, arguments: repeat each arguments)
    }
}
