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

    /// Whether the only file of a module is the one that Xcode and SwiftPM begin a package with.
    package static func isTemplate(_ paths: [String], of module: String) -> Bool {
        guard paths.count == 1, let data = FileManager.default.contents(atPath: paths[0]), data.count < 1024 else {
            return false
        }
        let text = String(decoding: data, as: UTF8.self)
        return text.contains("struct \(module) {") && text.contains("\"Hello, World!\"") && !text.contains("import ")
    }
}
