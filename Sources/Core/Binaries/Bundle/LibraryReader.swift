/// Reads libraries and the bundles around them.
package struct LibraryReader: Sendable {
    private let source: BinarySource

    /// - Parameter readBinary: reads the binary file at a path. Its errors become problems of the bundle.
    package init(readBinary: @escaping @Sendable (String) throws -> BinaryFile) {
        source = BinarySource(read: readBinary)
    }

    /// What is at a library's path, with everything wrong listed in `problems`. Never fails; reads each binary of the
    /// library once and lists its folders. May be called from several threads.
    package func read(_ library: FoundLibrary) -> LibraryBundle {
        var bundle = LibraryBundle(path: library.path, kind: library.kind, name: library.name, variants: [])
        switch library.kind {
        case .framework:
            var reader = FrameworkReader(library.path, source)
            bundle.variants = [reader.read()]
            bundle.problems = reader.problems
        case .xcframework:
            var reader = XCFrameworkReader(library.path, source)
            bundle.variants = reader.read()
            bundle.problems = reader.problems
        case .file:
            var variant = LibraryVariant(path: library.path)
            variant.binary = source.binary(library.path, &bundle.problems)
            bundle.variants = [variant]
        }
        bundle.problems += bundle.contradictions
        return bundle
    }
}
