/// A little-endian Mach-O image.
struct MachOReader {
    let bytes: Bytes
    let is64: Bool
    let reading: Reading

    /// The image; nil if its header is incomplete, which is noted.
    func image() -> BinaryImage? {
        guard
            let type = bytes.u32(4), let subtype = bytes.u32(8), let fileType = bytes.u32(12),
            let count = bytes.u32(16), let size = bytes.u32(20), bytes.count >= headerSize
        else {
            reading.note("the header ends past the end of the file", at: bytes.offset)
            return nil
        }
        let architecture = MachOArchitecture.name(type, subtype)
        var image = BinaryImage(format: .machO, kind: kind(fileType), architecture: architecture)
        var commands = MachOCommands(
            layout: MachOLayout(is64: is64, processor: type, fileType: fileType), image: image, bytes: bytes,
            reading: reading)
        commands.read(count: Int(count), from: headerSize, size: Int(size))
        image = commands.image
        if reading.depth >= .symbols {
            MachOContents(bytes: bytes, layout: commands.layout, reading: reading).read(into: &image)
        }
        return image
    }

    private var headerSize: Int { is64 ? 32 : 28 }

    private func kind(_ fileType: UInt32) -> BinaryImage.Kind {
        switch fileType {
        case 1: .object
        case 2: .executable
        case 6: .dynamicLibrary
        case 8: .bundle
        case 9: .dynamicLibraryStub
        case 10: .debugSymbols
        default: .other
        }
    }
}
