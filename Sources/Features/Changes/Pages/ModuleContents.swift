import DovetailDiagnostics
import DovetailGraphs

/// What is in each module of a document: the components and the code in its files, and the services that are registered
/// there.
struct ModuleContents {
    let document: GraphDocument
    let modules: [GraphDocument.Module]
    /// For each node, the index of its module; nil if it is in none. If several modules compile its file, the last that
    /// is not a test.
    let home: [Int?]
    /// For each node, the indices of all modules that compile its file.
    private let homes: [[Int]]

    init(_ document: GraphDocument) {
        self.document = document
        modules = document.modules ?? []
        var files: [String: [Int]] = [:]
        for (index, module) in modules.enumerated() {
            for file in module.files { files[file, default: []].append(index) }
        }
        let kinds = modules.map(\.kind)
        homes = document.graph.nodes.map { files[$0.location.path] ?? [] }
        home = homes.map { all in all.last { kinds[$0] != "test" } ?? all.first }
    }

    /// Whether a module compiles the file of a node.
    func isIn(_ module: Int, _ node: Int) -> Bool { homes[node].contains(module) }

    /// The nodes of a module, of some kinds.
    func nodes(of module: Int, _ kinds: Set<WiringGraph.Kind>) -> [Int] {
        document.graph.nodes.indices.filter { isIn(module, $0) && kinds.contains(document.graph.nodes[$0].kind) }
    }

    /// The indices of the modules that use a module, without tests.
    func users(of module: Int) -> [Int] {
        modules.indices.filter { index in
            modules[index].kind != "test" && modules[index].uses.contains { $0.module == module }
        }
    }
}
