import DovetailComponents
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import FactBuilders
import Testing

/// Values that need themselves.
@Suite struct ProviderCycleTests {
    private func findings(_ program: Program) -> [Finding] {
        ComponentAnalyzer(SymbolTable(program), for: .wiring).findings.filter { $0.id == .providerCycle }
    }

    private func reading(
        _ member: MemberFact, _ names: [String], base: ReadFact.Base = .own, next: String? = nil
    ) -> MemberFact {
        var member = member
        member.reads = names.map { ReadFact(base: base, name: $0, next: next, location: member.location) }
        return member
    }

    /// Properties of one root that read each other: a finding exactly if one leads back to itself.
    @Test(arguments: 0..<300 as Range<UInt64>)
    func isFoundWhereReadingLeadsBack(seed: UInt64) {
        var dice = Dice(seed: seed)
        let count = 2 + dice.below(5)
        let reads = (0..<count).map { _ in (0..<dice.below(3)).map { _ in dice.below(count) } }
        func reaches(_ from: Int, _ to: Int, _ seen: Set<Int>) -> Bool {
            reads[from].contains { $0 == to || !seen.contains($0) && reaches($0, to, seen.union([$0])) }
        }
        let members = reads.enumerated().map { index, read in
            reading(property("value\(index)", "Int", line: index + 2), read.map { "value\($0)" })
        }
        let found = findings(program([root("App", line: 1, members)]))
        let circular = Set((0..<count).filter { reaches($0, $0, []) })
        let places = Set(found.map { $0.location.line - 2 })
        #expect(places.isSubset(of: circular), "seed \(seed): \(reads) \(found)")
        for value in circular {
            // Each group of values that need each other is reported.
            let group = circular.filter { $0 == value || reaches($0, value, []) && reaches(value, $0, []) }
            #expect(!places.isDisjoint(with: group), "seed \(seed): \(reads) \(found)")
        }
    }

    /// App's session opens a card, whose title is made from the session.
    private func card(needing name: String) -> Program {
        program(
            [
                dependency("CardDependency", line: 1, [property(name, "Session", line: 2)]),
                component(
                    "Card", needing: "CardDependency", line: 4,
                    [reading(property("title", "Int", line: 5), [name], base: .dependency)]),
                root(
                    "App", line: 8,
                    [
                        reading(property("session", "Session", line: 9), ["card"], next: "title"),
                        property("other", "Session", line: 10), property("card", "Card", line: 11),
                    ]),
            ], [building("Card", in: "App", line: 11)])
    }

    @Test func aChildThatReadsWhatItsParentIsMakingIsACycle() {
        #expect(findings(card(needing: "session")).count == 1)
        #expect(findings(card(needing: "other")).isEmpty)
    }

    /// A card that creates cards reads the session of the one above, and the first one that of the app.
    @Test func readingUpwardsAloneEnds() {
        let whole = program(
            [
                dependency("CardDependency", line: 1, [property("session", "Session", line: 2)]),
                component(
                    "Card", needing: "CardDependency", line: 4,
                    [reading(property("session", "Session", line: 5), ["session"], base: .dependency)]),
                root("App", line: 8, [property("session", "Session", line: 9)]),
            ], [building("Card", in: "App", line: 10), building("Card", in: "Card", line: 6)])
        #expect(findings(whole).isEmpty)
    }
}
