public import DovetailAtomics

/// Where a `shared` call stands in the sources: what tells its value from others.
@frozen
public struct SharedKey {
    @usableFromInline let file: StaticString
    @usableFromInline let line: UInt32
    @usableFromInline let column: UInt32

    /// The key of the call at this position.
    @inlinable
    public init(file: StaticString, line: UInt, column: UInt) {
        self.file = file
        self.line = UInt32(truncatingIfNeeded: line)
        self.column = UInt32(truncatingIfNeeded: column)
    }

    /// Spreads positions, so that a tree ordered by it is balanced whatever
    /// the order of first uses (Fibonacci hashing, Knuth, TAOCP 3, 6.4).
    @inlinable var order: UInt64 {
        ((UInt64(line) &<< 32) | UInt64(column)) &* 0x9E37_79B9_7F4A_7C15
    }
}

/// The shared values of one component: a tree of cells that only grows while
/// the component lives.
///
/// A cell is found by reading pointers alone. A new one is hung into an empty
/// slot with one compare-and-swap, so no lock covers the tree. Each cell has a
/// lock of its own, held while its value is built; no other cell's builder can
/// wait for it unless the values need each other.
@frozen
public struct SharedValues {
    @usableFromInline let root: UnsafeMutableRawPointer

    /// The values whose tree hangs in `slot`, a pointer that starts as nil.
    @inlinable
    public init(slot: UnsafeMutableRawPointer) {
        root = slot
    }

    /// The value for `key`, built by `factory` at the first call.
    @inlinable
    public func value<Value>(_ key: SharedKey, _ factory: () throws -> Value) rethrows -> Value {
        let order = key.order
        var slot = root
        while let found = dovetail_load_acquire(slot) {
            let cell = Unmanaged<SharedCell>.fromOpaque(found).takeUnretainedValue()
            if cell.order == order, cell.holds(key, Value.self) {
                let cell = trusted(cell, as: SharedCellOf<Value>.self)
                return cell.isBuilt ? cell.storage.pointee : try cell.build(factory)
            }
            slot = order < cell.order ? cell.lesser : cell.greater
        }
        return try cell(key, from: slot).build(factory)
    }

    /// The cell for `key`, hung in below `slot` unless another thread was faster.
    @usableFromInline
    func cell<Value>(_ key: SharedKey, from slot: UnsafeMutableRawPointer) -> SharedCellOf<Value> {
        let fresh = SharedCellOf<Value>(key)
        let opaque = Unmanaged.passRetained(fresh).toOpaque()
        var slot = slot
        while !dovetail_store_if_null(slot, opaque) {
            guard let found = dovetail_load_acquire(slot) else { continue }
            let cell = Unmanaged<SharedCell>.fromOpaque(found).takeUnretainedValue()
            if cell.order == fresh.order, cell.holds(key, Value.self) {
                Unmanaged<SharedCellOf<Value>>.fromOpaque(opaque).release()
                return trusted(cell, as: SharedCellOf<Value>.self)
            }
            slot = fresh.order < cell.order ? cell.lesser : cell.greater
        }
        return fresh
    }

    /// Releases every value. The tree must not be used after.
    public func release() {
        guard let found = dovetail_load_acquire(root) else { return }
        Unmanaged<SharedCell>.fromOpaque(found).release()
    }
}

/// One shared value's cell, without its type.
@usableFromInline
class SharedCell {
    /// First, so that its address is known without a formal access to it.
    private var links = Links()
    @usableFromInline final let order: UInt64
    @usableFromInline final let key: SharedKey
    @usableFromInline final let type: ObjectIdentifier

    struct Links {
        var lesser: UnsafeMutableRawPointer?
        var greater: UnsafeMutableRawPointer?
        var isBuilt = false
        var lock = dovetail_lock()
    }

    init(_ key: SharedKey, _ type: ObjectIdentifier) {
        order = key.order
        self.key = key
        self.type = type
        dovetail_lock_make(lock)
    }

    deinit {
        SharedValues(slot: lesser).release()
        SharedValues(slot: greater).release()
        dovetail_lock_destroy(lock)
    }

    @inlinable final var lesser: UnsafeMutableRawPointer { _getUnsafePointerToStoredProperties(self) }
    @inlinable final var greater: UnsafeMutableRawPointer { lesser + MemoryLayout<UnsafeRawPointer>.size }
    @inlinable final var built: UnsafeMutableRawPointer { lesser + 2 * MemoryLayout<UnsafeRawPointer>.size }
    @inlinable final var isBuilt: Bool { dovetail_flag_acquire(built) }

    final var lock: UnsafeMutablePointer<dovetail_lock> {
        (lesser + (MemoryLayout<Links>.offset(of: \.lock) ?? 0)).assumingMemoryBound(to: dovetail_lock.self)
    }

    /// Whether this is the cell of the declaration at `key` with values of `type`.
    @inlinable
    final func holds<Value>(_ key: SharedKey, _ type: Value.Type) -> Bool {
        guard self.type == ObjectIdentifier(type), self.key.line == key.line, self.key.column == key.column
        else { return false }
        return self.key.file.utf8Start == key.file.utf8Start || isSameFile(key.file)
    }

    /// The slow half of `holds`: the same text at another address.
    @usableFromInline
    final func isSameFile(_ file: StaticString) -> Bool {
        let mine = key.file
        guard mine.utf8CodeUnitCount == file.utf8CodeUnitCount else { return false }
        return (0..<file.utf8CodeUnitCount).allSatisfy { mine.utf8Start[$0] == file.utf8Start[$0] }
    }
}

/// One shared value's cell.
@usableFromInline
final class SharedCellOf<Value>: SharedCell {
    @usableFromInline let storage: UnsafeMutablePointer<Value>

    init(_ key: SharedKey) {
        storage = .allocate(capacity: 1)
        super.init(key, ObjectIdentifier(Value.self))
    }

    deinit {
        if isBuilt { storage.deinitialize(count: 1) }
        storage.deallocate()
    }

    /// Builds the value, or waits for the thread that does.
    ///
    /// A factory that comes back to its own declaration on the same thread
    /// recurses, as a `lazy var` does; the value that is finished first stays.
    @usableFromInline
    func build(_ factory: () throws -> Value) rethrows -> Value {
        dovetail_lock_lock(lock)
        defer { dovetail_lock_unlock(lock) }
        if isBuilt { return storage.pointee }
        let value = try factory()
        if isBuilt { return storage.pointee }
        storage.initialize(to: value)
        dovetail_flag_release(built)
        return value
    }
}
