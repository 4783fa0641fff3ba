/// Where the pointers of an object lead, which a linker has not written yet.
final class MachORelocations {
    private enum Relocation {
        /// To an address in the object, which stands at the place and may be zero.
        case local
        /// To the symbol of an index.
        case symbol(Int, isSigned: Bool)
    }

    private let bytes: Bytes
    private let layout: MachOLayout
    private let symbols: MachOSymbols
    private let reading: Reading
    /// By section, and in it by the place from the section's beginning.
    private var known: [Int: [UInt32: Relocation]] = [:]

    init(bytes: Bytes, layout: MachOLayout, symbols: MachOSymbols, reading: Reading) {
        self.bytes = bytes
        self.layout = layout
        self.symbols = symbols
        self.reading = reading
    }

    /// nil where no pointer is known to be.
    func target(_ value: UInt64, at address: UInt64, section: Int) -> MachOPointers.Target? {
        if known[section] == nil { known[section] = read(section) }
        let distance = address - layout.sections[section].address
        guard let place = UInt32(exactly: distance), let relocation = known[section]?[place] else { return nil }
        guard case .symbol(let index, let isSigned) = relocation else { return .address(value) }
        guard let symbol = symbols.entry(index), !symbol.isDebug else { return nil }
        if symbol.isUndefined { return symbols.name(symbol).map { .symbol($0) } }
        // What stands at the place is added to the symbol; signed pointers have only half the room for it.
        let addend = isSigned ? UInt64(bitPattern: Int64(Int32(truncatingIfNeeded: value))) : value
        return .address(symbol.value &+ addend)
    }

    private func read(_ index: Int) -> [UInt32: Relocation] {
        let table = layout.sections[index].relocations
        guard table.count > 0 else { return [:] }
        guard let part = bytes.part(UInt64(table.offset), UInt64(table.count) * 8) else {
            reading.note("the relocations end past the end of the file", at: bytes.offset)
            return [:]
        }
        // Many sections may share one table.
        guard reading.spend(part.count, at: part.offset) else { return [:] }
        var relocations: [UInt32: Relocation] = [:]
        for entry in 0..<Int(table.count) {
            guard let place = part.u32(entry * 8), let word = part.u32(entry * 8 + 4) else { break }
            if place >> 31 == 1 {
                // Another layout, of 32-bit processors alone, whose second word is the address.
                if place >> 24 & 0xF == 0 { relocations[place & 0xFF_FFFF] = .local }
                continue
            }
            let type = word >> 28, isExternal = word >> 27 & 1 == 1, size = word >> 25 & 3
            let isSigned = type == 11 && layout.processor == MachOArchitecture.arm64
            guard type == 0 || isSigned, size == (layout.is64 ? 3 : 2) else { continue }
            relocations[place] = isExternal ? .symbol(Int(word & 0xFF_FFFF), isSigned: isSigned) : .local
        }
        return relocations
    }
}
