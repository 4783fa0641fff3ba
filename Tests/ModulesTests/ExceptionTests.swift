import DovetailDiagnostics
import DovetailRules
import Testing

@Suite struct ExceptionTests {
    private func project(_ exceptions: [RuleException]) -> ProjectText {
        var rules = ModuleRules()
        rules.rules = [rule(.forbid(from: selectors("*Domain"), to: selectors("sdk:UIKit")))]
        rules.exceptions = exceptions
        return ProjectText(
            text: """
                CardDomain -> Core ; UIKit, UIKit
                MapDomain ; UIKit, Core
                Core ; Foundation
                """, rules: rules)
    }

    private func exception(
        _ from: String, _ to: String, of rule: String = "r", until: String? = nil
    ) -> RuleException {
        RuleException(
            rule: rule, from: selectors(from)[0], to: selectors(to)[0], reason: "later", until: until,
            location: SourceLocation(path: "dovetail.yml", line: 9, column: 3))
    }

    @Test func letsBeWhatItNames() {
        let found = project([exception("CardDomain", "sdk:UIKit")]).found
        #expect(
            found == [
                "forbidden-import MapDomain.swift:1", "undeclared-import MapDomain.swift:2",
                "unused-dependency Package.swift:1",
            ])
    }

    @Test func namesFindingsThatNeedNoRule() {
        let found = project([
            exception("MapDomain", "Core", of: "undeclared-import"), exception("*", "Core", of: "unused-dependency"),
            exception("*", "sdk:*"),
        ]).found
        #expect(found == [])
    }

    @Test func isStaleWhereItLetsNothingBe() {
        #expect(project([exception("CardDomain", "sdk:SwiftUI")]).found.contains("stale-exception dovetail.yml:9"))
        #expect(project([exception("CardDomain", "*", of: "other")]).found.contains("stale-exception dovetail.yml:9"))
    }

    @Test(arguments: [("2026-06-14", true), ("2026-06-15", false), ("2027-01-01", false)])
    func holdsThroughItsLastDay(_ until: String, _ isOver: Bool) {
        let found = project([exception("*", "sdk:UIKit", until: until)]).found
        #expect(found.contains("stale-exception dovetail.yml:9") == isOver)
        #expect(found.contains("forbidden-import CardDomain.swift:1") == isOver)
    }
}
