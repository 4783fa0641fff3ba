public import DovetailAtomics

/// One shared value's cell: a head declared in C, how to release the value, and the memory for it, in one allocation.
@frozen @usableFromInline
struct SharedCell {
    @usableFromInline let head: UnsafeMutablePointer<dovetail_cell>

    /// The cell at `head`.
    @inlinable
    init(head: UnsafeMutablePointer<dovetail_cell>) {
        self.head = head
    }

    /// Allocates a cell without a value.
    init<Value>(_ key: Wiring.SharedKey, _ type: Value.Type) {
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: Self.offset(of: type) + MemoryLayout<Value>.size,
            alignment: max(MemoryLayout<dovetail_cell>.alignment, MemoryLayout<Value>.alignment))
        head = memory.bindMemory(to: dovetail_cell.self, capacity: 1)
        dovetail_cell_make(head, key.order, key.file, key.function, UInt(bitPattern: ObjectIdentifier(type)))
        release.initialize(to: ReleaseOf<Value>.self)
        (memory + Self.offset(of: type)).bindMemory(to: Value.self, capacity: 1)
    }

    /// Whether this is the cell of the call at `key` with values of `type`.
    @inlinable
    func holds<Value>(_ key: Wiring.SharedKey, _ type: Value.Type) -> Bool {
        head.pointee.order == key.order
            && head.pointee.type == UInt(bitPattern: ObjectIdentifier(type))
            // The same text may have two addresses if a getter was inlined into another module.
            && (head.pointee.file == key.file || dovetail_same_text(head.pointee.file, key.file))
            && (head.pointee.function == key.function
                || dovetail_same_text(head.pointee.function, key.function))
    }

    /// Whether the value is built.
    @inlinable var isBuilt: Bool { dovetail_is_built(head) }

    /// The memory for the value.
    ///
    /// - Precondition: the cell was made for `type`, as `holds` checks.
    @inlinable
    func storage<Value>(of type: Value.Type) -> UnsafeMutablePointer<Value> {
        (UnsafeMutableRawPointer(head) + Self.offset(of: type)).assumingMemoryBound(to: type)
    }

    /// Builds the value, or waits for the thread that is building it.
    ///
    /// A factory that reaches its own call again on the same thread recurses, as with a `lazy var`; the value that is
    /// finished first is kept.
    @usableFromInline
    func build<Value>(_ factory: () throws -> Value) rethrows -> Value {
        lock()
        defer { dovetail_cell_unlock(head) }
        let storage = storage(of: Value.self)
        if isBuilt { return storage.pointee }
        let value = try factory()
        if isBuilt { return storage.pointee }
        storage.initialize(to: value)
        dovetail_set_built(head)
        return value
    }

    /// Waits for the cell's lock. In debug builds, the main thread says so if that takes long.
    private func lock() {
        #if DEBUG
            let report = MainThreadReport.known
            if report.isMainThread() {
                if dovetail_cell_lock_until(head, dovetail_milliseconds() + report.delay) { return }
                let place = "\(String(cString: head.pointee.function)) (\(String(cString: head.pointee.file)))"
                report.say("the shared value of \(place)", "")
            }
        #endif
        dovetail_cell_lock(head)
    }

    /// Releases the value, the cells below it, and the memory.
    func releaseAll() {
        if let lesser = head.pointee.lesser { SharedCell(head: lesser).releaseAll() }
        if let greater = head.pointee.greater { SharedCell(head: greater).releaseAll() }
        if isBuilt { release.pointee.release(self) }
        free()
    }

    /// Frees the memory of a cell without a value.
    func free() {
        dovetail_cell_destroy(head)
        UnsafeMutableRawPointer(head).deallocate()
    }

    private var release: UnsafeMutablePointer<any ValueRelease.Type> {
        UnsafeMutableRawPointer(head + 1).assumingMemoryBound(to: (any ValueRelease.Type).self)
    }

    /// The offset of the value from the start of the cell.
    @inlinable
    static func offset<Value>(of type: Value.Type) -> Int {
        let mask = MemoryLayout<Value>.alignment - 1
        return (MemoryLayout<dovetail_cell>.size + MemoryLayout<any ValueRelease.Type>.size + mask) & ~mask
    }
}

/// Releases the value of a cell when its type is no longer known.
@usableFromInline
protocol ValueRelease {
    static func release(_ cell: SharedCell)
}

private enum ReleaseOf<Value>: ValueRelease {
    static func release(_ cell: SharedCell) {
        cell.storage(of: Value.self).deinitialize(count: 1)
    }
}
