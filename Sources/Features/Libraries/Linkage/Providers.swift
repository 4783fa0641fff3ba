import DovetailBinaries

/// Which of the given libraries and images a loader finds for the name of a dependent.
struct Providers {
    private var byInstallName: [String: [LinkGraph.Node]] = [:]
    private var byFile: [String: [LinkGraph.Node]] = [:]
    private let graph: LinkGraph

    init(graph: LinkGraph) {
        self.graph = graph
        for index in graph.libraries.indices {
            let node = LinkGraph.Node.library(index)
            // What could not be read may well be what is asked for.
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

    /// What a process has of its own, which comes before copies that merely lie on the disk.
    struct Preference {
        /// What is copied into the program.
        var embedded: Set<LinkGraph.Node> = []
        /// What the process links.
        var linked: Set<LinkGraph.Node> = []
        /// What the program has to run on.
        var slices: [RequiredSlice] = []
    }

    /// nil where nothing that is given is loaded by that name.
    func node(for dependent: BinaryDependent, _ preference: Preference) -> LinkGraph.Node? {
        var candidates = byInstallName[dependent.name] ?? []
        // The loader takes other paths as they stand.
        if !dependent.name.hasPrefix("/") { candidates += byFile[loadedFile(dependent.name)] ?? [] }
        return best(candidates, preference)
    }

    /// The one of several that a process has; the first one where nothing tells.
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
