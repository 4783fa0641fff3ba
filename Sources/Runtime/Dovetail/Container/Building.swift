import DovetailAtomics

/// A kept value, of scope `singleton` or `weak`, that some thread is building now.
///
/// One lock covers all of these. It is taken when such a value is built or is waited for, and never
/// while a factory runs; who finds a singleton ready takes no lock.
///
/// A value is *made* when its factory has returned, and *published* when all threads may have it. Mostly that is at
/// once; what has to be completed, and what is made meanwhile and so may hold it, waits in a `CompletionGroup`.
final class Building {
    fileprivate let registration: Registration
    fileprivate let thread: UInt
    /// What the thread was asked for, down to the value.
    private let path: [ResolutionError.Step]
    /// The group that will publish the value; nil until it is made.
    fileprivate var group: CompletionGroup?
    /// The made value, in scope `weak`.
    fileprivate var object: AnyObject?

    /// What a thread that wants a kept value has to do.
    enum Turn {
        /// Take it: it is there. In scope `weak`, it is this object.
        case made(AnyObject?)
        /// Build it.
        case toBuild(Building)
    }

    private init(_ registration: Registration, _ thread: UInt) {
        self.registration = registration
        self.thread = thread
        path = ResolutionError.ownPath + [ResolutionError.Step(registration)]
    }

    // MARK: What the lock guards

    /// What is built, or made and not published.
    nonisolated(unsafe) fileprivate static var all: [ObjectIdentifier: Building] = [:]
    /// What each blocked thread waits for.
    nonisolated(unsafe) private static var waiting: [UInt: Building] = [:]

    fileprivate var isOpen: Bool { Building.all[ObjectIdentifier(registration)] === self }

    // MARK: Waiting

    /// Makes the calling thread the builder of a value, or waits until it can be had.
    ///
    /// - Throws: `ResolutionError` where waiting would never end, because the builder waits for something
    ///   that this thread has not made yet.
    static func begin(_ registration: Registration) throws(ResolutionError) -> Turn {
        let thread = dovetail_thread()
        let step = ResolutionError.Step(registration)
        return try underLock { () throws(ResolutionError) in
            while true {
                if let storage = registration.storage, storage.isReady { return .made(nil) }
                if let object = registration.weakReference?.object { return .made(object) }
                guard let other = all[ObjectIdentifier(registration)] else {
                    let building = Building(registration, thread)
                    all[ObjectIdentifier(registration)] = building
                    return .toBuild(building)
                }
                if other.isVisible(to: thread) {
                    // The group ends for this thread when its resolution does.
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
                waiting[thread] = other
                dovetail_waits_wait()
                waiting[thread] = nil
            }
        }
    }

    /// Whether a thread may have the value before it is published.
    private func isVisible(to thread: UInt) -> Bool { group?.threads.contains(thread) ?? false }

    /// Who has to go on before the value can be had: its thread until it is made, and then all of its group.
    private var blockers: Set<UInt> { group?.threads ?? [thread] }

    /// Threads that would wait for each other if `thread` waited for `wanted`, each with what it waits for; nil
    /// where that would end.
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

    /// Takes the value that the factory returned.
    ///
    /// - Parameter isComplete: whether nothing is to be done with it any more.
    /// - Throws: `ResolutionError` where it is to be kept weakly and is not an object. Then `fail` has to follow.
    func make<Service>(_ value: Service, isComplete: Bool) throws(ResolutionError) {
        var object: AnyObject?
        if let storage = registration.storage {
            storage.put(value)
        } else if type(of: value as Any) is AnyClass {
            object = value as AnyObject
        } else {
            throw ResolutionError(at: ResolutionError.Step(registration), reason: .notAnObject)
        }
        // The object's last reference may not go under the lock, since that runs its `deinit`.
        withExtendedLifetime(object) {
            underLock {
                if isComplete, CompletionGroup.existing(of: thread) == nil {
                    publish(object)
                } else {
                    self.object = object
                    let group = CompletionGroup.of(thread)
                    self.group = group
                    group.made.append(self)
                }
                dovetail_waits_wake()
            }
        }
    }

    /// Gives up: the factory has thrown.
    func fail() {
        underLock {
            Building.all[ObjectIdentifier(registration)] = nil
            dovetail_waits_wake()
        }
    }

    /// Makes the value visible to all threads.
    fileprivate func publish(_ object: AnyObject?) {
        Building.all[ObjectIdentifier(registration)] = nil
        registration.storage?.publish()
        registration.weakReference?.object = object
    }
}

/// Threads whose made values have to be published together, since they may hold something unfinished.
///
/// Each thread with something to complete has a group of its own. Two become one where their threads would wait for each
/// other, and something that one of them has made lets them go on: from then on each sees what
/// the other makes. A thread leaves its group when its resolution ends; the last one publishes or drops everything.
final class CompletionGroup {
    /// Those whose resolution goes on.
    fileprivate var threads: Set<UInt>
    fileprivate var made: [Building] = []
    private var failure: ResolutionError?
    private var isOver = false
    /// What this group has become a part of.
    private var successor: CompletionGroup?

    private init(_ thread: UInt) { threads = [thread] }

    /// Guarded by the lock, as all of a group's state is.
    nonisolated(unsafe) private static var all: [UInt: CompletionGroup] = [:]

    fileprivate static func existing(of thread: UInt) -> CompletionGroup? { all[thread] }

    /// The group of a thread, which gets one of its own if it has none.
    fileprivate static func of(_ thread: UInt) -> CompletionGroup {
        if let known = all[thread] { return known }
        let new = CompletionGroup(thread)
        all[thread] = new
        return new
    }

    /// Gives the calling thread a group: something that it made has to be completed.
    static func begin() { underLock { _ = of(dovetail_thread()) } }

    /// Joins with another group.
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

    /// Ends the calling thread's part in its group, if it has one, once its resolution is over.
    ///
    /// - Parameters:
    ///   - failure: why the resolution failed, if it did.
    ///   - isWhole: whether everything that the thread had to complete is complete.
    /// - Throws: `ResolutionError`, where the resolution did not fail by itself, but another part of the group did.
    static func end(_ failure: ResolutionError?, isWhole: Bool) throws(ResolutionError) {
        let thread = dovetail_thread()
        var dropped: [Building] = []
        var kept: [AnyObject?] = []
        let group: CompletionGroup? = underLock {
            guard let group = all.removeValue(forKey: thread) else { return nil }
            group.threads.remove(thread)
            if !isWhole { group.failure = group.failure ?? failure }
            dovetail_waits_wake()
            guard group.threads.isEmpty else { return group }
            if group.failure == nil {
                for building in group.made {
                    // Kept until the lock is free, since an object's `deinit` may resolve.
                    kept.append(building.object)
                    building.publish(building.object)
                    building.object = nil
                }
                group.isOver = true
            } else {
                dropped = group.made
            }
            // Each of them knows the group.
            group.made = []
            return group
        }
        kept = []
        if !dropped.isEmpty {
            // No thread of the group is left to have them, and nobody builds them anew before they are gone.
            for building in dropped {
                building.registration.takeSingleton()
                building.object = nil
            }
            underLock {
                for building in dropped { Building.all[ObjectIdentifier(building.registration)] = nil }
                group?.isOver = true
                dovetail_waits_wake()
            }
        }
        guard failure == nil, let group else { return }
        let other: ResolutionError? = underLock {
            while !group.current.isOver, group.current.failure == nil { dovetail_waits_wait() }
            return group.current.failure
        }
        if let other { throw other }
    }
}

/// Calls `body` under the one lock of all containers, which is never held while a user's code runs.
func underLock<Result>(_ body: () throws(ResolutionError) -> Result) throws(ResolutionError) -> Result {
    dovetail_waits_lock()
    defer { dovetail_waits_unlock() }
    return try body()
}

/// The same for what cannot fail.
func underLock<Result>(_ body: () -> Result) -> Result {
    dovetail_waits_lock()
    defer { dovetail_waits_unlock() }
    return body()
}
