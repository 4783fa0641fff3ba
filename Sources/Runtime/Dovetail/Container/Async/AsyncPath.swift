import DovetailAtomics

/// The services that the calling task is building asynchronously.
///
/// Task-local, since a task may continue on another thread after each `await`. A factory's child tasks inherit it, as
/// do tasks that it creates with `Task { }`.
struct AsyncPath: Sendable {
    @TaskLocal private static var local = AsyncPath()

    /// The innermost kept service that the task builds; nil if it builds none.
    var cell: AsyncCell?
    /// The registrations that the task is building: the one of `cell`, if there is one, and then those for it.
    var registrations: [Registration] = []
    /// Containers for whose singletons the task builds, although these are not among the registrations.
    private var keepers: [UInt] = []

    /// The calling task's path. No thread-local storage is read before a process first builds asynchronously.
    static var current: AsyncPath {
        dovetail_is_async() ? local : AsyncPath()
    }

    /// Whether the task builds something for a singleton of a container, which `Keeping.swift` explains.
    func isFor(singletonOf container: UInt) -> Bool {
        keepers.contains(container) || registrations.contains { $0.storage?.keeper == container }
    }

    /// Calls `body`; what it builds is for a singleton of a container.
    static func keeping<Value: Sendable>(
        _ container: Container, _ body: @Sendable () async throws -> Value
    ) async throws(ResolutionError) -> Value {
        var path = current
        path.keepers.append(container.identity)
        return try await run(path, body)
    }

    /// The steps of the path.
    var steps: [ResolutionError.Step] { registrations.map { ResolutionError.Step($0) } }

    /// Calls `body` with a registration added to the path.
    ///
    /// - Throws: `ResolutionError` if the path contains it already.
    static func entering<Value: Sendable>(
        _ registration: Registration, _ body: @Sendable () async throws -> Value
    ) async throws(ResolutionError) -> Value {
        var path = current
        // With other arguments a service may need itself, as in a synchronous resolution.
        let rounds = path.registrations.count { $0 === registration }
        if rounds > (registration.takesArguments ? 255 : 0) { throw .cycle(registration) }
        path.registrations.append(registration)
        return try await run(path, body)
    }

    /// Calls `body`, which builds the service of a cell, with only that in the path.
    static func building<Value: Sendable>(
        _ cell: AsyncCell, _ body: @Sendable () async throws -> Value
    ) async throws(ResolutionError) -> Value {
        var path = AsyncPath()
        path.cell = cell
        if !cell.isSynchronous { path.registrations = [cell.registration] }
        // What a resolution shares may be for a singleton; another singleton is not for the one that needs it.
        if cell.registration.scope == .graph {
            let current = current
            path.keepers = current.keepers + current.registrations.compactMap { $0.storage?.keeper }
        }
        return try await run(path, body)
    }

    private static func run<Value: Sendable>(
        _ path: AsyncPath, _ body: @Sendable () async throws -> Value
    ) async throws(ResolutionError) -> Value {
        dovetail_start_async()
        do {
            return try await $local.withValue(path) {
                do { return try await body() } catch { throw ResolutionError.fromAsync(error) }
            }
        } catch {
            throw ResolutionError.fromAsync(error)
        }
    }
}

extension ResolutionError {
    /// Wraps the error that the calling task's innermost factory threw.
    fileprivate static func fromAsync(_ error: any Error) -> ResolutionError {
        error is CancellationError ? ResolutionError(path: ownPath, reason: .cancelled) : from(error)
    }
}

/// A value that is passed between tasks as containers pass services between threads: whether it is safe to use there is
/// not checked.
struct Handed<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
