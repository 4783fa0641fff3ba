// Resolving without naming the type. If an optional is expected, both overloads match, and the one that returns an
// optional must be chosen.

extension Container {
    /// Resolves a service by name and by the type that the context expects.
    ///
    /// - Throws: as `resolve(_:name:)`.
    @_disfavoredOverload
    public func resolve<Service>(name: String? = nil) throws(ResolutionError) -> Service {
        try resolve(Service.self, name: name)
    }

    /// Resolves a service by name, arguments and the type that the context expects.
    ///
    /// - Throws: as `resolve(_:name:)`.
    @_disfavoredOverload
    public func resolve<Service, each Argument>(
        name: String? = nil, arguments: repeat each Argument
    ) throws(ResolutionError) -> Service { try resolve(Service.self, name: name, arguments: repeat each arguments) }

    /// The same if an optional is expected, such as in an assignment to an optional property: the service must be
    /// registered. To allow it to be missing, name the type, as in `resolve(Logger?.self)`.
    public func resolve<Service>(name: String? = nil) throws(ResolutionError) -> Service? {
        if self.registration(RegistrationKey(Service?.self, Void.self, name)) != nil {
            return try resolve(Service?.self, name: name)
        }
        return try resolve(Service.self, name: name)
    }

    /// The same with arguments.
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
    /// Resolves a service by name and by the type that the context expects.
    ///
    /// - Throws: as `resolve(_:name:)`.
    @_disfavoredOverload
    public func resolve<Service>(name: String? = nil) throws(ResolutionError) -> Service {
        try resolve(Service.self, name: name)
    }

    /// Resolves a service by name, arguments and the type that the context expects.
    ///
    /// - Throws: as `resolve(_:name:)`.
    @_disfavoredOverload
    public func resolve<Service, each Argument>(
        name: String? = nil, arguments: repeat each Argument
    ) throws(ResolutionError) -> Service { try resolve(Service.self, name: name, arguments: repeat each arguments) }

    /// The same if an optional is expected, such as in an assignment to an optional property: the service must be
    /// registered. To allow it to be missing, name the type, as in `resolve(Logger?.self)`.
    public func resolve<Service>(name: String? = nil) throws(ResolutionError) -> Service? {
        if container.registration(RegistrationKey(Service?.self, Void.self, name)) != nil {
            return try resolve(Service?.self, name: name)
        }
        return try resolve(Service.self, name: name)
    }

    /// The same with arguments.
    public func resolve<Service, each Argument>(
        name: String? = nil, arguments: repeat each Argument
    ) throws(ResolutionError) -> Service? {
        if container.registration(RegistrationKey(Service?.self, (repeat each Argument).self, name)) != nil {
            return try resolve(Service?.self, name: name, arguments: repeat each arguments)
        }
        return try resolve(Service.self, name: name, arguments: repeat each arguments)
    }
}
