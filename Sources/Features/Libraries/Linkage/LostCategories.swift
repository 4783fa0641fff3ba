import DovetailBinaries

extension LibraryBundle {
    /// Categories in members of its archives that a linker leaves out by default, sorted.
    ///
    /// - Parameter use: how the project's own sources use it.
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
