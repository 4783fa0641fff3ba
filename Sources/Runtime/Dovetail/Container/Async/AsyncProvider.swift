/// A service that is resolved asynchronously each time this is called.
///
/// It is for an asynchronous service what `Provider` is for others, which may be resolved with it too.
///
/// ```swift
/// final class Reports {
///     let database: AsyncProvider<Database>
///     init(database: AsyncProvider<Database>) { self.database = database }
///     func count() async throws -> Int { try await database().count }
/// }
/// c.register(Reports.self, Reports.init)
/// ```
///
/// What needs an `AsyncProvider` can itself be resolved without `await`. It keeps the container that it resolves from
/// alive as a `Provider` does: not if it was made for a singleton of that container.
public struct AsyncProvider<Service>: Sendable {
    private let source: Source

    private enum Source: Sendable {
        case closure(@Sendable () async throws -> Service)
        case container(DeferredService)
    }

    /// A provider that calls a closure, such as one for a test.
    public init(_ make: @escaping @Sendable () async throws -> Service) { source = .closure(make) }

    init(_ service: DeferredService) { source = .container(service) }

    /// Resolves the service, as `Container.resolve(async:name:isolation:)` does: its scope decides whether it is a new
    /// one.
    ///
    /// - Parameter isolation: the caller's actor, as there.
    /// - Throws: `ResolutionError`, as that function does. Unless a factory is running, its path begins at the service
    ///   that was given this provider. The error of a closure is its `reason`.
    /// - Complexity: as that function.
    public func callAsFunction(
        isolation: isolated (any Actor)? = #isolation
    ) async throws(ResolutionError) -> Service { try await resolve().value }

    private func resolve() async throws(ResolutionError) -> Handed<Service> {
        switch source {
        case .closure(let make):
            do { return Handed(try await make()) } catch { throw .from(error, by: AsyncProvider.self) }
        case .container(let service):
            do throws(ResolutionError) {
                return try await service.resolving(Service.self) { container async throws(ResolutionError) in
                    Handed(try await container.resolve(async: Service.self, name: service.name))
                }
            } catch {
                throw service.failure(error, by: AsyncProvider.self)
            }
        }
    }
}

extension AsyncProvider: DeferringService {
    static var isAwaited: Bool { true }
}
