/// The symbol table of a Mach-O image.
struct MachOSymbols {
    struct Entry {
        /// The offset of the name in the string table.
        var name: Int
        var type: UInt8
        var description: UInt16
        var value: UInt64

        /// Whether it is for debuggers and not for linkers.
        var isDebug: Bool { type & 0xE0 != 0 }
        var isExternal: Bool { type & 0x01 != 0 }
        var isPrivateExternal: Bool { type & 0x10 != 0 }
        /// Includes symbols prebound to their library.
        var isUndefined: Bool { type & 0x0E == 0 || type & 0x0E == 0x0C }
        /// Space that linkers reserve once for all definitions of the name; the value is its size.
        var isCommon: Bool { type & 0x0E == 0 && value != 0 }
        var isWeakDefinition: Bool { description & 0x80 != 0 }
        var isWeakReference: Bool { description & 0x40 != 0 }
    }

    private let table: Bytes?
    private let names: Bytes?
    private let is64: Bool
    private let reading: Reading

    init(bytes: Bytes, layout: MachOLayout, reading: Reading) {
        is64 = layout.is64
        self.reading = reading
        guard let symbols = layout.symbols, let strings = layout.strings, symbols.count > 0 else {
            (table, names) = (nil, nil)
            return
        }
        table = bytes.part(UInt64(symbols.offset), UInt64(symbols.count) * (layout.is64 ? 16 : 12))
        names = bytes.part(UInt64(strings.offset), UInt64(strings.count))
        if table == nil { reading.note("the table of symbols ends past the end of the file", at: bytes.offset) }
        if names == nil { reading.note("the names of symbols end past the end of the file", at: bytes.offset) }
    }

    /// Nil if there is no such entry.
    func entry(_ index: Int) -> Entry? {
        let size = is64 ? 16 : 12
        guard
            let table, index < table.count / size, let name = table.u32(index * size),
            let type = table.u8(index * size + 4), let description = table.u16(index * size + 6),
            let value = table.word(index * size + 8, is64: is64)
        else { return nil }
        return Entry(name: Int(name), type: type, description: description, value: value)
    }

    func name(_ entry: Entry) -> String? {
        names.flatMap { reading.text($0, place: entry.name, what: "a symbol's name") }
    }

    /// The symbols visible to others, and those that others must provide.
    func lists() -> (exports: [BinarySymbol], undefined: [BinarySymbol]) {
        var exports = SymbolList(), undefined = SymbolList()
        guard let table, names != nil else { return ([], []) }
        for index in 0..<table.count / (is64 ? 16 : 12) {
            guard let entry = entry(index), entry.isExternal, !entry.isDebug else { continue }
            let isMissing = entry.isUndefined && !entry.isCommon
            if !isMissing, entry.isPrivateExternal { continue }
            guard let name = name(entry) else {
                if reading.canGoOn { continue }
                break
            }
            if isMissing {
                undefined.add(BinarySymbol(name: name, isWeak: entry.isWeakReference))
            } else {
                let isWeak = entry.isWeakDefinition && !entry.isCommon
                exports.add(BinarySymbol(name: name, isWeak: isWeak, isCommon: entry.isCommon))
            }
        }
        return (exports.symbols, undefined.symbols)
    }
}
