import DovetailModules
import Foundation
import Testing

@Suite struct TodayTests {
    /// Compared before and after, in case midnight is in between.
    @Test func isTheDayInUTC() {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = .withFullDate
        func day() -> String { formatter.string(from: Date()) }
        let before = day()
        let today = ModulesRun.today
        #expect([before, day()].contains(today))
    }
}
