import DovetailAtomics

/// What a `Provider`, an `AsyncProvider` or a `Lazy` resolves when it is called.
final class DeferredService: @unchecked Sendable {
    // Unchecked: the weak reference is written only here.

    /// The container that resolves it; nil if this must not keep it.
    private let kept: Container?
    private weak var notKept: Container?
    let name: String?
    /// The registration whose factory was given it. Not the registration itself, which may keep what has this.
    let neededBy: ResolutionError.Step?

    /// The service of a container, for the registration whose factory is running; nil if it is not registered. Services
    /// with arguments cannot be deferred.
    ///
    /// - Parameters:
    ///   - deferring: the type that will resolve it.
    ///   - isAwaited: whether it will do so with `await`.
    /// - Throws: `ResolutionError` if that can never succeed, because the service is asynchronous.
    init?<Arguments>(
        _ service: Any.Type, _ container: Container, _ name: String?, _ arguments: Arguments,
        by deferring: Any.Type, isAwaited: Bool = false
    ) throws(ResolutionError) {
        guard Arguments.self == Void.self else { return nil }
        let key = RegistrationKey(service, Void.self, name)
        let direct = container.registration(key)
        let providers = direct.map { Providers(all: [$0]) } ?? container.providers(of: key)
        guard providers.suffice else { return nil }
        if !isAwaited, !providers.isDeferred, let found = providers.all.first(where: \.registration.isAsync) {
            let step = ResolutionError.Step(RegistrationKey(deferring, Void.self, name))
            throw ResolutionError(
                path: ResolutionError.ownPath + [step, ResolutionError.Step(found.registration)], reason: .asynchronous)
        }
        // What a parent keeps is resolved there, so it outlives the container that was asked.
        let container = direct.map { $0.0.isKept ? $0.1 : container } ?? container
        let isKeeping = !container.keepsWhatIsMade
        kept = isKeeping ? container : nil
        notKept = isKeeping ? nil : container
        self.name = name
        neededBy = Registration.innermost.map { ResolutionError.Step($0) }
    }

    /// A service that a closure makes.
    init() {
        kept = Container(parent: nil, registrations: [])
        name = nil
        neededBy = nil
    }

    /// The container; nil if it was released.
    var container: Container? { kept ?? notKept }

    /// The container that this does not keep; nil if it keeps it.
    var keeper: Container? { notKept }

    /// The copy of the container that resolves it for the calling task's replacements; nil if there is none, or if the
    /// container is that copy.
    var replacement: Container? {
        guard Replacements.current != nil, let container, let copy = container.replaced(), copy !== container else {
            return nil
        }
        return copy
    }

    /// Calls `body` with the container. If a singleton of that has this, what is made meanwhile is for the singleton.
    ///
    /// - Parameter service: the service's type, for an error.
    func resolving<Value>(
        _ service: Any.Type, _ body: (Container) throws(ResolutionError) -> Value
    ) throws(ResolutionError) -> Value {
        if let kept { return try body(kept) }
        guard let container = notKept else { throw released(service) }
        return try container.keeping { () throws(ResolutionError) in try body(container) }
    }

    /// The same asynchronously.
    func resolving<Value: Sendable>(
        _ service: Any.Type, _ body: @Sendable (Container) async throws(ResolutionError) -> Value
    ) async throws(ResolutionError) -> Value {
        if let kept { return try await body(kept) }
        guard let container = notKept else { throw released(service) }
        return try await AsyncPath.keeping(container) { () async throws(ResolutionError) in try await body(container) }
    }

    private func released(_ service: Any.Type) -> ResolutionError {
        ResolutionError(at: ResolutionError.Step(RegistrationKey(service, Void.self, name)), reason: .released)
    }

    /// The error of its resolution, with the path to it.
    ///
    /// The path of a factory that runs now, and called for the resolution, begins the error's path already.
    func failure(_ error: ResolutionError, by deferring: Any.Type) -> ResolutionError {
        guard !ResolutionError.isBuilding else { return error }
        var path = [ResolutionError.Step(RegistrationKey(deferring, Void.self, name))] + error.path
        if let neededBy { path.insert(neededBy, at: 0) }
        return ResolutionError(path: path, reason: error.reason)
    }
}

/// A value that resolves a service when it is called.
protocol DeferringService: CompositeService {
    associatedtype Service

    init(_ service: DeferredService)

    /// Whether its calls are awaited.
    static var isAwaited: Bool { get }
}

extension DeferringService {
    static var isAwaited: Bool { false }
    static var part: Any.Type { Service.self }
    static var composition: Composition { .deferred }

    static func compose<Arguments>(
        _ container: Container, _ name: String?, _ arguments: Arguments, _ graph: UnsafeMutablePointer<GraphValues?>
    ) throws(ResolutionError) -> Self? {
        try DeferredService(Service.self, container, name, arguments, by: Self.self, isAwaited: isAwaited).map(
            Self.init)
    }
}

extension Registration {
    /// The registration whose factory the calling thread or task is running.
    fileprivate static var innermost: Registration? {
        let depth = dovetail_depth()
        if depth == 0 { return AsyncPath.current.registrations.last }
        return Unmanaged<Registration>.fromOpaque(dovetail_at(depth - 1)).takeUnretainedValue()
    }
}

extension ResolutionError {
    /// Wraps the error that the closure of a `Provider` threw.
    static func from(_ error: any Error, by provider: Any.Type) -> ResolutionError {
        error as? ResolutionError
            ?? ResolutionError(at: Step(RegistrationKey(provider, Void.self, nil)), reason: .factory(error))
    }
}
