import DovetailContainers
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailRules
import DovetailSemantics
import FactBuilders
import Testing

/// Random containers, compared with a model that resolves independently.
@Suite struct RandomContainersTests {
    private static let seeds = 0..<500 as Range<UInt64>

    private func containers(_ seed: UInt64) -> RandomContainers {
        var dice = Dice(seed: seed)
        return RandomContainers(&dice)
    }

    private func link(_ program: Program) -> ContainerAnalyzer { ContainerAnalyzer(SymbolTable(program), Rules()) }

    @Test(arguments: seeds)
    func whatIsFoundMissingIsWhatARunDoesNotFind(seed: UInt64) {
        let model = containers(seed).pruned, run = model.run
        let findings = link(model.program).findings
        func lines(_ id: FindingID) -> Set<Int> { Set(findings.filter { $0.id == id }.map(\.location.line)) }
        #expect(lines(.missingRegistration) == run.missing, "seed \(seed): \(model)")
        #expect(lines(.argumentMismatch) == run.mismatched, "seed \(seed): \(model)")
    }

    /// Whether an edge leads to what is found: it is proved, or something fails while that is built.
    private func isFound(_ edge: WiringGraph.Edge) -> Bool {
        guard let reason = edge.question?.unproved else { return true }
        return reason == "'dovetail check' says why it fails" || reason.hasPrefix("it needs itself")
    }

    @Test(arguments: seeds)
    func theGraphHasAnArrowToWhateverIsFound(seed: UInt64) {
        let model = containers(seed).pruned, run = model.run
        let services = link(model.program).graph
        var told: [Int: Set<Int>] = [:]
        for edge in services.edges
        where services.nodes[edge.to].kind == .service && isFound(edge) {
            told[edge.location.line, default: []].insert(services.nodes[edge.to].location.line)
        }
        #expect(told == run.found.mapValues { Set($0.map { model.registrations[$0].line }) }, "seed \(seed): \(model)")
    }

    @Test(arguments: seeds)
    func whatNeedsItselfIsACycle(seed: UInt64) {
        let model = containers(seed).pruned, run = model.run
        // A mismatch in arguments is treated as if the service were found.
        guard run.mismatched.isEmpty else { return }
        let findings = link(model.program).findings.filter { $0.id == .constructionCycle }
        #expect(findings.isEmpty == !run.isCircular, "seed \(seed): \(findings) \(model)")
    }

    @Test(arguments: seeds)
    func whatARunNeverBuildsIsUnused(seed: UInt64) {
        let model = containers(seed), run = model.run
        let findings = link(model.program).findings
        let unused = Set(findings.filter { $0.id == .unusedRegistration }.map(\.location.line))
        let built = Set(run.states.map { model.registrations[$0.registration].line })
        #expect(unused.isDisjoint(with: built), "seed \(seed): \(model)")
        // A failing resolution may mean a registration that it does not find.
        guard !findings.contains(where: { $0.id.severity == .error }) else { return }
        #expect(unused == Set(model.registrations.map(\.line)).subtracting(built), "seed \(seed): \(model)")
    }

    /// Ensures that the tests above are not vacuous.
    @Test func thereAreContainersOfAllKinds() {
        let runs = Self.seeds.map { containers($0).pruned.run }
        #expect(runs.count { !$0.missing.isEmpty } > 50 && runs.count { !$0.mismatched.isEmpty } > 20)
        #expect(runs.count { $0.isCircular } > 20)
        #expect(runs.count { $0.missing.isEmpty && $0.mismatched.isEmpty && $0.found.count > 2 } > 30)
    }

    // MARK: Conditions

    /// Registrations of one service under `#if`, and a resolution under another condition.
    @Test(arguments: 0..<300 as Range<UInt64>)
    func aQuestionFindsWhatEachOfItsBuildsHas(seed: UInt64) {
        var dice = Dice(seed: seed)
        let builds = [[], ["DEBUG"], ["BETA"], ["DEBUG", "BETA"]] as [Set<String>]
        func formula(_ dice: inout Dice) -> (condition: Condition, holds: [Bool]) {
            let atoms = (0...dice.below(2)).map { _ in (["DEBUG", "BETA"][dice.below(2)], dice.chance(50)) }
            let isAny = dice.chance(50)
            let parts = atoms.map { $0.1 ? Condition(atom: $0.0) : Condition(atom: $0.0).negated }
            let condition = parts.dropFirst().reduce(parts[0]) { isAny ? $0.or($1) : $0.and($1) }
            return (
                condition,
                builds.map { build in
                    let holds = atoms.map { build.contains($0.0) == $0.1 }
                    return isAny ? holds.contains(true) : !holds.contains(false)
                }
            )
        }
        let held = (0...dice.below(3)).map { _ in formula(&dice) }, asked = formula(&dice)
        var whole = program(held.indices.map { registration("Store", line: $0 + 2) }, [resolution("Store", line: 20)])
        for (index, one) in held.enumerated() {
            whole.modules[0].files[0].containers.registrations[index].condition = one.condition
        }
        whole.modules[0].files[0].containers.resolutions[0].condition = asked.condition
        let ids = link(whole).findings.map(\.id)
        let isMissing = builds.indices.contains { build in asked.holds[build] && !held.contains { $0.holds[build] } }
        let isTwice = builds.indices.contains { build in held.count { $0.holds[build] } > 1 }
        #expect(ids.contains(.missingRegistration) == isMissing, "seed \(seed): \(asked) of \(held)")
        #expect(ids.contains(.duplicateRegistration) == isTwice, "seed \(seed): \(held)")
    }
}
