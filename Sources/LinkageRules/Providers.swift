import WiringModel

/// Which of the given libraries and images a loader finds for the name of a dependent.
struct Providers {
    private var byInstallName: [String: LinkGraph.Node] = [:]
    private var byFile: [String: LinkGraph.Node] = [:]

    init(graph: LinkGraph) {
        for index in graph.libraries.indices {
            let node = LinkGraph.Node.library(index)
            // What could not be read may well be what is asked for.
            guard graph.isDynamic(node) || graph.kinds[index].isEmpty else { continue }
            for image in graph.libraries[index].slices.flatMap(\.images) {
                guard let name = image.installName else { continue }
                add(node, to: &byInstallName, name)
                add(node, to: &byFile, loadedFile(name))
            }
            for variant in graph.libraries[index].variants { add(node, to: &byFile, loadedFile(variant.path)) }
            add(node, to: &byFile, loadedFile(graph.libraries[index].path))
        }
        for (index, image) in graph.images.enumerated() where image.kind == .dynamic {
            for file in ["\(image.name).framework", "lib\(image.name).dylib", "lib\(image.name).so"] {
                add(.image(index), to: &byFile, file)
            }
        }
    }

    private func add(_ node: LinkGraph.Node, to map: inout [String: LinkGraph.Node], _ name: String) {
        if map[name] == nil { map[name] = node }
    }

    /// nil where nothing that is given is loaded by that name.
    func node(for dependent: BinaryDependent) -> LinkGraph.Node? {
        if let exact = byInstallName[dependent.name] { return exact }
        // The loader takes other paths as they stand.
        return dependent.name.hasPrefix("/") ? nil : byFile[loadedFile(dependent.name)]
    }

    /// `X` of `X.framework`, `libX.dylib` and `libX.so.1`.
    static func plainName(_ path: String) -> String {
        let file = loadedFile(path)
        let base = file.prefix { $0 != "." }
        return String(file.hasPrefix("lib") && !file.hasSuffix(".framework") ? base.dropFirst(3) : base)
    }
}
