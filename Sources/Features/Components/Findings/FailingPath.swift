import DovetailBasics
import DovetailFacts
import DovetailSemantics

/// A shortest path from a root down to a component along which a need is not met. For a plugin extension, it starts at
/// the non-core component.
struct FailingPath {
    /// The nodes from the root to the component.
    var nodes: [NodeID]
    /// The condition under which the need is still unmet at the root.
    var condition: Condition
    /// A member of the first node that may or may not meet the need.
    var doubt: ProvidedMember?
}

extension Needs {
    /// The shortest failing path of a need of `node`; nil if every path meets it.
    ///
    /// Breadth first, parents in the order of their names.
    func failingPath(_ need: Need, of node: NodeID, in graph: ComponentGraph, roots: Set<NodeID>) -> FailingPath? {
        struct Step {
            var node: NodeID
            var need: Need
            var below: Int?
        }
        var steps = [Step(node: node, need: need, below: nil)]
        // When it is reached again, `node` needs it without the default.
        var seen: [NodeID: Condition] = need.hasDefault ? [:] : [node: need.condition]
        var next = 0
        while next < steps.count {
            let step = steps[next]
            /// The nodes from a step down to the first one.
            func path(from step: Step) -> [NodeID] {
                var path = [step.node]
                var below = step.below
                while let index = below {
                    path.append(steps[index].node)
                    below = steps[index].below
                }
                return path
            }
            let isPlugged = next > 0 && graph.nodes[node].isPluginExtension
            if isPlugged || roots.contains(step.node) && graph.nodes[step.node].isRoot {
                return FailingPath(nodes: path(from: step), condition: step.need.condition)
            }
            let parents = graph.incoming[of: step.node].map { graph.edges[$0] }
                .sorted { graph.nodes[$0.parent].order < graph.nodes[$1.parent].order }
            for edge in parents {
                if let doubt = doubt(of: step.need, over: edge) {
                    return FailingPath(
                        nodes: [edge.parent] + path(from: step), condition: step.need.condition, doubt: doubt)
                }
                guard let left = left(of: step.need, over: edge) else { continue }
                let known = seen[edge.parent] ?? .never
                guard !left.condition.implies(known) else { continue }
                seen[edge.parent] = known.or(left.condition)
                steps.append(Step(node: edge.parent, need: left, below: next))
            }
            next += 1
        }
        return nil
    }
}

extension Needs {
    /// The limits on failing paths listed for one need, and on search steps: a great many paths may end at a component
    /// without a root.
    static let pathLimit = 200
    private static let stepLimit = 20_000

    /// Every failing path of a need of `node` that passes no component twice, as nodes from the root down.
    func failingPaths(_ need: Need, of node: NodeID, in graph: ComponentGraph, roots: Set<NodeID>) -> [[NodeID]] {
        var found: [[NodeID]] = []
        var pending = [(path: [node], need: need)]
        var steps = 0
        while let (path, need) = pending.popLast(), found.count < Self.pathLimit, steps < Self.stepLimit {
            steps += 1
            let first = path[0]
            if graph.nodes[node].isPluginExtension && path.count > 1 {
                found.append(path)
                continue
            }
            if roots.contains(first), graph.nodes[first].isRoot { found.append(path) }
            for edge in graph.incoming[of: first].map({ graph.edges[$0] }) where !path.contains(edge.parent) {
                if doubt(of: need, over: edge) != nil {
                    found.append([edge.parent] + path)
                } else if let left = left(of: need, over: edge) {
                    pending.append(([edge.parent] + path, left))
                }
            }
        }
        return found
    }
}
