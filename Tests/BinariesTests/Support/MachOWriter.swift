/// Writes a linked image: a header and commands, then data, then the contents that the commands refer to.
struct MachOWriter {
    struct Section {
        var name: String
        var segment = "__DATA"
        var address: UInt64
        var size: Int
    }

    let is64: Bool
    let processor: UInt32
    let subtype: UInt32
    let fileType: UInt32
    var commands: [[UInt8]] = []
    var sections: [Section] = []

    private(set) var data = ByteWriter()
    private var tail = ByteWriter()

    init(is64: Bool = true, processor: UInt32 = 0x0100_000C, subtype: UInt32 = 0, fileType: UInt32 = 6) {
        self.is64 = is64
        self.processor = processor
        self.subtype = subtype
        self.fileType = fileType
    }

    static let dataOffset = 0x1000
    private static let tailOffset = 0x3000

    /// The address of the header.
    var base: UInt64 { is64 ? 0x1_0000_0000 : 0x4000 }
    var pointerSize: Int { is64 ? 8 : 4 }
    /// The address of the next data.
    var nextAddress: UInt64 { base + UInt64(Self.dataOffset + data.count) }

    /// Adds data and returns its address.
    mutating func addData(_ bytes: [UInt8]) -> UInt64 {
        data.align(8)
        let address = nextAddress
        data.bytes += bytes
        return address
    }

    /// Adds contents that a command refers to, and returns their offset in the file.
    mutating func addTail(_ bytes: [UInt8]) -> UInt32 {
        tail.align(8)
        let place = UInt32(Self.tailOffset + tail.count)
        tail.bytes += bytes
        return place
    }

    mutating func addCommand(_ number: UInt32, _ write: (inout ByteWriter) -> Void) {
        var command = ByteWriter()
        command.add(number)
        command.add(UInt32(0))
        write(&command)
        command.align(8)
        let size = UInt32(command.count)
        withUnsafeBytes(of: size.littleEndian) { command.bytes.replaceSubrange(4..<8, with: $0) }
        commands.append(command.bytes)
    }

    /// Adds a command with a text at its end, whose offset comes first.
    mutating func addText(_ number: UInt32, _ text: String, between: [UInt32] = []) {
        addCommand(number) { command in
            command.add(UInt32(12 + 4 * between.count))
            for word in between { command.add(word) }
            command.add(text)
        }
    }

    /// Adds a library command: 0xC loads it, 0xD is the image's own name.
    mutating func addLibrary(_ number: UInt32, _ name: String) { addText(number, name, between: [0, 0, 0]) }

    mutating func addWords(_ number: UInt32, _ words: [UInt32]) {
        addCommand(number) { command in for word in words { command.add(word) } }
    }

    func bytes() -> [UInt8] {
        let segments = [
            segment("__TEXT", base, 0, Self.dataOffset, []),
            segment(
                "__DATA", base + UInt64(Self.dataOffset), Self.dataOffset, Self.tailOffset - Self.dataOffset, sections),
            segment("__LINKEDIT", base + UInt64(Self.tailOffset), Self.tailOffset, max(tail.count, 8), []),
        ]
        let all = segments + commands
        var file = ByteWriter()
        file.add(UInt32(is64 ? 0xFEED_FACF : 0xFEED_FACE))
        for word in [processor, subtype, fileType, UInt32(all.count), UInt32(all.map(\.count).reduce(0, +)), 0] {
            file.add(word)
        }
        if is64 { file.add(UInt32(0)) }
        file.bytes += all.joined()
        precondition(file.count <= Self.dataOffset && data.count <= Self.tailOffset - Self.dataOffset)
        file.pad(to: Self.dataOffset)
        file.bytes += data.bytes
        file.pad(to: Self.tailOffset)
        file.bytes += tail.bytes
        file.pad(to: Self.tailOffset + 8)
        return file.bytes
    }

    private func segment(_ name: String, _ address: UInt64, _ offset: Int, _ size: Int, _ sections: [Section])
        -> [UInt8]
    {
        var writer = ByteWriter()
        func word(_ value: UInt64) { if is64 { writer.add(value) } else { writer.add(UInt32(value)) } }
        writer.add(UInt32(is64 ? 0x19 : 0x1))
        writer.add(UInt32((is64 ? 72 : 56) + sections.count * (is64 ? 80 : 68)))
        writer.add(name, size: 16)
        for value in [address, UInt64(size), UInt64(offset), UInt64(size)] { word(value) }
        for value in [7, 3, UInt32(sections.count), 0] { writer.add(value) }
        for section in sections {
            writer.add(section.name, size: 16)
            writer.add(section.segment, size: 16)
            word(section.address)
            word(UInt64(section.size))
            writer.add(UInt32(section.address - base))
            for _ in 0..<(is64 ? 7 : 6) { writer.add(UInt32(0)) }
        }
        return writer.bytes
    }
}
