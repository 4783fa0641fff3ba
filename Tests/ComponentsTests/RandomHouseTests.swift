import DovetailBasics
import DovetailComponents
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailSemantics
import FactBuilders
import Testing

/// Random programs, compared with a model that follows each path from each root in each build.
@Suite struct RandomHouseTests {
    private static let seeds = 0..<400 as Range<UInt64>

    private func house(_ seed: UInt64) -> RandomHouse {
        var dice = Dice(seed: seed)
        return RandomHouse(&dice)
    }

    private func link(_ program: Program) -> ComponentAnalyzer { ComponentAnalyzer(SymbolTable(program), for: .wiring) }

    @Test(arguments: seeds)
    func whatIsFoundIsWhatSomeWayDoesNotMeet(seed: UInt64) {
        let house = house(seed)
        let linker = link(house.program())
        let kinds: Set<FindingID> = [.missingProvider, .conditionalProvider, .inaccessibleProvider, .effectMismatch]
        #expect(
            linker.findings.allSatisfy { kinds.contains($0.id) || $0.id.severity == .warning },
            "seed \(seed): \(linker.findings)")
        let lines = Set(linker.findings.filter { kinds.contains($0.id) }.map(\.location.line))
        #expect(lines == house.unmet, "seed \(seed): \(house)")
        let proof = linker.summary.proof
        let needs = house.components.map(\.needs.count).reduce(0, +)
        #expect(proof.requirements == needs && proof.proved == needs - house.unmet.count, "seed \(seed): \(proof)")
    }

    @Test(arguments: seeds)
    func theOrderOfDeclarationsHasNoEffect(seed: UInt64) {
        let one = link(house(seed).program()), other = link(house(seed).program(isTurned: true))
        #expect(one.wiring == other.wiring && one.findings.sortedOnce == other.findings.sortedOnce, "seed \(seed)")
    }

    /// Following the wiring step by step, as a running program does, ends at the nearest provider.
    @Test(arguments: seeds)
    func theWiringLeadsToTheNearestProvider(seed: UInt64) throws {
        let house = house(seed)
        guard house.unmet.isEmpty else { return }
        let wiring = link(house.program()).wiring
        for build in RandomHouse.Build.all {
            for index in house.components.indices {
                for way in house.ways(to: index, in: build) {
                    for need in house.components[index].needs where need.when.isOn(build) {
                        let told = try provider(of: need.name, on: way.map(house.name), in: build, wiring)
                        let expected = house.provider(of: need.name, on: way, in: build).map(house.name)
                        #expect(told == expected, "seed \(seed): \(need) of \(way) in \(build)\n\(house)")
                    }
                }
            }
        }
    }

    /// The provider of a member of the last component on a path.
    private func provider(
        of exposed: String, on way: [String], in build: RandomHouse.Build, _ wiring: Wiring
    ) throws -> String {
        let name = try #require(way.last)
        let component = try #require(wiring.components.first { $0.name == name })
        let above = try #require(wiring.components.ids.first { wiring.components[$0].name == way.dropLast().last })
        let place = try #require(component.places.first { $0.standing == .under(above) })
        #expect(build.satisfies(place.condition))
        let child = try #require(wiring.components.ids.first { wiring.components[$0].name == name })
        let creation = try #require(wiring.components[above].children.first { $0.component == child })
        #expect(build.satisfies(creation.condition))
        let member = try #require(component.members.firstIndex { $0.exposedName == exposed })
        let answers = place.answers[member].filter { build.satisfies($0.condition) }
        #expect(answers.count == 1, "one answers in each build")
        switch try #require(answers.first).source {
        case .parent: return wiring.components[above].name
        case .outer(let name): return try provider(of: name, on: way.dropLast(), in: build, wiring)
        case .pluginExtension, .nonCore, .double, .doubleAs: return "not a component"
        }
    }

    @Test(arguments: seeds)
    func theGraphHasAnArrowToEachNearestProvider(seed: UInt64) {
        let house = house(seed)
        guard house.unmet.isEmpty, !house.hasConditions else { return }
        let graph = ComponentAnalyzer.graph(of: SymbolTable(house.program()))
        func arrows(_ kind: WiringGraph.Edge.Kind) -> Set<String> {
            Set(
                graph.edges.filter { $0.kind == kind }.map {
                    "\(graph.nodes[$0.from].name) \($0.label ?? "") \(graph.nodes[$0.to].name)"
                })
        }
        var takes: Set<String> = [], creates: Set<String> = []
        let build = RandomHouse.Build.all[0]
        for (index, component) in house.components.enumerated() {
            for parent in component.parents { creates.insert("\(house.name(parent.index))  \(house.name(index))") }
            for way in house.ways(to: index, in: build) {
                for need in component.needs {
                    guard let provider = house.provider(of: need.name, on: way, in: build) else { continue }
                    takes.insert("\(house.name(index)) \(need.name): Session \(house.name(provider))")
                }
            }
        }
        #expect(arrows(.takes) == takes && arrows(.creates) == creates, "seed \(seed): \(house)")
    }

    /// Ensures that the tests above are not vacuous.
    @Test func thereAreHousesOfBothKinds() {
        let houses = Self.seeds.map(house)
        #expect(houses.count { $0.unmet.isEmpty && $0.components.contains { !$0.needs.isEmpty } } > 60)
        #expect(houses.count { !$0.unmet.isEmpty } > 60)
        #expect(houses.count { $0.unmet.isEmpty && $0.hasConditions } > 20)
    }
}
