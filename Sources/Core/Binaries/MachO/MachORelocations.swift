/// The targets of an object's pointers, which the linker has not filled in yet.
final class MachORelocations {
    private enum Relocation {
        /// To an address in the object; it is stored at the place and may be zero.
        case local
        /// To the symbol with this index.
        case symbol(Int, isSigned: Bool)
    }

    private let bytes: Bytes
    private let layout: MachOLayout
    private let symbols: MachOSymbols
    private let reading: Reading
    /// By section, then by the offset in the section.
    private var known: [Int: [UInt32: Relocation]] = [:]

    init(bytes: Bytes, layout: MachOLayout, symbols: MachOSymbols, reading: Reading) {
        self.bytes = bytes
        self.layout = layout
        self.symbols = symbols
        self.reading = reading
    }

    /// Nil if no pointer is known to be there.
    func target(_ value: UInt64, at address: UInt64, section: Int) -> MachOPointers.Target? {
        if known[section] == nil { known[section] = read(section) }
        let distance = address - layout.sections[section].address
        guard let place = UInt32(exactly: distance), let relocation = known[section]?[place] else { return nil }
        guard case .symbol(let index, let isSigned) = relocation else { return .address(value) }
        guard let symbol = symbols.entry(index), !symbol.isDebug else { return nil }
        if symbol.isUndefined { return symbols.name(symbol).map { .symbol($0) } }
        // The value at the place is added to the symbol; in signed pointers it has only half as many bits.
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
        // Several sections may share one table.
        guard reading.spend(part.count, at: part.offset) else { return [:] }
        var relocations: [UInt32: Relocation] = [:]
        for entry in 0..<Int(table.count) {
            guard let place = part.u32(entry * 8), let word = part.u32(entry * 8 + 4) else { break }
            if place >> 31 == 1 {
                // A scattered relocation, used only for 32-bit processors: its second word is the address.
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
