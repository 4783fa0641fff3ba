import DovetailAtomics

/// A kept value, of scope `singleton` or `weak`, that a thread is building.
///
/// One lock covers all of these. It is taken to build such a value or to wait for one, and is never held while a
/// factory runs. Resolving a finished singleton takes no lock.
///
/// A value is *made* when its factory has returned, and *published* when all threads may use it. Usually both happen at
/// once. A value that still has to be completed, and any value made meanwhile, which may refer to it, wait in a
/// `CompletionGroup`.
final class Building: @unchecked Sendable {
    // Unchecked: what is not constant is guarded by the lock.
    fileprivate let registration: Registration
    fileprivate let thread: UInt
    /// The path that the thread is resolving, down to the value.
    fileprivate let path: [ResolutionError.Step]
    /// The group that will publish the value; nil until the value is made.
    fileprivate var group: CompletionGroup?
    /// The made value, in scope `weak`.
    fileprivate var object: AnyObject?
    /// Tasks that wait for the value.
    fileprivate typealias Sleepers = [UnsafeContinuation<Void, Never>]
    private var sleepers: Sleepers = []

    /// What a thread that needs a kept value must do.
    enum Turn {
        /// Use it: it is made. In scope `weak`, it is this object.
        case made(AnyObject?)
        /// Build it.
        case toBuild(Building)
        /// Wait for the thread that builds it.
        case busy(Building)
    }

    private init(_ registration: Registration, _ thread: UInt) {
        self.registration = registration
        self.thread = thread
        path = ResolutionError.ownPath + [ResolutionError.Step(registration)]
    }

    // MARK: State guarded by the lock

    /// The values that are being built, or are made but not published.
    nonisolated(unsafe) fileprivate static var all: [ObjectIdentifier: Building] = [:]
    /// The value that each blocked thread waits for.
    nonisolated(unsafe) private static var waiting: [UInt: Building] = [:]

    fileprivate var isOpen: Bool { Building.all[ObjectIdentifier(registration)] === self }

    // MARK: Waiting

    /// Makes the calling thread the builder of a value, or waits until the value is available.
    ///
    /// - Parameter mayWait: whether this waits itself.
    /// - Throws: `ResolutionError` if waiting would never end because the builder waits for a value that this thread
    ///   has not made yet.
    static func begin(_ registration: Registration, mayWait: Bool = true) throws(ResolutionError) -> Turn {
        let thread = dovetail_thread()
        let step = ResolutionError.Step(registration)
        var watch = MainThreadWatch()
        return try underLock { () throws(ResolutionError) in
            while true {
                if let storage = registration.storage, storage.isReadyOnMain { return .made(nil) }
                if let object = registration.weakReference?.object { return .made(object) }
                guard let other = all[ObjectIdentifier(registration)] else {
                    let building = Building(registration, thread)
                    all[ObjectIdentifier(registration)] = building
                    return .toBuild(building)
                }
                if other.isVisible(to: thread) {
                    // This thread leaves the group when its resolution ends.
                    _ = CompletionQueue.own
                    return .made(other.object)
                }
                if other.thread == thread, other.group == nil { throw ResolutionError(at: step, reason: .cycle) }
                if let cycle = cycle(of: thread, around: other) {
                    guard let lent = cycle.first(where: { $0.building.group != nil }) else {
                        throw ResolutionError(at: step, reason: .waitCycle(other: other.path))
                    }
                    lent.building.group?.take(in: CompletionGroup.of(lent.waiter))
                    dovetail_waits_wake()
                    continue
                }
                if !mayWait { return .busy(other) }
                waiting[thread] = other
                watch.wait { (ResolutionError.ownPath + [step], other.path) }
                waiting[thread] = nil
            }
        }
    }

    /// Waits until the value is published or given up, without blocking a thread.
    func ended() async {
        await withUnsafeContinuation { continuation in
            let isOver = underLock {
                if isOpen { sleepers.append(continuation) }
                return !isOpen
            }
            if isOver { continuation.resume() }
        }
    }

    /// Ends the build; the caller resumes the tasks that wait for it, without the lock.
    fileprivate func close() -> Sleepers {
        Building.all[ObjectIdentifier(registration)] = nil
        defer { sleepers = [] }
        return sleepers
    }

    /// Whether the thread may use the value before it is published.
    private func isVisible(to thread: UInt) -> Bool { group?.threads.contains(thread) ?? false }

    /// The threads that must progress before the value is available: its own until it is made, then all of its group.
    private var blockers: Set<UInt> { group?.threads ?? [thread] }

    /// Threads that would wait for each other if `thread` waited for `wanted`, each with the value it waits for; nil if
    /// the wait would end.
    private static func cycle(of thread: UInt, around wanted: Building) -> [(waiter: UInt, building: Building)]? {
        var seen: Set<UInt> = []
        func search(_ waiter: UInt, _ building: Building) -> [(waiter: UInt, building: Building)]? {
            for blocker in building.blockers.sorted() {
                if blocker == thread { return [(waiter, building)] }
                guard seen.insert(blocker).inserted, let next = waiting[blocker], next.isOpen,
                    !next.isVisible(to: blocker), let rest = search(blocker, next)
                else { continue }
                return [(waiter, building)] + rest
            }
            return nil
        }
        return search(thread, wanted)
    }

    // MARK: Building

    /// Records the value that the factory returned.
    ///
    /// - Parameter isComplete: whether it has no completion left to run.
    /// - Throws: `ResolutionError` if the scope is `weak` and the value is not an object. The caller must then call
    ///   `fail`.
    func make<Service>(_ value: Service, isComplete: Bool) throws(ResolutionError) {
        var object: AnyObject?
        if let storage = registration.storage {
            storage.put(value)
        } else if type(of: value as Any) is AnyClass {
            object = value as AnyObject
        } else {
            throw ResolutionError(at: ResolutionError.Step(registration), reason: .notAnObject)
        }
        // The object's last reference must not be released under the lock, since that runs its `deinit`.
        let sleepers: Sleepers? = withExtendedLifetime(object) {
            underLock {
                defer { dovetail_waits_wake() }
                if isComplete, CompletionGroup.existing(of: thread) == nil { return publish(object) }
                self.object = object
                let group = CompletionGroup.of(thread)
                self.group = group
                group.made.append(self)
                return nil
            }
        }
        guard let sleepers else { return }
        registration.keepArguments()
        for sleeper in sleepers { sleeper.resume() }
    }

    /// Gives up because the factory threw.
    func fail() {
        let sleepers = underLock {
            defer { dovetail_waits_wake() }
            return close()
        }
        for sleeper in sleepers { sleeper.resume() }
    }

    /// Makes the value visible to all threads. The caller then keeps the singleton for its arguments and resumes the
    /// tasks that wait for it, without the lock: comparing arguments runs code of theirs.
    fileprivate func publish(_ object: AnyObject?) -> Sleepers {
        registration.storage?.publish(onlyOnMain: registration.isMain)
        registration.weakReference?.object = object
        return close()
    }
}

/// Threads whose made values must be published together, since these may refer to unfinished values.
///
/// Each thread that has something to complete has its own group. Two groups merge if their threads would wait for each
/// other and a value that one of them has made lets them continue; from then on each sees the values that the other
/// makes. A thread leaves its group when its resolution ends. The last one to leave publishes all values, or drops
/// them.
final class CompletionGroup {
    /// The threads that are still resolving.
    fileprivate var threads: Set<UInt>
    fileprivate var made: [Building] = []
    private var failure: ResolutionError?
    private var isOver = false
    /// The group that this one was merged into.
    private var successor: CompletionGroup?

    private init(_ thread: UInt) { threads = [thread] }

    /// Guarded by the lock, as all of a group's state is.
    nonisolated(unsafe) private static var all: [UInt: CompletionGroup] = [:]

    fileprivate static func existing(of thread: UInt) -> CompletionGroup? { all[thread] }

    /// The group of a thread, created if it has none.
    fileprivate static func of(_ thread: UInt) -> CompletionGroup {
        if let known = all[thread] { return known }
        let new = CompletionGroup(thread)
        all[thread] = new
        return new
    }

    /// Gives the calling thread a group, because it made a value that must be completed.
    static func begin() { underLock { _ = of(dovetail_thread()) } }

    /// Merges another group into this one.
    fileprivate func take(in other: CompletionGroup) {
        if other === self { return }
        for building in other.made { building.group = self }
        for thread in other.threads { CompletionGroup.all[thread] = self }
        made += other.made
        threads.formUnion(other.threads)
        failure = failure ?? other.failure
        other.successor = self
    }

    private var current: CompletionGroup { successor?.current ?? self }

    /// Removes the calling thread from its group, if it has one, when its resolution is over.
    ///
    /// - Parameters:
    ///   - failure: why the resolution failed, if it did.
    ///   - isWhole: whether the thread ran all its completions.
    /// - Throws: `ResolutionError` if the resolution itself did not fail, but another one of the group did.
    static func end(_ failure: ResolutionError?, isWhole: Bool) throws(ResolutionError) {
        let thread = dovetail_thread()
        var dropped: [Building] = []
        var kept: [AnyObject?] = []
        var sleepers: Building.Sleepers = []
        var published: [Building] = []
        let group: CompletionGroup? = underLock {
            guard let group = all.removeValue(forKey: thread) else { return nil }
            group.threads.remove(thread)
            if !isWhole { group.failure = group.failure ?? failure }
            dovetail_waits_wake()
            guard group.threads.isEmpty else { return group }
            if group.failure == nil {
                for building in group.made {
                    // Kept until the lock is released, since an object's `deinit` may resolve services.
                    kept.append(building.object)
                    sleepers += building.publish(building.object)
                    building.object = nil
                }
                published = group.made
                group.isOver = true
            } else {
                dropped = group.made
            }
            // Breaks the reference cycle between the group and its values.
            group.made = []
            return group
        }
        kept = []
        for building in published { building.registration.keepArguments() }
        if !dropped.isEmpty {
            // No thread is left in the group to use them, and no thread builds them again before they are released.
            for building in dropped {
                building.registration.takeSingleton()
                building.object = nil
            }
            underLock {
                for building in dropped { sleepers += building.close() }
                group?.isOver = true
                dovetail_waits_wake()
            }
        }
        for sleeper in sleepers { sleeper.resume() }
        guard failure == nil, let group else { return }
        var watch = MainThreadWatch()
        let other: ResolutionError? = underLock {
            while !group.current.isOver, group.current.failure == nil {
                watch.wait { ([], group.current.made.last { $0.thread != thread }?.path ?? []) }
            }
            return group.current.failure
        }
        if let other { throw other }
    }
}

/// Calls `body` under the one lock of all containers, which is never held while user code runs.
func underLock<Result>(_ body: () throws(ResolutionError) -> Result) throws(ResolutionError) -> Result {
    dovetail_waits_lock()
    defer { dovetail_waits_unlock() }
    return try body()
}

/// The same for a body that cannot fail.
func underLock<Result>(_ body: () -> Result) -> Result {
    dovetail_waits_lock()
    defer { dovetail_waits_unlock() }
    return body()
}
