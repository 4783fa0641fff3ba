import Foundation

/// A counter for any thread.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    var value: Int { lock.withLock { number } }

    func add(_ difference: Int = 1) { lock.withLock { number += difference } }
}

/// A value whose lifetime is counted, if a counter is given.
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

/// A value that a test deliberately reads from several threads.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
}
