import DovetailFacts

/// Modules as lines of text: each with the modules it uses, under its layer.
package enum ModuleTree {
    /// One line for each layer and module.
    package static func lines(_ picture: ModulePicture) -> [String] {
        let hasLayers = picture.nodes.contains { $0.layer != nil }
        return picture.layers.flatMap { layer, nodes in
            (hasLayers ? [layer.map { "layer \($0)" } ?? "no layer"] : [])
                + nodes.map { (hasLayers ? "  " : "") + line($0, picture) }
        }
    }

    private static func line(_ index: Int, _ picture: ModulePicture) -> String {
        let used = picture.edges.filter { $0.from == index }.map { edge -> String in
            let remarks =
                (edge.imports == 0 ? ["never imported"] : edge.imports > 1 ? ["\(edge.imports)"] : []) + edge.findings
                + (edge.isCut ? ["module-cycle"] : [])
            return picture.nodes[edge.to].name + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
        }
        let kind = picture.nodes[index].kind
        let name = picture.nodes[index].name + (kind == .library ? "" : " [\(kind.rawValue)]")
        return used.isEmpty ? name : "\(name) → \(used.joined(separator: ", "))"
    }
}
