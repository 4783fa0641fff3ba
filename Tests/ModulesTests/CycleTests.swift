import DovetailDiagnostics
import DovetailGraphs
import DovetailModules
import Testing

@Suite struct CycleTests {
    @Test func isFoundAtTheCheapestEdge() throws {
        let project = ProjectText(
            text: """
                A -> B ; B, B
                B -> C ; C
                C -> A ; A, A, A
                D -> A ; A
                """)
        #expect(project.found == ["module-cycle B.swift:1"])
        let finding = try #require(project.findings.first)
        #expect(finding.message == "modules depend on each other in a cycle: B → C → A → B")
        #expect(finding.notes.map(\.message) == ["'C' imports 'A', 3 times in all", "'A' imports 'B', 2 times in all"])
    }

    @Test func theCommandIsNamedWhereItCanWork() throws {
        let help = "cut the cycle here (1 import): "
        let package = try #require(ProjectText(text: "A -> B ; B\nB -> A ; A").findings.first)
        #expect(
            package.help == help + "`dovetail modules break-cycle A B --apply` puts the parts of 'B' that 'A' uses "
                + "behind an interface, which the app connects when it starts")
        let app = try #require(ProjectText(text: "A[app] -> B ; B\nB -> A ; A").findings.first)
        #expect(app.help == help + "put the parts of 'B' that 'A' uses behind an interface")
    }

    @Test func ofEqualCutsTheFirstIsTaken() {
        let project = ProjectText(
            text: """
                A -> B ; B
                B -> C ; C
                C -> A ; A
                """)
        #expect(project.found == ["module-cycle A.swift:1"])
    }

    @Test func anEdgeThatNoFileNeedsCostsNothing() throws {
        let project = ProjectText(
            text: """
                A -> B ; B
                B -> A ; Foundation
                """)
        #expect(project.found(.moduleCycle) == ["module-cycle Package.swift:2"])
        let finding = try #require(project.findings.first { $0.id == .moduleCycle })
        #expect(finding.help == "'B' never imports 'A': remove 'A' from the dependencies of 'B'")
    }

    @Test func anImportIsEnough() {
        #expect(ProjectText(text: "A -> B ; B\nB ; A, A").found(.moduleCycle) == ["module-cycle A.swift:1"])
    }

    /// The cuts leave no cycle, all of them are necessary, and no choice is cheaper.
    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func cutsAreTheCheapest(_ seed: UInt64) {
        var random = SplitMix(state: seed)
        let count = Int(random.next() % 5) + 2
        var cost: [[Int]] = Array(repeating: Array(repeating: -1, count: count), count: count)
        for from in 0..<count {
            for to in 0..<count where from != to && random.next() % 100 < 35 { cost[from][to] = Int(random.next() % 4) }
        }
        let edges = (0..<count).map { from in (0..<count).filter { cost[from][$0] >= 0 } }
        let cuts = CycleCuts(edges) { cost[$0][$1] }.cuts
        let all = edges.enumerated().flatMap { from, targets in targets.map { (from, $0) } }
        func isAcyclic(_ left: [(Int, Int)]) -> Bool {
            // By repeatedly removing modules that use none.
            var left = left
            var nodes = Set(0..<count)
            while let node = nodes.first(where: { node in !left.contains { $0.0 == node } }) {
                nodes.remove(node)
                left.removeAll { $0.1 == node }
            }
            return nodes.isEmpty
        }
        func without(_ removed: [(Int, Int)]) -> [(Int, Int)] {
            all.filter { edge in !removed.contains { $0 == edge } }
        }
        let removed = cuts.map { ($0.from, $0.to) }
        #expect(isAcyclic(without(removed)), "seed \(seed)")
        let total = cuts.reduce(0) { $0 + $1.cost }
        guard all.count <= 9 else { return }
        for mask in 0..<(1 << all.count) {
            let chosen = all.indices.filter { mask >> $0 & 1 == 1 }.map { all[$0] }
            let price = chosen.reduce(0) { $0 + cost[$1.0][$1.1] }
            if price < total { #expect(!isAcyclic(without(chosen)), "seed \(seed): \(chosen) costs \(price)") }
        }
        for cut in cuts {
            let steps = zip(cut.cycle, cut.cycle.dropFirst() + [cut.from])
            #expect(steps.allSatisfy { cost[$0][$1] >= 0 } && cut.cycle[1] == cut.to, "seed \(seed)")
        }
    }

    /// Many edges: the cuts are not proved the cheapest, but all of them are necessary.
    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func largeCyclesAreCut(_ seed: UInt64) {
        var random = SplitMix(state: seed)
        let count = 30
        // From few edges to nearly all.
        let share = 15 + seed % 3 * 35
        expectNoneToSpare(
            (0..<count).map { from in (0..<count).filter { $0 != from && random.next() % 100 < share } },
            "seed \(seed)")
    }

    /// Trying each cycle in turn would never end: each of 40 modules uses, or is used by, every other one.
    @Test func denseCyclesAreCut() {
        var random = SplitMix(state: 1)
        var edges: [[Int]] = Array(repeating: [], count: 40)
        for from in edges.indices {
            for to in edges.indices.dropFirst(from + 1) {
                if random.next() % 2 == 0 { edges[from].append(to) } else { edges[to].append(from) }
            }
        }
        expectNoneToSpare(edges, "40 modules")
    }

    /// A cycle of any length is cut at its cheapest edge.
    @Test(arguments: [3, 14, 15, 100, 399, 400])
    func ringsAreCutAtTheCheapestEdge(_ count: Int) {
        let cuts = CycleCuts((0..<count).map { [($0 + 1) % count] }) { from, _ in from == 2 ? 1 : from * 7 % 5 + 2 }
            .cuts
        #expect(cuts.map(\.from) == [2])
    }

    private func expectNoneToSpare(_ edges: [[Int]], _ comment: Comment) {
        let cuts = CycleCuts(edges) { from, to in (from + to) % 3 }.cuts
        func hasCycle(without removed: some Sequence<CycleCuts.Cut>) -> Bool {
            var left = edges.map(Set.init)
            for cut in removed { left[cut.from].remove(cut.to) }
            return StronglyConnected(left.map(Array.init)).sizes.contains { $0 > 1 }
        }
        #expect(!hasCycle(without: cuts), comment)
        let needed = cuts.indices.filter { index in
            hasCycle(without: cuts.enumerated().filter { $0.offset != index }.map(\.element))
        }
        #expect(needed.count == cuts.count, comment)
    }
}

/// Random numbers from a seed.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var result = state
        result = (result ^ (result >> 30)) &* 0xBF58_476D_1CE4_E5B9
        result = (result ^ (result >> 27)) &* 0x94D0_49BB_1331_11EB
        return result ^ (result >> 31)
    }
}
