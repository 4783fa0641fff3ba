import Foundation

/// The results of `body` for each of the inputs, in their order; at most as many at a time as there are cores.
package func inParallel<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ body: @Sendable (Input) -> Output
) -> [Output] {
    let slots = Slots<Output>(count: inputs.count)
    DispatchQueue.concurrentPerform(iterations: inputs.count) { slots.set($0, body(inputs[$0])) }
    return slots.values
}

/// Results as they come in. Unchecked, because a lock guards every access.
private final class Slots<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [Value?]

    init(count: Int) { stored = Array(repeating: nil, count: count) }

    func set(_ index: Int, _ value: Value) {
        lock.lock()
        defer { lock.unlock() }
        stored[index] = value
    }

    var values: [Value] {
        lock.lock()
        defer { lock.unlock() }
        return stored.compactMap { $0 }
    }
}
