import DovetailBasics

/// Reads the imports of many files, on all processors.
package enum ImportReader {
    /// The imports of each file, in the files' order. One that cannot be read is there, too, and says why.
    package static func read(_ paths: [String]) -> [FileImports] {
        Workers.map(paths.count) { index, bytes in
            let path = paths[index]
            if let why = bytes.read(path) { return FileImports(path: path, imports: [], unreadable: why) }
            return FileImports(path: path, imports: ImportScanner.imports(in: bytes.bytes, path: path))
        }
    }
}
