import DovetailAtomics

/// A kept value, of scope `singleton` or `weak`, that some thread is building now.
///
/// One lock covers all of these. It is taken when such a value is built or is waited for, and never
/// while a factory runs; who finds a singleton ready takes no lock.
///
/// A value is *made* when its factory has returned, and *published* when it has been completed
/// too. In between, only its own thread may have it, and with it all that this thread makes meanwhile,
/// since that may hold the unfinished value: they form a *group*, which is published at
/// once or, where a completion fails, dropped.
final class Building {
    private let registration: Registration
    /// The thread that builds, or to whose group the made value belongs.
    private var thread: UInt
    /// What that thread was asked for, down to the value.
    private let path: [ResolutionError.Step]
    /// Whether the factory has returned.
    private var isMade = false
    /// The made value, in scope `weak`.
    private var object: AnyObject?
    /// Threads that may have the value before it is published, because else none could go on.
    private var borrowers: Set<UInt> = []
    private var end = End.open
    /// What has to be published before the thread may go on with this value.
    private var awaited: [Building] = []
    /// How many of the thread's made values were there before.
    private var groupStart = 0

    private enum End {
        case open, published
        case failed(ResolutionError)
    }

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

    nonisolated(unsafe) private static var all: [ObjectIdentifier: Building] = [:]
    /// What each blocked thread waits for.
    nonisolated(unsafe) private static var waiting: [UInt: Building] = [:]
    nonisolated(unsafe) private static var builders: [UInt: Builder] = [:]

    /// A thread that builds.
    private struct Builder {
        /// What it builds now, in the order in which it began.
        var open: [Building] = []
        /// What it made and could not publish yet, in order.
        var group: [Building] = []
        /// What it was lent.
        var borrowed: [Building] = []

        /// Whether something that it builds is made and unfinished.
        var isFinishing: Bool { open.contains { $0.isMade } }
    }

    private static func locked<Result>(_ body: () throws(ResolutionError) -> Result) throws(ResolutionError) -> Result {
        dovetail_waits_lock()
        defer { dovetail_waits_unlock() }
        return try body()
    }

    // MARK: Waiting

    /// Makes the calling thread the builder of a value, or waits until it can be had.
    ///
    /// - Throws: `ResolutionError` where waiting would never end, because the builder waits for something
    ///   that this thread has not made yet.
    static func begin(_ registration: Registration) throws(ResolutionError) -> Turn {
        let thread = dovetail_thread()
        let step = ResolutionError.Step(registration)
        return try locked { () throws(ResolutionError) in
            while true {
                if let storage = registration.storage, storage.isReady { return .made(nil) }
                if let object = registration.weakReference?.object { return .made(object) }
                guard let other = all[ObjectIdentifier(registration)] else {
                    let building = Building(registration, thread)
                    all[ObjectIdentifier(registration)] = building
                    builders[thread, default: Builder()].open.append(building)
                    return .toBuild(building)
                }
                if other.isLent(to: thread) { return .made(other.object) }
                if other.thread == thread { throw ResolutionError(at: step, reason: .cycle) }
                switch lend(around: other, for: thread) {
                case .noCircle: break
                case .lent: if other.isLent(to: thread) { return .made(other.object) }
                case .stuck: throw ResolutionError(at: step, reason: .waitCycle(other: other.path))
                }
                waiting[thread] = other
                dovetail_waits_wait()
                waiting[thread] = nil
            }
        }
    }

    /// Whether a thread may have the value before it is published.
    private func isLent(to thread: UInt) -> Bool { isMade && (self.thread == thread || borrowers.contains(thread)) }

    private enum Loan { case noCircle, lent, stuck }

    /// If threads would wait in a circle, were `thread` to wait for `wanted`: lends something made of the circle to
    /// the thread that waits for it.
    private static func lend(around wanted: Building, for thread: UInt) -> Loan {
        var (waiter, building) = (thread, wanted)
        var made: (waiter: UInt, building: Building)?
        // There may be another circle, of threads that were woken to break it and do not run yet.
        var seen: Set<UInt> = []
        while true {
            if building.isMade, made == nil { made = (waiter, building) }
            waiter = building.thread
            if waiter == thread { break }
            guard seen.insert(waiter).inserted, let next = waiting[waiter], next.isOpen, !next.isLent(to: waiter) else {
                return .noCircle
            }
            building = next
        }
        guard let made else { return .stuck }
        made.building.borrowers.insert(made.waiter)
        builders[made.waiter]?.borrowed.append(made.building)
        dovetail_waits_wake()
        return .lent
    }

    // MARK: Building

    /// Keeps the value that the factory returned, for this thread alone.
    ///
    /// - Throws: `ResolutionError` where it is to be kept weakly and is not an object. Then `fail` has to follow.
    func make<Service>(_ value: Service) throws(ResolutionError) {
        var object: AnyObject?
        if let storage = registration.storage {
            storage.put(value)
        } else if type(of: value as Any) is AnyClass {
            object = value as AnyObject
        } else {
            throw ResolutionError(at: ResolutionError.Step(registration), reason: .notAnObject)
        }
        try Self.locked {
            isMade = true
            self.object = object
            groupStart = Self.builders[thread]?.group.count ?? 0
        }
    }

    /// Publishes the value, or leaves that to what it belongs to.
    ///
    /// - Throws: `ResolutionError` where a value of another thread that this one built on has failed.
    func finish() throws(ResolutionError) {
        let released = try Self.locked { () throws(ResolutionError) -> [AnyObject] in
            let own = thread
            guard var builder = Self.builders[own] else { return [] }
            for lender in builder.borrowed { if case .failed(let error) = lender.end { throw error } }
            builder.open.removeAll { $0 === self }
            builder.group.append(self)
            var released: [AnyObject] = []
            if let lender = builder.borrowed.first(where: { $0.isOpen && $0.thread != own }) {
                // What may hold a borrowed value is published with it.
                for building in builder.group {
                    building.borrowers.insert(own)
                    building.thread = lender.thread
                }
                Self.builders[lender.thread]?.group += builder.group
                builder.group = []
                if builder.open.isEmpty { awaited = builder.borrowed }
            } else if !builder.isFinishing {
                released = builder.group.compactMap { $0.publish() }
                builder.group = []
            }
            Self.builders[own] = builder.open.isEmpty ? nil : builder
            dovetail_waits_wake()
            return released
        }
        withExtendedLifetime(released) {}
    }

    /// Waits until what the thread was lent is published, once it builds nothing any more.
    ///
    /// - Throws: `ResolutionError` where it has failed.
    func settle() throws(ResolutionError) {
        if awaited.isEmpty { return }
        try Self.locked { () throws(ResolutionError) in
            for lender in awaited {
                while lender.isOpen { dovetail_waits_wait() }
                if case .failed(let error) = lender.end { throw error }
            }
        }
    }

    /// Drops the value, if it is made, and what its thread made since and did not publish.
    func fail(_ error: ResolutionError) {
        dovetail_waits_lock()
        var dropped = [self]
        var made: [Building] = []
        if var builder = Self.builders[thread] {
            builder.open.removeAll { $0 === self }
            if isMade {
                let start = min(groupStart, builder.group.count)
                dropped += builder.group[start...]
                builder.group.removeSubrange(start...)
                made = dropped
            }
            Self.builders[thread] = builder.open.isEmpty ? nil : builder
        }
        // Nobody can have them from now on, and nobody can build them anew yet.
        for building in dropped { building.isMade = false }
        dovetail_waits_unlock()
        for building in made {
            building.registration.takeSingleton()
            building.object = nil
        }
        dovetail_waits_lock()
        for building in dropped {
            building.end = .failed(error)
            Self.all[ObjectIdentifier(building.registration)] = nil
        }
        dovetail_waits_wake()
        dovetail_waits_unlock()
    }

    private var isOpen: Bool { if case .open = end { true } else { false } }

    /// Makes the value visible to all threads. Returns the object that is kept weakly: its last reference may not go
    /// under the lock, since that runs its `deinit`.
    private func publish() -> AnyObject? {
        end = .published
        Self.all[ObjectIdentifier(registration)] = nil
        registration.storage?.publish()
        registration.weakReference?.object = object
        defer { object = nil }
        return object
    }
}

/// An object, as long as somebody else keeps it; guarded by the lock of `Building`.
final class WeakReference {
    weak var object: AnyObject?
}
