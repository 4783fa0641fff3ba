/// Reads the symbols of an ELF image: the linker's for an object, the loader's for anything else.
struct ELFSymbols {
    let bytes: Bytes
    let header: ELFHeader
    let segments: ELFSegments
    let sections: ELFSections
    let dynamic: ELFDynamic
    let reading: Reading

    func read(into image: inout BinaryImage) {
        var exports = SymbolList(), undefined = SymbolList()
        if let (symbols, names) = tables() {
            let size = header.is64 ? 24 : 16
            for place in stride(from: size, through: symbols.count - size, by: size) {
                guard read(symbols, place: place, names: names, exports: &exports, undefined: &undefined) else { break }
            }
        }
        image.exports = exports.symbols
        image.undefined = undefined.symbols
    }

    /// Reads one symbol; false if reading must stop.
    private func read(
        _ symbols: Bytes, place: Int, names: Bytes, exports: inout SymbolList, undefined: inout SymbolList
    ) -> Bool {
        let rest = header.is64 ? place + 4 : place + 12
        guard
            let name = symbols.u32(place), let info = symbols.u8(rest), let other = symbols.u8(rest + 1),
            let section = symbols.u16(rest + 2)
        else { return false }
        let binding = info >> 4, type = info & 15, visibility = other & 3
        // Keep named symbols that are global, weak or unique, except sections and files.
        guard binding == 1 || binding == 2 || binding == 10, type != 3, type != 4, name != 0 else { return true }
        let isDefined = section != 0
        // Symbols are visible to others unless hidden or internal.
        if isDefined, visibility == 1 || visibility == 2 { return true }
        guard let text = reading.text(names, place: Int(name), what: "a symbol's name") else {
            return reading.canGoOn
        }
        let symbol = BinarySymbol(name: text, isWeak: binding == 2, isCommon: section == 0xFFF2)
        if isDefined { exports.add(symbol) } else { undefined.add(symbol) }
        return true
    }

    /// The symbol table and its string table.
    private func tables() -> (Bytes, Bytes)? {
        let type = header.type == 1 ? ELFSections.symbols : ELFSections.loaderSymbols
        guard let section = sections.first(type), let link = sections.section(Int(section.link)) else {
            return header.type == 1 ? nil : loaderTables()
        }
        guard let symbols = bytes.part(section.offset, section.size), let names = bytes.part(link.offset, link.size)
        else {
            reading.note("the symbols end past the end of the file", at: bytes.offset)
            return nil
        }
        return (symbols, names)
    }

    /// The same tables as a loader finds them, for an image without sections.
    private func loaderTables() -> (Bytes, Bytes)? {
        guard let address = dynamic.addresses[ELFDynamic.symbols], let count = ELFHash(self).count else { return nil }
        let size = UInt64(count) * (header.is64 ? 24 : 16)
        guard
            let offset = segments.offset(of: address), let symbols = bytes.part(offset, size),
            let names = ELFDynamic.texts(bytes, segments: segments, addresses: dynamic.addresses)
        else {
            reading.note("the loader's symbols are outside the file", at: bytes.offset)
            return nil
        }
        return (symbols, names)
    }
}
