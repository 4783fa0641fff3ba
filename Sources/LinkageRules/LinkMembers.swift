import WiringModel

extension LibrarySlice {
    /// The objects of a static slice.
    ///
    /// - Parameter areGiven: whether an option asks for all of them.
    func members(of library: Int, areGiven: Bool = false) -> [LinkMember] {
        switch slice.contents {
        case .image(let image):
            // A relocatable object is linked as a whole.
            image.linkage == .static ? [LinkMember(library: library, image: image, isGiven: true)] : []
        case .archive(let archive):
            archive.members.filter { $0.image != nil || $0.unread != nil }
                .map { LinkMember(library: library, image: $0.image, isGiven: areGiven) }
        case .unread: [LinkMember(library: library, isGiven: areGiven)]
        }
    }
}

extension ObjCCategory {
    /// `NSData(GULGzip)`.
    var text: String { "\(type ?? "")(\(name))" }
}

extension LibraryBundle {
    /// Categories in members of its archives that a linker leaves out unless it is told not to, sorted.
    ///
    /// - Parameter use: what the project's own sources use of it.
    func lostCategories(_ use: ArchiveLink.Use) -> [String] {
        var lost: Set<String> = []
        for slice in librarySlices {
            let members = slice.members(of: 0)
            let link = ArchiveLink(members, use: use)
            for (member, isLinked) in zip(members, link.isLinked) where !isLinked {
                lost.formUnion((member.image?.categories ?? []).map(\.text))
            }
        }
        return lost.sorted()
    }
}
