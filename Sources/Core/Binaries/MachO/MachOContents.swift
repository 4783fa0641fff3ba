/// Reads what load commands only point to: symbols, classes, categories.
struct MachOContents {
    let bytes: Bytes
    let layout: MachOLayout
    let reading: Reading

    func read(into image: inout BinaryImage) {
        let symbols = MachOSymbols(bytes: bytes, layout: layout, reading: reading)
        var (exports, undefined) = symbols.lists()
        if !layout.isObject {
            // Loaders still need, in another place, what was stripped from the symbol table.
            if exports.isEmpty, let trie = part(layout.exportsTrie, "the exports") {
                exports = ExportsTrie(bytes: trie, reading: reading).symbols()
            }
        }
        let pointers = MachOPointers(bytes: bytes, layout: layout, symbols: symbols, reading: reading)
        if undefined.isEmpty, !layout.isObject { undefined = pointers.imports() }
        image.exports = exports
        image.undefined = undefined
        let metadata = ObjCMetadata(bytes: bytes, layout: layout, pointers: pointers, reading: reading)
        image.classes = metadata.classes(exports: exports)
        image.categories = metadata.categories()
    }

    private func part(_ table: MachOLayout.Table?, _ what: String) -> Bytes? {
        guard let table, table.count > 0 else { return nil }
        guard let part = bytes.part(UInt64(table.offset), UInt64(table.count)) else {
            reading.note("\(what) end past the end of the file", at: bytes.offset)
            return nil
        }
        return part
    }
}
