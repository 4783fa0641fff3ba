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
    convenience init(
        _ head: Registration.Head, shown: Any.Type = Service.self, asynchronous factory: AsyncFactory<Service>
    ) {
        var head = head.asynchronous
        head.details?.asyncFactory = factory
        self.init(head, shown: shown) { _ in throw ResolutionError(path: ResolutionError.ownPath, reason: .asynchronous)
        }
    }
}

extension ArgumentsRegistration {
    /// Builds the service asynchronously, for arguments.
    typealias AsyncBody = @Sendable (AsyncResolver, Arguments) async throws -> Service

    /// A registration whose service is built asynchronously: its synchronous factory throws.
    convenience init(
        _ head: Registration.Head, _ singletons: SingletonsByArguments?, asynchronous body: @escaping AsyncBody
    ) {
        self.init(head.asynchronous, singletons, asynchronous: body) { _, _ in
            throw ResolutionError(path: ResolutionError.ownPath, reason: .asynchronous)
        }
    }

    /// Calls the synchronous factory, within the asynchronous resolution.
    var asyncBodyOfFactory: AsyncBody {
        { [self] resolver, arguments in
            let arguments = Handed(arguments)
            return try await resolver.resolution.provide { graph throws(ResolutionError) in
                do {
                    let resolver = Resolver(container: resolver.container, graph: graph)
                    return Handed(try self.factory(resolver, arguments.value))
                } catch {
                    throw ResolutionError.from(error)
                }
            }.value
        }
    }
}

extension Registration.Head {
    /// The same for a service that is built asynchronously.
    fileprivate var asynchronous: Registration.Head {
        var head = self
        head.details = head.details ?? RegistrationDetails()
        head.details?.isAsync = true
        return head
    }
}
