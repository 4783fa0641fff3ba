/// The sections of an ELF image, which linkers use; none if they are stripped.
struct ELFSections {
    struct Section {
        /// The offset of its name in the section of names.
        var name: UInt32
        var type: UInt32
        var offset: UInt64
        var size: UInt64
        /// The index of an associated section.
        var link: UInt32
        /// Whether it holds instructions.
        var isCode: Bool
    }

    static let symbols: UInt32 = 2
    static let note: UInt32 = 7
    static let withoutContents: UInt32 = 8
    static let loaderSymbols: UInt32 = 11

    private let header: ELFHeader
    private let table: Bytes?

    init(_ bytes: Bytes, header: ELFHeader, reading: Reading) {
        self.header = header
        let (size, isOverflow) = header.sections.count.multipliedReportingOverflow(by: header.sections.entrySize)
        let isListed = header.sections.offset > 0 && header.sections.count > 0
        let isPossible = header.sections.entrySize >= (header.is64 ? 64 : 40) && !isOverflow
        table = isListed && isPossible ? bytes.part(header.sections.offset, UInt64(size)) : nil
        if isListed, table == nil {
            reading.note(
                "the table of sections ends past the end of the "
                    + "file", at: bytes.offset)
        }
    }

    var count: Int { table == nil ? 0 : header.sections.count }

    /// Nil if there is no such section.
    func section(_ index: Int) -> Section? {
        guard let table, index >= 0, index < header.sections.count else { return nil }
        let place = index * header.sections.entrySize
        let word = header.is64 ? 8 : 4
        guard
            let name = table.u32(place), let type = table.u32(place + 4), let flags = table.u32(place + 8),
            let offset = table.word(place + 8 + 2 * word, is64: header.is64),
            let size = table.word(place + 8 + 3 * word, is64: header.is64), let link = table.u32(place + 8 + 4 * word)
        else { return nil }
        return Section(name: name, type: type, offset: offset, size: size, link: link, isCode: flags & 4 != 0)
    }

    /// The first section of a type.
    func first(_ type: UInt32) -> Section? {
        (0..<count).lazy.compactMap(section).first { $0.type == type }
    }

    /// Whether there are code sections but none of them has contents.
    var isWithoutContents: Bool {
        var isEmpty = false
        for section in (0..<count).lazy.compactMap(section) where section.isCode {
            guard section.type == Self.withoutContents else { return false }
            isEmpty = true
        }
        return isEmpty
    }

    /// The section of names.
    var names: Section? { section(header.namesIndex) }
}
