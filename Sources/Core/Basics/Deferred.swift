import Foundation

/// A value that is computed in the background. Whoever frees it waits until the work is done.
package final class Deferred<Value: Sendable>: Sendable {
    private let group = DispatchGroup()
    private let slot: Slot

    /// Begins to compute the value.
    package init(_ compute: @escaping @Sendable () -> Value) {
        let slot = Slot()
        self.slot = slot
        // Not on a thread of Dispatch, whose stack is 512 kB on macOS.
        Workers.start({ slot.value = compute() }, group)
    }

    /// A value that is already known.
    package init(_ value: Value) {
        slot = Slot()
        slot.value = value
    }

    deinit { group.wait() }

    /// The value; waits until it is computed. From then on, reading it takes a few atomic operations.
    package var value: Value {
        group.wait()
        guard let value = slot.value else { preconditionFailure("the background work ended without a value") }
        return value
    }

    // It is written once, before `group.wait()` returns, and only read afterwards.
    private final class Slot: @unchecked Sendable {
        var value: Value?
    }
}

extension Deferred: Equatable where Value: Equatable {
    package static func == (one: Deferred, other: Deferred) -> Bool { one === other || one.value == other.value }
}

extension Deferred: Hashable where Value: Hashable {
    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
