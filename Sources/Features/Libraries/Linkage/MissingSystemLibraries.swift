import DovetailBinaries
import DovetailDiagnostics

/// System libraries that static libraries need and nothing links.
struct MissingSystemLibraries {
    let graph: LinkGraph
    /// The classes that the given libraries define.
    private let classes: Set<String>
    private let given: Set<String>

    init(graph: LinkGraph) {
        self.graph = graph
        classes = Set(graph.libraries.flatMap { $0.classes ?? [] })
        given = Set(graph.libraries.map(\.name) + graph.images.map(\.name))
    }

    var findings: [Finding] {
        graph.linkedImages.flatMap { image -> [Finding] in
            let libraries = graph.staticLibraries(of: image)
            let autolinked = Set(libraries.flatMap { graph.libraries[$0.library].autolinkRequests }.map(\.plainName))
            let flags = LinkerFlags(graph.images[image].flags)
            // An unknown option may link it.
            guard !flags.isOpen else { return [] }
            let linked = flags.linked.union(graph.images[image].system.map(loadedName))
            return libraries.flatMap { library, input -> [Finding] in
                guard let place = input.lines.last?.location else { return [] }
                return [
                    unlinked(image, library: library, place: place, linked: linked, autolinked: autolinked),
                    unknown(image, library: library, place: place, linked: linked),
                ].compactMap(\.self)
            }
        }
    }

    /// The finding for the links in a module map. They have an effect only if a source imports the module.
    private func unlinked(
        _ image: Int, library: Int, place: SourceLocation, linked: Set<String>, autolinked: Set<String>
    ) -> Finding? {
        let bundle = graph.libraries[library]
        // If the imports are unknown, one of them may provide it.
        guard let imports = graph.imports(of: image), !imports.contains(bundle.name) else { return nil }
        let brought = SystemUmbrellas.frameworks(behind: imports)
        // The module maps of imported modules have an effect.
        let heard = Set(
            graph.libraries.filter { imports.contains($0.name) }.flatMap(\.moduleMapRequests).map(\.plainName))
        let missing = bundle.moduleMapRequests.filter { request in
            !request.isAlwaysThere && !linked.contains(request.plainName) && !autolinked.contains(request.plainName)
                && !given.contains(request.plainName) && !heard.contains(request.plainName)
                && !(request.isFramework && brought.contains(request.name))
        }
        guard !missing.isEmpty else { return nil }
        let (name, user) = (bundle.name.quoted, graph.images[image].name.quoted)
        let names = joined(missing.map(\.name.quoted))
        return Finding(
            .missingSystemLibrary, at: place,
            "\(name) requires \(names), but \(user) does not link \(missing.count == 1 ? "it" : "them")",
            notes: [
                Finding.Note(
                    graph.images[image].location,
                    "no source file of \(user) imports \(name), so the linker does not see the module map")
            ],
            help: "link \(names) into \(user), or import \(name) in one of its source files")
    }

    /// The finding for links of objects that nothing provides. A linker only warns about them, so a class must be
    /// missing too.
    private func unknown(_ image: Int, library: Int, place: SourceLocation, linked: Set<String>) -> Finding? {
        let wanted = graph.libraries[library].unknownRequests(classes: classes)
            .filter { !given.contains($0.key.plainName) && !linked.contains($0.key.plainName) }
        guard !wanted.isEmpty else { return nil }
        let (name, user) = (graph.libraries[library].name.quoted, graph.images[image].name.quoted)
        let names = joined(wanted.keys.sorted().map(\.name.quoted))
        let missing = wanted.values.reduce(into: Set<String>()) { $0.formUnion($1) }.sorted()
        return Finding(
            .missingSystemLibrary, at: place,
            "\(name) requires \(names), but no known library is called that",
            notes: [
                Finding.Note(
                    place,
                    "no known library has the \(missing.count == 1 ? "class" : "classes") "
                        + few(missing))
            ],
            help:
                "get \(names) from the vendor of \(name), and link \(wanted.count == 1 ? "it" : "them") into \(user)")
    }
}
