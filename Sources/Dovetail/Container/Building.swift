import DovetailAtomics

/// A singleton that some thread is building now.
///
/// One lock covers all of these. It is taken when a singleton is built or is waited for, and never
/// while a factory runs; who finds its singleton ready takes no lock.
final class Building {
    /// The thread that builds.
    let thread: UInt
    /// What that thread was asked for, down to the singleton.
    let path: [ResolutionError.Step]

    private init(_ thread: UInt, _ path: [ResolutionError.Step]) {
        self.thread = thread
        self.path = path
    }

    /// What each blocked thread waits for; guarded by the lock.
    nonisolated(unsafe) private static var waiting: [UInt: Registration] = [:]

    /// Makes the calling thread the builder of a singleton and returns true; or waits until another
    /// has built it and returns false.
    ///
    /// - Throws: `ResolutionError` where waiting would never end, because the builder waits for something
    ///   that this thread builds.
    static func begin(_ registration: Registration, _ path: () -> [ResolutionError.Step]) throws(ResolutionError)
        -> Bool
    {
        let thread = dovetail_thread()
        dovetail_waits_lock()
        defer { dovetail_waits_unlock() }
        while !registration.isReady {
            guard let other = registration.building else {
                registration.building = Building(thread, path())
                return true
            }
            var next: Building? = other
            while let building = next {
                if building.thread == thread {
                    throw ResolutionError(
                        path: path(), reason: building === other ? .cycle : .waitCycle(other: other.path))
                }
                next = waiting[building.thread]?.building
            }
            waiting[thread] = registration
            dovetail_waits_wait()
            waiting[thread] = nil
        }
        return false
    }

    /// Ends what `begin` began; the singleton's memory holds its value if `isReady`.
    static func end(_ registration: Registration, isReady: Bool) {
        dovetail_waits_lock()
        registration.building = nil
        if isReady { dovetail_raise_flag(registration.ready) }
        dovetail_waits_wake()
        dovetail_waits_unlock()
    }
}
