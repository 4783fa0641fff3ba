extension MachOWriter {
    /// Adds a symbol table: type, description and value of each symbol.
    mutating func addSymbols(_ symbols: [(name: String, type: UInt8, description: UInt16, value: UInt64)]) {
        var names = ByteWriter(bytes: [0]), table = ByteWriter()
        for symbol in symbols {
            table.add(UInt32(names.count))
            table.add(symbol.type)
            table.add(UInt8(1))
            table.add(symbol.description)
            if is64 { table.add(symbol.value) } else { table.add(UInt32(symbol.value)) }
            names.add(symbol.name)
        }
        let place = addTail(table.bytes), namesPlace = addTail(names.bytes)
        addWords(0x2, [place, UInt32(symbols.count), namesPlace, UInt32(names.count)])
    }

    /// Adds the trie of the names, each with its own edge from the root, unless nodes are given.
    mutating func addTrie(_ nodes: [UInt8]) {
        let place = addTail(nodes)
        addWords(0x8000_0033, [place, UInt32(nodes.count)])
    }

    /// Adds chained fixups with one format for the data segment, and imports of the first kind.
    mutating func addChainedFixups(format: UInt16, imports: [(name: String, isWeak: Bool)]) {
        var starts = ByteWriter()
        for value in [3, 0, 16, 0] as [UInt32] { starts.add(value) }
        starts.add(UInt32(24))
        starts.add(UInt16(0x1000))
        starts.add(format)
        starts.add(UInt64(Self.dataOffset))
        starts.add(UInt32(0))
        starts.add(UInt16(1))
        starts.add(UInt16(0))
        var table = ByteWriter(), names = ByteWriter(bytes: [0])
        for (name, isWeak) in imports {
            table.add(UInt32(1) | (isWeak ? 0x100 : 0) | UInt32(names.count) << 9)
            names.add(name)
        }
        var fixups = ByteWriter()
        let tableStart = 32 + starts.count
        let header = [0, 32, tableStart, tableStart + table.count, imports.count, 1, 0, 0]
        for word in header { fixups.add(UInt32(word)) }
        fixups.bytes += starts.bytes + table.bytes + names.bytes
        let place = addTail(fixups.bytes)
        addWords(0x8000_0034, [place, UInt32(fixups.count)])
    }

    /// Adds bind opcodes that bind symbols to addresses.
    mutating func addBindings(_ bindings: [(name: String, address: UInt64)]) {
        var program = ByteWriter()
        for (name, address) in bindings {
            program.bytes += [0x11, 0x40]
            program.add(name)
            program.bytes += [0x51, 0x71]
            program.uleb(address - base - UInt64(Self.dataOffset))
            program.bytes.append(0x90)
        }
        program.bytes.append(0)
        let place = addTail(program.bytes)
        addWords(0x8000_0022, [0, 0, place, UInt32(program.count), 0, 0, 0, 0, 0, 0])
    }
}
