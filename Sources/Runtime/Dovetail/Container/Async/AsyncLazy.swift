import DovetailAtomics

/// A service that is resolved asynchronously, once, when this is first called.
///
/// It is for an asynchronous service what `Lazy` is for others, which may be resolved with it too.
///
/// ```swift
/// final class Reports {
///     let database: AsyncLazy<Database>
///     init(database: AsyncLazy<Database>) { self.database = database }
///     func count() async throws -> Int { try await database().count }
/// }
/// c.register(Reports.self, Reports.init)
/// ```
///
/// What needs an `AsyncLazy` can itself be resolved without `await`. If `AsyncLazy<Service>` is not registered itself, it
/// resolves wherever `Service` does, under the same name, to a new one. It keeps the service, and the container that it
/// resolves from, unless it was made for a singleton of that container, as with a `Provider`.
public final class AsyncLazy<Service>: Sendable {
    private let factory: AsyncFactory<Service>
    /// Keeps the service, and builds it once for all tasks.
    private let cell: AsyncCell
    /// What builds it: a service of a container, or a closure.
    private let source: DeferredService
    /// Whether a closure makes the service.
    private let isOfClosure: Bool

    /// An `AsyncLazy` that calls a closure, such as one for a test.
    public convenience init(_ make: @escaping @Sendable () async throws -> Service) {
        self.init(DeferredService(), isOfClosure: true) { _ in try await make() }
    }

    convenience init(_ service: DeferredService) {
        self.init(service, isOfClosure: false) { resolver in
            try await resolver.container.resolve(Service.self, service.name, resolver.resolution).value
        }
    }

    private init(
        _ source: DeferredService, isOfClosure: Bool,
        _ body: @escaping @Sendable (AsyncResolver) async throws -> Service
    ) {
        self.source = source
        self.isOfClosure = isOfClosure
        factory = AsyncFactory(body)
        let registration = PlainRegistration(
            Registration.Head(name: source.name, scope: .singleton, kind: .plain), shown: AsyncLazy.self,
            asynchronous: factory)
        registration.storage?.keeper = source.keeper?.identity ?? 0
        cell = AsyncCell(registration)
    }

    /// The service, which the first call resolves as `Container.resolve(async:name:isolation:)` does.
    ///
    /// All tasks that call it meanwhile wait for that resolution. If one of them is cancelled, only that one stops
    /// waiting; the resolution is cancelled when none is left. An error is not kept: the next call tries again.
    ///
    /// - Parameter isolation: the caller's actor. The service is handed to it; whether the service may be used by
    ///   several tasks is up to the service.
    /// - Throws: `ResolutionError`, as that function does. Unless a factory is running, its path begins at the service
    ///   that was given this.
    /// - Complexity: when the service is there, no suspension, no lock and no allocation.
    public func callAsFunction(
        isolation: isolated (any Actor)? = #isolation
    ) async throws(ResolutionError) -> Service {
        if !dovetail_is_replacing(), let storage = factory.storage { return storage.value(Service.self) }
        return try await resolve().value
    }

    private func resolve() async throws(ResolutionError) -> Handed<Service> {
        // What replaces the service for a while is not kept, and is found even if the service itself was.
        let replacement = isOfClosure ? nil : source.replacement
        if replacement == nil, let storage = factory.storage { return Handed(storage.value(Service.self)) }
        do throws(ResolutionError) {
            return try await source.resolving(AsyncLazy.self) { container async throws(ResolutionError) in
                if let replacement {
                    return try await replacement.resolve(Service.self, source.name, AsyncResolution())
                }
                let value = try await cell.get { [factory] in
                    Handed<AnyObject>(Boxed(try await factory.body(AsyncResolver(container, AsyncResolution()))))
                }
                let service = trusted(value, as: Boxed<Service>.self).value
                factory.publish(service)
                return Handed(service)
            }
        } catch {
            // Its own registration is in the path already.
            guard !ResolutionError.isBuilding, let neededBy = source.neededBy else { throw error }
            throw ResolutionError(path: [neededBy] + error.path, reason: error.reason)
        }
    }
}

extension AsyncLazy: DeferringService {
    static var isAwaited: Bool { true }
}
