import AllocationCounter
import Dispatch
import Foundation

/// Something that is timed: `work` does it `count` times.
struct Subject {
    let count: Int
    let work: (Int) -> Void

    /// Nanoseconds for one time, as one run of all of them gives it.
    func time() -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        work(count)
        return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(count)
    }

    /// Allocations of this thread for one time, or nil where nothing counts them.
    func allocations() -> Double? {
        guard allocation_counter_works() else { return nil }
        work(count)
        let before = allocation_count()
        work(count)
        return Double(allocation_count() - before) / Double(count)
    }
}

/// The best times of two subjects, measured in turns, so that what else the
/// machine does in the meantime falls on both.
func bestTimes(_ subject: Subject, _ peer: Subject, rounds: Int) -> (subject: Double, peer: Double) {
    var best = (subject: Double.infinity, peer: Double.infinity)
    for _ in 0..<rounds {
        best.peer = min(best.peer, peer.time())
        best.subject = min(best.subject, subject.time())
    }
    return best
}

/// Runs `body` on `count` threads of their own at once and waits for them.
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
