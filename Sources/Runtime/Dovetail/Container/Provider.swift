import DovetailAtomics

/// A service that is resolved each time this is called.
///
/// Take one instead of the service to build it later, or more than once, or because the two services need each other:
/// while a service is built, what it has providers of is not.
///
/// ```swift
/// final class Inbox {
///     let makeDraft: Provider<Draft>
///     init(makeDraft: Provider<Draft>) { self.makeDraft = makeDraft }
///     func compose() throws -> Draft { try makeDraft() }
/// }
/// c.register(Inbox.self, Inbox.init)
/// ```
///
/// If `Provider<Service>` is not registered itself, it resolves wherever `Service` does, under the same name. A provider
/// may be called from any thread.
///
/// It keeps the container that it resolves from alive, unless it was made for a singleton of that container: the
/// container keeps the singleton, so neither would be released. If such a provider is called after the container was
/// released, it throws.
public struct Provider<Service>: Sendable {
    private let source: Source

    private enum Source: Sendable {
        case closure(@Sendable () throws -> Service)
        case container(DeferredService)
    }

    /// A provider that calls a closure, such as one for a test.
    public init(_ make: @escaping @Sendable () throws -> Service) { source = .closure(make) }

    init(_ service: DeferredService) { source = .container(service) }

    /// Resolves the service, as `Container.resolve(_:name:)` does: its scope decides whether it is a new one.
    ///
    /// - Throws: `ResolutionError`, as that function does. Unless a factory is running, its path begins at the service
    ///   that was given this provider. The error of a closure is its `reason`.
    /// - Complexity: as `Container.resolve(_:name:)`.
    public func callAsFunction() throws(ResolutionError) -> Service {
        switch source {
        case .closure(let make):
            do { return try make() } catch { throw .from(error, by: Provider.self) }
        case .container(let service):
            do throws(ResolutionError) {
                return try service.resolving(Service.self) { container throws(ResolutionError) in
                    try container.resolve(Service.self, name: service.name)
                }
            } catch {
                throw service.failure(error, by: Provider.self)
            }
        }
    }

    /// Resolves the service on the main actor, as `Container.resolve(_:name:on:)` does.
    ///
    /// - Parameter actor: the main actor.
    /// - Throws: as without an actor.
    @MainActor
    public func callAsFunction(on actor: MainActor.Type) throws(ResolutionError) -> Service {
        switch source {
        case .closure: return try self()
        case .container(let service):
            do throws(ResolutionError) {
                return try service.resolving(Service.self) { container throws(ResolutionError) in
                    dovetail_enter_main()
                    defer { dovetail_leave_main() }
                    return try container.resolve(Service.self, name: service.name)
                }
            } catch {
                throw service.failure(error, by: Provider.self)
            }
        }
    }
}

extension Provider: DeferringService {}
