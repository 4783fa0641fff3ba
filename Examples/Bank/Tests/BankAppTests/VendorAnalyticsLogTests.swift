import Analytics
import Testing

@testable import BankApp

struct VendorAnalyticsLogTests {
    @Test func passesEventsToTheVendorsStaticFunctions() {
        let outbox = Outbox()
        RecordingClient.$outbox.withValue(outbox) {
            let log = VendorAnalyticsLog(client: RecordingClient.self, userID: "Kim")
            log.record(AnalyticsEvent("opened", ["b": "2", "a": "1"]))
            log.record(AnalyticsEvent("closed"))
        }
        #expect(outbox.calls == ["setUserID(Kim)", "logEvent(opened, [a: 1, b: 2])", "logEvent(closed, [])"])
    }

    @Test func theWholeAppSharesOneAdapter() throws {
        let outbox = Outbox()
        try RecordingClient.$outbox.withValue(outbox) {
            let app = AppComponent(analyticsClient: RecordingClient.self)
            _ = try Session(app: app, steps: Session.script).transcript()
        }
        #expect(outbox.calls.filter { $0.hasPrefix("setUserID") } == ["setUserID(Hana)"])
        #expect(outbox.calls.last == "logEvent(account_opened, [account: 3333-01-1234567])")
    }
}
