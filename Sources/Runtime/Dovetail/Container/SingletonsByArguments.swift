import DovetailAtomics

/// The singletons of a registration with arguments, one for each value of the arguments that was resolved.
///
/// It does not know their types; its subclasses do, so a lookup needs no metadata. A lookup of a singleton that is built
/// takes no lock either: such entries are only added, and a table that became too small is kept until the end. Until
/// then, only those who build a singleton or wait for it keep its registration, so that nothing is left if that fails.
class SingletonsByArguments: @unchecked Sendable {
    // Unchecked: `tables`, `entries` and `unbuilt` are accessed only under `lock`. Readers go through `table`, whose
    // pointers are atomic. `keeper` is set before anything is built.

    /// Where the second of two arguments is in their tuple; 0 if there are not two.
    private let secondOffset: Int
    private let lock = dovetail_lock_make()
    /// The table in use.
    private let table: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    private var tables: [Table] = []
    private var entries: [Entry] = []
    /// The singletons that are not built yet.
    private var unbuilt: [ObjectIdentifier: UnbuiltSingleton] = [:]
    /// The identity of the container that keeps them.
    var keeper: UInt = 0

    /// Arguments, and the registration of their singleton.
    private final class Entry {
        let hash: Int
        let arguments: ArgumentPointers
        let registration: Registration
        /// Keeps the arguments alive.
        private let owner: AnyObject

        init(_ singleton: UnbuiltSingleton, _ registration: Registration) {
            hash = singleton.hash
            arguments = singleton.arguments
            owner = singleton.owner
            self.registration = registration
        }
    }

    /// Arguments whose singleton is not built.
    private struct UnbuiltSingleton {
        let hash: Int
        let arguments: ArgumentPointers
        /// Keeps the arguments alive.
        let owner: AnyObject
        private(set) weak var registration: Registration?

        init(_ hash: Int, _ arguments: ArgumentPointers, _ owner: AnyObject, _ registration: Registration) {
            self.hash = hash
            self.arguments = arguments
            self.owner = owner
            self.registration = registration
        }
    }

    /// Entries by hash, at most half full.
    private final class Table {
        let mask: Int
        let slots: UnsafeMutablePointer<UnsafeMutableRawPointer?>

        init(_ size: Int) {
            mask = size - 1
            slots = .allocate(capacity: size)
            slots.initialize(repeating: nil, count: size)
        }

        deinit { slots.deallocate() }

        func put(_ entry: Entry) {
            var index = entry.hash & mask
            while dovetail_pointer_in(slots + index) != nil { index = (index + 1) & mask }
            dovetail_set_pointer(slots + index, Unmanaged.passUnretained(entry).toOpaque())
        }
    }

    init(secondOffset: Int = 0) {
        self.secondOffset = secondOffset
        table = .allocate(capacity: 1)
        table.initialize(to: nil)
        use(Table(8))
    }

    /// What keeps singletons for arguments of these types; nil if one is not `Hashable`, or if the scope is another.
    ///
    /// Functions with arguments that the compiler knows to be `Hashable` would need none of this. But each further
    /// function of one name costs every call of that name time when it is compiled.
    static func make<each Argument>(
        _ scope: RegistrationScope, for types: repeat (each Argument).Type
    ) -> SingletonsByArguments? {
        guard scope == .singleton else { return nil }
        var all: [any Hashable.Type] = []
        for type in repeat each types {
            guard let type = type as? any Hashable.Type else { return nil }
            all.append(type)
        }
        switch all.count {
        case 1: return makeForOne(all[0])
        case 2: return makeForTwo(all[0], all[1])
        default: return SingletonsForMany(all)
        }
    }

    private static func makeForOne<Argument: Hashable>(_ type: Argument.Type) -> SingletonsByArguments {
        SingletonsForOne<Argument>()
    }

    private static func makeForTwo<First: Hashable, Second: Hashable>(
        _ first: First.Type, _ second: Second.Type
    ) -> SingletonsByArguments {
        SingletonsForTwo<First, Second>()
    }

    deinit {
        table.deallocate()
        dovetail_lock_destroy(lock)
    }

    // MARK: What subclasses know

    func hash(_ arguments: ArgumentPointers) -> Int { preconditionFailure("abstract") }

    func areEqual(_ one: ArgumentPointers, _ other: ArgumentPointers) -> Bool { preconditionFailure("abstract") }

    /// An empty copy, for the same types of arguments.
    func emptied() -> SingletonsByArguments { preconditionFailure("abstract") }

    // MARK: Lookup

    /// The memory of the singleton for these arguments, if it was resolved before.
    @inline(__always)
    func storage<Arguments>(of arguments: UnsafePointer<Arguments>) -> SingletonStorage? {
        storage(of: pointers(UnsafeRawPointer(arguments)))
    }

    /// The same for arguments without a tuple.
    @inline(__always)
    func storage(of arguments: ArgumentPointers) -> SingletonStorage? {
        find(hash(arguments), arguments)?._withUnsafeGuaranteedRef { $0.registration.storage }
    }

    /// The arguments in a tuple.
    private func pointers(_ tuple: UnsafeRawPointer) -> ArgumentPointers {
        ArgumentPointers(first: tuple, second: tuple + secondOffset)
    }

    /// The registration for these arguments, created if nobody has it.
    func registration<Arguments>(
        for arguments: UnsafePointer<Arguments>, _ make: (ArgumentsSingleton) -> Registration
    ) -> Registration {
        let pointers = pointers(UnsafeRawPointer(arguments))
        let hash = hash(pointers)
        dovetail_lock_lock(lock)
        defer { dovetail_lock_unlock(lock) }
        if let known = find(hash, pointers) { return known.takeUnretainedValue().registration }
        for singleton in unbuilt.values where singleton.hash == hash && areEqual(singleton.arguments, pointers) {
            if let registration = singleton.registration { return registration }
        }
        let kept = KeptArguments(arguments.pointee)
        let token = ArgumentsSingleton(self)
        let made = make(token)
        made.storage?.keeper = keeper
        unbuilt[ObjectIdentifier(token)] = UnbuiltSingleton(
            hash, self.pointers(UnsafeRawPointer(kept.pointer)), kept, made)
        return made
    }

    /// Keeps a singleton that is built.
    fileprivate func keep(_ registration: Registration, of token: ObjectIdentifier) {
        dovetail_lock_lock(lock)
        defer { dovetail_lock_unlock(lock) }
        guard let singleton = unbuilt.removeValue(forKey: token) else { return }
        let entry = Entry(singleton, registration)
        entries.append(entry)
        if 2 * entries.count > tables[tables.count - 1].mask {
            let larger = Table(2 * (tables[tables.count - 1].mask + 1))
            for entry in entries { larger.put(entry) }
            use(larger)
        } else {
            tables[tables.count - 1].put(entry)
        }
    }

    /// Releases the arguments of a singleton that nobody builds any more.
    fileprivate func forget(_ token: ObjectIdentifier) {
        dovetail_lock_lock(lock)
        let forgotten = unbuilt.removeValue(forKey: token)
        dovetail_lock_unlock(lock)
        // Their `deinit` runs without the lock.
        withExtendedLifetime(forgotten) {}
    }

    private func use(_ table: Table) {
        tables.append(table)
        dovetail_set_pointer(self.table, Unmanaged.passUnretained(table).toOpaque())
    }

    private func find(_ hash: Int, _ arguments: ArgumentPointers) -> Unmanaged<Entry>? {
        guard let table = dovetail_pointer_in(table) else { return nil }
        return Unmanaged<Table>.fromOpaque(table)._withUnsafeGuaranteedRef { table in
            var index = hash & table.mask
            while let found = dovetail_pointer_in(table.slots + index) {
                let entry = Unmanaged<Entry>.fromOpaque(found)
                if entry._withUnsafeGuaranteedRef({ $0.hash == hash && areEqual($0.arguments, arguments) }) {
                    return entry
                }
                index = (index + 1) & table.mask
            }
            return nil
        }
    }
}

/// What the registration of a singleton for arguments has until it is released: it then leaves the others.
final class ArgumentsSingleton: @unchecked Sendable {
    // Unchecked: the references are weak, and `cell` is accessed only under the lock of all containers.
    private weak var singletons: SingletonsByArguments?
    /// Where the singleton is built asynchronously, as long as someone builds it or waits for it.
    weak var cell: AsyncCell?

    fileprivate init(_ singletons: SingletonsByArguments) { self.singletons = singletons }

    deinit { singletons?.forget(ObjectIdentifier(self)) }

    /// Keeps the singleton, whose registration has this, because it is built.
    func keep(_ registration: Registration) { singletons?.keep(registration, of: ObjectIdentifier(self)) }
}

/// Arguments in their own allocation.
private final class KeptArguments<Arguments> {
    let pointer: UnsafeMutablePointer<Arguments>

    init(_ arguments: Arguments) {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: arguments)
    }

    deinit {
        pointer.deinitialize(count: 1)
        pointer.deallocate()
    }
}
