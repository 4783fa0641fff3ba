import ModuleRules
import Testing
import WiringModel

@Suite struct UnknownModuleTests {
    /// A place for each name: its line is its number.
    private func placed(_ names: [String], from line: Int) -> [ModuleSelector] {
        names.enumerated().compactMap { index, name in
            var selector = ModuleSelector(name)
            selector?.location = SourceLocation(path: "dovetail.yml", line: line + index, column: 1)
            return selector
        }
    }

    private func findings(isWhole: Bool) -> [String] {
        var rules = ModuleRules()
        rules.layers = layers(("domain", []))
        rules.layers[0].modules = placed(["CardDomian", "*Feature", "kind:app", "CardDomain"], from: 1)
        rules.common = placed(["Core", "Lottie"], from: 5)
        rules.rules = [
            rule(
                .forbid(from: placed(["CardDomain"], from: 7), to: placed(["UIKit", "sdk:SwiftUI", "Card*"], from: 8)))
        ]
        let project = ProjectText(
            text: """
                CardDomain -> Core ; Core
                Core ; Foundation
                """, rules: rules)
        return ModuleCheck(project.linked, rules, today: "2026-06-15", isWhole: isWhole).findings
            .filter { $0.id == .unknownModule }.map { "\($0.location.line): \($0.message); \($0.help)" }
    }

    @Test func namesEachThatIsNot() {
        #expect(
            findings(isWhole: true) == [
                "1: no module of the project is named 'CardDomian'; did you mean 'CardDomain'?",
                "6: no module of the project is named 'Lottie'; take the name out, or write the module's own",
                "8: no module of the project is named 'UIKit'; a module of the system is named 'sdk:UIKit'",
            ])
    }

    @Test func saysNothingOfAPart() {
        #expect(findings(isWhole: false) == [])
    }
}
