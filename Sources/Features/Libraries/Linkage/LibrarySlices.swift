import DovetailBinaries
import DovetailGraphs

/// A slice of a library, with the targets it can be linked for.
struct LibrarySlice {
    var variant: LibraryVariant
    var slice: BinarySlice
    /// Empty if unknown.
    var platforms: Set<String>
    var architecture: String?

    init(_ variant: LibraryVariant, _ slice: BinarySlice) {
        self.variant = variant
        self.slice = slice
        var platforms = Set(slice.images.flatMap(\.platforms).map(\.name))
        if platforms.isEmpty {
            platforms = variant.listed.map { [$0.platform] } ?? Set(variant.declared.platforms)
        }
        self.platforms = platforms
        architecture = slice.architecture
    }

    var classes: [String] { slice.images.flatMap { $0.classes ?? [] } }

    func goesTogether(with other: LibrarySlice) -> Bool {
        (platforms.isEmpty || other.platforms.isEmpty || !platforms.isDisjoint(with: other.platforms))
            && (architecture == nil || other.architecture == nil || architecture == other.architecture)
    }

    /// Unknown properties are assumed to match.
    func meets(_ required: RequiredSlice) -> Bool {
        (platforms.isEmpty || platforms.contains(required.platform))
            && (required.architecture == nil || architecture == nil || architecture == required.architecture)
    }
}

extension LibraryBundle {
    var librarySlices: [LibrarySlice] {
        variants.flatMap { variant in (variant.binary?.slices ?? []).map { LibrarySlice(variant, $0) } }
    }

    /// The targets it can be linked for; slices with an unknown platform are left out.
    var targets: Set<RequiredSlice> {
        Set(
            librarySlices.flatMap { slice in
                slice.platforms.map { RequiredSlice(platform: $0, architecture: slice.architecture) }
            })
    }
}

extension LinkGraph {
    /// The targets that each image must support. If they are not declared, those of the images that link it.
    func requiredSlices(of image: Int) -> [(slice: RequiredSlice, of: Int)] {
        var found: [(slice: RequiredSlice, of: Int)] = []
        var known: Set<RequiredSlice> = []
        let users = reachable(from: [image]) { current -> [Int] in
            guard images[current].slices.isEmpty else { return [] }
            return images.indices.filter { images[$0].links.contains { node($0.target) == .image(current) } }
        }
        for user in users {
            for slice in images[user].slices where known.insert(slice).inserted { found.append((slice, user)) }
        }
        return found
    }
}

extension RequiredSlice {
    /// As written in `dovetail.yml`: `iOS Simulator arm64`, or `iOS Simulator`.
    var text: String { architecture.map { "\(platform) \($0)" } ?? platform }

    static func isBefore(_ left: RequiredSlice, _ right: RequiredSlice) -> Bool {
        (left.platform, left.architecture ?? "") < (right.platform, right.architecture ?? "")
    }
}
