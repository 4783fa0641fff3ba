import DovetailTexts

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The files of Dovetail's repository that are part of the tool, so that it needs no other files. Scripts/texts writes
/// the list of them.
package enum EmbeddedText {
    /// The bytes of the file with this path from the repository's root; nil if it is not part of the tool.
    package static func bytes(of path: String) -> [UInt8]? {
        files.first { strcmp($0.path, path) == 0 }.map { bytes(of: $0) }
    }

    /// The files in a folder, as their names and bytes, sorted by name.
    package static func files(in folder: String) -> [(name: String, bytes: [UInt8])] {
        let prefix = folder + "/"
        return files.filter { strncmp($0.path, prefix, prefix.utf8.count) == 0 }
            .map { (String(cString: $0.path + prefix.utf8.count), bytes(of: $0)) }
    }

    private static var files: UnsafeBufferPointer<text_file> {
        UnsafeBufferPointer(start: text_files, count: text_files_count)
    }

    private static func bytes(of file: text_file) -> [UInt8] {
        let length = UnsafeRawPointer(file.bytes).withMemoryRebound(to: CChar.self, capacity: 1) { strlen($0) }
        return Array(UnsafeBufferPointer(start: file.bytes, count: length))
    }
}
