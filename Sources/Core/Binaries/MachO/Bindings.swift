/// The symbols that a loader binds to places, according to a program of opcodes.
struct Bindings {
    /// By address, within the Objective-C data that is read.
    private(set) var symbols: [UInt64: String] = [:]
    private(set) var imports: [BinarySymbol] = []
    /// Whether pointers are chained as in early arm64e images, whose imports are numbered here.
    private(set) var isThreaded = false

    private var ordinals: [String] = []
    private let base: UInt64
    private let wanted: [Range<UInt64>]
    private let reading: Reading
    private let layout: MachOLayout

    init(bytes: Bytes, layout: MachOLayout, reading: Reading) {
        self.layout = layout
        self.reading = reading
        base = layout.segments.first { $0.offset == 0 && $0.size > 0 }?.address ?? 0
        wanted = layout.sections.filter { $0.role != .other && $0.offset > 0 }.compactMap { section in
            let (end, isOverflow) = section.address.addingReportingOverflow(section.size)
            return isOverflow ? nil : section.address..<end
        }
        var list = SymbolList()
        for table in layout.bindings {
            guard let part = bytes.part(UInt64(table.offset), UInt64(table.count)) else {
                reading.note("the bindings end past the end of the file", at: bytes.offset)
                continue
            }
            if !run(part, &list) { reading.note("the bindings are damaged", at: part.offset) }
        }
        imports = list.symbols
    }

    /// The target of a pointer in a threaded image.
    func threadedTarget(_ value: UInt64) -> MachOPointers.Target? {
        if value == 0 { return .null }
        switch ChainedPointer.decode(value, .arm64e) {
        case .address(let address): return .address(address)
        case .offset(let offset): return .address(base &+ offset)
        case .imported(let index): return index < ordinals.count ? .symbol(ordinals[index]) : nil
        }
    }

    /// False if the program is invalid.
    private mutating func run(_ program: Bytes, _ list: inout SymbolList) -> Bool {
        var cursor = ByteCursor(program)
        let pointer = UInt64(layout.pointerSize)
        var name = "", address: UInt64 = 0
        while let byte = cursor.u8() {
            let low = UInt64(byte & 0xF)
            switch byte & 0xF0 {
            // The end of the program or of a part; a library number within the byte; the type of a binding.
            case 0x00, 0x10, 0x30, 0x50: break
            case 0x20, 0x60: guard cursor.skipLEB() else { return false }
            case 0x40:
                guard let text = cursor.text(), reading.spend(text.count + 16, at: program.offset) else { return false }
                name = text.text(at: 0, length: text.count) ?? ""
                list.add(BinarySymbol(name: name, isWeak: low & 1 != 0))
            case 0x70:
                guard let offset = cursor.uleb(), Int(low) < layout.segments.count else { return false }
                address = layout.segments[Int(low)].address &+ offset
            case 0x80:
                guard let distance = cursor.uleb() else { return false }
                address &+= distance
            case 0x90:
                bind(name, address)
                address &+= pointer
            case 0xA0:
                guard let distance = cursor.uleb() else { return false }
                bind(name, address)
                address &+= distance &+ pointer
            case 0xB0:
                bind(name, address)
                address &+= low * pointer + pointer
            case 0xC0:
                guard
                    let count = cursor.uleb(), let distance = cursor.uleb(),
                    let times = Int(exactly: count), times <= Int.max / 16,
                    reading.spend(times * 16, at: program.offset)
                else { return false }
                for _ in 0..<times {
                    bind(name, address)
                    address &+= distance &+ pointer
                }
            case 0xD0:
                isThreaded = true
                if low == 0, cursor.uleb() == nil { return false }
            default: return false
            }
        }
        return true
    }

    private mutating func bind(_ name: String, _ address: UInt64) {
        if isThreaded {
            ordinals.append(name)
        } else if wanted.contains(where: { $0.contains(address) }) {
            symbols[address] = name
        }
    }
}
