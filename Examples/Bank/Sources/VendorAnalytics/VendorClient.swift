import Foundation

/// The client of an analytics vendor, in the style such libraries have: static functions over
/// global state. It stands for code that the bank did not write and cannot change.
///
/// This one keeps its events instead of sending them.
public enum VendorClient {
    private static let outbox = VendorOutbox()

    /// Names the user whom later events belong to.
    public static func setUserID(_ userID: String?) {
        outbox.append("user \(userID ?? "none")")
    }

    /// Sends one event.
    public static func logEvent(_ name: String, parameters: [String: String]?) {
        let details = (parameters ?? [:]).sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
        outbox.append("event \(name)" + details.joined())
    }

    /// What was sent since the start of the program, oldest first.
    public static func sentLines() -> [String] {
        outbox.lines
    }
}

/// The vendor's global state.
private final class VendorOutbox: @unchecked Sendable {
    private let lock = NSLock()
    private var sent: [String] = []

    var lines: [String] { lock.withLock { sent } }

    func append(_ line: String) {
        lock.withLock { sent.append(line) }
    }
}
