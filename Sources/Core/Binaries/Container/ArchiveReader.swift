/// An archive: several objects in one file, each preceded by a header of 60 characters.
struct ArchiveReader {
    let bytes: Bytes
    let isThin: Bool
    let reading: Reading

    private static let headerSize = 60

    /// The members, without the tables of symbols and names.
    func archive() -> StaticArchive {
        var archive = StaticArchive(format: isThin ? .gnuThin : .gnu, members: [])
        var names: Bytes?
        var place = 8
        while place < bytes.count, let size = size(place), let name = ArchiveName(bytes, place) {
            let start = place + Self.headerSize
            guard let contents = bytes.part(start, hasContents(name) ? size : 0) else {
                reading.note("a member's \(size) bytes end past the end of the archive", at: bytes.offset + place)
                break
            }
            // Members begin at even offsets.
            place = start + contents.count + contents.count % 2
            switch name {
            case .symbols(let isGNU):
                if !isGNU { archive.format = .bsd }
            case .names: names = contents
            case .plain(let name, let isGNU):
                if !isGNU, !isThin { archive.format = .bsd }
                archive.members.append(member(name, contents: contents, size: size))
            case .before(let length):
                archive.format = .bsd
                if let member = member(contents, lengthOfName: length) { archive.members.append(member) }
            case .listed(let offset):
                if let name = listed(offset, names, at: contents.offset) {
                    archive.members.append(member(name, contents: contents, size: size))
                }
            }
            reading.pass(contents)
        }
        return archive
    }

    /// A thin archive contains only tables; its members are separate files.
    private func hasContents(_ name: ArchiveName) -> Bool {
        switch name {
        case .symbols, .names: true
        case .plain, .before, .listed: !isThin
        }
    }

    /// A member's size according to its header; nil if there is no header, which is noted.
    private func size(_ place: Int) -> Int? {
        guard bytes.u16(place + 58) == 0x0A60 else {
            reading.note("a member's header is expected here", at: bytes.offset + place)
            return nil
        }
        guard let size = ArchiveName.number(bytes, place: place + 48, length: 10) else {
            reading.note("a member's size is not a number", at: bytes.offset + place + 48)
            return nil
        }
        return size
    }

    /// A BSD member that starts with its name; nil for a symbol table, or if the name does not fit.
    private func member(_ contents: Bytes, lengthOfName: Int) -> ArchiveMember? {
        guard let field = contents.part(0, lengthOfName), let rest = contents.part(from: lengthOfName) else {
            reading.note("a member's name is longer than the member", at: contents.offset)
            return nil
        }
        let name = field.text(0) ?? ""
        return ArchiveName.isSymbols(name) ? nil : member(name, contents: rest, size: rest.count)
    }

    /// A name from GNU's table, where each ends with a slash and a newline.
    private func listed(_ offset: Int, _ names: Bytes?, at place: Int) -> String? {
        guard reading.canGoOn else { return nil }
        guard let names, let rest = names.part(from: offset), let length = rest.lengthOfText(at: 0, before: 0x0A) else {
            reading.note("a member's name is outside the table of names", at: place)
            return nil
        }
        guard reading.spend(length, at: place), let text = rest.text(at: 0, length: length) else { return nil }
        return text.hasSuffix("/") ? String(text.dropLast()) : text
    }

    private func member(_ name: String, contents: Bytes, size: Int) -> ArchiveMember {
        var member = ArchiveMember(name: name, offset: contents.offset, size: size)
        switch FileFormat(contents) {
        case .machO(let is64):
            member.image = MachOReader(bytes: contents, is64: is64, reading: reading).image()
            if member.image == nil { member.unread = "a damaged Mach-O file" }
        case .elf(let is64):
            member.image = ELFReader(bytes: contents, is64: is64, reading: reading).image()
            if member.image == nil { member.unread = "a damaged ELF file" }
        case .archive: member.unread = "an archive in an archive"
        case .fat: member.unread = "a fat file in an archive"
        case .unread(let text, _): member.unread = text
        case .other: break
        }
        return member
    }
}
