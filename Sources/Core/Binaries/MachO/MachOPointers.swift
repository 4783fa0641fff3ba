/// Follows the pointers in an image's data, which linkers encode in several ways.
final class MachOPointers {
    enum Target {
        case null
        case address(UInt64)
        /// A symbol that another image provides.
        case symbol(String)
    }

    private enum Encoding {
        /// Plain addresses; null if a symbol is bound to the place.
        case plain
        case chained(ChainedFixups)
        /// Plain addresses, unless there is a relocation.
        case relocated(MachORelocations)
    }

    private let layout: MachOLayout
    private let addresses: MachOAddresses
    private let encoding: Encoding
    private let reading: Reading
    private let bytes: Bytes
    /// Read at the first null pointer.
    private lazy var bindings = Bindings(bytes: bytes, layout: layout, reading: reading)

    init(bytes: Bytes, layout: MachOLayout, symbols: MachOSymbols, reading: Reading) {
        self.bytes = bytes
        self.layout = layout
        self.reading = reading
        addresses = MachOAddresses(bytes: bytes, layout: layout)
        if layout.isObject {
            encoding = .relocated(MachORelocations(bytes: bytes, layout: layout, symbols: symbols, reading: reading))
        } else if let fixups = ChainedFixups(bytes: bytes, layout: layout, reading: reading) {
            encoding = .chained(fixups)
        } else {
            encoding = .plain
        }
    }

    /// The target of the pointer at an address; nil if the address is not in the file.
    func target(at address: UInt64) -> Target? {
        guard let (rest, index) = addresses.find(address), let value = rest.word(0, is64: layout.is64) else {
            return nil
        }
        switch encoding {
        case .chained(let fixups): return fixups.target(value, segment: index)
        case .relocated(let relocations):
            return relocations.target(value, at: address, section: index) ?? Self.plain(value)
        case .plain:
            if bindings.isThreaded { return bindings.threadedTarget(value) }
            return bindings.symbols[address].map(Target.symbol) ?? Self.plain(value)
        }
    }

    private static func plain(_ value: UInt64) -> Target { value == 0 ? .null : .address(value) }

    /// The text at an address; nil if the address is not in the file.
    func text(at address: UInt64) -> String? {
        addresses.find(address).flatMap { reading.text($0.rest, place: 0, what: "a name") }
    }

    /// The names that the image needs, for an image whose symbol table is stripped.
    func imports() -> [BinarySymbol] {
        switch encoding {
        case .chained(let fixups): fixups.imports()
        case .plain: bindings.imports
        case .relocated: []
        }
    }
}
