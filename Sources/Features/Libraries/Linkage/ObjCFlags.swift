import DovetailBinaries
import DovetailDiagnostics

/// Categories of static libraries that a linker leaves out.
struct ObjCFlags {
    let graph: LinkGraph

    var findings: [Finding] {
        graph.linkedImages.filter { !LinkerFlags(graph.images[$0].flags).isOpen }.flatMap { image in
            [missing(image)].compactMap(\.self) + autolinked(image)
        }
    }

    /// The categories that an image lacks, sorted, for each library that defines some.
    private func lost(_ image: Int, _ use: ArchiveLink.Use) -> [Int: [String]] {
        let libraries = graph.staticLibraries(of: image)
        let flags = LinkerFlags(graph.images[image].flags)
        let hasUnread = graph.inputs[image].contains { input in
            if case .library(let index) = input.node {
                return graph.libraries[index].slices.allSatisfy { $0.linkage == nil }
            }
            return false
        }
        var lost: [Int: Set<String>] = [:]
        for target in targets(image, libraries.map(\.library)) {
            let there = libraries.filter { target.platform.isEmpty || $0.input.on.contains(target.platform) }
            let members = there.flatMap { self.members($0.library, target: target, flags: flags) }
            // A file that was not read may use anything.
            let isOpen = hasUnread || members.contains { $0.image?.undefined == nil }
            let link = ArchiveLink(members, use: isOpen ? .everything : use, roots: flags.roots)
            let left = Self.classes(zip(members, link.isLinked).filter { !$1 }.map(\.0))
            let linked = Self.classes(zip(members, link.isLinked).filter { $1 }.map(\.0))
            for (member, isLinked) in zip(members, link.isLinked) where !isLinked {
                for category in member.image?.categories ?? [] {
                    // If the class is left out too, its categories are not needed.
                    if let type = category.type, left.contains(type), !linked.contains(type) { continue }
                    lost[member.library, default: []].insert(category.text)
                }
            }
        }
        return lost.mapValues { $0.sorted() }
    }

    private static func classes(_ members: [LinkMember]) -> Set<String> {
        Set(members.flatMap { $0.image?.classes ?? [] })
    }

    /// The targets that an image is linked for: those that it must support, or else all that its libraries can be
    /// linked for.
    private func targets(_ image: Int, _ libraries: [Int]) -> [RequiredSlice] {
        let had = Set(libraries.flatMap { graph.libraries[$0].targets })
        let required = graph.required[image]
        let wanted = had.filter { one in
            required.isEmpty
                || required.contains {
                    $0.platform == one.platform && ($0.architecture ?? one.architecture) == one.architecture
                }
        }
        return wanted.isEmpty ? [RequiredSlice(platform: "")] : wanted.sorted(by: RequiredSlice.isBefore)
    }

    private func members(_ library: Int, target: RequiredSlice, flags: LinkerFlags) -> [LinkMember] {
        let bundle = graph.libraries[library]
        let forces = flags.forces(bundle)
        let slices = graph.slices[library].filter { target.platform.isEmpty || $0.meets(target) }
        return slices.flatMap { $0.members(of: library, areGiven: forces) }
    }

    private func missing(_ image: Int) -> Finding? {
        guard !LinkerFlags(graph.images[image].flags).linksObjC else { return nil }
        let use = graph.ownCodeMayUseLibraries(image) ? ArchiveLink.Use.everything : .nothing
        let lost = lost(image, use)
        guard !lost.isEmpty else { return nil }
        let likely = use == .nothing ? lost : self.lost(image, .classes)
        let name = graph.images[image].name.quoted
        var all: [String] = [], libraries: [String] = [], notes: [Finding.Note] = []
        for (library, input) in graph.staticLibraries(of: image) {
            guard let place = input.lines.last?.location else { continue }
            let own = graph.libraries[library].name.quoted
            if let categories = lost[library] {
                all += categories
                libraries.append(own)
                notes.append(Finding.Note(place, "\(own): \(few(categories)), in files that nothing else needs"))
            }
            let open = Set(likely[library] ?? []).subtracting(lost[library] ?? [])
            if !open.isEmpty {
                notes.append(
                    Finding.Note(
                        place,
                        "\(own): \(few(open.sorted())) too, unless \(name) uses a function or a "
                            + "constant from the same object file"))
            }
        }
        return Finding(
            .objcFlag, at: graph.images[image].location,
            "\(name) is linked without -ObjC, so the \(all.count == 1 ? "category" : "categories") \(few(all)) will be "
                + "missing, which crashes the app at the first call ('unrecognized selector')",
            notes: notes,
            help: "add -ObjC to the linker flags of \(name), or -force_load with the path of \(joined(libraries))")
    }

    /// Findings for libraries that are linked only through autolinking, which options that link whole archives do not
    /// affect.
    private func autolinked(_ image: Int) -> [Finding] {
        let names = graph.autolinkedNames(image)
        return graph.libraries.indices.compactMap { index in
            let library = graph.libraries[index]
            let isLinked = graph.images.contains { $0.links.contains { graph.node($0.target) == .library(index) } }
            guard !isLinked, graph.isStatic(.library(index)), let reason = names[library.name] else { return nil }
            let flags = LinkerFlags(graph.images[image].flags)
            let lost = library.lostCategories(.everything)
            guard !lost.isEmpty, !flags.forces(library) else { return nil }
            let (name, user) = (library.name.quoted, graph.images[image].name.quoted)
            return Finding(
                .objcFlag, at: graph.images[image].location,
                "\(user) links \(name) only by autolinking, which -ObjC does not affect: the "
                    + "\(lost.count == 1 ? "category" : "categories") \(few(lost)) will be missing, and a call "
                    + "stops the "
                    + "program ('unrecognized selector')",
                notes: [Finding.Note(graph.images[image].location, reason)],
                help: "link \(name) to \(user) explicitly\(flags.linksObjC ? "" : ", with -ObjC")")
        }
    }
}
