import WiringModel

/// Libraries that are not built for what an image has to run on.
struct MissingSlices {
    let graph: LinkGraph

    var findings: [Finding] { graph.images.indices.flatMap(findings) }

    private func findings(of image: Int) -> [Finding] {
        let required = graph.requiredSlices(of: image)
        guard !required.isEmpty else { return [] }
        var seen: Set<LinkGraph.Node> = []
        return (graph.images[image].links + (graph.images[image].embeds ?? [])).compactMap { line in
            guard let node = graph.node(line.target), case .library(let index) = node, seen.insert(node).inserted else {
                return nil
            }
            return finding(graph.libraries[index], line, required, graph.images[image])
        }
    }

    private func finding(
        _ library: LibraryBundle, _ line: LinkInput, _ required: [(slice: RequiredSlice, of: Int)], _ image: LinkedImage
    ) -> Finding? {
        // What could not be read may be what is missing.
        guard !library.variants.isEmpty, library.variants.allSatisfy({ $0.binary?.slices.isEmpty == false }) else {
            return nil
        }
        let slices = library.librarySlices
        let missing = required.filter { need in !slices.contains { $0.meets(need.slice) } }
        guard let first = missing.first else { return nil }
        let texts = missing.map(\.slice).sorted(by: RequiredSlice.isBefore).map(\.text)
        var notes = [Finding.Note(line.location, "it has \(Self.contents(library))")]
        let user = graph.images[first.of]
        if user.name != image.name {
            notes.append(
                Finding.Note(user.location, "\(user.name.quoted) is built for that and uses \(image.name.quoted)"))
        }
        let help: String
        if library.kind != .xcframework, missing.contains(where: { $0.slice.platform.hasSuffix("Simulator") }) {
            help =
                "get \(library.name.quoted) as an xcframework: a single file has no room for a device's and a "
                + "simulator's slice of one architecture"
        } else {
            help =
                "get a build of \(library.name.quoted) for \(joined(texts)), or do not build "
                + "\(user.name.quoted) for that"
        }
        return Finding(
            .missingSlice, at: line.location,
            "\(library.name.quoted) has nothing for \(joined(texts)), for which \(image.name.quoted) is built",
            notes: notes, help: help)
    }

    /// `iOS (arm64, armv7), iOS Simulator (x86_64)`.
    private static func contents(_ library: LibraryBundle) -> String {
        let platforms = Dictionary(grouping: library.targets, by: \.platform)
        return platforms.sorted { $0.key < $1.key }.map { platform, slices in
            "\(platform) (\(slices.compactMap(\.architecture).sorted().joined(separator: ", ")))"
        }.joined(separator: ", ")
    }
}
