import DovetailDiagnostics
import DovetailGraphs

/// The nodes of two graphs, paired: the same component, registration or code on both sides.
struct NodePairs {
    let pairs: Pairs
    /// For each node of the new graph, the same node of the old one, and the reverse.
    let old: [Int: Int]
    let new: [Int: Int]

    init(_ before: WiringGraph, _ after: WiringGraph) {
        pairs = Pairs(
            before.nodes, after.nodes,
            by: [
                { key($0.place, $0.name, $0.serviceName, $0.parameters, $0.holders, $0.making, $0.location.path) },
                { key($0.place, $0.name, $0.serviceName, $0.parameters, $0.holders, $0.making) },
                { key($0.place, $0.name, $0.serviceName, $0.parameters, $0.holders) },
                { key($0.place, $0.name, $0.serviceName, $0.parameters) },
                { key($0.place, $0.name, $0.serviceName) },
                // Under another name, or under another list of names, as in a loop.
                { key($0.place, $0.name, $0.making, $0.location.path) },
            ])
        old = Dictionary(uniqueKeysWithValues: pairs.both.map { ($0.new, $0.old) })
        new = Dictionary(uniqueKeysWithValues: pairs.both.map { ($0.old, $0.new) })
    }
}

extension WiringGraph.Node {
    /// What only nodes of the same sort have in common.
    fileprivate var place: String {
        switch kind {
        case .root, .component: "component"
        case .service: "service"
        case .asker: "code"
        case .missing: "missing"
        }
    }

    fileprivate var parameters: String? { arguments?.joined(separator: ", ") }
    fileprivate var making: String { remarks.joined(separator: ", ") }
    fileprivate var holders: String { groups.joined(separator: ", ") }
}
