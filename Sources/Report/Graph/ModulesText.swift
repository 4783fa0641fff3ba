package import WiringModel

/// A graph of modules as text: a line for each module, then the counts.
package enum ModulesText {
    /// The lines, in the graph's order.
    package static func lines(_ graph: ProjectGraph) -> [String] {
        var lines = graph.modules.map { module in
            let about = [module.kind.rawValue, module.package].compactMap { $0 }.joined(separator: ", ")
            let names = module.dependencies.map { name($0.target) }.joined(separator: ", ")
            return "\(module.name) (\(about))" + (names.isEmpty ? "" : "  → \(names)")
        }
        let edges = graph.modules.flatMap(\.dependencies).map(\.target)
        let modules = edges.count { if case .module = $0 { true } else { false } }
        let products = edges.count { if case .product = $0 { true } else { false } }
        let systems = edges.count - modules - products
        lines.append(
            "\(counted(graph.modules.count, "module")); \(counted(edges.count, "edge")): \(modules) to modules, "
                + "\(products) to products, \(systems) to the system; \(counted(graph.products.count, "product"))")
        return lines
    }

    private static func name(_ target: ModuleDependency.Target) -> String {
        switch target {
        case .module(let name, _), .product(let name, _), .system(let name): name
        }
    }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
