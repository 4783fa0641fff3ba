/// Writes archives in all formats.
struct ArchiveWriter {
    private var writer = ByteWriter()

    init(isThin: Bool = false) { writer.bytes = Array((isThin ? "!<thin>\n" : "!<arch>\n").utf8) }

    var bytes: [UInt8] { writer.bytes }

    /// Adds a member with this name field.
    mutating func add(_ name: String, _ contents: [UInt8], size: Int? = nil) {
        writer.add(name, size: 16, fill: 0x20)
        writer.add("0", size: 12, fill: 0x20)
        // In real files, a value that overflows its field runs into the next one.
        writer.add("65279/24403", size: 12, fill: 0x20)
        writer.add("100644", size: 8, fill: 0x20)
        writer.add(String(size ?? contents.count), size: 10, fill: 0x20)
        writer.bytes += [0x60, 0x0A] + contents
        if writer.count % 2 == 1 { writer.bytes.append(0x0A) }
    }

    /// Adds a member with its name before its contents, as BSD does for long names.
    mutating func addBSD(_ name: String, _ contents: [UInt8]) {
        let length = (name.utf8.count + 4) / 4 * 4
        add("#1/\(length)", Array(name.utf8) + Array(repeating: 0, count: length - name.utf8.count) + contents)
    }
}

/// A file with slices for several architectures.
func fatFile(is64: Bool = false, _ slices: [(processor: UInt32, subtype: UInt32, bytes: [UInt8])]) -> [UInt8] {
    var writer = ByteWriter()
    writer.addBig(UInt32(is64 ? 0xCAFE_BABF : 0xCAFE_BABE))
    writer.addBig(UInt32(slices.count))
    var offset = 0x1000
    for slice in slices {
        writer.addBig(slice.processor)
        writer.addBig(slice.subtype)
        if is64 {
            writer.addBig(UInt64(offset))
            writer.addBig(UInt64(slice.bytes.count))
            writer.addBig(UInt64(12))
        } else {
            for word in [offset, slice.bytes.count, 12] { writer.addBig(UInt32(word)) }
        }
        offset = (offset + slice.bytes.count + 0xFFF) / 0x1000 * 0x1000
    }
    for slice in slices {
        writer.align(0x1000)
        writer.bytes += slice.bytes
    }
    return writer.bytes
}
