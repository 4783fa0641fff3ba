import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Finds what the generated file must name but cannot see: components, their dependency protocols, and the types of
/// requirements.
struct InaccessibleComponents {
    let symbols: SymbolTable
    let graph: ComponentGraph
    let visibility: Visibility

    /// A finding for each of `nodes` that is not visible, and for each type that the visible ones require and that is not.
    func findings(among nodes: Set<NodeID>) -> [Finding] {
        components(among: nodes)
            + requiredTypes(of: nodes.filter { graph.nodes[$0].isPluginExtension || sees(graph.nodes[$0].type) })
    }

    private func sees(_ type: Int) -> Bool {
        visibility.sees(symbols.types[type].fact.access, of: symbols.types[type].context.module)
    }

    private func requiredTypes(of nodes: Set<NodeID>) -> [Finding] {
        let hidden = Set(symbols.types.indices.lazy.filter { !sees($0) }.map { symbols.types[$0].fact.name })
        guard !hidden.isEmpty else { return [] }
        // What such types may be called.
        let names = hidden.union(symbols.aliases.lazy.compactMap(\.fact.path.last))
        var levels: [Int: Access] = [:]
        // A declaration cannot mention one that is less visible than itself, or than it is to become.
        func need(_ type: Int, by user: Int) {
            let access = min(max(symbols.types[user].fact.access, levels[user] ?? .private), .public)
            levels[type] = max(levels[type] ?? visibility.needed(of: symbols.types[type].context.module), access)
        }
        let all = nodes.map { graph.nodes[$0] }
        for node in all { for type in node.protocols.all { need(type, by: node.type) } }
        for node in all {
            for requirement in node.requirements {
                let context = symbols.types[requirement.owner].inside
                let member = requirement.member
                let shapes = [member.type?.shape].compactMap(\.self) + member.parameters.map(\.type.shape)
                for type in shapes.lazy.filter({ $0.mentions(oneOf: names) }).flatMap({
                    symbols.mentioned(BoundType(shape: $0, context: context))
                }) {
                    need(type, by: requirement.owner)
                }
            }
        }
        return levels.filter { !sees($0.key) }.map { type, level in
            let declared = symbols.types[type]
            return Finding(
                .inaccessibleComponent, at: declared.fact.location,
                "\(declared.fact.name) is \(declared.fact.access.keyword), so the generated wiring cannot see it",
                help: "make \(declared.fact.name) \(level.keyword)")
        }
    }

    private func components(among nodes: Set<NodeID>) -> [Finding] {
        nodes.filter { !graph.nodes[$0].isPluginExtension }.compactMap { index in
            let declared = symbols.types[graph.nodes[index].type]
            let module = declared.context.module
            guard !sees(graph.nodes[index].type) else { return argument(of: graph.nodes[index]) }
            let level = visibility.needed(of: module)
            return Finding(
                .inaccessibleComponent, at: declared.fact.location,
                "\(declared.fact.name) is \(declared.fact.access.keyword), so the generated wiring cannot see it",
                help: "make \(hidden(of: graph.nodes[index])) \(level.keyword)")
        }
    }

    /// What must be made visible for a component that is not: `DetailComponent`, `Hidden, Detail and DetailDependency`.
    private func hidden(of node: ComponentNode) -> String {
        let declared = symbols.types[node.type]
        let enclosing = declared.fact.path.indices.dropFirst().flatMap { end in
            symbols.typesByPath[declared.fact.path[..<end].joined(separator: ".")] ?? []
        }.filter { symbols.types[$0].context.module == declared.context.module }
        let hidden = (enclosing + [node.type] + node.protocols.all).filter { !sees($0) }
        return hidden.map { symbols.types[$0].fact.name }.joinedByAnd
    }

    /// A finding if a generic component has a type argument that is not visible.
    private func argument(of node: ComponentNode) -> Finding? {
        let bindings = node.ancestry.line.first?.context.bindings ?? [:]
        for (_, argument) in bindings.sorted(by: { $0.key < $1.key }) {
            guard
                let hidden = symbols.mentioned(argument).first(where: { !sees($0) })
            else { continue }
            let fact = symbols.types[hidden].fact
            let level = visibility.needed(of: symbols.types[hidden].context.module)
            return Finding(
                .inaccessibleComponent, at: fact.location,
                "\(fact.name) is \(fact.access.keyword), so the generated wiring cannot see \(node.name.swift)",
                help: "make \(fact.name) \(level.keyword)")
        }
        return nil
    }
}

extension SymbolTable {
    /// The declarations that a type mentions, its arguments included.
    func mentioned(_ type: BoundType, depth: Int = 0) -> [Int] {
        guard depth < 64 else { return [] }
        let found = instances(of: type)
        if !found.isEmpty {
            return found.flatMap { [$0.type] + $0.arguments.flatMap { mentioned($0, depth: depth + 1) } }
        }
        var inner: [TypeShape] = []
        _ = type.shape.mapped {
            inner.append($0)
            return $0
        }
        return inner.flatMap { mentioned(BoundType(shape: $0, context: type.context), depth: depth + 1) }
    }
}
