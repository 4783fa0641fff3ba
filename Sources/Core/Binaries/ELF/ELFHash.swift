/// The loader's hash tables of symbols; only they show how many symbols there are.
struct ELFHash {
    /// Nil if there is no table or it is damaged.
    let count: UInt32?

    init(_ symbols: ELFSymbols) {
        count = Self.plain(symbols) ?? Self.gnu(symbols)
    }

    private static func table(_ tag: UInt64, _ symbols: ELFSymbols) -> Bytes? {
        guard let address = symbols.dynamic.addresses[tag], let offset = symbols.segments.offset(of: address) else {
            return nil
        }
        return Int(exactly: offset).flatMap(symbols.bytes.part(from:))
    }

    /// The second number is the count of chains, one for each symbol.
    private static func plain(_ symbols: ELFSymbols) -> UInt32? {
        table(ELFDynamic.hash, symbols)?.u32(4)
    }

    /// The last symbol ends the chain that starts last; the lowest bit of its hash is set.
    private static func gnu(_ symbols: ELFSymbols) -> UInt32? {
        guard
            let table = table(ELFDynamic.gnuHash, symbols), let buckets = table.u32(0), let first = table.u32(4),
            let words = table.u32(8)
        else { return nil }
        let bucketsStart = 16 + Int(words) * (symbols.header.is64 ? 8 : 4)
        guard let heads = table.part(bucketsStart, Int(buckets) * 4) else { return nil }
        var last = (0..<Int(buckets)).lazy.compactMap { heads.u32($0 * 4) }.max() ?? 0
        guard last >= first else { return first }
        let chains = bucketsStart + heads.count
        while let hash = table.u32(chains + Int(last - first) * 4), last < .max {
            last += 1
            if hash & 1 == 1 { return last }
        }
        return nil
    }
}
