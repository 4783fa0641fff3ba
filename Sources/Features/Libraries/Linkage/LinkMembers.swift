import DovetailBinaries

extension LibrarySlice {
    /// The objects of a static slice.
    ///
    /// - Parameter areGiven: whether an option forces all of them.
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
