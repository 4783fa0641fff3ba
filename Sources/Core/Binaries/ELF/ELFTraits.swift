/// Reads the traits that the section names of an ELF image show.
struct ELFTraits {
    let bytes: Bytes
    let sections: ELFSections
    let reading: Reading

    func read(into image: inout BinaryImage) {
        guard let section = sections.names, let names = bytes.part(section.offset, section.size) else { return }
        for section in (0..<sections.count).lazy.compactMap(sections.section) {
            let name = Int(section.name)
            switch names.u8(name) {
            case UInt8(ascii: "s") where names.hasText("swift5_", at: name): image.traits.insert(.swift)
            case UInt8(ascii: "."):
                if names.isName(".swift1_autolink_entries", at: name) {
                    image.traits.insert(.swift)
                    readOptions(section, into: &image)
                } else if names.isName(".llvmbc", at: name) {
                    image.traits.insert(.bitcode)
                }
            default: break
            }
        }
    }

    /// Zero-terminated texts: `-lswiftCore`, or `-framework` and a name.
    private func readOptions(_ section: ELFSections.Section, into image: inout BinaryImage) {
        guard let part = bytes.part(section.offset, section.size) else {
            return reading.note("the autolink entries end past the end of the file", at: bytes.offset)
        }
        guard reading.spend(part.count, at: part.offset) else { return }
        var cursor = ByteCursor(part)
        var option: [String] = []
        var known = Set(image.autolink)
        while let word = cursor.text() {
            guard word.count > 0, let text = word.text(0) else { continue }
            option.append(text)
            if option == ["-framework"] { continue }
            if known.insert(option).inserted { image.autolink.append(option) }
            option = []
        }
    }
}
