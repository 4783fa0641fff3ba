import Dovetail
import DovetailTesting
import Testing

// A logging module in front of an analytics library: the module's interface mirrors the functions it uses of the
// library's class, the app injects the class itself, and tests inject a stub. The functions are static, so a metatype
// is injected.

// The library.
private enum Analytics {
    nonisolated(unsafe) static var events: [String] = []

    static func logEvent(_ name: String, parameters: [String: Int]?) { events.append(name) }
    static func setUserID(_ userID: String?) { events.append("user \(userID ?? "none")") }
}

// The module.
private protocol AnalyticsService {
    static func logEvent(_ name: String, parameters: [String: Int]?)
    static func setUserID(_ userID: String?)
}

private enum AppLog {
    static let analytics = Port<any AnalyticsService.Type>("analytics")

    static func logEvent(_ name: String, parameters: [String: Int]? = nil) throws {
        try analytics.get().logEvent(name, parameters: parameters)
    }

    static func setUserID(_ userID: String?) throws { try analytics.get().setUserID(userID) }
}

// The app.
extension Analytics: AnalyticsService {}

// The tests' stub. Its record belongs to the task, so that tests may run at the same time.
private enum AnalyticsStub: AnalyticsService {
    @TaskLocal static var record = Guarded<[String]>([])

    static func logEvent(_ name: String, parameters: [String: Int]?) {
        record.change { $0.append("\(name) \(parameters ?? [:])") }
    }

    static func setUserID(_ userID: String?) { record.change { $0.append("user \(userID ?? "none")") } }
}

/// The story of the log module.
@Suite struct AppLogStoryTests {
    private func logged(_ body: () throws -> Void) throws -> [String] {
        let record = Guarded<[String]>([])
        try withOverrides {
            $0.override(AppLog.analytics, with: AnalyticsStub.self)
        } operation: {
            try AnalyticsStub.$record.withValue(record, operation: body)
        }
        return record.value
    }

    @Test func anEventGoesToTheService() throws {
        #expect(
            try logged { try AppLog.logEvent("viewdidload", parameters: ["page": 1]) } == ["viewdidload [\"page\": 1]"])
    }

    @Test func aUserGoesToTheService() throws {
        #expect(try logged { try AppLog.setUserID("Nabi") } == ["user Nabi"])
        #expect(try logged { try AppLog.setUserID(nil) } == ["user none"])
    }

    @Test func theAppInjectsTheLibrary() throws {
        try AppLog.analytics.inject(Analytics.self)
        try AppLog.logEvent("launch")
        #expect(Analytics.events == ["launch"])
        // A test that replaces it does not reach the library.
        #expect(try logged { try AppLog.logEvent("login") } == ["login [:]"])
        #expect(Analytics.events == ["launch"])
    }
}
