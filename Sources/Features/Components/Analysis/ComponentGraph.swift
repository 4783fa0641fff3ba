import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// A component class, or one concrete use of a generic one.
struct ComponentNode: Sendable {
    var type: Int
    var ancestry: Ancestry
    let name: TypeText
    /// What nodes are sorted by: the text of its type.
    let order: String
    var condition: Condition
    var protocols: DependencyProtocols
    var requirements: [Requirement]
    var provided: [MemberKey: [ProvidedMember]]
    /// All provides by their plain name, for near misses.
    var providedByName: [String: [ProvidedMember]]
    /// The provides of which it cannot be told whether they are what is needed, by name and labels.
    var doubtful: [String: [ProvidedMember]]
    /// The provides in whose types a name may be that of a module, by name and labels.
    var guessed: [String: [ProvidedMember]]
    /// Where it is built from a double, if it is.
    var doubles: [SourceLocation] = []
    /// Whether nothing builds objects of exactly this class.
    var isAbstract = false

    var isRoot: Bool { ancestry.kind == .root && !isAbstract }
}

/// Parent creates child.
struct ComponentEdge {
    var parent: Int
    var child: Int
    var condition: Condition
    /// The first construction.
    var location: SourceLocation
}

/// All components and who creates whom.
struct ComponentGraph {
    var nodes: [ComponentNode] = []
    var edges: [ComponentEdge] = []
    /// The edges that end at each node, by index.
    var incoming: [[Int]] = []
    /// The edges that start at each node, by index.
    var outgoing: [[Int]] = []
    /// The classes of which some construction was seen, provable or not.
    var builtSomewhere: Set<Int> = []
    /// Whether a construction was seen of which the class could not be told.
    var hasUndecided = false
    /// The findings that came up while it was built.
    var findings: [Finding] = []

    /// The nodes that some node of `start` reaches, itself included.
    ///
    /// - Complexity: O(nodes + edges).
    func reachable(from start: [Int]) -> Set<Int> {
        Set(DovetailGraphs.reachable(from: start, count: nodes.count) { outgoing[$0].lazy.map { edges[$0].child } })
    }

    /// Adds a node and what it reaches to nodes with all that these reach.
    func reach(from start: Int, _ seen: inout Set<Int>) {
        let new = DovetailGraphs.reachable(from: [start]) { node in
            outgoing[node].map { edges[$0].child }.filter { !seen.contains($0) }
        }
        seen.formUnion(new)
    }
}
