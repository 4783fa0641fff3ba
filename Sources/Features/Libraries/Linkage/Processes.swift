import DovetailBinaries
import DovetailGraphs

/// The contents of one process: a program, the dynamic images that it loads, and the libraries in all of them.
struct LinkedProcess {
    /// The program or the test bundle that starts it.
    var root: Int
    /// Its images, the root first, in the order in which they are found, each with its platforms.
    var images: [(image: Int, on: LinkedPlatforms)] = []
    /// Its third-party libraries, each with the line that adds it first.
    var libraries: [(library: Int, line: LinkInput, on: LinkedPlatforms)] = []
}

extension LinkGraph {
    /// One for each program and each test bundle; programs first.
    var processes: [LinkedProcess] {
        let providers = Providers(graph: self)
        let roots =
            images.indices.filter { images[$0].kind == .app } + images.indices.filter { images[$0].kind == .test }
        return roots.map { process(of: $0, providers) }
    }

    private func process(of root: Int, _ providers: Providers) -> LinkedProcess {
        var process = LinkedProcess(root: root)
        let preference = preference(of: root)
        process.images = [(root, LinkedPlatforms(required[root].map(\.platform)))]
        var position = 0
        var positions: [Node: Int] = [.image(root): 0]
        func add(_ node: Node, line: LinkInput, on: LinkedPlatforms) {
            switch (node, positions[node]) {
            case (.image, let known?): process.images[known].on = process.images[known].on.union(on)
            case (.library, let known?): process.libraries[known].on = process.libraries[known].on.union(on)
            case (.image(let image), nil):
                positions[node] = process.images.count
                process.images.append((image, on))
            case (.library(let library), nil):
                positions[node] = process.libraries.count
                process.libraries.append((library, line, on))
            }
        }
        while position < process.images.count {
            let (image, above) = process.images[position]
            position += 1
            for input in inputs[image] {
                let on = above.intersection(input.on)
                guard let line = input.lines.last, !on.isEmpty else { continue }
                switch input.node {
                case .image(let other): if isLoaded(other, by: image) { add(input.node, line: line, on: on) }
                case .library(let library):
                    for found in closure(of: library, providers, preference) { add(found, line: line, on: on) }
                }
            }
        }
        return process
    }

    /// Whether an image is loaded into another's process. A test bundle is loaded into the program that it links; a
    /// program that another one links is started separately.
    func isLoaded(_ other: Int, by image: Int) -> Bool {
        images[other].kind == .dynamic || images[other].kind == .app && images[image].kind == .test
    }

    /// A library and those that it loads, directly or indirectly.
    private func closure(of library: Int, _ providers: Providers, _ preference: Providers.Preference) -> [Node] {
        reachable(from: [.library(library)]) { node in
            guard case .library(let index) = node, isDynamic(node) else { return [] }
            return dependents[index].compactMap { providers.node(for: $0, preference) }
        }
    }

    /// For each image, the images that are loaded with it, without itself.
    var loadedImages: [Set<Int>] { images.indices.map(loadedImages) }

    /// The images that are loaded with an image, without itself.
    func loadedImages(of start: Int) -> Set<Int> {
        let found = reachable(from: [start]) { image in
            inputs[image].compactMap { input -> Int? in
                guard case .image(let other) = input.node, isLoaded(other, by: image) else { return nil }
                return other
            }
        }
        return Set(found.dropFirst())
    }
}
