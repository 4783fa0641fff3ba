import DovetailDiagnostics
import DovetailRules
import Testing

@Suite struct LayerTests {
    private let text = """
        App[app] -> CardFeature, CardData, CardDomain, Shared ; CardFeature, CardData, CardDomain, Shared
        CardFeature -> CardDomain, CardData, Shared ; CardDomain, CardData, CardData, Shared
        DepositFeature -> CardFeature, CardDomain ; CardFeature, CardDomain
        CardData -> CardDomain, CardFeature ; CardDomain
        CardDomain -> Shared ; Shared
        Shared ; Foundation
        CardFeatureTests[test] -> CardData, CardFeature ; CardData
        """

    private func project(_ change: (inout ModuleRules) -> Void = { _ in }) -> ProjectText {
        var rules = ModuleRules()
        rules.layers = layers(
            ("domain", ["*Domain"]), ("data", ["*Data"]), ("presentation", ["*Feature"]), ("app", ["App"]))
        rules.layers[2].allowed = ["domain"]
        change(&rules)
        return ProjectText(text: text, rules: rules)
    }

    @Test func whatIsNotAllowedIsForbidden() {
        #expect(
            project().found(.layerViolation) == [
                "layer-violation CardFeature.swift:2", "layer-violation CardFeature.swift:3",
                "layer-violation DepositFeature.swift:1", "layer-violation Package.swift:4",
            ])
    }

    @Test func aLayerMayAllowItself() {
        let found = project { $0.layers[2].allowed = ["domain", "presentation", "data"] }.found(.layerViolation)
        #expect(found == ["layer-violation Package.swift:4"])
    }

    @Test func commonModulesAreForAll() {
        let withLayer = project {
            $0.layers += layers(("base", ["Shared"]))
        }
        #expect(withLayer.found(.layerViolation).contains("layer-violation CardDomain.swift:1"))
        let common = project {
            $0.layers += layers(("base", ["Shared"]))
            $0.common = selectors("Sha*")
        }
        #expect(!common.found(.layerViolation).contains("layer-violation CardDomain.swift:1"))
    }

    @Test func everyModuleIsInOneLayer() {
        #expect(project().found(.unassignedModule) == [])
        #expect(project { $0.isExhaustive = true }.found(.unassignedModule) == ["unassigned-module Package.swift:6"])
        let twice = project { $0.layers += layers(("features", ["CardF*"])) }
        #expect(twice.found(.unassignedModule) == ["unassigned-module Package.swift:2"])
    }

    @Test(arguments: [
        (
            false,
            "move what both use to a module without a layer; or let 'domain' use 'base' under 'allow' in dovetail.yml"
        ),
        (true, "move what both use to a module in 'common'; or let 'domain' use 'base' under 'allow' in dovetail.yml"),
    ])
    func aLayerThatMayUseNoOther(_ isExhaustive: Bool, _ instead: String) throws {
        let found = project {
            $0.layers += layers(("base", ["Shared"]))
            $0.isExhaustive = isExhaustive
        }.findings
        let finding = try #require(found.first { $0.location.path == "CardDomain.swift" })
        #expect(
            finding.help == "remove the import, remove 'Shared' from the dependencies of 'CardDomain', and \(instead)")
    }

    /// Of two edges of a cycle, the one that the layers forbid is cut, although it has more imports.
    @Test func theForbiddenEdgeOfACycleIsCut() throws {
        var project = ProjectText(text: "CardData -> CardDomain ; CardDomain\nCardDomain ; CardData, CardData")
        #expect(project.found(.moduleCycle) == ["module-cycle CardData.swift:1"])
        project.rules.layers = layers(("domain", ["*Domain"]), ("data", ["*Data"]))
        #expect(project.found(.moduleCycle) == ["module-cycle CardDomain.swift:1"])
        let forbidden = try #require(project.findings.first { $0.id == .layerViolation })
        #expect(forbidden.help == "remove the import, and move what both use to a module without a layer")
        let cycle = try #require(project.findings.first { $0.id == .moduleCycle })
        #expect(
            cycle.help.hasPrefix("cut the cycle here (2 imports): `dovetail modules break-cycle CardDomain CardData"))
    }

    @Test func testsAreInALayerOnlyByName() {
        let found = project { $0.layers += layers(("tests", ["kind:test"])) }.found(.layerViolation)
        #expect(found.contains("layer-violation CardFeatureTests.swift:1"))
    }
}
