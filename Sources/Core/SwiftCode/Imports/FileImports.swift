package import DovetailFacts

/// What a source file imports.
package struct FileImports: Sendable {
    /// The file, as its path was given.
    package var path: String
    /// The imports, in their order.
    package var imports: [ModuleImport]
    /// Why the file could not be read, in the system's words; nil where it could.
    package var unreadable: String?
}
