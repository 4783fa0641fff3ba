/// Reads what linkers and loaders read of a file.
package enum BinaryReader {
    /// What a file holds.
    ///
    /// It is mapped, not copied, and only what is asked for is touched: at the depth of headers a few pages for each
    /// slice and each member of an archive. Takes time in proportion to that, whatever the bytes are.
    ///
    /// - Parameter path: a file's, which stands in the result as it is given.
    /// - Throws: `BinaryError` for what is no binary. What is damaged within one stands in the file's `problems`.
    package static func read(_ path: String, depth: BinaryDepth) throws(BinaryError) -> BinaryFile {
        try read(Bytes(ByteStorage(path: path)), path, depth)
    }

    /// The same of bytes in memory.
    package static func read(bytes: [UInt8], path: String, depth: BinaryDepth) throws(BinaryError) -> BinaryFile {
        try read(Bytes(ByteStorage(bytes)), path, depth)
    }

    private static func read(_ bytes: Bytes, _ path: String, _ depth: BinaryDepth) throws(BinaryError) -> BinaryFile {
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
