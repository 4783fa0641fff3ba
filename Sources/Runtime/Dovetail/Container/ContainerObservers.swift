import DovetailAtomics

extension Registrations {
    /// Calls a closure with everything that the container builds and resolves, for a log or a measurement.
    ///
    /// ```swift
    /// c.observe { event in logger.debug("\(event)") }
    /// ```
    ///
    /// There is an event when a factory has returned a service that this container registers, and when a call of
    /// `resolve` on this container that does not come from a factory returns or throws. What a factory resolves has no
    /// event of its own, only what is built for it. A `Provider` counts as a call, a `Lazy` does not. The same holds for
    /// containers whose parent this is. A container without observers does nothing for this; but in a process that
    /// observes one, finding a built singleton takes longer in all of them.
    ///
    /// - Parameter observer: called by the thread or the task that builds or resolves, and by several at once. Others may
    ///   wait for the service meanwhile, so it should be short. It must not resolve anything from the container, nor keep
    ///   it alive.
    public mutating func observe(_ observer: @escaping @Sendable (ContainerEvent) -> Void) {
        observers.append(observer)
    }
}

/// Those who get the events of a container.
struct ContainerObservers: Sendable {
    typealias Observer = @Sendable (ContainerEvent) -> Void

    private let all: [Observer]

    init() { all = [] }

    /// The observers of a container with this parent.
    init(_ own: [Observer], of parent: Container?) {
        all = own + (parent?.observers.all ?? [])
        if !all.isEmpty { dovetail_start_detouring() }
    }

    var isEmpty: Bool { all.isEmpty }

    /// The registrations, whose factories tell what they have built if there are observers.
    func watching(_ registrations: [Registration]) -> [Registration] {
        isEmpty ? registrations : registrations.map { $0.watched(by: self) }
    }

    /// Tells that the innermost factory, which began at a time of `dovetail_nanoseconds`, has built its service.
    func tellBuilt(_ began: UInt64) { tell(.built, ResolutionError.ownPath, began) }

    func tell(_ kind: ContainerEvent.Kind, _ path: [ResolutionError.Step], _ began: UInt64) {
        let seconds = Double(dovetail_nanoseconds() - began) / 1e9
        for observer in all { observer(ContainerEvent(kind: kind, path: path, seconds: seconds)) }
    }
}

extension Container {
    /// Resolves a service where services may be replaced or containers observed.
    ///
    /// - Parameter body: resolves it from the container that it gets.
    @inline(never)
    func detour<Service>(
        _ service: Any.Type, _ arguments: Any.Type, _ name: String?,
        _ body: (Container) throws(ResolutionError) -> Service
    ) throws(ResolutionError) -> Service {
        let container = replaced(service, arguments, name) ?? self
        guard container.isObservedCall else { return try body(container) }
        let began = dovetail_nanoseconds()
        do throws(ResolutionError) {
            let value = try body(container)
            container.observers.tell(.resolved, [container.step(service, arguments, name)], began)
            return value
        } catch {
            container.observers.tell(.failed(error), error.path, began)
            throw error
        }
    }

    /// The same asynchronously.
    @inline(never)
    func detour<Service>(
        _ service: Any.Type, _ arguments: Any.Type, _ name: String?,
        isolation: isolated (any Actor)? = #isolation,
        _ body: (Container) async throws(ResolutionError) -> Service
    ) async throws(ResolutionError) -> Service {
        let container = replaced(service, arguments, name) ?? self
        guard container.isObservedCall else { return try await body(container) }
        let began = dovetail_nanoseconds()
        do throws(ResolutionError) {
            let value = try await body(container)
            container.observers.tell(.resolved, [container.step(service, arguments, name)], began)
            return value
        } catch {
            container.observers.tell(.failed(error), error.path, began)
            throw error
        }
    }

    /// Whether the calling code resolves from this container outside factories, and someone observes it.
    private var isObservedCall: Bool { !observers.isEmpty && !ResolutionError.isBuilding }
}
