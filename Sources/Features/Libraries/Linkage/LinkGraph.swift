import DovetailBinaries
import DovetailDiagnostics

/// The images of a project and the third-party libraries, and what is linked into what.
struct LinkGraph {
    enum Node: Hashable {
        case image(Int)
        case library(Int)
    }

    /// Something that is linked into an image, and how it gets there.
    struct Input: Hashable {
        var node: Node
        /// The link lines that lead to it: the first is in the image itself, the others are in static images.
        var lines: [LinkInput]
        /// The static images on the path.
        var through: [Int]
        /// The platforms on which it is linked into the image, on any path.
        var on: LinkedPlatforms
    }

    let images: [LinkedImage]
    let libraries: [LibraryBundle]
    /// The inputs of each image: its own links before those of its static images, without duplicates.
    let inputs: [[Input]]
    /// How linkers treat the slices of each library; empty if none was read.
    let kinds: [Set<BinaryLinkage>]
    /// The slices of each library.
    let slices: [[LibrarySlice]]
    /// The targets that each image must support.
    private(set) var required: [[RequiredSlice]] = []
    /// The libraries that each library loads.
    let dependents: [[BinaryDependent]]
    private let imageNamed: [String: Int]
    private let libraryAt: [String: Int]

    init(_ linkage: Linkage) {
        images = linkage.images
        libraries = linkage.libraries
        imageNamed = Dictionary(images.indices.map { (linkage.images[$0].name, $0) }) { first, _ in first }
        libraryAt = Dictionary(libraries.indices.map { (linkage.libraries[$0].path, $0) }) { first, _ in first }
        kinds = linkage.libraries.map { Set($0.slices.compactMap(\.linkage)) }
        slices = linkage.libraries.map(\.librarySlices)
        dependents = linkage.libraries.map(\.dependents)
        let (named, at) = (imageNamed, libraryAt)
        inputs = Self.withoutHosts(
            linkage.images.indices.map {
                Self.inputs(of: $0, images: linkage.images, imageNamed: named, libraryAt: at)
            }, images: linkage.images, kinds: kinds, imageNamed: named)
        required = linkage.images.indices.map { requiredSlices(of: $0).map(\.slice) }
    }

    /// The inputs of images, without the static code that a test host already contains.
    private static func withoutHosts(
        _ inputs: [[Input]], images: [LinkedImage], kinds: [Set<BinaryLinkage>], imageNamed: [String: Int]
    ) -> [[Input]] {
        zip(images, inputs).map { image, own in
            guard let host = image.host.flatMap({ imageNamed[$0] }) else { return own }
            let had = Set(inputs[host].map(\.node))
            return own.filter { input in
                let isStatic =
                    switch input.node {
                    case .image(let index): images[index].kind == .static
                    case .library(let index): kinds[index] == [.static]
                    }
                return !isStatic || !had.contains(input.node)
            }
        }
    }

    /// Nil if it is not given.
    func node(_ target: LinkInput.Target) -> Node? { Self.node(target, imageNamed: imageNamed, libraryAt: libraryAt) }

    private static func node(
        _ target: LinkInput.Target, imageNamed: [String: Int], libraryAt: [String: Int]
    ) -> Node? {
        switch target {
        case .image(let name): imageNamed[name].map { .image($0) }
        case .library(let path): libraryAt[path].map { .library($0) }
        }
    }

    private static func inputs(
        of index: Int, images: [LinkedImage], imageNamed: [String: Int], libraryAt: [String: Int]
    ) -> [Input] {
        var found: [Input] = []
        var position: [Node: Int] = [:]
        var pending = [(image: index, lines: [LinkInput](), through: [Int](), on: LinkedPlatforms.all)]
        var next = 0
        while next < pending.count {
            let (image, lines, through, above) = pending[next]
            next += 1
            for link in images[image].links {
                let on = above.intersection(link.on)
                guard let node = node(link.target, imageNamed: imageNamed, libraryAt: libraryAt), node != .image(index),
                    !on.isEmpty
                else {
                    continue
                }
                if let known = position[node] {
                    // Another path matters only if it adds platforms.
                    guard !found[known].on.contains(on) else { continue }
                    found[known].on = found[known].on.union(on)
                } else {
                    position[node] = found.count
                    found.append(Input(node: node, lines: lines + [link], through: through, on: on))
                }
                if case .image(let below) = node, images[below].kind == .static {
                    pending.append((below, lines + [link], through + [below], on))
                }
            }
        }
        return found
    }

    func name(_ node: Node) -> String {
        switch node {
        case .image(let index): images[index].name
        case .library(let index): libraries[index].name
        }
    }

    /// How linkers treat the slices of an input that an image needs.
    func kinds(of input: Input, in image: Int) -> Set<BinaryLinkage> {
        switch input.node {
        case .image(let index):
            switch images[index].kind {
            case .static: [.static]
            case .dynamic: [.dynamic]
            case .app, .test: [.none]
            }
        case .library(let index): kinds(of: index, for: required[image], on: input.on)
        }
    }

    /// How linkers treat the slices of a library that are needed; all slices if that is unknown.
    func kinds(of library: Int, for required: [RequiredSlice], on platforms: LinkedPlatforms) -> Set<BinaryLinkage> {
        let needed = required.filter { platforms.contains($0.platform) }
        guard !needed.isEmpty else { return kinds[library] }
        return Set(slices[library].filter { needed.contains(where: $0.meets) }.compactMap(\.slice.linkage))
    }

    /// Whether its code is copied into the images that link it, on any platform.
    func isStatic(_ node: Node) -> Bool {
        switch node {
        case .image(let index): images[index].kind == .static
        case .library(let index): kinds[index].contains(.static)
        }
    }

    /// Whether the loader loads it with the images that link it, on any platform.
    func isDynamic(_ node: Node) -> Bool {
        switch node {
        case .image(let index): images[index].kind == .dynamic
        case .library(let index): kinds[index].contains(.dynamic)
        }
    }

    /// The images that a linker creates, and that absorb static code.
    var linkedImages: [Int] { images.indices.filter { images[$0].kind != .static } }

    /// The static third-party libraries in an image.
    func staticLibraries(of image: Int) -> [(library: Int, input: Input)] {
        inputs[image].compactMap { input in
            if case .library(let index) = input.node, kinds(of: input, in: image).contains(.static) {
                return (index, input)
            }
            return nil
        }
    }

    /// The place where the project links a library, or else the library itself.
    func place(of library: Int) -> SourceLocation {
        let path = libraries[library].path
        let lines = images.flatMap(\.links).filter { $0.target == .library(path) }
        return lines.map(\.location).min() ?? SourceLocation(path: path, line: 1, column: 1)
    }
}
