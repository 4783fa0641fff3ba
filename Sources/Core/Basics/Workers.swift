import Foundation

/// Runs work on all processors, on threads with room for deeply nested sources.
package enum Workers {
    private static let stackSize = 256 << 20

    /// Calls `body` for each index below `count`, with a buffer per thread.
    ///
    /// - Returns: the results in the order of the indices.
    package static func map<Result: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (Int, FileBytes) -> Result
    ) -> [Result] {
        guard count > 0 else { return [] }
        let state = State<Result>(count: count)
        let threads = min(count, max(1, ProcessInfo.processInfo.activeProcessorCount))
        let work: @Sendable () -> Void = {
            let bytes = FileBytes()
            while let range = state.next() {
                for index in range { state.set(index, body(index, bytes)) }
            }
        }
        // Threads take longer to start than small projects to read.
        let isDeep = isOnDeepStack
        let group = DispatchGroup()
        for _ in 0..<(isDeep ? threads - 1 : threads) { start(work, group) }
        if isDeep { work() }
        group.wait()
        return state.takeAll()
    }

    /// Whether the current thread has room for deeply nested sources.
    private static var isOnDeepStack: Bool { Thread.current.stackSize >= stackSize }

    /// Calls `work` on a thread with room for deeply nested sources; the group waits for it.
    static func start(_ work: @escaping @Sendable () -> Void, _ group: DispatchGroup) {
        group.enter()
        let thread = Thread {
            work()
            group.leave()
        }
        thread.stackSize = stackSize
        thread.start()
    }

    /// Calls `body` on a thread with room for deeply nested sources, and waits for it.
    package static func onDeepStack(_ body: @escaping @Sendable () -> Void) {
        let group = DispatchGroup()
        start(body, group)
        group.wait()
    }

    /// The state that the threads share: the next index, and a slot for each result.
    // The counter is only accessed under the lock, and each slot is set once, by one thread. The slots are read only
    // after `group.wait()`, when all of them are set.
    private final class State<Result: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private let count: Int
        private let chunk: Int
        private var position = 0
        private let slots: UnsafeMutableBufferPointer<Result>

        init(count: Int) {
            self.count = count
            chunk = max(1, min(32, count / 16))
            slots = .allocate(capacity: count)
        }

        deinit { slots.deallocate() }

        func next() -> Range<Int>? {
            lock.lock()
            defer { lock.unlock() }
            guard position < count else { return nil }
            let range = position..<min(position + chunk, count)
            position = range.upperBound
            return range
        }

        func set(_ index: Int, _ result: Result) { slots.initializeElement(at: index, to: result) }

        /// The results, which are moved out of the slots.
        func takeAll() -> [Result] {
            Array(unsafeUninitializedCapacity: slots.count) { all, count in
                count = all.moveInitialize(fromContentsOf: slots)
            }
        }
    }
}
