public import DovetailAtomics

/// Where a `shared` call stands in the sources: what tells its value from others.
@frozen
public struct SharedKey {
    /// A one-to-one image of line and column. It spreads them, so that a tree
    /// ordered by it is balanced whatever the order of first uses (Fibonacci
    /// hashing, Knuth, TAOCP 3, 6.4; an odd factor loses nothing modulo 2^64).
    @usableFromInline let order: UInt64
    /// The text that `#fileID` gives, which ends in a zero byte.
    @usableFromInline let file: UnsafePointer<CChar>

    /// The key of the call at this position.
    ///
    /// - Complexity: none at run time where the arguments are literals, as
    ///   they are by default.
    @inlinable
    public init(file: StaticString, line: UInt, column: UInt) {
        let position = (UInt64(line) &<< 32) | UInt64(column)
        order = position &* 0x9E37_79B9_7F4A_7C15
        self.file = UnsafeRawPointer(file.utf8Start).assumingMemoryBound(to: CChar.self)
    }
}

/// The shared values of one component: a tree of cells that only grows while
/// the component lives.
///
/// A cell is found by reading pointers alone. A new one is hung into an empty
/// slot with one compare-and-swap, so no lock covers the tree. Each cell has a
/// lock of its own, held while its value is built; no other cell's builder can
/// wait for it unless the values need each other.
///
/// Cells are plain memory, not objects: passing one by costs no reference
/// counting, which is most of what a hit would cost otherwise.
@frozen
public struct SharedValues {
    @usableFromInline let root: dovetail_slot

    /// The values whose tree hangs in `slot`, a pointer that starts as nil.
    @inlinable
    public init(slot: UnsafeMutableRawPointer) {
        root = slot.assumingMemoryBound(to: UnsafeMutablePointer<dovetail_cell>?.self)
    }

    /// The value for `key`, built by `factory` at the first call. May be called
    /// from any thread.
    ///
    /// - Complexity: O(log n) for n values; no lock and no allocation once the
    ///   value is built.
    @inlinable
    public func value<Value>(_ key: SharedKey, _ factory: () throws -> Value) rethrows -> Value {
        var slot = root
        while let found = dovetail_cell_in(slot) {
            let cell = SharedCell(head: found)
            if cell.holds(key, Value.self) {
                return cell.isBuilt ? cell.storage(of: Value.self).pointee : try cell.build(factory)
            }
            slot = dovetail_slot_below(found, key.order)
        }
        return try hang(key, Value.self, into: slot).build(factory)
    }

    /// The cell for `key`, hung in at or below `slot` unless another thread was
    /// faster.
    @usableFromInline
    func hang<Value>(_ key: SharedKey, _ type: Value.Type, into slot: dovetail_slot) -> SharedCell {
        let fresh = SharedCell(key, type)
        var slot = slot
        while !dovetail_hang(slot, fresh.head) {
            guard let found = dovetail_cell_in(slot) else { continue }
            let cell = SharedCell(head: found)
            if cell.holds(key, type) {
                fresh.free()
                return cell
            }
            slot = dovetail_slot_below(found, key.order)
        }
        return fresh
    }

    /// Releases every value. No thread may use the tree meanwhile or after.
    public func release() {
        if let head = root.pointee { SharedCell(head: head).releaseAll() }
    }
}
