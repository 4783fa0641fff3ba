import DovetailBinaries
import DovetailDiagnostics

/// Libraries without a slice for a target that an image must support.
struct MissingSlices {
    let graph: LinkGraph

    /// A line with which an image uses a library, and the targets for which the library has no slice.
    private struct Use {
        var image: Int
        var line: LinkInput
        var missing: [(slice: RequiredSlice, of: Int)]
    }

    /// One finding per library, however many images use it.
    var findings: [Finding] {
        let required = graph.images.indices.map(graph.requiredSlices)
        return graph.libraries.indices.compactMap { library in
            let slices = graph.slices[library]
            // A slice that could not be read may be the missing one.
            let variants = graph.libraries[library].variants
            guard !variants.isEmpty, variants.allSatisfy({ $0.binary?.slices.isEmpty == false }) else {
                return nil
            }
            func uses(_ lines: (LinkedImage) -> [LinkInput]) -> [Use] {
                graph.images.indices.flatMap { image -> [Use] in
                    let missing = required[image].filter { need in !slices.contains { $0.meets(need.slice) } }
                    return lines(graph.images[image]).filter { graph.node($0.target) == .library(library) }
                        .compactMap { line in
                            let needed = missing.filter { line.on.contains($0.slice.platform) }
                            return needed.isEmpty ? nil : Use(image: image, line: line, missing: needed)
                        }
                }.sorted { $0.line.location < $1.line.location }
            }
            return finding(graph.libraries[library], uses(\.links) + uses { $0.embeds ?? [] })
        }
    }

    private func finding(_ library: LibraryBundle, _ uses: [Use]) -> Finding? {
        guard let use = uses.first, let need = use.missing.first else { return nil }
        let place = use.line.location
        let (name, user) = (library.name.quoted, graph.images[use.image].name.quoted)
        let missing = Self.text(use.missing)
        let program = graph.images[need.of]
        var notes = Self.contents(library).map { [Finding.Note(place, "it has \($0)")] } ?? []
        if need.of != use.image {
            notes.append(
                Finding.Note(
                    program.location, "\(program.name.quoted) is built for \(need.slice.text) and uses \(user)"))
        }
        notes += uses.dropFirst().map {
            Finding.Note(
                $0.line.location,
                "\(graph.images[$0.image].name.quoted) uses it too, and is built for \(Self.text($0.missing))")
        }
        let isSimulators = use.missing.contains { $0.slice.platform.hasSuffix("Simulator") }
        let help =
            library.kind != .xcframework && isSimulators
            ? "get \(name) as an xcframework: one file cannot hold both a device's and a simulator's slice of one "
                + "architecture"
            : "get a build of \(name) for \(missing), or stop building \(program.name.quoted) for "
                + Self.text(use.missing.filter { $0.of == need.of })
        return Finding(
            .missingSlice, at: place,
            "\(user) is built for \(missing), but \(name) has no slice for "
                + "that", notes: notes,
            help: help)
    }

    private static func text(_ missing: [(slice: RequiredSlice, of: Int)]) -> String {
        joined(missing.map(\.slice).sorted(by: RequiredSlice.isBefore).map(\.text))
    }

    /// `iOS (arm64, armv7), iOS Simulator (x86_64)`; nil if unknown.
    private static func contents(_ library: LibraryBundle) -> String? {
        let platforms = Dictionary(grouping: library.targets, by: \.platform)
        let listed = platforms.sorted { $0.key < $1.key }.map { platform, slices in
            "\(platform) (\(slices.compactMap(\.architecture).sorted().joined(separator: ", ")))"
        }
        let architectures = Set(library.slices.compactMap(\.architecture)).sorted()
        let all = listed.isEmpty ? architectures : listed
        return all.isEmpty ? nil : all.joined(separator: ", ")
    }
}
