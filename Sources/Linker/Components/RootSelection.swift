import WiringModel

/// Which roots and doubles a run is about.
struct RootSelection {
    /// The roots whose needs are checked: all but those that another generated
    /// file holds, where one is written now.
    let checkedRoots: Set<Int>
    /// The roots whose wiring is written here.
    let wiredRoots: Set<Int>
    /// The components that are built from a double here.
    let doubles: Set<Int>

    init(symbols: SymbolTable, graph: ComponentGraph) {
        let modules = symbols.program.modules
        let home = symbols.program.home
        let roots = graph.nodes.indices.filter { graph.nodes[$0].isRoot }
        let own = roots.filter { node in
            let module = symbols.types[graph.nodes[node].type].context.module
            return module == home || !modules[module].module.isWired
        }
        checkedRoots = Set(own)
        wiredRoots = Set(own)
        doubles = Set(graph.nodes.indices.filter { !graph.nodes[$0].doubles.isEmpty })
    }
}

/// The components of which something could not be read.
struct TaintedNodes {
    let nodes: Set<Int>
    /// Whether there is no such file at all.
    let isWhole: Bool

    init(symbols: SymbolTable, graph: ComponentGraph) {
        let broken = Set(symbols.program.modules.flatMap { $0.files.filter { !$0.problems.isEmpty }.map(\.path) })
        isWhole = broken.isEmpty
        nodes = Set(
            graph.nodes.indices.filter { index in
                let node = graph.nodes[index]
                let types = node.ancestry.line.map(\.type) + node.protocols.all
                return types.contains { type in
                    broken.contains(symbols.types[type].fact.location.path)
                        || symbols.extensions[type].contains { broken.contains($0.fact.location.path) }
                }
            })
    }
}
