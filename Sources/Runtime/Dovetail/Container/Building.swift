import DovetailAtomics

/// A kept value, of scope `singleton` or `weak`, that some thread is building now.
///
/// One lock covers all of these. It is taken when such a value is built or is waited for, and never
/// while a factory runs; who finds a singleton ready takes no lock.
///
/// A value is *made* when its factory has returned, and *published* when all threads may have it. Mostly that is at
/// once; what has to be completed, and what is made meanwhile and so may hold it, waits in a `Party`.
final class Building {
    fileprivate let registration: Registration
    fileprivate let thread: UInt
    /// What the thread was asked for, down to the value.
    private let path: [ResolutionError.Step]
    /// The party that will publish the value; nil until it is made.
    fileprivate var party: Party?
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
                    // The party ends for this thread when its resolution does.
                    _ = CompletionQueue.own
                    return .made(other.object)
                }
                if other.thread == thread, other.party == nil { throw ResolutionError(at: step, reason: .cycle) }
                if let cycle = cycle(of: thread, around: other) {
                    guard let lent = cycle.first(where: { $0.building.party != nil }) else {
                        throw ResolutionError(at: step, reason: .waitCycle(other: other.path))
                    }
                    lent.building.party?.take(in: Party.of(lent.waiter))
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
    private func isVisible(to thread: UInt) -> Bool { party?.threads.contains(thread) ?? false }

    /// Who has to go on before the value can be had: its thread until it is made, and then all of its party.
    private var blockers: Set<UInt> { party?.threads ?? [thread] }

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
                if isComplete, Party.existing(of: thread) == nil {
                    publish(object)
                } else {
                    self.object = object
                    let party = Party.of(thread)
                    self.party = party
                    party.made.append(self)
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
/// Each thread with something to complete has a party of its own. Two become one where their threads would wait for each
/// other, and something that one of them has made lets them go on: from then on each sees what
/// the other makes. A thread leaves its party when its resolution ends; the last one publishes or drops everything.
final class Party {
    /// Those whose resolution goes on.
    fileprivate var threads: Set<UInt>
    fileprivate var made: [Building] = []
    private var failure: ResolutionError?
    private var isOver = false
    /// What this party has become a part of.
    private var successor: Party?

    private init(_ thread: UInt) { threads = [thread] }

    /// Guarded by the lock, as all of a party's state is.
    nonisolated(unsafe) private static var all: [UInt: Party] = [:]

    fileprivate static func existing(of thread: UInt) -> Party? { all[thread] }

    /// The party of a thread, which gets one of its own if it has none.
    fileprivate static func of(_ thread: UInt) -> Party {
        if let known = all[thread] { return known }
        let new = Party(thread)
        all[thread] = new
        return new
    }

    /// Gives the calling thread a party: something that it made has to be completed.
    static func begin() { underLock { _ = of(dovetail_thread()) } }

    /// Joins with another party.
    fileprivate func take(in other: Party) {
        if other === self { return }
        for building in other.made { building.party = self }
        for thread in other.threads { Party.all[thread] = self }
        made += other.made
        threads.formUnion(other.threads)
        failure = failure ?? other.failure
        other.successor = self
    }

    private var current: Party { successor?.current ?? self }

    /// Ends the calling thread's part in its party, if it has one, once its resolution is over.
    ///
    /// - Parameters:
    ///   - failure: why the resolution failed, if it did.
    ///   - isWhole: whether everything that the thread had to complete is complete.
    /// - Throws: `ResolutionError`, where the resolution did not fail by itself, but another part of the party did.
    static func end(_ failure: ResolutionError?, isWhole: Bool) throws(ResolutionError) {
        let thread = dovetail_thread()
        var dropped: [Building] = []
        var kept: [AnyObject?] = []
        let party: Party? = underLock {
            guard let party = all.removeValue(forKey: thread) else { return nil }
            party.threads.remove(thread)
            if !isWhole { party.failure = party.failure ?? failure }
            dovetail_waits_wake()
            guard party.threads.isEmpty else { return party }
            if party.failure == nil {
                for building in party.made {
                    // Kept until the lock is free, since an object's `deinit` may resolve.
                    kept.append(building.object)
                    building.publish(building.object)
                    building.object = nil
                }
                party.isOver = true
            } else {
                dropped = party.made
            }
            // Each of them knows the party.
            party.made = []
            return party
        }
        kept = []
        if !dropped.isEmpty {
            // No thread of the party is left to have them, and nobody builds them anew before they are gone.
            for building in dropped {
                building.registration.takeSingleton()
                building.object = nil
            }
            underLock {
                for building in dropped { Building.all[ObjectIdentifier(building.registration)] = nil }
                party?.isOver = true
                dovetail_waits_wake()
            }
        }
        guard failure == nil, let party else { return }
        let other: ResolutionError? = underLock {
            while !party.current.isOver, party.current.failure == nil { dovetail_waits_wait() }
            return party.current.failure
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
