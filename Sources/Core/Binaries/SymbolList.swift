/// Symbols in the order in which they come, each once.
struct SymbolList {
    private(set) var symbols: [BinarySymbol] = []
    private var names: Set<String> = []

    /// Adds a symbol unless one of its name is there.
    mutating func add(_ symbol: BinarySymbol) {
        if names.insert(symbol.name).inserted { symbols.append(symbol) }
    }
}
