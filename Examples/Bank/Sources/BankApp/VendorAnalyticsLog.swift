import Analytics

/// The adapter: the modules' interface on one side, the vendor's client on the other.
struct VendorAnalyticsLog: AnalyticsLog {
    private let client: any AnalyticsClient.Type

    init(client: any AnalyticsClient.Type, userID: String) {
        self.client = client
        client.setUserID(userID)
    }

    func record(_ event: AnalyticsEvent) {
        client.logEvent(event.name, parameters: event.parameters)
    }
}
