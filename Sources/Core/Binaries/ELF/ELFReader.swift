/// A little-endian ELF image.
struct ELFReader {
    let bytes: Bytes
    let is64: Bool
    let reading: Reading

    /// The image; nil if its header is incomplete, which is noted.
    func image() -> BinaryImage? {
        guard let header = ELFHeader(bytes, is64: is64) else {
            reading.note("the header ends past the end of the file", at: bytes.offset)
            return nil
        }
        let segments = ELFSegments(bytes, header: header, reading: reading)
        let sections = ELFSections(bytes, header: header, reading: reading)
        let dynamic = ELFDynamic(bytes, header: header, segments: segments, reading: reading)
        var image = BinaryImage(
            format: .elf, kind: kind(header, segments: segments, sections: sections, dynamic: dynamic),
            architecture: ELFArchitecture.name(header.machine, is64: is64))
        image.installName = dynamic.name
        image.dependents = dynamic.needed.map { BinaryDependent(name: $0, kind: .load) }
        image.rpaths = dynamic.runPaths
        let notes = ELFNotes(bytes, segments: segments, sections: sections, reading: reading)
        image.uuid = notes.buildID
        image.platforms = platforms(header, dynamic: dynamic, notes: notes)
        ELFTraits(bytes: bytes, sections: sections, reading: reading).read(into: &image)
        if reading.depth >= .symbols {
            image.classes = []
            image.categories = []
            ELFSymbols(
                bytes: bytes, header: header, segments: segments, sections: sections, dynamic: dynamic,
                reading: reading
            ).read(into: &image)
        }
        return image
    }

    private func kind(
        _ header: ELFHeader, segments: ELFSegments, sections: ELFSections, dynamic: ELFDynamic
    ) -> BinaryImage.Kind {
        // A file of debug symbols has the same sections as its image, but most have no contents.
        let isStripped = sections.isWithoutContents
        return switch header.type {
        case 1: .object
        case 2 where isStripped, 3 where isStripped: .debugSymbols
        case 2: .executable
        // A position-independent program has the type of a library. An interpreter alone does not make it a program,
        // because some libraries can be run, too.
        case 3:
            dynamic.isProgram || segments.hasInterpreter && dynamic.name == nil ? .executable : .dynamicLibrary
        default: .other
        }
    }

    private func platforms(_ header: ELFHeader, dynamic: ELFDynamic, notes: ELFNotes) -> [BinaryPlatform] {
        if let platform = notes.platform { return [platform] }
        // Images that use GNU extensions have a mark in the header; others are recognised by their C library.
        let isLinux =
            header.system == 3
            || dynamic.needed.contains { $0 == "libc.so.6" || $0.hasPrefix("ld-linux") || $0.hasPrefix("libc.musl-") }
        if isLinux { return [BinaryPlatform(name: "Linux")] }
        return header.system == 9 ? [BinaryPlatform(name: "FreeBSD")] : []
    }
}
