import DovetailBasics
import DovetailCommandLine
import DovetailComponents
import DovetailDiagnostics
import DovetailFacts
import FactBuilders
import Testing

extension LinkingStageTests {
    /// `App` creates `Home`, which collects components that conform to `Tab`.
    private func collecting(_ types: [TypeFact], home: [MemberFact] = []) -> Program {
        let superclass = named("CollectingComponent", "EmptyDependency", "Tab", line: 2)
        return program(
            [
                declaration(.protocol, "Tab", line: 1),
                declaration(.class, "Home", line: 2, inherits: [superclass], members: home),
                dependency("FeedDependency", line: 5, [property("id", "Int", line: 6)]),
                root("App", line: 9),
            ] + types,
            [building("Home", in: "App", line: 10)])
    }

    private func tab(_ name: String, needing dependency: String = "EmptyDependency", line: Int) -> TypeFact {
        var fact = component(name, needing: dependency, line: line)
        fact.inherits.append(named("Tab", line: line))
        return fact
    }

    @Test func whatConformsIsCreatedInTheOrderOfNames() throws {
        let result = Analyzer.analyze(
            collecting(
                [tab("Search", line: 20), tab("Feed", needing: "FeedDependency", line: 21)],
                home: [property("id", "Int", line: 3)]))
        #expect(result.findings.isEmpty, "\(result.findings)")
        let home = try #require(result.wiring.components.first { $0.name == "Home" })
        let collected = try #require(home.contributions)
        #expect(collected.type == "any Tab")
        #expect(collected.contributors.map { result.wiring.components[$0.component].name } == ["Feed", "Search"])
    }

    @Test func whatAContributionNeedsIsProved() {
        let result = Analyzer.analyze(collecting([tab("Feed", needing: "FeedDependency", line: 21)]))
        #expect(result.findings.map(\.id) == [.missingProvider])
    }

    /// What others inherit from contributes through them.
    @Test func aSuperclassIsNotCreated() throws {
        let result = Analyzer.analyze(
            collecting([
                tab("Base", line: 20), declaration(.class, "Feed", line: 21, inherits: [named("Base", line: 21)]),
            ]))
        #expect(result.findings.map(\.id) == [.unusedDependencyProtocol], "\(result.findings)")
        let home = try #require(result.wiring.components.first { $0.name == "Home" })
        #expect(home.contributions?.contributors.map { result.wiring.components[$0.component].name } == ["Feed"])
    }
}
