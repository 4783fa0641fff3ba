import DovetailBinaries

/// Finds the library or image that a loader finds for the name of a dependent.
struct Providers {
    private var byInstallName: [String: [LinkGraph.Node]] = [:]
    private var byFile: [String: [LinkGraph.Node]] = [:]
    private let graph: LinkGraph

    init(graph: LinkGraph) {
        self.graph = graph
        for index in graph.libraries.indices {
            let node = LinkGraph.Node.library(index)
            // A library that could not be read may be the one.
            guard graph.isDynamic(node) || graph.kinds[index].isEmpty else { continue }
            for image in graph.libraries[index].slices.flatMap(\.images) {
                guard let name = image.installName else { continue }
                Self.add(node, to: &byInstallName, name)
                Self.add(node, to: &byFile, loadedFile(name))
            }
            for variant in graph.libraries[index].variants { Self.add(node, to: &byFile, loadedFile(variant.path)) }
            Self.add(node, to: &byFile, loadedFile(graph.libraries[index].path))
        }
        for (index, image) in graph.images.enumerated() where image.kind == .dynamic {
            for file in ["\(image.name).framework", "lib\(image.name).dylib", "lib\(image.name).so"] {
                Self.add(.image(index), to: &byFile, file)
            }
        }
    }

    private static func add(
        _ node: LinkGraph.Node, to map: inout [String: [LinkGraph.Node]], _ name: String
    ) {
        if map[name]?.contains(node) != true { map[name, default: []].append(node) }
    }

    /// The files that belong to a process, which take precedence over other copies on disk.
    struct Preference {
        /// The files copied into the program.
        var embedded: Set<LinkGraph.Node> = []
        /// The files that the process links.
        var linked: Set<LinkGraph.Node> = []
        /// The targets that the program must support.
        var slices: [RequiredSlice] = []
    }

    /// Nil if nothing is loaded by that name.
    func node(for dependent: BinaryDependent, _ preference: Preference) -> LinkGraph.Node? {
        var candidates = byInstallName[dependent.name] ?? []
        // The loader uses absolute paths unchanged.
        if !dependent.name.hasPrefix("/") { candidates += byFile[loadedFile(dependent.name)] ?? [] }
        return best(candidates, preference)
    }

    /// The candidate that belongs to the process; otherwise the first one.
    func best(_ candidates: [LinkGraph.Node], _ preference: Preference) -> LinkGraph.Node? {
        candidates.enumerated().min { rank($0, preference) < rank($1, preference) }?.element
    }

    private func rank(
        _ candidate: EnumeratedSequence<[LinkGraph.Node]>.Element, _ preference: Preference
    ) -> (Int, Int, Int) {
        let node = candidate.element
        let nearness = preference.embedded.contains(node) ? 0 : preference.linked.contains(node) ? 1 : 2
        return (nearness, fits(node, preference.slices) ? 0 : 1, candidate.offset)
    }

    private func fits(_ node: LinkGraph.Node, _ required: [RequiredSlice]) -> Bool {
        guard case .library(let index) = node, !required.isEmpty else { return true }
        return required.contains { need in graph.slices[index].contains { $0.meets(need) } }
    }
}
