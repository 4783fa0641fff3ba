import DovetailBasics

/// What is different between the modules of two documents, and between their layers.
struct ModuleChanges {
    let changes: [Change]

    init(_ old: GraphDocument, _ new: GraphDocument) {
        let (before, after) = (old.modules ?? [], new.modules ?? [])
        let pairs = Pairs(
            before, after, by: [{ key($0.package, $0.name, $0.kind) }, { key($0.name, $0.kind) }, { $0.name }])
        changes =
            pairs.onlyNew.map { Change(.newModules, "\(after[$0].words)", at: after[$0].location) }
            + pairs.onlyOld.map { Change(.removedModules, "\(before[$0].words)", at: before[$0].location) }
            + pairs.both.flatMap { Self.changes(before[$0.old], after[$0.new]) }
            + Self.edges(before, after, pairs) + Self.layerEdges(before, after)
    }

    private static func changes(_ old: GraphDocument.Module, _ new: GraphDocument.Module) -> [Change] {
        func change(_ what: String, _ before: String?, _ after: String?) -> [Change] {
            guard before != after else { return [] }
            return [
                Change(
                    .changedModules, "\(what) of '\(new.name)'", before: before ?? "none", after: after ?? "none",
                    at: new.location)
            ]
        }
        return change("the layer", old.layer, new.layer) + change("the kind", old.kind, new.kind)
    }

    private static func edges(
        _ old: [GraphDocument.Module], _ new: [GraphDocument.Module], _ pairs: Pairs
    ) -> [Change] {
        let known = Dictionary(uniqueKeysWithValues: pairs.both.map { ($0.new, $0.old) })
        let gone = Dictionary(uniqueKeysWithValues: pairs.both.map { ($0.old, $0.new) })
        var changes: [Change] = []
        for (from, module) in new.enumerated() {
            let before = known[from].map { old[$0].uses.map(\.module) } ?? []
            for use in module.uses where known[use.module].map({ !before.contains($0) }) ?? true {
                changes.append(
                    Change(.newModuleEdges, "'\(module.name)' uses '\(new[use.module].name)'\(use.words)"))
            }
        }
        for (from, module) in old.enumerated() {
            let after = gone[from].map { new[$0].uses.map(\.module) } ?? []
            for use in module.uses where gone[use.module].map({ !after.contains($0) }) ?? true {
                changes.append(
                    Change(.removedModuleEdges, "'\(module.name)' used '\(old[use.module].name)'\(use.words)"))
            }
        }
        return changes
    }

    /// Layers that begin or cease to use another one, through whichever modules.
    private static func layerEdges(_ old: [GraphDocument.Module], _ new: [GraphDocument.Module]) -> [Change] {
        let (before, after) = (layerEdges(old), layerEdges(new))
        func changes(_ kind: ChangeKind, _ verb: String, _ some: [LayerEdge: [String]], _ others: [LayerEdge: [String]])
            -> [Change]
        {
            some.filter { others[$0.key] == nil }.map { edge, ways in
                let more = ways.count > 1 ? " and \(ways.count - 1) more" : ""
                return Change(
                    kind, "layer '\(edge.from)' \(verb) layer '\(edge.to)', through \(ways.sorted()[0])\(more)")
            }
        }
        return changes(.newLayerEdges, "uses", after, before) + changes(.removedLayerEdges, "used", before, after)
    }

    private struct LayerEdge: Hashable {
        var from: String
        var to: String
    }

    /// The edges between layers, each with the uses between modules behind it.
    private static func layerEdges(_ modules: [GraphDocument.Module]) -> [LayerEdge: [String]] {
        var edges: [LayerEdge: [String]] = [:]
        for module in modules {
            for use in module.uses {
                guard let from = module.layer, let to = modules[use.module].layer, from != to else { continue }
                edges[LayerEdge(from: from, to: to), default: []].append(
                    "'\(module.name)' → '\(modules[use.module].name)'")
            }
        }
        return edges
    }
}

extension GraphDocument.Module {
    /// `'Card', a library in layer 'feature'`
    fileprivate var words: String {
        let what =
            switch kind {
            case "app": "a program"
            case "test": "a test target"
            case "resources": "with resources alone"
            case "library": "a library"
            default: "a \(kind)"
            }
        return "'\(name)', \(what)\(layer.map { " in layer '\($0)'" } ?? "")"
    }
}

extension GraphDocument.Use {
    /// ` (2 imports, not declared)`
    fileprivate var words: String {
        let how = imports == 0 ? "declared but never imported" : counted(imports, noun: "import")
        return " (\(how)\(isDeclared ? "" : ", not declared"))"
    }
}
