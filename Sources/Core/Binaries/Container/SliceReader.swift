/// A single slice; the whole file if the file is thin.
struct SliceReader {
    let bytes: Bytes
    let reading: Reading

    /// The slice, with the architecture found in its contents.
    func slice(_ format: FileFormat) -> BinarySlice {
        defer { reading.pass(bytes) }
        switch format {
        case .machO(let is64):
            guard let image = MachOReader(bytes: bytes, is64: is64, reading: reading).image() else {
                return slice(nil, .unread("a damaged Mach-O file"))
            }
            return slice(image.architecture, .image(image))
        case .elf(let is64):
            guard let image = ELFReader(bytes: bytes, is64: is64, reading: reading).image() else {
                return slice(nil, .unread("a damaged ELF file"))
            }
            return slice(image.architecture, .image(image))
        case .archive(let isThin):
            let archive = ArchiveReader(bytes: bytes, isThin: isThin, reading: reading).archive()
            return slice(architectureOfMembers(archive), .archive(archive))
        case .fat: return slice(nil, .unread("a fat file in a fat file"))
        case .unread(let text, let architecture): return slice(architecture, .unread(text))
        case .other: return slice(nil, .unread("an unknown format"))
        }
    }

    private func slice(_ architecture: String?, _ contents: BinarySlice.Contents) -> BinarySlice {
        BinarySlice(architecture: architecture, offset: bytes.offset, size: bytes.count, contents: contents)
    }

    /// The architecture of the first image; the first image with a different one is noted.
    private func architectureOfMembers(_ archive: StaticArchive) -> String? {
        let first = archive.members.lazy.compactMap(\.image).first?.architecture
        let other = archive.members.first { $0.image != nil && $0.image?.architecture != first }
        if let first, let other, let image = other.image {
            reading.note(
                "'\(other.name)' is for \(image.architecture), earlier members are for \(first)", at: other.offset)
        }
        return first
    }
}
