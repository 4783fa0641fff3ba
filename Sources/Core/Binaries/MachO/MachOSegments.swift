extension MachOCommands {
    /// A segment and its sections.
    mutating func readSegment(_ command: Bytes, is64: Bool) {
        let word = is64 ? 8 : 4
        guard
            let address = command.word(24, is64: is64), let offset = command.word(24 + 2 * word, is64: is64),
            let size = command.word(24 + 3 * word, is64: is64), let count = command.u32(24 + 4 * word + 8)
        else {
            reading.note("a segment's command is too short", at: command.offset)
            return
        }
        layout.segments.append(MachOLayout.Segment(address: address, offset: offset, size: size))
        let first = 24 + 4 * word + 16
        let sectionSize = is64 ? 80 : 68
        for index in 0..<Int(count) {
            guard let section = command.part(first + index * sectionSize, sectionSize) else {
                reading.note("a segment has fewer sections than it says", at: command.offset)
                return
            }
            readSection(section, is64: is64)
        }
    }

    private mutating func readSection(_ section: Bytes, is64: Bool) {
        let role = role(section)
        guard reading.depth >= .symbols else { return }
        let word = is64 ? 8 : 4
        let rest = 32 + 2 * word
        guard
            let address = section.word(32, is64: is64), let size = section.word(32 + word, is64: is64),
            let offset = section.u32(rest), let relocations = section.u32(rest + 8),
            let count = section.u32(rest + 12)
        else { return }
        layout.sections.append(
            MachOLayout.Section(
                role: role, address: address, size: size, offset: offset,
                relocations: MachOLayout.Table(offset: relocations, count: count)))
    }

    /// The role of a section, by its name; also notes the traits that it shows.
    private mutating func role(_ section: Bytes) -> MachOLayout.Role {
        // Nearly all names begin with two underscores; the third character distinguishes most of them.
        switch section.u8(2) {
        case UInt8(ascii: "o") where section.hasText("__objc_", at: 0):
            if section.isText("__objc_imageinfo", at: 0, size: 16) { image.traits.insert(.objectiveC) }
            if section.isText("__objc_classlist", at: 0, size: 16) { return .classes }
            if section.isText("__objc_nlclslist", at: 0, size: 16) { return .classes }
            if section.isText("__objc_catlist", at: 0, size: 16) { return .categories }
            if section.isText("__objc_catlist2", at: 0, size: 16) { return .categories }
            if section.isText("__objc_nlcatlist", at: 0, size: 16) { return .categories }
            return .objectiveC
        case UInt8(ascii: "d"):
            // Swift classes are stored among other data.
            if section.isText("__data", at: 0, size: 16) { return .objectiveC }
        case UInt8(ascii: "s"):
            if section.hasText("__swift5_", at: 0) { image.traits.insert(.swift) }
        case UInt8(ascii: "i"):
            if section.isText("__image_info", at: 0, size: 16), section.isText("__OBJC", at: 16, size: 16) {
                image.traits.insert(.objectiveC)
            }
        case UInt8(ascii: "b"):
            let isBitcode =
                section.isText("__bitcode", at: 0, size: 16) || section.isText("__bundle", at: 0, size: 16)
            if isBitcode, section.isText("__LLVM", at: 16, size: 16) { image.traits.insert(.bitcode) }
        default: break
        }
        return .other
    }
}
