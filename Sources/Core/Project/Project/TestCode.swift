import DovetailBasics
import DovetailByteSearch
import DovetailSwiftCode

/// Recognises test code that no manifest classifies, by a file's imports or folder.
enum TestCode {
    /// Whether an enclosing folder is named like a test target.
    ///
    /// - Parameter start: the number of bytes of the path before the folders that count.
    static func isInFolder(_ file: String, from start: Int) -> Bool {
        var file = file
        return file.withUTF8 { path in
            guard let base = path.baseAddress else { return false }
            return byte_search(base + start, path.count - start, "Tests/", 6) != nil
        }
    }

    /// The indexes of the files, which tell whether they import a library for tests.
    static func indexes(of files: [String], _ cache: FactCache?) -> [IndexedFile] {
        let uses = ContainerUses()
        return Workers.map(files.count) { index, bytes in
            IndexedFile.read(files[index], bytes: bytes, uses: uses, cache: cache)
        }
    }
}
