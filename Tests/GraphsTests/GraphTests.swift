import Testing
import DovetailGraphs

/// Graph searches, compared with references that take every possible step.
@Suite struct GraphTests {
    /// A small graph; its edges are unordered, some of them duplicates or self-loops.
    struct RandomGraph {
        var next: [[Int]]
        var starts: [Int]

        init(seed: UInt64) {
            var random = Random(state: seed)
            func below(_ limit: Int) -> Int { random.below(limit) }
            let count = below(6) + 1
            next = (0..<count).map { _ in (0..<below(4)).map { _ in below(count) } }
            starts = (0..<below(3)).map { _ in below(count) }
        }

        var nodes: Range<Int> { next.indices }

        /// For each node, all nodes reachable from it, without itself unless it is on a cycle: the transitive closure,
        /// by Warshall's algorithm.
        var closure: [Set<Int>] {
            var closure = next.map { Set($0) }
            for middle in nodes {
                for node in nodes where closure[node].contains(middle) { closure[node].formUnion(closure[middle]) }
            }
            return closure
        }

        /// Every path from a start that passes no node twice: shorter ones first, then those with preferred nodes.
        var ways: [[Int]] {
            var ways: [[Int]] = []
            var longest = starts.map { [$0] }
            while !longest.isEmpty {
                ways += longest
                longest = longest.flatMap { way in
                    next[way[way.count - 1]].filter { !way.contains($0) }.map { way + [$0] }
                }
            }
            return ways
        }
    }

    static let seeds: Range<UInt64> = 0..<2000

    // MARK: Reachable nodes

    @Test func nearestNodesComeFirst() {
        let next = ["a": ["c", "b"], "b": ["d"], "c": ["e", "a", "e"], "e": ["d", "f"], "x": ["a"]]
        #expect(reachable(from: ["a"]) { next[$0] ?? [] } == ["a", "c", "b", "e", "d", "f"])
        #expect(reachable(from: ["b", "c", "b"]) { next[$0] ?? [] } == ["b", "c", "d", "e", "a", "f"])
        #expect(reachable(from: []) { next[$0] ?? [] } == [])
    }

    @Test func eachNodeIsAskedOnce() {
        var asked: [Int] = []
        let found = reachable(from: [1, 2]) { node in
            asked.append(node)
            return [node / 2, node * 2 % 11, node]
        }
        #expect(asked == found)
    }

    @Test(arguments: seeds)
    func reachesWhatTheClosureHolds(seed: UInt64) {
        let graph = RandomGraph(seed: seed)
        let found = reachable(from: graph.starts) { graph.next[$0] }
        let closure = graph.closure
        #expect(Set(found) == graph.starts.reduce(Set(graph.starts)) { $0.union(closure[$1]) }, "seed \(seed)")
        #expect(Set(found).count == found.count, "seed \(seed)")
        // The first path that ends at each node.
        let first = found.map { node in graph.ways.firstIndex { $0.last == node } }
        #expect(first == first.sorted { ($0 ?? 0) < ($1 ?? 0) }, "seed \(seed)")
    }

    @Test(arguments: seeds)
    func numberedNodesComeInTheSameOrder(seed: UInt64) {
        let graph = RandomGraph(seed: seed)
        let found = reachable(from: graph.starts, count: graph.next.count) { graph.next[$0] }
        #expect(found == reachable(from: graph.starts) { graph.next[$0] }, "seed \(seed)")
    }

    // MARK: Chains

    @Test func aChainEndsWhereNothingFollowsOrItComesBack() {
        #expect(chain(from: 3) { $0 > 0 ? $0 - 1 : nil } == [3, 2, 1, 0])
        #expect(chain(from: 1) { $0 * 2 % 12 } == [1, 2, 4, 8])
        #expect(chain(from: "a") { $0 } == ["a"])
        #expect(chain(from: "a") { _ in nil } == ["a"])
    }

    // MARK: Shortest paths

    @Test func aWayHasBothEnds() {
        let next = [1: [2, 3], 2: [4], 3: [4], 4: [5], 6: [5]]
        func way(_ starts: [Int], _ end: Int) -> [Int]? {
            shortestPath(from: starts, to: { $0 == end }, next: { next[$0] ?? [] })
        }
        #expect(way([1], 5) == [1, 2, 4, 5])
        #expect(way([1, 6], 5) == [6, 5])
        #expect(way([3, 1], 1) == [1])
        #expect(way([5], 1) == nil)
        #expect(way([], 1) == nil)
    }

    @Test func nothingBehindTheEndIsLookedFor() {
        let ways = ShortestPaths(from: [1], until: { $0 >= 8 }, next: { $0 < 99 ? [$0 * 2, $0 * 3] : [] })
        #expect(ways.end == 9)
        #expect(ways.way(to: 9) == [1, 3, 9])
        #expect(ways.way(to: 27) == nil)
    }

    @Test(arguments: seeds)
    func noWayIsShorter(seed: UInt64) {
        let graph = RandomGraph(seed: seed)
        let all = ShortestPaths(from: graph.starts) { graph.next[$0] }
        #expect(all.nodes == reachable(from: graph.starts) { graph.next[$0] }, "seed \(seed)")
        #expect(all.end == nil, "seed \(seed)")
        let ways = graph.ways
        for node in graph.nodes {
            let expected = ways.first { $0.last == node }
            #expect(all.way(to: node) == expected, "seed \(seed): to \(node)")
            let one = shortestPath(from: graph.starts, to: { $0 == node }, next: { graph.next[$0] })
            #expect(one == expected, "seed \(seed): to \(node)")
        }
        let either = shortestPath(from: graph.starts, to: { $0 % 2 == 1 }, next: { graph.next[$0] })
        #expect(either == ways.first { $0[$0.count - 1] % 2 == 1 }, "seed \(seed)")
    }

    // MARK: Strongly connected components

    @Test func cyclesAreComponents() {
        let parts = StronglyConnected([[1], [2, 3], [0], [3], []])
        #expect(parts.component[0] == parts.component[1] && parts.component[1] == parts.component[2])
        #expect(Set(parts.component).count == 3)
        #expect(parts.sizes.sorted() == [1, 1, 3])
    }

    @Test(arguments: seeds)
    func nodesOfAComponentReachEachOther(seed: UInt64) {
        let graph = RandomGraph(seed: seed)
        let parts = StronglyConnected(graph.next), closure = graph.closure
        for one in graph.nodes {
            for other in graph.nodes {
                let isMutual = one == other || closure[one].contains(other) && closure[other].contains(one)
                #expect((parts.component[one] == parts.component[other]) == isMutual, "seed \(seed): \(one), \(other)")
            }
            #expect(
                parts.sizes[parts.component[one]] == parts.component.count { $0 == parts.component[one] },
                "seed \(seed)")
        }
    }
}
