/// The header of an ELF image.
struct ELFHeader {
    /// A table of entries of equal size in the file.
    struct Table {
        var offset: UInt64
        var count: Int
        var entrySize: Int
    }

    let is64: Bool
    /// 1 for an object, 2 for a program, 3 for a library or a position-independent program.
    let type: UInt16
    let machine: UInt16
    /// The system whose extensions are used; 0 if none are.
    let system: UInt8
    let segments: Table
    let sections: Table
    /// The index of the section with the names of sections.
    let namesIndex: Int

    /// Nil if the bytes end before the header does.
    init?(_ bytes: Bytes, is64: Bool) {
        let word = is64 ? 8 : 4
        let counts = 24 + 3 * word + 4
        guard
            let system = bytes.u8(7), let type = bytes.u16(16), let machine = bytes.u16(18),
            let segments = bytes.word(24 + word, is64: is64), let sections = bytes.word(24 + 2 * word, is64: is64),
            let segmentSize = bytes.u16(counts + 2), let segmentCount = bytes.u16(counts + 4),
            let sectionSize = bytes.u16(counts + 6), let sectionCount = bytes.u16(counts + 8),
            let names = bytes.u16(counts + 10)
        else { return nil }
        self.is64 = is64
        self.type = type
        self.machine = machine
        self.system = system
        // Numbers that do not fit are stored in the first section's entry.
        let first = sections > 0 ? bytes.part(sections, UInt64(sectionSize)) : nil
        let manySegments = first?.u32(12 + 4 * word), manySections = first?.word(8 + 3 * word, is64: is64)
        let otherNames = first?.u32(8 + 4 * word)
        self.segments = Table(
            offset: segments, count: segmentCount == 0xFFFF ? Int(manySegments ?? 0) : Int(segmentCount),
            entrySize: Int(segmentSize))
        self.sections = Table(
            offset: sections, count: sectionCount == 0 ? Int(clamping: manySections ?? 0) : Int(sectionCount),
            entrySize: Int(sectionSize))
        namesIndex = names == 0xFFFF ? Int(otherNames ?? 0) : Int(names)
    }
}
