/// Reads what linkers and loaders use from a file.
package enum BinaryReader {
    /// The contents of a file.
    ///
    /// The file is mapped, not copied, and only what is needed is touched: at the depth of headers, a few pages for
    /// each slice and each archive member. The time is proportional to that, whatever the bytes are.
    ///
    /// - Parameter path: the file's path, which the result repeats as given.
    /// - Throws: `BinaryError` if it is not a binary. Damage within a binary is listed in the file's `problems`.
    package static func read(_ path: String, depth: BinaryDepth) throws(BinaryError) -> BinaryFile {
        try read(Bytes(ByteStorage(path: path)), path: path, depth: depth)
    }

    /// Same as `read(_:depth:)`, for bytes in memory.
    package static func read(bytes: [UInt8], path: String, depth: BinaryDepth) throws(BinaryError) -> BinaryFile {
        try read(Bytes(ByteStorage(bytes)), path: path, depth: depth)
    }

    private static func read(_ bytes: Bytes, path: String, depth: BinaryDepth) throws(BinaryError) -> BinaryFile {
        let reading = Reading(depth: depth, size: bytes.count)
        let format = FileFormat(bytes)
        var file = BinaryFile(path: path, size: bytes.count, container: .thin, slices: [])
        switch format {
        case .fat(let is64):
            file.container = is64 ? .fat64 : .fat
            file.slices = FatReader(bytes: bytes, is64: is64, reading: reading).slices()
        case .machO, .elf, .archive, .unread:
            file.slices = [SliceReader(bytes: bytes, reading: reading).slice(format)]
        case .other:
            throw BinaryError(contents: bytes)
        }
        file.problems = reading.problems
        return file
    }
}
