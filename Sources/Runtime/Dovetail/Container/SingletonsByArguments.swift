import DovetailAtomics

/// The singletons of a registration with arguments, one for each value of the arguments that was resolved.
///
/// It does not know their types, so a lookup needs no metadata. A lookup takes no lock either: entries are only added,
/// and a table that became too small is kept until the end.
final class SingletonsByArguments: @unchecked Sendable {
    // Unchecked: `tables` and `entries` are accessed only under `lock`. Readers go through `table`, whose pointers are
    // atomic.

    /// Both take pointers to tuples of arguments.
    private let hash: (UnsafeRawPointer) -> Int
    private let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    private let lock = dovetail_lock_make()
    /// The table in use.
    private let table: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    private var tables: [Table] = []
    private var entries: [Entry] = []

    /// Arguments, and the registration of their singleton.
    private final class Entry {
        let hash: Int
        let arguments: UnsafeRawPointer
        let registration: Registration
        /// Keeps the arguments alive.
        private let owner: AnyObject

        init(_ hash: Int, _ arguments: UnsafeRawPointer, _ owner: AnyObject, _ registration: Registration) {
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

    init(
        hash: @escaping (UnsafeRawPointer) -> Int,
        areEqual: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    ) {
        self.hash = hash
        self.areEqual = areEqual
        table = .allocate(capacity: 1)
        table.initialize(to: nil)
        use(Table(8))
    }

    /// Keeps singletons for several arguments.
    convenience init<each Argument: Hashable>(for types: repeat (each Argument).Type) {
        self.init(
            hash: { arguments in
                let arguments = arguments.assumingMemoryBound(to: (repeat each Argument).self).pointee
                var hasher = Hasher()
                repeat (each arguments).hash(into: &hasher)
                return hasher.finalize()
            },
            areEqual: { one, other in
                let one = one.assumingMemoryBound(to: (repeat each Argument).self).pointee
                let other = other.assumingMemoryBound(to: (repeat each Argument).self).pointee
                for (one, other) in repeat (each one, each other) { if one != other { return false } }
                return true
            })
    }

    /// Keeps singletons for one argument. Its lookups are faster than those for several.
    convenience init<Argument: Hashable>(forOne type: Argument.Type) {
        self.init(
            hash: { $0.assumingMemoryBound(to: Argument.self).pointee.hashValue },
            areEqual: { one, other in
                one.assumingMemoryBound(to: Argument.self).pointee
                    == other.assumingMemoryBound(to: Argument.self).pointee
            })
    }

    deinit {
        table.deallocate()
        dovetail_lock_destroy(lock)
    }

    /// An empty copy, for the same types of arguments.
    func emptied() -> SingletonsByArguments { SingletonsByArguments(hash: hash, areEqual: areEqual) }

    /// The memory of the singleton for these arguments, if it was resolved before.
    @inline(__always)
    func storage<Arguments>(of arguments: UnsafePointer<Arguments>) -> SingletonStorage? {
        find(hash(arguments), arguments)?._withUnsafeGuaranteedRef { $0.registration.storage }
    }

    /// The registration for these arguments, created on the first call.
    func registration<Arguments>(
        for arguments: UnsafePointer<Arguments>, _ make: () -> Registration
    ) -> Registration {
        let hash = hash(arguments)
        dovetail_lock_lock(lock)
        defer { dovetail_lock_unlock(lock) }
        if let known = find(hash, arguments) { return known.takeUnretainedValue().registration }
        let kept = KeptArguments(arguments.pointee)
        let entry = Entry(hash, kept.pointer, kept, make())
        entries.append(entry)
        if 2 * entries.count > tables[tables.count - 1].mask {
            let larger = Table(2 * (tables[tables.count - 1].mask + 1))
            for entry in entries { larger.put(entry) }
            use(larger)
        } else {
            tables[tables.count - 1].put(entry)
        }
        return entry.registration
    }

    private func use(_ table: Table) {
        tables.append(table)
        dovetail_set_pointer(self.table, Unmanaged.passUnretained(table).toOpaque())
    }

    private func find(_ hash: Int, _ arguments: UnsafeRawPointer) -> Unmanaged<Entry>? {
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
