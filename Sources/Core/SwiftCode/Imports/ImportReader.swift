import DovetailBasics
import Foundation

/// Reads the imports of many files, on all processors.
package enum ImportReader {
    /// The imports of each file, in the order of the files. Unreadable files are included, with the reason.
    package static func read(_ paths: [String]) -> [FileImports] {
        Workers.map(paths.count) { index, bytes in
            let path = paths[index]
            if let why = bytes.read(path) { return FileImports(path: path, imports: [], unreadable: why) }
            return FileImports(path: path, imports: ImportScanner.imports(in: bytes.bytes, path: path))
        }
    }

    /// Whether files contain nothing but imports and comments. Stops at the first that does not.
    package static func areOnlyImports(_ paths: [String]) -> Bool {
        paths.allSatisfy { path in
            FileManager.default.contents(atPath: path).map { $0.withUnsafeBytes(ImportScanner.isOnlyImports) } ?? false
        }
    }
}
