import DovetailAtomics

/// What a `Provider` or a `Lazy` resolves when it is called.
enum DeferredService<Service>: Sendable {
    case closure(@Sendable () throws -> Service)
    /// The service of this name in a container, for the registration whose factory resolved the `Provider`.
    case container(Container, name: String?, neededBy: Registration?)

    /// The service of a container, for the registration whose factory the thread is running; nil if it is not
    /// registered. Services with arguments cannot be deferred.
    init?<Arguments>(_ container: Container, _ name: String?, _ arguments: Arguments) {
        guard Arguments.self == Void.self,
            container.providers(of: RegistrationKey(Service.self, Void.self, name)).suffice
        else { return nil }
        self = .container(container, name: name, neededBy: Registration.innermost)
    }
}

extension Registration {
    /// The registration whose factory the calling thread is running.
    fileprivate static var innermost: Registration? {
        let depth = dovetail_depth()
        return depth == 0 ? nil : Unmanaged<Registration>.fromOpaque(dovetail_at(depth - 1)).takeUnretainedValue()
    }
}

extension ResolutionError {
    /// The error of a resolution that a registration's factory deferred, with the path to it.
    ///
    /// The path of a factory that runs now, and called for the resolution, begins the error's path already.
    func after(_ neededBy: Registration?) -> ResolutionError {
        guard dovetail_depth() == 0, let neededBy else { return self }
        return ResolutionError(path: [Step(neededBy)] + path, reason: reason)
    }

    /// The same, with the `Provider` that deferred it.
    func after(_ neededBy: Registration?, _ provider: Any.Type, _ name: String?) -> ResolutionError {
        guard dovetail_depth() == 0 else { return self }
        let step = Step(RegistrationKey(provider, Void.self, name))
        return ResolutionError(path: [step] + path, reason: reason).after(neededBy)
    }

    /// Wraps the error that the closure of a `Provider` threw.
    static func from(_ error: any Error, by provider: Any.Type) -> ResolutionError {
        error as? ResolutionError
            ?? ResolutionError(at: Step(RegistrationKey(provider, Void.self, nil)), reason: .factory(error))
    }
}
