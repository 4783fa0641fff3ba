import DovetailBasics
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
        /// A text that differs between libraries with different sources; nil if their programs are always compiled.
        package var identity: String?

        package init(
            flags: [String] = [], objects: [String] = [], failure: String? = nil, identity: String? = nil
        ) {
            self.flags = flags
            self.objects = objects
            self.failure = failure
            self.identity = flags.isEmpty && objects.isEmpty ? "" : identity
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

    /// What its outcome depends on; nil if that is not only its sources, its libraries and the compiler.
    var key: String? {
        guard let compiler = KnownOutcomes.compiler, let libraries = libraries.identity,
            !flags.contains(where: KnownOutcomes.isTemporary)
        else { return nil }
        var key = CacheKey()
        for piece in [compiler, libraries, "\(isAlone) \(hasMainType)"] + flags { key.add(piece) }
        for module in modules {
            key.add("module \(module.name)")
            for file in module.files {
                let url = file.hasPrefix("/") ? URL(fileURLWithPath: file) : folder.appendingPathComponent(file)
                guard let text = try? Data(contentsOf: url) else { return nil }
                // A file of this repository is given by its whole path, which diagnostics name.
                key.add(file.hasPrefix("/") ? url.lastPathComponent : file)
                key.add(text)
            }
        }
        return key.name
    }
}

/// The outcome of a program.
package enum ProgramOutcome: Sendable {
    /// It was compiled and has ended; `diagnostics` are the compiler's.
    case ran(Command, diagnostics: String)
    /// One of its modules does not compile, or the program does not link.
    case refused(module: String, diagnostics: String)

    init(_ known: KnownOutcomes.Outcome) {
        let diagnostics = KnownOutcomes.here(known.diagnostics)
        self =
            if let module = known.refused { .refused(module: module, diagnostics: diagnostics) } else {
                .ran(
                    Command(
                        status: known.status ?? 0, output: KnownOutcomes.here(known.output),
                        errors: KnownOutcomes.here(known.errors)),
                    diagnostics: diagnostics)
            }
    }

    /// The outcome as it is kept; nil if it depends on other programs, the place or the time.
    var known: KnownOutcomes.Outcome? {
        var known = KnownOutcomes.Outcome()
        switch self {
        case .ran(let run, let diagnostics):
            if run.wasEnded { return nil }
            known.status = run.status == 0 ? nil : run.status
            known.output = KnownOutcomes.portable(run.output)
            known.errors = KnownOutcomes.portable(KnownOutcomes.withoutStack(run.errors))
            known.diagnostics = KnownOutcomes.portable(diagnostics)
        case .refused(let module, let diagnostics):
            // The libraries, or what programs that are linked together do to each other.
            if module.contains(" ") { return nil }
            (known.refused, known.diagnostics) = (module, KnownOutcomes.portable(diagnostics))
        }
        let texts = [known.output, known.errors, known.diagnostics].compactMap { $0 }
        return texts.contains(where: KnownOutcomes.isTemporary) ? nil : known
    }
}
