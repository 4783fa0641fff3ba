package import DovetailFacts

/// The imports of a source file.
package struct FileImports: Sendable {
    /// The path of the file, as given.
    package var path: String
    /// The imports in source order.
    package var imports: [ModuleImport]
    /// The system's reason why the file could not be read, or nil.
    package var unreadable: String?
}
