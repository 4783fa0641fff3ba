internal import VendorMetrics

/// What the app logs. The static library behind it is in this module, and nothing else links it.
public enum AppLog {
    /// Counts an event, and returns how many were counted.
    @discardableResult
    public static func send(_ event: String) -> Int { Int(metrics_count(event)) }

    /// How many events were counted.
    public static var total: Int { Int(metrics_total()) }
}
