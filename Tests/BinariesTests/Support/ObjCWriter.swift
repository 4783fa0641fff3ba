/// Adds Objective-C metadata to an image, with pointers that a test encodes.
struct ObjCWriter {
    var image: MachOWriter
    /// Encodes a pointer to an address.
    let pointer: (UInt64) -> UInt64
    /// The places of omitted pointers to imports, with the index of the import.
    private(set) var imported: [(place: UInt64, index: Int)] = []
    /// Encodes a pointer to an import.
    let imports: (Int) -> UInt64

    init(image: MachOWriter, pointer: @escaping (UInt64) -> UInt64, imports: @escaping (Int) -> UInt64) {
        self.image = image
        self.pointer = pointer
        self.imports = imports
    }

    private func words(_ values: [UInt64]) -> [UInt8] {
        var writer = ByteWriter()
        for value in values {
            if image.is64 { writer.add(value) } else { writer.add(UInt32(truncatingIfNeeded: value)) }
        }
        return writer.bytes
    }

    /// Adds a class and returns its address.
    mutating func addClass(_ name: String, flags: UInt64 = 0) -> UInt64 {
        let text = image.addData(Array(name.utf8) + [0])
        var constants = ByteWriter()
        for _ in 0..<(image.is64 ? 4 : 3) { constants.add(UInt32(0)) }
        constants.bytes += words([0, pointer(text)])
        let place = image.addData(constants.bytes)
        return image.addData(words([0, 0, 0, 0, pointer(place + flags)]))
    }

    /// Adds a category of the class at an address, or of an imported class, and returns its address.
    mutating func addCategory(_ name: String, of type: UInt64? = nil, imported index: Int? = nil) -> UInt64 {
        let text = image.addData(Array(name.utf8) + [0])
        let place = image.addData(words([pointer(text), type.map(pointer) ?? index.map(imports) ?? 0]))
        image.sections.append(MachOWriter.Section(name: "__objc_const", address: place, size: 2 * image.pointerSize))
        if let index { imported.append((place + UInt64(image.pointerSize), index)) }
        return place
    }

    mutating func addList(_ section: String, _ addresses: [UInt64]) {
        let bytes = words(addresses.map(pointer))
        let address = image.addData(bytes)
        image.sections.append(MachOWriter.Section(name: section, address: address, size: bytes.count))
    }
}
