import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// The number of a component in ``ComponentGraph/nodes`` of its program.
typealias NodeID = Identifier<ComponentNode>

/// A component class, or one concrete use of a generic one; or a plugin extension, as a child of the non-core component
/// that provides its members.
struct ComponentNode: Sendable {
    var type: Int
    var ancestry: Ancestry
    let name: TypeText
    /// The sort key of nodes: the text of the type.
    let order: String
    var condition: Condition
    var protocols: DependencyProtocols
    var requirements: [Requirement]
    var provided: [MemberKey: [ProvidedMember]]
    /// All provided members by plain name, for near misses.
    var providedByName: [String: [ProvidedMember]]
    /// The provided members that may or may not be the required ones, by name and labels.
    var doubtful: [String: [ProvidedMember]]
    /// The provided members whose types contain a name that may be a module's, by name and labels.
    var guessed: [String: [ProvidedMember]]
    /// The places where it is built from a double.
    var doubles: [SourceLocation] = []
    /// Whether nothing builds objects of exactly this class.
    var isAbstract = false
    /// For a pluginized component: what plugs in to it.
    var plugins: PluginPoint?
    /// What contributes to it, if it is a collecting component.
    var contributions: CollectedContributions?
    /// Whether every path from a root to it passes a non-core component.
    var isBelowNonCore = false

    /// Whether objects of it are created.
    var isComponent: Bool { !isAbstract && !isPluginExtension }
    var isPluginExtension: Bool { ancestry.kind == .pluginExtension }
    var isRoot: Bool { ancestry.kind == .root && !isAbstract }
}

/// Parent creates child.
struct ComponentEdge {
    var parent: NodeID
    var child: NodeID
    var condition: Condition
    /// The first construction.
    var location: SourceLocation
    /// The members of the parent that create the child.
    var members: Set<String> = []
}

/// All components and the edges between parents and children.
struct ComponentGraph {
    var nodes: [ComponentNode] = []
    var edges: [ComponentEdge] = []
    /// The edges that end at each node, by index.
    var incoming: [[Int]] = []
    /// The edges that start at each node, by index.
    var outgoing: [[Int]] = []
    /// The classes with some known construction, provable or not.
    var builtSomewhere: Set<Int> = []
    /// Whether some construction was found whose class is unknown.
    var hasUndecided = false
    /// The findings of the graph's construction.
    var findings: [Finding] = []

    /// The nodes reachable from the nodes in `start`, including themselves.
    ///
    /// - Complexity: O(nodes + edges).
    func reachable(from start: some Sequence<NodeID>) -> Set<NodeID> {
        Set(
            DovetailGraphs.reachable(from: start, in: nodes, next: { outgoing[of: $0].lazy.map { edges[$0].child } }))
    }

    /// Adds a node and all nodes reachable from it to a set that is closed in the same way.
    func reach(from start: NodeID, _ seen: inout Set<NodeID>) {
        let new = DovetailGraphs.reachable(from: [start]) { node in
            outgoing[of: node].map { edges[$0].child }.filter { !seen.contains($0) }
        }
        seen.formUnion(new)
    }

    /// The members with a key that a node provides.
    func offers(of key: MemberKey, by node: NodeID) -> [ProvidedMember] { nodes[node].provided[key] ?? [] }

    /// The members with a key that an edge's parent provides to its child: its own, and those that plug in.
    func offers(of key: NeedKey, over edge: ComponentEdge) -> [ProvidedMember] {
        let own = offers(of: key.member, by: edge.parent)
        let added = additions(to: key, over: edge)
        return added.isEmpty ? own : own + added.flatMap { offers(of: key.member, by: $0, pluggedInto: edge.parent) }
    }
}
