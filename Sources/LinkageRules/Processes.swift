import WiringModel

/// What ends in one process: a program, the dynamic images that it loads, and the libraries in all of them.
struct LinkedProcess {
    /// The program or the bundle of tests that starts it.
    var root: Int
    /// The images in it, the root first, in the order in which they are found.
    var images: [Int] = []
    /// The libraries of others in it, with the line by which each comes first.
    var libraries: [(library: Int, line: LinkInput)] = []
}

extension LinkGraph {
    /// One for each program and each bundle of tests; programs first.
    var processes: [LinkedProcess] {
        let providers = Providers(graph: self)
        let roots =
            images.indices.filter { images[$0].kind == .app } + images.indices.filter { images[$0].kind == .test }
        return roots.map { process(of: $0, providers) }
    }

    private func process(of root: Int, _ providers: Providers) -> LinkedProcess {
        var process = LinkedProcess(root: root)
        var libraries: Set<Int> = []
        var pending = [root]
        var seen: Set<Int> = [root]
        var position = 0
        while position < pending.count {
            let image = pending[position]
            position += 1
            process.images.append(image)
            for input in inputs[image] {
                guard let line = input.lines.last else { continue }
                switch input.node {
                case .image(let other):
                    if isLoaded(other, by: image), seen.insert(other).inserted { pending.append(other) }
                case .library(let library):
                    for found in closure(of: library, providers) {
                        switch found {
                        case .library(let index):
                            if libraries.insert(index).inserted { process.libraries.append((index, line)) }
                        case .image(let index):
                            if seen.insert(index).inserted { pending.append(index) }
                        }
                    }
                }
            }
        }
        return process
    }

    /// Whether an image is loaded into another's process. A bundle of tests is loaded into the program that it links;
    /// a program that another links is started on its own.
    func isLoaded(_ other: Int, by image: Int) -> Bool {
        images[other].kind == .dynamic || images[other].kind == .app && images[image].kind == .test
    }

    /// A library and what it loads in turn.
    private func closure(of library: Int, _ providers: Providers) -> [Node] {
        var found: [Node] = [.library(library)]
        var position = 0
        while position < found.count {
            if case .library(let index) = found[position], isDynamic(found[position]) {
                for dependent in dependents[index] {
                    guard let provider = providers.node(for: dependent), !found.contains(provider) else { continue }
                    found.append(provider)
                }
            }
            position += 1
        }
        return found
    }

    /// For each image, those that are loaded when it is loaded, without itself.
    var loadedImages: [Set<Int>] {
        images.indices.map { start in
            var seen: Set<Int> = []
            var pending = [start]
            while let image = pending.popLast() {
                for case .image(let other) in inputs[image].map(\.node) where isLoaded(other, by: image) {
                    if other != start, seen.insert(other).inserted { pending.append(other) }
                }
            }
            return seen
        }
    }
}
