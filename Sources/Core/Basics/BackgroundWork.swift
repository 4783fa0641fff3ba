import Foundation

/// Work on a thread of its own, beside its caller's.
package final class BackgroundWork<Failure: Error>: Sendable {
    private let group = DispatchGroup()
    private let outcome: Outcome

    /// Begins `body`.
    package init(_ body: @escaping @Sendable () throws(Failure) -> Void) {
        let outcome = Outcome()
        self.outcome = outcome
        DispatchQueue.global().async(group: group) {
            do throws(Failure) { try body() } catch { outcome.failure = error }
        }
    }

    deinit { group.wait() }

    /// Waits until the work is done.
    ///
    /// - Throws: what the work threw.
    package func finish() throws(Failure) {
        group.wait()
        if let failure = outcome.failure { throw failure }
    }

    // It is written by the work, and read only after `group.wait()`.
    private final class Outcome: @unchecked Sendable {
        var failure: Failure?
    }
}
