package import Foundation

/// The sources of a program, which a ``ProgramBatch`` compiles and runs.
package struct SourceProgram: Sendable {
    /// A module and its files, by their paths in the program's folder.
    package struct Module: Sendable {
        package var name: String
        package var files: [String]

        package init(_ name: String, _ files: [String]) {
            self.name = name
            self.files = files
        }
    }

    /// Libraries compiled once for all programs: the objects to link, and the flags for importing them.
    package struct Libraries: Sendable {
        package var flags: [String]
        package var objects: [String]
        /// Why they do not compile.
        package var failure: String?

        package init(flags: [String] = [], objects: [String] = [], failure: String? = nil) {
            self.flags = flags
            self.objects = objects
            self.failure = failure
        }
    }

    package var folder: URL
    /// The lowest first. The last one is the program.
    package var modules: [Module]
    package var flags: [String]
    package var libraries: Libraries
    /// Whether it is linked separately, because its output or declarations would depend on other programs.
    package var isAlone = false
    /// Whether the program starts at `@main` and has no `main.swift`.
    package var hasMainType = false

    package init(_ folder: URL, _ modules: [Module], flags: [String], libraries: Libraries) {
        self.folder = folder
        self.modules = modules
        self.flags = flags
        self.libraries = libraries
    }
}

/// The outcome of a program.
package enum ProgramOutcome: Sendable {
    /// It was compiled and has ended; `diagnostics` are the compiler's.
    case ran(Command, diagnostics: String)
    /// One of its modules does not compile, or the program does not link.
    case refused(module: String, diagnostics: String)
}
