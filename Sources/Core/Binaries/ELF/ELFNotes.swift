/// The notes of an ELF image that describe its origin.
struct ELFNotes {
    /// In lower-case hexadecimal digits.
    private(set) var buildID: String?
    private(set) var platform: BinaryPlatform?

    init(_ bytes: Bytes, segments: ELFSegments, sections: ELFSections, reading: Reading) {
        var places = segments.notes.map { ($0.offset, $0.size) }
        if places.isEmpty {
            places = (0..<sections.count).compactMap(sections.section).filter { $0.type == ELFSections.note }
                .map { ($0.offset, $0.size) }
        }
        for (offset, size) in places {
            guard let part = bytes.part(offset, size) else {
                reading.note("notes end past the end of the file", at: bytes.offset)
                continue
            }
            guard reading.spend(part.count, at: part.offset) else { return }
            read(part)
        }
    }

    private mutating func read(_ notes: Bytes) {
        var place = 0
        while let nameSize = notes.u32(place), let size = notes.u32(place + 4), let type = notes.u32(place + 8) {
            let start = place + 12
            let contentsStart = start + Self.padded(nameSize)
            guard let contents = notes.part(contentsStart, Int(size)) else { return }
            if notes.isName("GNU", at: start) {
                if type == 3, contents.count <= 64 { buildID = contents.hexadecimal() }
                if type == 1 { platform = Self.system(contents) }
            } else if notes.isName("Android", at: start), type == 1 {
                platform = BinaryPlatform(name: "Android", minimumOS: contents.u32(0).map(String.init))
            }
            place = contentsStart + Self.padded(size)
        }
    }

    /// The system, with the oldest supported kernel version.
    private static func system(_ contents: Bytes) -> BinaryPlatform? {
        guard
            let number = contents.u32(0), let major = contents.u32(4), let minor = contents.u32(8),
            let patch = contents.u32(12)
        else { return nil }
        let names = ["Linux", "Hurd", "Solaris", "FreeBSD", "NetBSD"]
        guard number < names.count else { return nil }
        return BinaryPlatform(name: names[Int(number)], minimumOS: "\(major).\(minor).\(patch)")
    }

    /// Names and contents begin at multiples of four.
    private static func padded(_ size: UInt32) -> Int { (Int(size) + 3) & ~3 }
}
