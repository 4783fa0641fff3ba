import DovetailAtomics

/// Registrations by the type of their service: what a dictionary would be with a cheaper hash.
///
/// It never changes, and is at most half full. A type's identity is an address; one
/// multiplication spreads it (Fibonacci hashing, Knuth, TAOCP 3, 6.4).
struct TypeTable: @unchecked Sendable {
    // Unchecked: nothing is written after `init`.
    private struct Slot {
        var type: ObjectIdentifier?
        unowned(unsafe) var registration: Registration?
        // Of the registration: a hit that asked it would count references, which threads share.
        var ready: UnsafeMutablePointer<Bool>?
        var memory: UnsafeMutableRawPointer?
    }

    private let slots: UnsafeMutablePointer<Slot>
    private let count: Int
    private let shift: UInt64

    /// A table of these registrations, which the caller keeps alive as long as the table.
    init(_ registrations: [ObjectIdentifier: Registration]) {
        var bits: UInt64 = 1
        while 1 << bits < 2 * registrations.count { bits += 1 }
        count = 1 << bits
        shift = 64 - bits
        slots = .allocate(capacity: count)
        slots.initialize(repeating: Slot(), count: count)
        for (type, registration) in registrations {
            var index = start(type)
            while slots[index].type != nil { index = (index + 1) & (count - 1) }
            slots[index] = Slot(
                type: type, registration: registration, ready: registration.ready, memory: registration.memory)
        }
    }

    /// The registration of a type.
    subscript(type: ObjectIdentifier) -> Registration? { slot(type)?.pointee.registration }

    /// Where the singleton of a type is, if it is there already.
    @inline(__always)
    func singleton(_ type: ObjectIdentifier) -> UnsafeMutableRawPointer? {
        guard let slot = slot(type), let ready = slot.pointee.ready, dovetail_flag(ready) else { return nil }
        return slot.pointee.memory
    }

    @inline(__always)
    private func slot(_ type: ObjectIdentifier) -> UnsafeMutablePointer<Slot>? {
        var index = start(type)
        while let found = slots[index].type {
            if found == type { return slots + index }
            index = (index + 1) & (count - 1)
        }
        return nil
    }

    /// Gives the memory back. The table may not be used after.
    func deallocate() { slots.deallocate() }

    private func start(_ type: ObjectIdentifier) -> Int {
        let spread = UInt64(UInt(bitPattern: type)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: spread >> shift)
    }
}
