import AllocationCounter
import Dispatch
import Foundation

/// An operation to measure: `work` runs it `count` times.
struct Subject {
    let count: Int
    let work: (Int) -> Void

    /// Nanoseconds per operation, from one run of all of them.
    func time() -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        work(count)
        return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(count)
    }

    /// Allocations by this thread per operation, or nil if they cannot be counted.
    func allocations() -> Double? {
        guard allocation_counter_works() else { return nil }
        work(count)
        let before = allocation_count()
        work(count)
        return Double(allocation_count() - before) / Double(count)
    }
}

/// The best times of two subjects, measured alternately so that other load on the machine affects both.
func bestTimes(_ subject: Subject, _ peer: Subject, rounds: Int) -> (subject: Double, peer: Double) {
    var best = (subject: Double.infinity, peer: Double.infinity)
    for _ in 0..<rounds {
        best.peer = min(best.peer, peer.time())
        best.subject = min(best.subject, subject.time())
    }
    return best
}

/// Runs `body` on `count` new threads at once and waits for them.
func onThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<count {
        Thread {
            body()
            done.signal()
        }
        .start()
    }
    for _ in 0..<count { done.wait() }
}

/// Runs `body` in a task and waits for it.
func waiting(_ body: @escaping @Sendable () async -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        await body()
        done.signal()
    }
    done.wait()
}
