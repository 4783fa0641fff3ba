import DovetailDiagnostics
import DovetailModules
import DovetailRules
import Testing

@Suite struct UnknownModuleTests {
    /// A location for each name: its line is its number.
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
        rules.layers[0].modules = placed(["CardDomian", "*Domain", "kind:app", "CardDomain"], from: 1)
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
                "1: no module of the project is called 'CardDomian'; did you mean 'CardDomain'?",
                "6: no module of the project is called 'Lottie'; remove the name, or correct it",
                "8: no module of the project is called 'UIKit'; for a system module, write 'sdk:UIKit'",
            ])
    }

    /// An app may be declared by the manifest of one build system only, which was not read.
    @Test(arguments: [("app", "Bank"), ("program", "BankApp")]) func appsHaveAKind(_ layer: String, _ name: String) {
        var rules = ModuleRules()
        rules.layers = layers((layer, []))
        rules.layers[0].modules = placed([name], from: 1)
        #expect(
            findings(rules) == [
                "1: no module of the project is called '\(name)'; remove the name, or write 'kind:app', which stands for "
                    + "the app of each build system"
            ])
    }

    private func findings(_ rules: ModuleRules) -> [String] {
        let project = ProjectText(
            text: """
                CardDomain #ui ; Foundation
                CardFeature -> CardDomain ; CardDomain
                CardFeatureTests[test] -> CardFeature ; CardFeature
                """, rules: rules)
        return project.findings.filter { $0.id == .unknownModule }.map {
            "\($0.location.line): \($0.message); \($0.help)"
        }
    }

    @Test func namesPatternsThatMeanNoModule() {
        let out = "correct it, or remove it until there is such a module"
        func says(_ name: String, _ help: String = out) -> String {
            "1: no module of the project matches '\(name)'; \(help)"
        }
        func said(_ demand: ModuleRule.Demand) -> [String] {
            var rules = ModuleRules()
            rules.rules = [rule(demand)]
            return findings(rules)
        }
        func at1(_ name: String) -> [ModuleSelector] { placed([name], from: 1) }
        let domain = at1("*Domain")
        #expect(said(.forbid(from: at1("*Domian"), to: domain)) == [says("*Domian", "did you mean '*Domain'?")])
        #expect(said(.protect(modules: domain, only: at1("crad*"))) == [says("crad*", "did you mean 'Card*'?")])
        #expect(said(.independent(modules: domain, except: at1("{x}Screen"))) == [says("{x}Screen")])
        #expect(said(.acyclic(modules: at1("*A*B*"))) == [says("*A*B*")])
        #expect(
            said(.acyclic(modules: at1("*Tests"))) == [
                says("*Tests", "for tests, write 'kind:test' or their full names")
            ])
        #expect(
            said(.acyclic(modules: at1("tag:*u"))) == [
                "1: no module of the project has the tag '*u'; did you mean 'ui'?"
            ])
        #expect(
            said(.acyclic(modules: at1("kind:!x"))).isEmpty && said(.acyclic(modules: at1("tag:u*"))).isEmpty
                && said(.acyclic(modules: at1("!*Feature"))).isEmpty)
        #expect(said(.acyclic(modules: at1("!*Feture"))) == [says("*Feture", "did you mean '*Feature'?")])
        // A module that may not be used need not exist.
        #expect(said(.forbid(from: domain, to: at1("*Testing"))).isEmpty)
        #expect(said(.protect(modules: at1("*Firebase"), only: domain)).isEmpty)
    }

    @Test func namesLayersOfNoModules() {
        var rules = ModuleRules()
        rules.layers = layers(("domain", []), ("feature", []))
        rules.layers[0].modules = placed(["*domian", "*Domain"], from: 1)
        rules.layers[1].modules = placed(["CARDFEATURE"], from: 3)
        #expect(
            findings(rules) == [
                "1: no module of the project matches '*domian'; did you mean '*Domain'?",
                "3: no module of the project is called 'CARDFEATURE'; did you mean 'CardFeature'?",
            ])
    }

    @Test func saysNothingOfAPart() {
        #expect(findings(isWhole: false) == [])
    }
}
