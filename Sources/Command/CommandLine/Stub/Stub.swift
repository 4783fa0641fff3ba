import ArgumentParser
import DovetailBasics
import DovetailDiagnostics
import DovetailDoubles
import DovetailFacts
import DovetailProject
import DovetailSwiftCode
import Foundation

/// `dovetail stub`
struct Stub: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stub",
        abstract: "Writes test doubles of protocols as one Swift file.",
        discussion: """
            Each double records what its members were called with and answers what a test \
            programs. The file needs no library. Protocols are read from Swift sources and from \
            .swiftinterface files.

            EXAMPLES
              dovetail stub --output Tests/AppTests/Stubs.swift Sources/App
              dovetail stub --output Stubs.swift --annotated Sources
              dovetail stub --output Stubs.swift --protocol Login --protocol Session Sources
              dovetail stub --output Tests/AppTests/Stubs.swift Sources/App --testable-import App
              dovetail stub --output Stubs.swift Sources/App --parents Kit.swiftinterface
              dovetail stub --output Tests/Stubs.swift --module App=Sources/App --module Core=Sources/Core
              dovetail stub --output Tests/AppTests/Stubs.swift Sources/App --dependencies
            """)

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
    var output: String

    @Argument(help: "Folders, Swift files, .swiftinterface files, or text files that list such, one on a line.")
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "A module and where its sources are; it is imported where it is needed. May be repeated.",
            valueName: "NAME=PATH"))
    var module: [String] = []

    @Option(help: ArgumentHelp("A JSON file with modules and their files, for build systems.", valueName: "file"))
    var modulesFile: String?

    @Flag(help: "Only protocols that a comment marks: 'dovetail:stub', '@mockable' or 'sourcery: AutoMockable'.")
    var annotated = false

    @Flag(help: "The dependency protocols of components, beside those that are asked for by name or by a comment.")
    var dependencies = false

    @Option(
        name: .customLong("protocol"), help: ArgumentHelp("A protocol to double. May be repeated.", valueName: "name"))
    var protocols: [String] = []

    @Option(
        help: ArgumentHelp(
            "Files whose protocols others inherit, and that get no doubles. May be repeated.", valueName: "path"))
    var parents: [String] = []

    @Option(
        name: .customLong("import"),
        help: ArgumentHelp("A module, or a whole import declaration, to import. May be repeated.", valueName: "module"))
    var imports: [String] = []

    @Option(help: ArgumentHelp("A module to import with @testable. May be repeated.", valueName: "module"))
    var testableImport: [String] = []

    @Option(help: ArgumentHelp("The level of the doubles of public protocols: internal or public.", valueName: "level"))
    var access = "internal"

    @OptionGroup var header: HeaderFile

    @Option(help: ArgumentHelp("A shell pattern for what to leave out. May be repeated.", valueName: "pattern"))
    var exclude: [String] = []

    @Option(
        help: ArgumentHelp(
            "A folder that keeps what was read, so that a run without changes does nothing.", valueName: "folder"))
    var cache: String?

    @Flag(help: "Write nothing; fail if the file on disk is not what would be written.")
    var check = false

    @Flag(help: "Compile the doubles with the sources in Swift 5 and Swift 6 mode before they are written.")
    var verify = false

    @Option(
        name: .customLong("verify-flag"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "An argument for the compiler with --verify, such as -I. May be repeated.", valueName: "flag"))
    var verifyFlags: [String] = []

    @Option(help: "How to print findings: text, json, sarif or github.")
    var format = ReportFormat.text

    func validate() throws {
        if !verifyFlags.isEmpty, !verify { throw ValidationError("--verify-flag is for --verify") }
        if annotated, !protocols.isEmpty { throw ValidationError("--annotated and --protocol are two ways to choose") }
        let isOneModule = modulesFile == nil && (module.isEmpty || module.count == 1 && paths.isEmpty)
        if verify, !isOneModule {
            throw ValidationError(
                "--verify compiles the sources of one module: run it for each, and leave the check of all together "
                    + "to the build of the tests")
        }
    }

    func run() throws {
        try reportingBadInput {
            let sources = try StubSources(inputs(), parents: parentInputs)
            let stamp = try cache.map { folder in
                try StubStamp(folder: folder, output: output, options: stampedOptions(), sources)
            }
            if let stamp, !verify, stamp.isCurrent(output) {
                StandardError.print("\(output) is current")
                return
            }
            let read = try sources.read()
            let emitted = DoubleEmitter(
                read.own, parents: read.parents + [try StubSources.known], options: try options(home: sources.home))
            try report(emitted)
            if emitted.doubles.isEmpty, emitted.findings.isEmpty { try reportNothing(read.own) }
            let findings = emitted.findings.withoutSuppressed(checked: [.cannotDouble])
            guard !check else { return try compare(emitted, findings) }
            let broken = verify ? try verification(sources.paths).findings(emitted) : []
            try format.print(findings + broken)
            guard broken.isEmpty else { throw ExitCode(1) }
            let isWritten = try OutputFile(path: output).write(emitted.bytes)
            StandardError.print(
                "\(emitted.doubles.count) \(emitted.doubles.count == 1 ? "double" : "doubles") in \(output)"
                    + (isWritten ? "" : ", which was current"))
            guard !findings.contains(where: { $0.severity == .error }) else { throw ExitCode(1) }
            stamp?.keep(output)
        }
    }

    /// All options that decide about the text.
    private func stampedOptions() throws -> [String] {
        let choices = ["\(annotated)", "\(dependencies)", "\(protocols)"]
        return try choices + ["\(imports)", "\(testableImport)", access, header.text()]
    }

    private func report(_ emitted: DoubleEmitter) throws {
        for (facts, access) in emitted.hidden {
            StandardError.print("\(facts.location): note: '\(facts.path)' gets no double: it is \(access.keyword)")
        }
        let known = Set(emitted.doubles.flatMap { [$0.facts.name, $0.facts.path] } + emitted.refused)
        guard let missing = protocols.first(where: { !known.contains($0) }) else { return }
        let near = emitted.protocols.filter { editDistance($0, missing, limit: 2) <= 2 }.sorted().first
        throw InputError(
            "there is no protocol '\(missing)' in what was read" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }

    /// Where marks or dependencies are asked for and there are none, an empty file is what was asked for.
    private func reportNothing(_ files: [ProtocolFile]) throws {
        guard annotated || dependencies, files.contains(where: { !$0.protocols.isEmpty }) else {
            throw InputError("there is no protocol in what was read")
        }
        StandardError.print(
            annotated
                ? "no protocol is marked; write '// dovetail:stub' above those that get a double"
                : "there is no dependency protocol in what was read")
    }

    private func inputs() throws -> ProjectInputs {
        var inputs = ProjectInputs()
        inputs.exclude = exclude
        inputs.paths = paths
        inputs.modulesFile = modulesFile
        inputs.output = output
        inputs.modules = try ProjectInputs.modules(module)
        guard !paths.isEmpty || !module.isEmpty || modulesFile != nil else {
            throw InputError("nothing to read: name folders or files with protocols")
        }
        return inputs
    }

    private var parentInputs: ProjectInputs {
        var inputs = ProjectInputs()
        inputs.exclude = exclude
        inputs.paths = parents
        return inputs
    }

    private func compare(_ emitted: DoubleEmitter, _ findings: [Finding]) throws {
        try format.print(findings)
        try OutputFile(path: output).compare(emitted.bytes, "the doubles are")
        guard !findings.contains(where: { $0.severity == .error }) else { throw ExitCode(1) }
    }

    private func verification(_ sources: [String]) -> StubVerification {
        // Manifests and programs of their own are no part of the module.
        let files = Set(sources).filter { path in
            path.hasSuffix(".swift")
                && !["main.swift", "Package.swift"].contains { path == $0 || path.hasSuffix("/\($0)") }
        }
        let named = module.first?.split(separator: "=").first.map(String.init)
        return StubVerification(
            sources: files.sorted(), module: named ?? testableImport.first ?? imports.first { !$0.contains("import ") },
            flags: verifyFlags)
    }

    private func options(home: String?) throws -> DoubleOptions {
        var options = DoubleOptions()
        guard let level = Access(keyword: access), [.internal, .package, .public].contains(level) else {
            throw InputError("--access takes internal, package or public, not '\(access)'")
        }
        options.access = level
        options.header = try header.text()
        options.marked = annotated
        options.dependencies = dependencies
        options.home = home
        options.names = protocols.isEmpty ? nil : Set(protocols)
        options.imports =
            imports.map(\.asImport) + testableImport.map { "@testable import \($0)" }
        return options
    }
}
