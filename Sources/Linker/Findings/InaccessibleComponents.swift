import WiringModel

/// Finds components that the generated file would have to name and cannot.
struct InaccessibleComponents {
    let symbols: SymbolTable
    let graph: ComponentGraph
    let visibility: Visibility

    /// A finding for each of `nodes` that cannot be seen.
    func findings(among nodes: Set<Int>) -> [Finding] {
        nodes.compactMap { index in
            let declared = symbols.types[graph.nodes[index].type]
            let module = declared.context.module
            guard !visibility.sees(declared.fact.access, of: module) else { return nil }
            let level = visibility.needed(of: module)
            return Finding(
                .inaccessibleComponent, at: declared.fact.location,
                "\(declared.fact.name) is \(declared.fact.access.keyword), so the generated wiring cannot name it",
                help: "make the class \(level.keyword), with its dependency protocol and the types around it")
        }
    }
}
