import DovetailCommandLine
import DovetailComponents
import DovetailDiagnostics
import DovetailFacts
import FactBuilders
import Testing

extension LinkingStageTests {
    /// `App` creates `Game`, which creates `Leaf`. `Features`, which plugs in to `Game`, creates `Sheet`. `Leaf` and
    /// `Sheet` need `id`.
    private func plugged(_ list: [MemberFact], features: [MemberFact], game: [MemberFact] = []) -> Program {
        program(
            [
                declaration(
                    .protocol, "Plugins", line: 1, inherits: [named("PluginExtension", line: 1)], members: list),
                nonCore("Features", line: 4, features),
                pluginized("Game", "Plugins", "Features", line: 8, game),
                dependency("LeafDependency", line: 12, [property("id", "Int", line: 13)]),
                component("Leaf", needing: "LeafDependency", line: 14),
                dependency("SheetDependency", line: 15, [property("id", "Int", line: 16)]),
                component("Sheet", needing: "SheetDependency", line: 17),
                root("App", line: 18),
            ],
            [
                building("Game", in: "App", line: 19), building("Leaf", in: "Game", line: 9),
                building("Sheet", in: "Features", line: 5),
            ])
    }

    /// The source of the one member that a component's only place has.
    private func source(of name: String, in wiring: Wiring) throws -> WiredPlace.Source {
        let component = try #require(wiring.components.first { $0.name == name })
        return try #require(component.places.first?.answers.first?.first).source
    }

    @Test func whatPluginsListReachesTheComponentsBelow() throws {
        let result = Analyzer.analyze(
            plugged([property("id", "Int", line: 2)], features: [property("id", "Int", line: 6)]))
        #expect(result.findings.isEmpty && result.summary.components == 5 && result.summary.requirements == 3)
        let wiring = result.wiring
        #expect(wiring.components.map(\.name) == ["App", "Features", "Game", "Leaf", "Plugins", "Sheet"])
        #expect(wiring.components.map(\.isPluginExtension) == [false, false, false, false, true, false])
        #expect(wiring.components[1].children.map(\.component) == [4, 5])
        #expect(try source(of: "Leaf", in: wiring) == .pluginExtension)
        #expect(try source(of: "Plugins", in: wiring) == .parent)
        #expect(try source(of: "Sheet", in: wiring) == .parent)
    }

    @Test func whatAComponentHasComesBeforeItsPlugins() throws {
        let id = property("id", "Int", line: 6)
        let wiring = Analyzer.analyze(
            plugged([property("id", "Int", line: 2)], features: [id], game: [property("id", "Int", line: 10)])
        ).wiring
        #expect(try source(of: "Leaf", in: wiring) == .parent)
    }

    @Test func whatPluginsDoNotListDoesNotReachTheComponentsBelow() {
        let findings = Analyzer.analyze(plugged([], features: [property("id", "Int", line: 6)])).findings
        #expect(findings.map(\.id) == [.missingProvider] && findings.map(\.location) == [place(13, 9)])
        #expect(findings.first?.message == "Leaf needs 'id: Int', but Plugins does not list it")
    }

    @Test func aListedMemberThatTheNonCoreComponentLacksIsMissing() {
        let result = Analyzer.analyze(
            plugged(
                [property("id", "Int", line: 2)], features: [property("ids", "Int", line: 6)],
                game: [property("id", "Int", line: 10)]))
        #expect(result.findings.map(\.id) == [.missingProvider] && result.findings.map(\.location) == [place(2, 9)])
        #expect(result.summary.proof.proved == 2 && result.summary.proof.requirements == 3)
    }
}
