import DovetailBasics
import DovetailByteSearch
import DovetailSwiftCode

/// Recognises test code that no manifest classifies, by a file's imports or folder.
enum TestCode {
    /// Whether an enclosing folder is named like a test target.
    static func isInFolder(_ file: Substring) -> Bool {
        file.utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { $0.suffix(5).elementsEqual("Tests".utf8) }
    }

    /// For each of the files, whether it imports a testing library.
    static func importsLibrary(_ files: [String]) -> [Bool] {
        Workers.map(files.count) { index, bytes in
            bytes.read(files[index]) == nil && holdsImport(bytes.bytes)
        }
    }

    /// The same, and the files' indexes, for which they would have to be read once more.
    static func importsLibrary(
        indexing files: [String], _ cache: FactCache?
    ) -> [(imports: Bool, file: IndexedFile)] {
        let uses = ContainerUses()
        return Workers.map(files.count) { index, bytes in
            let file = IndexedFile(files[index], bytes, uses, cache: cache)
            return (file.isReadable && holdsImport(bytes.bytes), file)
        }
    }

    private static func holdsImport(_ bytes: UnsafeRawBufferPointer) -> Bool {
        ["XCTest", "Testing"].contains { holdsImport($0, bytes) }
    }

    /// Whether a file contains `import NAME`, at the start of a line or after an attribute.
    private static func holdsImport(_ name: String, _ bytes: UnsafeRawBufferPointer) -> Bool {
        let text = Array("import \(name)".utf8)
        guard let base = bytes.baseAddress else { return false }
        var start = 0
        while start < bytes.count, let found = byte_search(base + start, bytes.count - start, text, text.count) {
            let offset = found - base
            start = offset + 1
            let end = offset + text.count
            if end < bytes.count, ![9, 10, 13, 32, 59].contains(bytes[end]) { continue }
            let before = bytes[..<offset].suffix(while: { $0 != 10 && $0 != 13 })
            if before.allSatisfy({ $0 == 9 || $0 == 32 }) || before.first == UInt8(ascii: "@") { return true }
        }
        return false
    }
}

extension Slice<UnsafeRawBufferPointer> {
    /// The longest suffix whose bytes all meet a condition.
    fileprivate func suffix(while isPart: (UInt8) -> Bool) -> Self {
        var start = endIndex
        while start > startIndex, isPart(self[start - 1]) { start -= 1 }
        return self[start...]
    }
}
