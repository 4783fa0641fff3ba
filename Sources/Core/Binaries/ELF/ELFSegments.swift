/// The segments of an ELF image, which a loader maps into memory.
struct ELFSegments {
    struct Segment {
        var type: UInt32
        var offset: UInt64
        var address: UInt64
        /// Size in the file, in bytes.
        var size: UInt64
    }

    private(set) var loaded: [Segment] = []
    private(set) var notes: [Segment] = []
    private(set) var dynamic: Segment?
    private(set) var hasInterpreter = false

    init(_ bytes: Bytes, header: ELFHeader, reading: Reading) {
        guard header.segments.offset > 0, header.segments.count > 0 else { return }
        let size = header.is64 ? 56 : 32
        guard
            header.segments.entrySize >= size,
            let table = bytes.part(
                header.segments.offset, UInt64(header.segments.count) * UInt64(header.segments.entrySize))
        else {
            reading.note("the table of segments ends past the end of the file", at: bytes.offset)
            return
        }
        for index in 0..<header.segments.count {
            let place = index * header.segments.entrySize
            guard let segment = Self.segment(table, place, is64: header.is64) else { continue }
            switch segment.type {
            case 1: loaded.append(segment)
            case 2: dynamic = segment
            case 3: hasInterpreter = true
            case 4: notes.append(segment)
            default: break
            }
        }
    }

    private static func segment(_ table: Bytes, _ place: Int, is64: Bool) -> Segment? {
        let word = is64 ? 8 : 4
        guard
            let type = table.u32(place), let offset = table.word(place + word, is64: is64),
            let address = table.word(place + 2 * word, is64: is64), let size = table.word(place + 4 * word, is64: is64)
        else { return nil }
        return Segment(type: type, offset: offset, address: address, size: size)
    }

    /// The file offset of an address; nil if no segment contains it.
    func offset(of address: UInt64) -> UInt64? {
        for segment in loaded where address >= segment.address && address - segment.address < segment.size {
            let (offset, isOverflow) = segment.offset.addingReportingOverflow(address - segment.address)
            return isOverflow ? nil : offset
        }
        return nil
    }
}
