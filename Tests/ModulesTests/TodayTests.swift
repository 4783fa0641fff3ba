import DovetailModules
import Foundation
import Testing

@Suite struct TodayTests {
    /// Compared before and after, in case midnight is in between.
    @Test func isTheDayInUTC() {
        func day() -> String { Date().formatted(.iso8601.year().month().day()) }
        let before = day()
        let today = ModulesRun.today
        #expect([before, day()].contains(today))
    }
}
