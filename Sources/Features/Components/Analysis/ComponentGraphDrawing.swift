import DovetailBasics
import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// Draws a program's components: which creates which, and which provides values to which.
struct ComponentGraphDrawing {
    let symbols: SymbolTable
    let graph: ComponentGraph

    var drawn: WiringGraph {
        let own = graph.nodes.map { component -> WiringGraph.Node in
            let type = symbols.types[component.type]
            var node = WiringGraph.Node(
                kind: component.isRoot ? .root : .component, name: component.name.swift, location: type.fact.location)
            node.groups = symbols.program.modules[type.context.module].module.name.map { [$0] } ?? []
            node.isolation = symbols.isolation(ofClass: component.ancestry.line)?.actorName
            node.provides = component.provisions
            return node
        }
        var all: [WiringGraph.Edge] = []
        for edge in graph.edges {
            var drawn = WiringGraph.Edge(
                kind: .creates, from: edge.parent.index, to: edge.child.index, location: edge.location)
            if !edge.members.isEmpty { drawn.members = edge.members.sorted() }
            all.append(drawn)
        }
        let matching = Matching(visibility: Visibility(program: symbols.program, home: symbols.program.home))
        var missing: [WiringGraph.Node] = []
        let wired = graph.reachable(from: graph.nodes.ids.filter { graph.nodes[$0].isRoot })
        for number in graph.nodes.ids {
            for requirement in graph.nodes[number].requirements {
                let need = Need(requirement, .always)
                let nearest = matching.providers(of: need, above: number, in: graph)
                let providers = nearest.nodes.filter { $0 != number }
                let isPlugged = graph.nodes[number].isPluginExtension && providers.isEmpty
                let open = isPlugged ? graph.incoming[of: number].map { graph.edges[$0].parent } : nearest.openRoots
                if !open.isEmpty, wired.contains(number), requirement.defaultCondition.isNever {
                    let names = open.map { graph.nodes[$0].name.swift }.sorted().joined(separator: ", ")
                    let what = requirement.spelling + (providers.isEmpty ? "" : " (below \(names))")
                    all.append(
                        .init(
                            kind: .takes, from: number.index, to: own.count + missing.count,
                            label: what,
                            location: requirement.location))
                    missing.append(.init(kind: .missing, name: what, location: requirement.location))
                }
                for provider in providers {
                    let provided = graph.nodes[provider].provided[need.key.member] ?? []
                    let offer = provided.first { matching.mismatch($0, need) == nil }
                    all.append(
                        .init(
                            kind: .takes, from: number.index, to: provider.index,
                            label: requirement.spelling,
                            location: requirement.location, provided: offer?.member.location))
                    let name = String(need.key.member.name.prefix { $0 != "(" })
                    for edge in graph.outgoing[of: provider].map({ graph.edges[$0] })
                    where edge.members.contains(name) && edge.child != number {
                        all.append(
                            .init(
                                kind: .takesComponent, from: number.index, to: edge.child.index,
                                label: name, location: requirement.location))
                    }
                }
            }
        }
        return WiringGraph(nodes: own + missing, edges: all)
    }
}
