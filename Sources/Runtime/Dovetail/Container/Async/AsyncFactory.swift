/// Builds a service asynchronously.
final class AsyncFactory<Service>: Sendable {
    let body: @Sendable (AsyncResolver) async throws -> Service

    init(_ body: @escaping @Sendable (AsyncResolver) async throws -> Service) { self.body = body }

    /// Calls the synchronous factory of a registration, within the asynchronous resolution.
    convenience init(calling registration: PlainRegistration<Service>) {
        self.init { resolver in
            try await resolver.resolution.provide { graph throws(ResolutionError) in
                do {
                    return Handed(try registration.factory(Resolver(container: resolver.container, graph: graph)))
                } catch {
                    throw ResolutionError.from(error)
                }
            }.value
        }
    }
}

extension PlainRegistration {
    /// A registration whose service is built asynchronously: its synchronous factory throws.
    convenience init(_ head: Registration.Head, asynchronous factory: AsyncFactory<Service>) {
        var head = head
        var details = head.details ?? RegistrationDetails()
        details.isAsync = true
        details.asyncFactory = factory
        head.details = details
        self.init(head) { _ in throw ResolutionError(path: ResolutionError.ownPath, reason: .asynchronous) }
    }
}
