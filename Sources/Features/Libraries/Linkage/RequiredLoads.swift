import DovetailBinaries

/// The dynamic images and libraries that a program needs to start.
struct RequiredLoads {
    enum Reason {
        /// An image links it.
        case link(image: Int, line: LinkInput)
        /// A library loads it, by this name.
        case dependent(library: Int, name: String)
        /// An image links it implicitly, for this reason.
        case autolink(image: Int, why: String)
    }

    struct Load {
        var node: LinkGraph.Node
        var reason: Reason
        /// The platforms on which it is loaded.
        var on: LinkedPlatforms
    }

    /// A dependent that a library loads but nothing provides.
    struct Need {
        var library: Int
        var dependent: BinaryDependent
    }

    /// In the order in which they are found, nearest first.
    private(set) var found: [Load] = []
    private(set) var unmet: [Need] = []

    private let graph: LinkGraph
    private let providers: Providers
    /// Weak dependents are loaded if they are copied into the program.
    private let preference: Providers.Preference

    init(graph: LinkGraph, providers: Providers, root: Int) {
        self.graph = graph
        self.providers = providers
        preference = graph.preference(of: root)
        var seen: Set<LinkGraph.Node> = [.image(root)]
        var next = links(of: root, LinkedPlatforms(graph.required[root].map(\.platform)))
        var position = 0
        var system = Set(graph.images[root].system.map(loadedName))
        while position < next.count {
            let load = next[position]
            position += 1
            guard seen.insert(load.node).inserted else { continue }
            if graph.isDynamic(load.node) || isUnread(load.node) { found.append(load) }
            switch load.node {
            case .image(let index):
                system.formUnion(graph.images[index].system.map(loadedName))
                next += links(of: index, load.on)
            case .library(let index): next += dependents(of: index, load.on)
            }
        }
        unmet.removeAll { system.contains(loadedName($0.dependent.name)) }
    }

    private func isUnread(_ node: LinkGraph.Node) -> Bool {
        if case .library(let index) = node { return graph.kinds[index].isEmpty }
        return false
    }

    private func links(of image: Int, _ above: LinkedPlatforms) -> [Load] {
        let flags = LinkerFlags(graph.images[image].flags)
        let given = graph.inputs[image].compactMap { input -> Load? in
            let on = above.intersection(input.on)
            guard let line = input.lines.last, !on.isEmpty else { return nil }
            if flags.weak.contains(graph.name(input.node)), !preference.embedded.contains(input.node) { return nil }
            switch input.node {
            case .image(let other): guard graph.isLoaded(other, by: image) else { return nil }
            case .library(let index):
                // The program decides which slices are used, not an intermediate image.
                let kinds = graph.kinds(of: index, for: preference.slices, on: on)
                guard kinds.contains(.dynamic) else { return nil }
            }
            return Load(node: input.node, reason: .link(image: image, line: line), on: on)
        }
        return given + autolinks(of: image, flags, above)
    }

    /// Dynamic libraries that an image links by name: through an option, an import or an object's autolink option.
    private func autolinks(of image: Int, _ flags: LinkerFlags, _ on: LinkedPlatforms) -> [Load] {
        var names = graph.autolinkedNames(image)
        for name in flags.linked { names[name] = "an option links \(name.quoted)" }
        let own = Set(graph.images.map(\.name) + graph.inputs[image].map { graph.name($0.node) })
        return names.sorted { $0.key < $1.key }.compactMap { name, why in
            guard !own.contains(name) else { return nil }
            let candidates = graph.libraries.indices.filter { graph.libraries[$0].name == name }
            guard case .library(let index)? = providers.best(candidates.map { .library($0) }, preference),
                graph.kinds(of: index, for: preference.slices, on: on) == [.dynamic],
                !flags.weak.contains(name) || preference.embedded.contains(.library(index))
            else { return nil }
            return Load(node: .library(index), reason: .autolink(image: image, why: why), on: on)
        }
    }

    private mutating func dependents(of library: Int, _ on: LinkedPlatforms) -> [Load] {
        var loads: [Load] = []
        for dependent in self.dependents(library, on) where !dependent.isOfSystem {
            let provider = providers.node(for: dependent, preference)
            if let provider {
                if dependent.kind == .weak, !preference.embedded.contains(provider) { continue }
                loads.append(
                    Load(node: provider, reason: .dependent(library: library, name: dependent.name), on: on))
            } else if dependent.kind != .weak, !dependent.name.hasPrefix("/") {
                // A library at an absolute path is installed there, or does not belong to this project.
                unmet.append(Need(library: library, dependent: dependent))
            }
        }
        return loads
    }

    /// The dependents of the slices with which the program can be built.
    private func dependents(_ index: Int, _ on: LinkedPlatforms) -> [BinaryDependent] {
        let required = preference.slices
        let all = graph.slices[index].filter { slice in
            (required.isEmpty || required.contains(where: slice.meets))
                && (slice.platforms.isEmpty || slice.platforms.contains(where: on.contains))
        }
        let own = Set(all.flatMap(\.slice.images).compactMap(\.installName))
        // Slices may have been linked with different versions of a library.
        let dependents = all.flatMap(\.slice.images).flatMap(\.dependents).map {
            BinaryDependent(name: $0.name, kind: $0.kind)
        }
        return Set(dependents).filter { !own.contains($0.name) }.sorted {
            ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue)
        }
    }
}
