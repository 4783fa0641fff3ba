import DovetailDiagnostics
import DovetailGraphs

/// What is in each module of a document: the components and the code in its files, and the services that are registered
/// there.
struct ModuleContents {
    let document: GraphDocument
    let modules: [GraphDocument.Module]
    /// For each node, the index of its module; nil if it is in none.
    let home: [Int?]

    init(_ document: GraphDocument) {
        self.document = document
        modules = document.modules ?? []
        var files: [String: Int] = [:]
        for (index, module) in modules.enumerated() {
            for file in module.files where files[file] == nil || module.kind != "test" { files[file] = index }
        }
        home = document.graph.nodes.map { files[$0.location.path] }
    }

    /// The nodes of a module, of some kinds.
    func nodes(of module: Int, _ kinds: Set<WiringGraph.Kind>) -> [Int] {
        document.graph.nodes.indices.filter { home[$0] == module && kinds.contains(document.graph.nodes[$0].kind) }
    }

    /// The indices of the modules that use a module, without tests.
    func users(of module: Int) -> [Int] {
        modules.indices.filter { index in
            modules[index].kind != "test" && modules[index].uses.contains { $0.module == module }
        }
    }
}
