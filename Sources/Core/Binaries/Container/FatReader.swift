/// A file with slices for several architectures. Its table is big-endian.
struct FatReader {
    let bytes: Bytes
    let is64: Bool
    let reading: Reading

    /// Java class files begin with the same four bytes, followed by a version of at least 45.
    private static let mostSlices = 42

    /// Whether the number of slices is plausible.
    static func isPlausible(_ bytes: Bytes) -> Bool {
        bytes.bigU32(4).map { $0 <= mostSlices } ?? false
    }

    /// The slices in the table's order; those that are outside the file or overlap are listed but not read.
    func slices() -> [BinarySlice] {
        let count = Int(bytes.bigU32(4) ?? 0)
        if count == 0 { reading.note("the table of architectures is empty", at: 4) }
        var slices: [BinarySlice] = []
        for index in 0..<count {
            let place = 8 + index * (is64 ? 32 : 20)
            guard let slice = slice(place, taken: slices) else {
                reading.note("the table of architectures ends past the end of the file", at: place)
                break
            }
            slices.append(slice)
        }
        return slices
    }

    private func slice(_ place: Int, taken: [BinarySlice]) -> BinarySlice? {
        guard
            let type = bytes.bigU32(place), let subtype = bytes.bigU32(place + 4),
            let start = is64 ? bytes.bigU64(place + 8) : bytes.bigU32(place + 8).map(UInt64.init),
            let length = is64 ? bytes.bigU64(place + 16) : bytes.bigU32(place + 12).map(UInt64.init)
        else { return nil }
        let architecture = MachOArchitecture.name(type, subtype)
        func unread(_ text: String) -> BinarySlice {
            reading.note("the slice for \(architecture) \(text)", at: place)
            // Clamp both to the file, so that their sum makes sense.
            let offset = min(Int(clamping: start), bytes.count)
            return BinarySlice(
                architecture: architecture, offset: offset, size: min(Int(clamping: length), bytes.count - offset),
                contents: .unread("a slice that \(text)"))
        }
        guard let part = bytes.part(start, length) else { return unread("ends past the end of the file") }
        // Overlapping slices would be read again for each entry of the table.
        let isOverlapping = taken.contains { other in
            other.offset < part.offset + part.count && part.offset < other.offset + other.size
        }
        if isOverlapping { return unread("overlaps another") }
        var slice = SliceReader(bytes: part, reading: reading).slice(FileFormat(part))
        if let inner = slice.architecture, inner != architecture {
            reading.note("the slice for \(architecture) holds \(inner)", at: part.offset)
        }
        slice.architecture = architecture
        return slice
    }
}
