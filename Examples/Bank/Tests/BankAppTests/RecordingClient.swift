@testable import BankApp

/// Stands in for the vendor's client. Its state belongs to the task that runs one test, so that
/// tests with static functions can still run at the same time.
enum RecordingClient: AnalyticsClient {
    @TaskLocal static var outbox: Outbox?

    static func setUserID(_ userID: String?) {
        outbox?.calls.append("setUserID(\(userID ?? "nil"))")
    }

    static func logEvent(_ name: String, parameters: [String: String]?) {
        let details = (parameters ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        outbox?.calls.append("logEvent(\(name), [\(details.joined(separator: ", "))])")
    }

    static func sentLines() -> [String] {
        outbox?.calls ?? []
    }
}

/// What one test's client was called with. Used by one task alone.
final class Outbox: @unchecked Sendable {
    fileprivate(set) var calls: [String] = []
}
