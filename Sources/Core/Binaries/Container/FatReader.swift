/// A file with a slice for each of several architectures. Its table is big-endian.
struct FatReader {
    let bytes: Bytes
    let is64: Bool
    let reading: Reading

    /// Java's classes begin with the same four bytes and go on with a version, which is 45 or more.
    private static let mostSlices = 42

    /// Whether the number of slices can be one.
    static func isPlausible(_ bytes: Bytes) -> Bool {
        bytes.bigU32(4).map { $0 <= mostSlices } ?? false
    }

    /// The slices in the table's order; those outside of the file or over each other are named and not read.
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
            // What of it is in the file, so that sums of the two numbers make sense.
            let offset = min(Int(clamping: start), bytes.count)
            return BinarySlice(
                architecture: architecture, offset: offset, size: min(Int(clamping: length), bytes.count - offset),
                contents: .unread("a slice that \(text)"))
        }
        guard let part = bytes.part(start, length) else { return unread("ends past the end of the file") }
        // Slices over each other would be read as often as the table has room for them.
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
