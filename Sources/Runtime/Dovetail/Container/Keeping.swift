import DovetailAtomics

// A container keeps its singletons. If these kept the container too, through what they resolve from later, neither would
// ever be released. So what is made for a container's singletons does not keep that container.

extension Container {
    /// The container's address, which tells it from others.
    var identity: UInt { UInt(bitPattern: ObjectIdentifier(self)) }

    /// Whether what the calling thread or task is making is for a singleton of this container, so that the container
    /// may keep it.
    var keepsWhatIsMade: Bool {
        var keeper = dovetail_innermost_keeper()
        while let next = keeper {
            if UInt(next.pointee.container) == identity { return true }
            keeper = next.pointee.outer
        }
        for depth in 0..<dovetail_depth() {
            let registration = Unmanaged<Registration>.fromOpaque(dovetail_at(depth))
            if registration._withUnsafeGuaranteedRef({ $0.storage?.keeper }) == identity { return true }
        }
        return AsyncPath.current.isFor(singletonOf: identity)
    }

    /// Calls `body`; what it makes is for a singleton of this container.
    func keeping<Value>(
        _ body: () throws(ResolutionError) -> Value
    ) throws(ResolutionError) -> Value {
        let outer = dovetail_innermost_keeper()
        return try withUnsafePointer(to: dovetail_keeper(container: identity, outer: outer)) {
            keeper throws(ResolutionError) in
            dovetail_set_innermost_keeper(keeper)
            defer { dovetail_set_innermost_keeper(outer) }
            return try body()
        }
    }
}
