import DovetailAtomics

/// A service that is resolved once, when this is first called.
///
/// Take one instead of the service if it is costly and not always needed, or because the two services need each other:
/// while a service is built, what it has lazily is not.
///
/// ```swift
/// final class Editor {
///     let checker: Lazy<SpellChecker>
///     init(checker: Lazy<SpellChecker>) { self.checker = checker }
///     func check(_ text: String) throws -> Bool { try checker().accepts(text) }
/// }
/// c.register(Editor.self, Editor.init)
/// ```
///
/// If `Lazy<Service>` is not registered itself, it resolves wherever `Service` does, under the same name, to a new
/// `Lazy`. It keeps the service, and the container that it resolves from, unless it was made for a singleton of that
/// container, as with a `Provider`. It may be called from any thread: the service is built once, and like a singleton it
/// is not made thread-safe by this.
public final class Lazy<Service>: Sendable {
    /// Keeps the service, as the registration of a singleton does.
    private let registration: PlainRegistration<Service>
    /// What builds it: a service of a container, or a closure.
    private let source: DeferredService
    /// Whether a closure makes the service.
    private let isOfClosure: Bool

    /// A `Lazy` that calls a closure, such as one for a test.
    public init(_ make: @escaping @Sendable () throws -> Service) {
        source = DeferredService()
        isOfClosure = true
        registration = PlainRegistration(
            Registration.Head(scope: .singleton, kind: .plain), shown: Lazy.self
        ) { _ in try make() }
    }

    init(_ service: DeferredService) {
        source = service
        isOfClosure = false
        let name = service.name
        let found = service.container?.registration(RegistrationKey(Service.self, Void.self, name))
        registration = PlainRegistration(
            Registration.Head(name: name, scope: .singleton, kind: .plain, isMain: found?.0.isMain ?? false),
            shown: Lazy.self
        ) { r in try r.container.resolve(Service.self, name: name) }
    }

    /// The service, which the first call resolves as `Container.resolve(_:name:)` does.
    ///
    /// - Throws: `ResolutionError`, as that function does. Unless a factory is running, its path begins at the service
    ///   that was given this. An error is not kept: the next call tries again.
    /// - Complexity: when the service is there, no lock and no allocation.
    public func callAsFunction() throws(ResolutionError) -> Service {
        if !dovetail_is_replacing(), let storage = registration.storage, storage.isReady {
            return storage.value(Service.self)
        }
        return try resolve()
    }

    /// The service, which the first call resolves on the main actor, as `Container.resolve(_:name:on:)` does.
    ///
    /// - Parameter actor: the main actor.
    /// - Throws: as without an actor.
    @MainActor
    public func callAsFunction(on actor: MainActor.Type) throws(ResolutionError) -> Service {
        if !dovetail_is_replacing(), let storage = registration.storage, storage.isReadyOnMain {
            return storage.value(Service.self)
        }
        dovetail_enter_main()
        defer { dovetail_leave_main() }
        return try resolve()
    }

    private func resolve() throws(ResolutionError) -> Service {
        // What replaces the service for a while is not kept, and is found even if the service itself was.
        let replacement = isOfClosure ? nil : source.replacement
        if replacement == nil, let storage = registration.storage,
            storage.isReady || dovetail_is_on_main() > 0 && storage.isReadyOnMain
        {
            return storage.value(Service.self)
        }
        do throws(ResolutionError) {
            return try source.resolving(Lazy.self) { container throws(ResolutionError) in
                if let replacement { return try replacement.resolve(Service.self, name: registration.name) }
                var graph: GraphValues?
                return try container.provideWholly(registration, container, &graph)
            }
        } catch {
            // Its own registration is in the path already.
            guard !ResolutionError.isBuilding, let neededBy = source.neededBy else { throw error }
            throw ResolutionError(path: [neededBy] + error.path, reason: error.reason)
        }
    }
}

extension Lazy: DeferringService {}
