import DovetailDiagnostics
import DovetailModules
import DovetailRules
import Testing

@Suite struct RuleTests {
    private func found(_ text: String, _ demand: ModuleRule.Demand, isIndirect: Bool = false) -> [String] {
        var rules = ModuleRules()
        rules.rules = [rule(demand, isIndirect: isIndirect)]
        return ProjectText(text: text, rules: rules).found(.forbiddenImport, .protectedImport)
    }

    @Test func forbid() {
        let text = """
            CardDomain -> /Firebase ; UIKit, Firebase, Foundation
            CardData ; UIKit
            CardDomainTests[test] ; UIKit
            """
        #expect(
            found(text, .forbid(from: selectors("*Domain"), to: selectors("sdk:UI*", "external:*"))) == [
                "forbidden-import CardDomain.swift:1", "forbidden-import CardDomain.swift:2",
            ])
        #expect(
            found(text, .forbid(from: selectors("kind:!test"), to: selectors("sdk:UIKit"))) == [
                "forbidden-import CardData.swift:1", "forbidden-import CardDomain.swift:1",
            ])
        #expect(
            found(text, .forbid(from: selectors("kind:test"), to: selectors("sdk:*"))) == [
                "forbidden-import CardDomainTests.swift:1"
            ])
    }

    /// Tests are matched only by `kind:test` and by their full names.
    @Test(arguments: ["kind:!app", "layer:!feature", "tag:!ui", "!Other", "kind:!test"])
    func negationMeansNoTests(_ from: String) {
        let text = """
            Card ; UIKit
            CardTests[test] ; UIKit
            """
        #expect(
            found(text, .forbid(from: selectors(from), to: selectors("sdk:UIKit"))) == ["forbidden-import Card.swift:1"]
        )
    }

    @Test func differentVariablesAreDifferentTexts() {
        let text = """
            CardFeature -> CardFeatureUI, DepositFeatureUI ; CardFeatureUI, DepositFeatureUI
            CardFeatureUI ; Foundation
            DepositFeatureUI ; Foundation
            """
        #expect(
            found(text, .forbid(from: selectors("{x}Feature"), to: selectors("{y}FeatureUI"))) == [
                "forbidden-import CardFeature.swift:2"
            ])
        #expect(
            found(text, .forbid(from: selectors("{x}Feature"), to: selectors("{x}FeatureUI"))) == [
                "forbidden-import CardFeature.swift:1"
            ])
    }

    @Test func protect() {
        let text = """
            Analytics -> /Firebase ; Firebase
            CardFeature -> Analytics, /Firebase ; Analytics, Firebase
            Other -> /Firebase ; Foundation
            AnalyticsTests[test] -> Analytics ; Analytics, Firebase
            """
        #expect(
            found(text, .protect(modules: selectors("external:Fire*"), only: selectors("Analytics"))) == [
                "protected-import CardFeature.swift:2", "protected-import Package.swift:3",
            ])
        #expect(
            found(text, .protect(modules: selectors("Analytics"), only: [])) == ["forbidden-import CardFeature.swift:1"]
        )
    }

    @Test func independent() {
        let text = """
            AFeature -> BFeature, BaseFeature ; BFeature, BaseFeature
            BFeature -> Middle ; Middle
            Middle -> CFeature ; CFeature
            CFeature ; Foundation
            BaseFeature ; Foundation
            """
        let demand = ModuleRule.Demand.independent(
            modules: selectors("*Feature"), except: selectors("BaseFeature"))
        #expect(found(text, demand) == ["forbidden-import AFeature.swift:1"])
        #expect(
            found(text, demand, isIndirect: true) == [
                "forbidden-import AFeature.swift:1", "forbidden-import AFeature.swift:1",
                "forbidden-import BFeature.swift:1",
            ])
    }

    @Test func indirectUsesShowTheWay() throws {
        var rules = ModuleRules()
        rules.rules = [
            rule(.forbid(from: selectors("Domain"), to: selectors("sdk:UIKit")), isIndirect: true)
        ]
        let project = ProjectText(
            text: """
                Domain -> Middle ; Foundation, Middle
                Middle -> Views ; Views
                Views ; UIKit
                """, rules: rules)
        let finding = try #require(project.findings.first)
        #expect("\(finding.location)" == "Domain.swift:2:8")
        #expect(
            finding.notes.map { "\($0.location.path) \($0.message)" } == [
                "Domain.swift 'Domain' imports 'Middle'", "Middle.swift 'Middle' imports 'Views'",
                "Views.swift 'Views' imports 'UIKit'", "dovetail.yml this rule",
            ])
    }

    @Test func interfaceFirst() {
        let text = """
            App[app] -> CardFeature, CardFeatureInterface ; CardFeature, CardFeatureInterface
            CardFeature -> CardFeatureInterface ; CardFeatureInterface
            CardFeatureInterface ; Foundation
            Deposit -> CardFeature, CardFeatureInterface ; CardFeature, CardFeatureInterface
            CardFeatureTests[test] -> CardFeature ; CardFeature
            """
        let interface = selectors("{x}FeatureInterface")[0]
        #expect(
            found(
                text,
                .interfaceFirst(
                    modules: selectors("{x}Feature"), interface: interface, only: selectors("kind:app"), except: []))
                == ["forbidden-import Deposit.swift:1"])
        #expect(
            found(text, .interfaceFirst(modules: selectors("{x}Feature"), interface: interface, only: [], except: []))
                == [
                    "forbidden-import App.swift:1", "forbidden-import Deposit.swift:1",
                ])
        let except = selectors("CardFeature")
        #expect(
            found(
                text, .interfaceFirst(modules: selectors("{x}Feature"), interface: interface, only: [], except: except))
                == [])
    }

    /// A layer gives no variable; `{to}` is the module that is used. The interfaces may be in the layer, too.
    @Test func interfaceFirstOfALayer() {
        let text = """
            App[app] -> Card ; Card
            Card -> CardAPI ; CardAPI
            CardAPI ; Foundation
            Deposit -> Card, CardAPI ; Card, CardAPI
            Other -> Deposit ; Deposit
            """
        func found(_ modules: String, _ interface: String) -> [String] {
            var rules = ModuleRules()
            rules.layers = layers(("features", ["Card", "CardAPI", "Deposit"]))
            rules.rules = [
                rule(
                    .interfaceFirst(
                        modules: selectors(modules), interface: selectors(interface)[0], only: selectors("kind:app"),
                        except: []))
            ]
            return ProjectText(text: text, rules: rules).found(.forbiddenImport)
        }
        let both = ["forbidden-import Deposit.swift:1", "forbidden-import Other.swift:1"]
        #expect(found("layer:features", "{to}API") == both)
        #expect(found("layer:f*", "{to}API") == both)
        #expect(found("layer:{x}", "{to}API") == both)
        #expect(found("kind:library", "{to}API") == both)
        #expect(found("Card", "{to}API") == ["forbidden-import Deposit.swift:1"])
        #expect(found("layer:base", "{to}API").isEmpty)
    }

    @Test(arguments: [
        ("", "create the module 'CardInterface' with a protocol, import it instead, and let the app inject "),
        ("\nCardInterface ; Foundation", "import 'CardInterface' instead, and let the app inject "),
    ])
    func anInterfaceThatDoesNotExistMustBeCreated(_ interface: String, _ help: String) throws {
        var rules = ModuleRules()
        let name = selectors("CardInterface")[0]
        rules.rules = [rule(.interfaceFirst(modules: selectors("Card"), interface: name, only: [], except: []))]
        let project = ProjectText(text: "App -> Card ; Card\nCard ; Foundation" + interface, rules: rules)
        let finding = try #require(project.findings.first { $0.id == .forbiddenImport })
        #expect(finding.help.hasPrefix(help), "\(finding.help)")
    }

    @Test func anInterfaceThatItsPatternNamesTooIsOpen() {
        let demand = ModuleRule.Demand.interfaceFirst(
            modules: selectors("Card*"), interface: selectors("CardAPI")[0], only: [], except: [])
        #expect(
            found("App -> CardAPI, CardView ; CardAPI, CardView\nCardAPI ; Foundation\nCardView ; Foundation", demand)
                == ["forbidden-import App.swift:2"])
    }

    @Test func wordsOfTheProjectAreFilledIn() throws {
        var rules = ModuleRules()
        var own = rule(.forbid(from: selectors("{x}Feature"), to: selectors("{y}Feature")))
        own.why = "{x} is not {y}"
        own.fix = "let {from} use {y}Interface, not {to}, {z}"
        rules.rules = [own]
        let project = ProjectText(
            text: """
                AFeature -> BFeature ; BFeature
                BFeature ; Foundation
                """, rules: rules)
        let finding = try #require(project.findings.first)
        #expect(finding.notes.map(\.message) == ["why: A is not B"])
        #expect(finding.help == "let AFeature use BInterface, not BFeature, {z}")
    }

    /// No finding advises declaring a forbidden module, or importing one that is only declared.
    @Test func aForbiddenModuleGetsNoOtherAdvice() {
        var rules = ModuleRules()
        rules.rules = [rule(.forbid(from: selectors("Card*"), to: selectors("Data")))]
        let text = """
            CardA ; Data
            CardB -> Data ; Foundation
            Other ; Data
            Data ; Foundation
            """
        #expect(
            ProjectText(text: text, rules: rules).found(.forbiddenImport, .undeclaredImport, .unusedDependency) == [
                "forbidden-import CardA.swift:1", "undeclared-import Other.swift:1", "forbidden-import Package.swift:2",
            ])
        // The forbidden dependency is not added to a manifest, and is removed from one.
        let repairs = ModuleCheck(ProjectText(text: text).linked, rules, today: "2026-06-15").repairs
        #expect(repairs.map(\.finding.id) == [.undeclaredImport, .unusedDependency])
        #expect(repairs.map(\.finding.location.path) == ["Other.swift", "Package.swift"])
    }

    @Test func aMistypedImportAsksWhatIsMeant() throws {
        let project = ProjectText(
            text: """
                App ; NewDomain
                Other ; Elsewhere
                NewsDomain
                """)
        let findings = project.findings.filter { $0.id == .undeclaredImport }
        #expect(
            findings.map(\.message) == [
                "'App' imports 'NewDomain', but no module of that name was found",
                "'Other' imports 'Elsewhere', but no module of that name was found",
            ])
        #expect(findings.first?.help == "did you mean 'NewsDomain'?")
    }
}
