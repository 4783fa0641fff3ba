import DovetailBinaries
import DovetailDiagnostics

/// `-ObjC` options in images without Objective-C code to link.
struct NeedlessObjCFlags {
    let graph: LinkGraph

    var findings: [Finding] { graph.linkedImages.compactMap(finding) }

    private func finding(_ image: Int) -> Finding? {
        let linked = graph.images[image]
        let flags = LinkerFlags(linked.flags)
        guard flags.linksObjC, !flags.isOpen else { return nil }
        let inputs = graph.inputs[image]
        // The contents of the project's own static images are unknown, and so are those of libraries that were not
        // read.
        let isKnown = inputs.allSatisfy { input in
            switch input.node {
            case .image: !graph.isStatic(input.node)
            case .library(let index): graph.libraries[index].isReadWithSymbols
            }
        }
        let libraries = graph.staticLibraries(of: image).map(\.library)
        let hasObjC = libraries.contains { library in
            graph.slices[library].contains { $0.members(of: library).contains(where: \.isObjC) }
        }
        guard isKnown, !libraries.isEmpty, !hasObjC else { return nil }
        return Finding(
            .needlessObjCFlag, at: linked.location,
            "\(linked.name.quoted) is linked with -ObjC, but no static library in it has Objective-C classes or "
                + "categories",
            help: "remove -ObjC from the linker flags of \(linked.name.quoted)")
    }
}

extension LibraryBundle {
    /// Whether it was read completely, with symbols.
    var isReadWithSymbols: Bool {
        let images = slices.flatMap(\.images)
        let isWhole = slices.allSatisfy { slice in
            switch slice.contents {
            case .image: true
            case .archive(let archive): archive.members.allSatisfy { $0.unread == nil }
            case .unread: false
            }
        }
        return !slices.isEmpty && isWhole && images.allSatisfy { $0.classes != nil && $0.categories != nil }
    }
}
