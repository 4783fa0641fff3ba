/// Where modules report what the user does.
///
/// No module knows whose analytics library stands behind it; the app's adapter does.
public protocol AnalyticsLog {
    /// Reports one event.
    func record(_ event: AnalyticsEvent)
}
