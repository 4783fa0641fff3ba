import DovetailBinaries
import DovetailDiagnostics

/// Objective-C classes that two libraries of a process define.
struct DuplicateClasses {
    let graph: LinkGraph
    let processes: [LinkedProcess]

    private struct Pair: Hashable {
        var first: Int
        var second: Int
    }

    var findings: [Finding] {
        let classes = graph.libraries.map { Set($0.classes ?? []) }
        var seen: Set<Pair> = []
        var findings: [Finding] = []
        for process in processes {
            var owners: [String: [Int]] = [:]
            for (library, _, _) in process.libraries {
                for name in classes[library] { owners[name, default: []].append(library) }
            }
            var pairs: Set<Pair> = []
            for libraries in owners.values where libraries.count > 1 {
                for (position, one) in libraries.enumerated() {
                    for other in libraries[..<position] {
                        pairs.insert(Pair(first: min(one, other), second: max(one, other)))
                    }
                }
            }
            for pair in pairs where seen.insert(pair).inserted {
                if let finding = finding(pair, process) { findings.append(finding) }
            }
        }
        return findings
    }

    private func finding(_ pair: Pair, _ process: LinkedProcess) -> Finding? {
        let places = process.libraries.filter { [pair.first, pair.second].contains($0.library) }
        let on = places.reduce(LinkedPlatforms.all) { $0.intersection($1.on) }
        let names = together(pair, on: on, required: graph.required[process.root])
        let lines = places.map { ($0.line.location, $0.library) }.sorted { $0 < $1 }
        guard !names.isEmpty, let (note, first) = lines.first, let (place, second) = lines.last else { return nil }
        let (kept, other) = (title(first, second), title(second, first))
        return Finding(
            .duplicateObjCClass, at: place,
            "\(kept) and \(other) both define the \(names.count == 1 ? "class" : "classes") \(few(names)), "
                + "and \(graph.images[process.root].name.quoted) loads both",
            notes: [Finding.Note(note, "this line links \(kept)")],
            help: "link only one of the two, or get a build of \(other) that does not bundle the classes of \(kept)")
    }

    /// A name that distinguishes it from the other.
    private func title(_ library: Int, _ other: Int) -> String {
        let library = graph.libraries[library]
        return (library.name == graph.libraries[other].name ? library.path : library.name).quoted
    }

    /// The classes that both define for a platform and an architecture that the program needs, sorted.
    private func together(_ pair: Pair, on: LinkedPlatforms, required: [RequiredSlice]) -> [String] {
        func slices(_ library: Int) -> [LibrarySlice] {
            graph.slices[library].filter { slice in
                let isLinked = slice.platforms.isEmpty || slice.platforms.contains(where: on.contains)
                return isLinked && (required.isEmpty || required.contains(where: slice.meets))
            }
        }
        var names: Set<String> = []
        for one in slices(pair.first) {
            for other in slices(pair.second) where one.goesTogether(with: other) {
                names.formUnion(Set(one.classes).intersection(other.classes))
            }
        }
        return names.sorted()
    }
}
