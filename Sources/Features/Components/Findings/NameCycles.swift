import DovetailBasics
import DovetailFacts
import DovetailGraphs

/// The names of members that may be on cycles, whichever component they belong to: a cycle of members is also one of
/// their names. Few are, so that few reads need to be followed.
struct NameCycles: Sendable {
    /// The number of the cycle that a name is on.
    private var cycle: [String: Int] = [:]

    init(_ graph: ComponentGraph, _ nodes: Set<NodeID>) {
        var reads: [String: Set<String>] = [:]
        for node in nodes {
            for (name, provided) in graph.nodes[node].providedByName {
                for read in provided.lazy.flatMap(\.member.reads) {
                    reads[name, default: []].insert(read.name)
                    if let next = read.next { reads[name, default: []].insert(next) }
                }
            }
        }
        let names = Array(reads.keys)
        let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        let edges = names.map { (reads[$0] ?? []).compactMap { numbers[$0] } }
        let found = StronglyConnected(edges)
        for (number, name) in names.enumerated()
        where found.sizes[found.component[number]] > 1 || edges[number].contains(number) {
            cycle[name] = found.component[number]
        }
    }

    /// Whether no name is on a cycle.
    var isEmpty: Bool { cycle.isEmpty }

    /// Whether a read in a member with this name may be part of a cycle.
    func mayHold(_ read: ReadFact, of name: String) -> Bool {
        guard let own = cycle[name] else { return false }
        return cycle[read.name] == own || read.next.map { cycle[$0] == own } ?? false
    }
}
