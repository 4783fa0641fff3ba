import Foundation

/// Runs `body` on new threads, all at once, with the index of each.
///
/// - Returns: whether all finished in time. The others are abandoned, so that a deadlock is a failure and not a hang.
func onThreads(_ count: Int, seconds: Int = 60, _ body: @escaping @Sendable (Int) -> Void) -> Bool {
    let start = DispatchSemaphore(value: 0)
    let done = DispatchSemaphore(value: 0)
    for index in 0..<count {
        Thread.detachNewThread {
            start.wait()
            body(index)
            done.signal()
        }
    }
    for _ in 0..<count { start.signal() }
    let deadline = DispatchTime.now() + .seconds(seconds)
    return (0..<count).allSatisfy { _ in done.wait(timeout: deadline) == .success }
}
