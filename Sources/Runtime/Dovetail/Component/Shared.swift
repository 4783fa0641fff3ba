public import DovetailAtomics

// These types are for generated code and for `DovetailMain`. They are nested so that code completion leaves them out.

extension Wiring {
    /// The source location of a `shared` call, which tells its value from others.
    @frozen
    public struct SharedKey {
        /// A one-to-one hash of line and column. It spreads them so that a tree ordered by it stays balanced, whatever the
        /// order of first uses (Fibonacci hashing, Knuth, TAOCP 3, 6.4; an odd factor loses nothing modulo 2^64).
        @usableFromInline let order: UInt64
        /// The text of `#fileID`, which ends in a zero byte.
        @usableFromInline let file: UnsafePointer<CChar>
        /// The text of `#function`, which ends in a zero byte. It distinguishes calls to which `#sourceLocation` gives the
        /// same location.
        @usableFromInline let function: UnsafePointer<CChar>

        /// Creates the key of the call at this location.
        ///
        /// - Complexity: no cost at run time if the arguments are literals, as they are by default.
        @inlinable
        public init(file: StaticString, line: UInt, column: UInt, function: StaticString) {
            let position = (UInt64(line) &<< 32) | UInt64(column)
            order = position &* 0x9E37_79B9_7F4A_7C15
            self.file = UnsafeRawPointer(file.utf8Start).assumingMemoryBound(to: CChar.self)
            self.function = UnsafeRawPointer(function.utf8Start).assumingMemoryBound(to: CChar.self)
        }
    }

    /// The shared values of one component: a tree of cells that only grows while
    /// the component lives.
    ///
    /// Finding a cell only reads pointers. One compare-and-swap inserts a new cell into an empty slot, so no lock covers
    /// the tree. Each cell has its own lock, held while its value is built; another cell's builder waits for it only if the
    /// values need each other.
    ///
    /// Cells are plain memory, not objects: passing one costs no reference counting, which would be most of the cost of a
    /// hit.
    @frozen
    public struct SharedValues {
        @usableFromInline let root: dovetail_slot

        /// The values whose tree starts in `slot`, a pointer that is nil at first.
        @inlinable
        public init(slot: UnsafeMutableRawPointer) {
            root = slot.assumingMemoryBound(to: UnsafeMutablePointer<dovetail_cell>?.self)
        }

        /// Returns the value for `key`, which the first call builds with `factory`. May be called from any thread.
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

        /// Returns the cell for `key`, and inserts it at or below `slot` unless another thread did so first.
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

        /// Releases every value. No thread may use the tree during the call or afterwards.
        public func release() {
            if let head = root.pointee { SharedCell(head: head).releaseAll() }
        }
    }
}
