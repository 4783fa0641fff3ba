import Foundation

/// Counts how many of something there are, from any thread.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    var value: Int { lock.withLock { number } }

    func add(_ difference: Int = 1) { lock.withLock { number += difference } }
}

/// A value whose life is counted, where a counter is given.
final class Tracked {
    let number: Int
    private let living: Counter?

    init(_ number: Int = 0, living: Counter? = nil) {
        self.number = number
        self.living = living
        living?.add(1)
    }

    deinit { living?.add(-1) }
}

/// Something that a test reads from several threads on purpose.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
}
