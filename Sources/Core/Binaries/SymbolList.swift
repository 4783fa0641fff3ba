/// Symbols in the order of insertion, without duplicates.
struct SymbolList {
    private(set) var symbols: [BinarySymbol] = []
    private var names: Set<String> = []

    /// Adds a symbol unless one with the same name exists.
    mutating func add(_ symbol: BinarySymbol) {
        if names.insert(symbol.name).inserted { symbols.append(symbol) }
    }
}
