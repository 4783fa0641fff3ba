import DovetailBasics
import DovetailGraphs

/// What is different between two states of a project: a function of the two documents alone.
package struct GraphDifference: Codable, Hashable, Sendable {
    /// A longest chain of components and services, before and after.
    package struct Chains: Codable, Hashable, Sendable {
        package var before: [String]
        package var after: [String]
    }

    package var version = 1
    package var tool: GraphDocument.Tool
    /// How many changes of each kind there are; kinds without changes are left out.
    package var counts: [String: Int]
    /// How many things could not be followed in either state, so that changes behind them are not known.
    package var commonGaps: Int
    /// Sorted by kind, text and place.
    package var changes: [Change]
    /// What the changes of the wiring reach.
    package var affected: AffectedWiring
    package var longestChain: Chains

    /// - Complexity: O(size of both documents), apart from sorting.
    package init(from old: GraphDocument, to new: GraphDocument) {
        let pairs = NodePairs(old.graph, new.graph)
        let nodes = NodeChanges(old.graph, new.graph, pairs)
        let edges = EdgeChanges(old.graph, new.graph, pairs)
        let takers = new.graph.edges.filter { edge in
            edge.kind == .takes
                && edge.label.map { nodes.provided.contains(.init(node: edge.to, spelling: $0)) } == true
        }
        longestChain = Chains(before: LongestChain(old.graph).titles, after: LongestChain(new.graph).titles)
        affected = AffectedWiring(
            old.graph, old: nodes.old.union(edges.old), new.graph,
            new: nodes.new.union(edges.new).union(takers.map(\.from)))
        let findings = FindingChanges(old, new)
        commonGaps = findings.commonGaps
        let all =
            findings.changes + ModuleChanges(old, new).changes + nodes.changes + edges.changes
            + longestChain.changes
        changes = all.sorted()
        tool = new.tool
        counts = Dictionary(grouping: changes, by: \.kind.rawValue).mapValues(\.count)
    }

    /// The kinds that occur, in the order of reports, with their numbers.
    package var totals: [(kind: ChangeKind, count: Int)] {
        ChangeKind.allCases.compactMap { kind in counts[kind.rawValue].map { (kind, $0) } }
    }
}

extension GraphDifference.Chains {
    /// A change if one is longer than the other. Of chains of one length, either may be shown.
    fileprivate var changes: [Change] {
        guard before.count != after.count else { return [] }
        return [
            Change(
                .changedChain, "the longest chain", before: Self.words(before), after: Self.words(after))
        ]
    }

    private static func words(_ chain: [String]) -> String {
        chain.isEmpty ? "none" : "\(chain.count): \(chain.joined(separator: " → "))"
    }
}
