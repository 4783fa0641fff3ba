package import WiringModel

extension Linker {
    /// Who needs whom in a program: its components and the services of its containers.
    package static func graph(_ program: Program, _ rules: Rules = Rules()) -> WiringGraph {
        let symbols = SymbolTable(program)
        let services = ServiceGraph(ContainerLinker(symbols, rules).walk)
        let components = ComponentGraphDrawing(symbols: symbols, graph: GraphBuilder.graph(of: symbols))
        return components.added(to: services.nodes, services.edges)
    }
}
