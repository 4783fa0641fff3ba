import VendorAnalytics

/// What the app uses of the vendor's client, in the vendor's own words, so that a test can put
/// a type of its own in its place.
protocol AnalyticsClient {
    static func setUserID(_ userID: String?)
    static func logEvent(_ name: String, parameters: [String: String]?)
    static func sentLines() -> [String]
}

extension VendorClient: AnalyticsClient {}
