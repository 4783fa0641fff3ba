/// Pointers that store both their target and the distance to the next pointer, as newer linkers write them. The chains
/// are not followed, because callers already know where the pointers are.
struct ChainedFixups {
    private let bytes: Bytes
    /// The format for each segment; nil for one without pointers.
    private let formats: [ChainedPointer.Format?]
    private let names: Bytes?
    private let importsStart: Int
    private let importsCount: Int
    private let importsFormat: UInt32
    /// The address of the image's header.
    private let base: UInt64
    private let reading: Reading

    /// Nil if the image has no fixups, or they are damaged, which is noted.
    init?(bytes: Bytes, layout: MachOLayout, reading: Reading) {
        guard let table = layout.chainedFixups else { return nil }
        guard
            let part = bytes.part(UInt64(table.offset), UInt64(table.count)), let starts = part.u32(4),
            let imports = part.u32(8), let names = part.u32(12), let count = part.u32(16),
            let format = part.u32(20), let namesFormat = part.u32(24)
        else {
            reading.note("the chained fixups end past the end of the file", at: bytes.offset)
            return nil
        }
        if namesFormat != 0 { reading.note("the names of imports are compressed and not read", at: part.offset) }
        self.bytes = part
        self.names = namesFormat == 0 ? part.part(from: Int(names)) : nil
        importsStart = Int(imports)
        importsCount = Int(count)
        importsFormat = format
        base = layout.segments.first { $0.offset == 0 && $0.size > 0 }?.address ?? 0
        self.reading = reading
        formats = Self.formats(part, starts: Int(starts), count: layout.segments.count)
    }

    private static func formats(_ part: Bytes, starts: Int, count: Int) -> [ChainedPointer.Format?] {
        let listed = Int(part.u32(starts) ?? 0)
        return (0..<min(count, listed)).map { index in
            guard let offset = part.u32(starts + 4 + index * 4), offset > 0 else { return nil }
            return part.u16(starts + Int(offset) + 6).flatMap(ChainedPointer.Format.init)
        }
    }

    /// The target of a pointer; nil if the segment has no pointers or their format is unknown.
    func target(_ value: UInt64, segment: Int) -> MachOPointers.Target? {
        guard value != 0 else { return .null }
        guard segment < formats.count, let format = formats[segment] else { return nil }
        switch ChainedPointer.decode(value, format) {
        case .address(let address): return .address(address)
        case .offset(let offset): return .address(base &+ offset)
        case .imported(let index): return symbol(index).map { .symbol($0.name) }
        }
    }

    private func symbol(_ index: Int) -> BinarySymbol? {
        guard let names, index < importsCount else { return nil }
        let (place, isWeak): (UInt64, Bool)
        switch importsFormat {
        case 1, 2:
            guard let word = bytes.u32(importsStart + index * (importsFormat == 1 ? 4 : 8)) else { return nil }
            (place, isWeak) = (UInt64(word >> 9), word & 0x100 != 0)
        case 3:
            guard let word = bytes.u64(importsStart + index * 16) else { return nil }
            (place, isWeak) = (word >> 32, word & 0x1_0000 != 0)
        default: return nil
        }
        return reading.text(names, place: Int(place), what: "an import's name").map {
            BinarySymbol(name: $0, isWeak: isWeak)
        }
    }

    /// The imported names in the table's order.
    func imports() -> [BinarySymbol] {
        var list = SymbolList()
        // The claimed length of the table may be too large.
        for index in 0..<min(importsCount, bytes.count / 4) {
            guard let symbol = symbol(index) else {
                if reading.canGoOn { continue }
                break
            }
            list.add(symbol)
        }
        return list.symbols
    }
}
