import WiringModel

/// The dynamic images and libraries without which a program does not start.
struct RequiredLoads {
    enum Reason {
        /// An image that links it.
        case link(image: Int, line: LinkInput)
        /// A library that loads it, and by which name.
        case dependent(library: Int, name: String)
    }

    struct Load {
        var node: LinkGraph.Node
        var reason: Reason
    }

    /// What a library loads and nothing provides.
    struct Need {
        var library: Int
        var dependent: BinaryDependent
    }

    /// In the order in which they are found, nearest first.
    private(set) var found: [Load] = []
    private(set) var unmet: [Need] = []

    private let graph: LinkGraph
    private let providers: Providers
    /// What is copied into the program; what is weak is loaded if it is there.
    private let embedded: Set<LinkGraph.Node>
    private let slices: [RequiredSlice]

    init(graph: LinkGraph, providers: Providers, root: Int, embedded: Set<LinkGraph.Node>?) {
        self.graph = graph
        self.providers = providers
        self.embedded = embedded ?? []
        slices = graph.requiredSlices(of: root).map(\.slice)
        var seen: Set<LinkGraph.Node> = [.image(root)]
        var next = links(of: root)
        var position = 0
        var system = Set(graph.images[root].system.map(Providers.plainName))
        while position < next.count {
            let load = next[position]
            position += 1
            guard seen.insert(load.node).inserted else { continue }
            if graph.isDynamic(load.node) || isUnread(load.node) { found.append(load) }
            switch load.node {
            case .image(let index):
                system.formUnion(graph.images[index].system.map(Providers.plainName))
                next += links(of: index)
            case .library(let index): next += dependents(of: index)
            }
        }
        unmet.removeAll { system.contains(Providers.plainName($0.dependent.name)) }
    }

    private func isUnread(_ node: LinkGraph.Node) -> Bool {
        if case .library(let index) = node { return graph.kinds[index].isEmpty }
        return false
    }

    private func links(of image: Int) -> [Load] {
        let flags = LinkerFlags(graph.images[image].flags)
        return graph.inputs[image].compactMap { input in
            guard let line = input.lines.last else { return nil }
            if flags.weak.contains(graph.name(input.node)), !embedded.contains(input.node) { return nil }
            switch input.node {
            case .image(let other): guard graph.isLoaded(other, by: image) else { return nil }
            case .library: guard graph.isDynamic(input.node) else { return nil }
            }
            return Load(node: input.node, reason: .link(image: image, line: line))
        }
    }

    private mutating func dependents(of library: Int) -> [Load] {
        var loads: [Load] = []
        for dependent in self.dependents(library) where !dependent.isOfSystem {
            let provider = providers.node(for: dependent)
            if dependent.kind == .weak {
                guard let provider, embedded.contains(provider) else { continue }
                loads.append(Load(node: provider, reason: .dependent(library: library, name: dependent.name)))
            } else if let provider {
                loads.append(Load(node: provider, reason: .dependent(library: library, name: dependent.name)))
            } else if !dependent.name.hasPrefix("/") {
                // An absolute path is found where it was installed, or it is not of this project.
                unmet.append(Need(library: library, dependent: dependent))
            }
        }
        return loads
    }

    /// What those slices load that the program can be built with.
    private func dependents(_ index: Int) -> [BinaryDependent] {
        let all = graph.libraries[index].librarySlices.filter { slice in
            slices.isEmpty || slices.contains(where: slice.meets)
        }
        let own = Set(all.flatMap(\.slice.images).compactMap(\.installName))
        // Slices may have been linked with other versions of one library.
        let dependents = all.flatMap(\.slice.images).flatMap(\.dependents).map {
            BinaryDependent(name: $0.name, kind: $0.kind)
        }
        return Set(dependents).filter { !own.contains($0.name) }.sorted {
            ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue)
        }
    }
}
