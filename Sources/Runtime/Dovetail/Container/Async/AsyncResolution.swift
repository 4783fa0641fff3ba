/// One asynchronous resolution: the services of scope `graph` that it has built.
///
/// The factories of a resolution may resolve several services at a time. An actor, so that the synchronous ones among
/// them, which share the values, are built one after another.
actor AsyncResolution {
    /// Those that were built synchronously.
    private var values: GraphValues?
    /// Those that are built asynchronously.
    nonisolated let cells = AsyncCells()

    /// Calls `body`, which resolves synchronously.
    func provide<Value>(
        _ body: @Sendable (UnsafeMutablePointer<GraphValues?>) throws(ResolutionError) -> Handed<Value>
    ) throws(ResolutionError) -> Handed<Value> { try body(&values) }
}

/// The kept services of a container or of a resolution that are built asynchronously.
final class AsyncCells: @unchecked Sendable {
    // Guarded by the lock.
    private var cells: [ObjectIdentifier: AsyncCell] = [:]
    private var needs: [ObjectIdentifier: Bool] = [:]

    /// The cell of a registration, created if needed.
    ///
    /// - Parameter isSynchronous: whether the registration's factory is.
    func cell(of registration: Registration, isSynchronous: Bool = false) -> AsyncCell {
        underLock {
            if let singleton = registration.details?.value.argumentsSingleton {
                let cell = singleton.cell ?? AsyncCell(registration, isSynchronous: isSynchronous)
                singleton.cell = cell
                return cell
            }
            let identity = ObjectIdentifier(registration)
            if let known = cells[identity] { return known }
            let new = AsyncCell(registration, isSynchronous: isSynchronous)
            cells[identity] = new
            return new
        }
    }

    /// What `find` returned for a registration when it was first asked.
    func needsAsync(_ registration: Registration, _ find: () -> Bool) -> Bool {
        let identity = ObjectIdentifier(registration)
        if let known = underLock({ needs[identity] }) { return known }
        let found = find()
        underLock { needs[identity] = found }
        return found
    }
}

extension Container {
    var asyncCells: AsyncCells {
        underLock {
            let cells = knownAsyncCells ?? AsyncCells()
            knownAsyncCells = cells
            return cells
        }
    }
}
