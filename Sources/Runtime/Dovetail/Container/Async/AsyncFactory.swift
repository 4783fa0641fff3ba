import DovetailAtomics

/// Builds a service asynchronously.
final class AsyncFactory<Service>: AsyncSingleton, @unchecked Sendable {
    let body: @Sendable (AsyncResolver) async throws -> Service

    init(_ body: @escaping @Sendable (AsyncResolver) async throws -> Service) { self.body = body }

    deinit { storage?.deallocate(Service.self) }

    /// Makes the singleton visible to all tasks.
    func publish(_ value: Service) {
        underLock {
            guard storage == nil else { return }
            let new = SingletonStorage(for: Service.self)
            new.put(value)
            new.publish()
            set(new)
        }
    }

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

/// Where a singleton that was built asynchronously is found without a lock.
class AsyncSingleton: @unchecked Sendable {
    // Unchecked: the pointer is atomic, and set once, under the lock.
    private let place = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)

    fileprivate init() { place.initialize(to: nil) }

    deinit { place.deallocate() }

    /// The memory of the singleton; nil until it is built.
    @inline(__always)
    final var storage: SingletonStorage? { dovetail_pointer_in(place).map { SingletonStorage(published: $0) } }

    fileprivate final func set(_ storage: SingletonStorage) { dovetail_set_pointer(place, storage.address) }
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
