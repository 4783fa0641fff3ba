import ArgumentParser
import DovetailBasics
import DovetailDiagnostics
import DovetailDoubles
import DovetailFacts
import DovetailProject
import DovetailSwiftCode
import Foundation

/// `dovetail stub`
struct Stub: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "stub",
        abstract: "Generates test doubles for protocols, as one Swift file.",
        discussion: """
            Each double records its calls and returns what the test sets. The file needs no library \
            other than Foundation. Protocols are read from Swift sources and .swiftinterface files.

            EXAMPLES
              dovetail stub --output Tests/AppTests/Stubs.swift Sources/App
              dovetail stub --output Stubs.swift --annotated Sources
              dovetail stub -o Stubs.swift --protocol Login --protocol Session Sources
              dovetail stub -o Tests/AppTests/Stubs.swift Sources/App --testable-import App
              dovetail stub --output Stubs.swift Sources/App --parents Kit.swiftinterface
              dovetail stub -o Stubs.swift --module App=App --module Core=Core
              dovetail stub --output Tests/AppTests/Stubs.swift Sources/App --dependencies
              dovetail stub -o Stubs.swift --package-path . --target AppTests
              dovetail stub --output Mocks.swift Sources/App --name 'Mock{name}'
            """)

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
    var output: String

    @Argument(help: "Folders, Swift files, .swiftinterface files, or text files that list them, one per line.")
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "A module and its sources; it is imported where needed. Can be repeated.",
            valueName: "NAME=PATH"))
    var module: [String] = []

    @Option(
        help: ArgumentHelp(
            "A SwiftPM package's folder; needs --target, and reads the modules that the target depends on.",
            valueName: "folder"))
    var packagePath: String?

    @Option(help: ArgumentHelp("With --package-path, the target that will contain the doubles.", valueName: "name"))
    var target: String?

    @Option(help: ArgumentHelp("A JSON file with modules and their files, for build systems.", valueName: "file"))
    var modulesFile: String?

    @Flag(help: "Double only protocols with a comment 'dovetail:stub', '@mockable' or 'sourcery: AutoMockable'.")
    var annotated = false

    @Flag(help: "Double components' dependency protocols, and others only with --annotated or --protocol.")
    var dependencies = false

    @Option(
        name: .customLong("protocol"),
        help: ArgumentHelp("A protocol to double; others are left out. Can be repeated.", valueName: "name"))
    var protocols: [String] = []

    @Option(
        name: .customLong("name"),
        help: ArgumentHelp(
            "The names of doubles, with {name} for the protocol's name: 'Mock{name}'.", valueName: "pattern"))
    var name: String?

    @Option(
        help: ArgumentHelp(
            "Sources of inherited protocols that get no doubles themselves. Can be repeated.", valueName: "path"))
    var parents: [String] = []

    @Option(
        name: .customLong("import"),
        help: ArgumentHelp("A module to import, or a whole import declaration. Can be repeated.", valueName: "module"))
    var imports: [String] = []

    @Option(help: ArgumentHelp("A module to import with @testable. Can be repeated.", valueName: "module"))
    var testableImport: [String] = []

    @Option(
        help: ArgumentHelp(
            "The access level of doubles of public protocols: internal, package or "
                + "public.", valueName: "level"))
    var access = "internal"

    @OptionGroup var header: HeaderFile

    @Option(help: ArgumentHelp("A shell pattern for paths to exclude. Can be repeated.", valueName: "pattern"))
    var exclude: [String] = []

    @Option(
        help: ArgumentHelp(
            "A folder for caching results, so that a run without changes does nothing.", valueName: "folder"))
    var cache: String?

    @Flag(help: "Fail if the file on disk is out of date; write nothing.")
    var check = false

    @Flag(help: "Compile the doubles with the sources in Swift 5 and Swift 6 mode before writing them.")
    var verify = false

    @Option(
        name: .customLong("verify-flag"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "An argument for the compiler with --verify, such as -I. Can be repeated.", valueName: "flag"))
    var verifyFlags: [String] = []

    @Option(help: "The format of findings: text, json, sarif or github.")
    var format = ReportFormat.text

    @OptionGroup var printing: PrintingOptions

    func validate() throws {
        if !verifyFlags.isEmpty, !verify { throw ValidationError("--verify-flag needs --verify") }
        if annotated, !protocols.isEmpty { throw ValidationError("--annotated and --protocol cannot be combined") }
        if packagePath == nil, target != nil { throw ValidationError("--target needs --package-path") }
        if packagePath != nil, target == nil {
            throw ValidationError("--package-path needs --target, the target that will contain the doubles")
        }
        if verify, modulesFile != nil {
            throw ValidationError("--verify does not read --modules-file: name the modules with --module")
        }
    }

    func run() throws {
        try reportingBadInput {
            let sources = try StubSources(inputs(), parents: parentInputs)
            let stamp = try cache.map { folder in
                try StubStamp(folder: folder, output: output, options: stampedOptions(), sources)
            }
            if let stamp, !verify, stamp.isCurrent(output) {
                StandardError.status("\(output) is current")
                return
            }
            let read = try sources.read(naming())
            let emitted = DoubleEmitter(
                read.own, parents: read.parents + [try StubSources.known], options: try options(home: sources.home))
            if let problem = emitted.nameProblem { throw InputError(problem) }
            try report(emitted)
            let problems = (read.own + read.parents).flatMap(\.problems)
            if emitted.doubles.isEmpty, emitted.findings.isEmpty, problems.isEmpty { try reportNothing(read.own) }
            noteUnknownTypes(emitted, read.own, parents: read.parents, otherTypes: read.otherTypes)
            let findings = (problems + emitted.findings.withoutSuppressed(checked: [.cannotDouble])).sortedOnce
            guard !check else { return try compare(emitted, findings) }
            let broken = verify ? try verification(sources).findings(emitted) : []
            try format.print(findings + broken)
            guard broken.isEmpty else { throw ExitCode(1) }
            let isWritten = try OutputFile(path: output).write(emitted.bytes)
            StandardError.status(
                "\(counted(emitted.doubles.count, noun: "double")) in \(output)"
                    + (isWritten ? "" : ", already up to date"))
            guard !findings.contains(where: { $0.severity == .error }) else { throw ExitCode(1) }
            stamp?.keep(output)
        }
    }

    /// All options that affect the text.
    private func stampedOptions() throws -> [String] {
        let choices = ["\(annotated)", "\(dependencies)", "\(protocols)"]
        return try choices + ["\(naming())", "\(imports)", "\(testableImport)", access, header.text()]
    }

    private func report(_ emitted: DoubleEmitter) throws {
        for (facts, access) in emitted.hidden {
            StandardError.note(
                "'\(facts.path)' gets no double because it is \(access.keyword)", at: "\(facts.location)")
        }
        let known = Set(emitted.doubles.flatMap { [$0.facts.name, $0.facts.path] } + emitted.refused)
        guard let missing = protocols.first(where: { !known.contains($0) }) else { return }
        let near = emitted.protocols.filter { editDistance($0, missing, limit: 2) <= 2 }.sorted().first
        throw InputError(
            "no protocol is called '\(missing)' in the inputs" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }

    /// Says which parameters may have a function type, for all that was read: doubles cannot keep what does not escape.
    private func noteUnknownTypes(
        _ emitted: DoubleEmitter, _ files: [ProtocolFile], parents: [ProtocolFile], otherTypes: Set<String>
    ) {
        guard parents.isEmpty, !emitted.unknownTypes.isEmpty else { return }
        let modules = Set(files.compactMap(\.module))
        let open = files.filter { !DoubleEmitter.unreadLibraries([$0], besides: modules).isEmpty }
        let paths = Set(open.map(\.path))
        let unknown = emitted.unknownTypes.filter { type in
            paths.contains(type.location.path) && !otherTypes.contains(String(type.name.prefix { $0 != "." }))
        }
        guard let first = unknown.first else { return }
        let named = Set(unknown.map(\.location.path))
        let libraries = DoubleEmitter.unreadLibraries(open.filter { named.contains($0.path) }, besides: modules)
        let names = Set(unknown.map(\.name)).sorted()
        StandardError.note(
            "\(quotedList(Array(names.prefix(3))))\(names.count > 3 ? " and \(names.count - 3) more types" : "") "
                + "\(names.count == 1 ? "is" : "are") not declared in what was read; if one is an alias of a closure "
                + "type, the doubles compile only with '--parents' and the sources of "
                + libraries.prefix(3).map { "'\($0)'" }.joined(separator: " or "),
            at: "\(first.location)")
    }

    /// If only marked or dependency protocols are requested and there are none, an empty file is the correct result.
    private func reportNothing(_ files: [ProtocolFile]) throws {
        guard annotated || dependencies, files.contains(where: { !$0.protocols.isEmpty }) else {
            throw InputError("no protocols found in the inputs")
        }
        StandardError.print(
            annotated
                ? "no protocol is marked; write '// dovetail:stub' above those that should get a double"
                : "no dependency protocols found in the inputs")
    }

    private func inputs() throws -> ProjectInputs {
        var inputs = ProjectInputs()
        inputs.exclude = exclude
        inputs.paths = paths
        inputs.modulesFile = modulesFile
        inputs.packagePath = packagePath
        inputs.target = target
        inputs.output = output
        inputs.modules = try ProjectInputs.modules(module)
        guard !paths.isEmpty || !module.isEmpty || modulesFile != nil || packagePath != nil else {
            throw InputError("nothing to read: pass folders or files with protocols")
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

    private func naming() throws -> DoubleNaming { try name.map { try DoubleNaming(pattern: $0) } ?? .automatic }

    private func verification(_ sources: StubSources) throws -> StubVerification {
        // Manifests and programs are not part of the module.
        func compiled(_ files: [String]) -> [String] {
            Set(files).filter { path in
                path.hasSuffix(".swift")
                    && !["main.swift", "Package.swift"].contains { path == $0 || path.hasSuffix("/\($0)") }
            }.sorted()
        }
        guard module.isEmpty, packagePath == nil else {
            let files = sources.filesByModule
            return try StubVerification(
                modules: files.named.mapValues(compiled), sources: sources.ownsProtocols ? compiled(files.others) : [],
                flags: verifyFlags)
        }
        let files = compiled(sources.paths)
        guard let name = testableImport.first ?? imports.first(where: { !$0.contains("import ") }) else {
            return try StubVerification(sources: files, flags: verifyFlags)
        }
        return try StubVerification(modules: [name: files], flags: verifyFlags)
    }

    private func options(home: String?) throws -> DoubleOptions {
        var options = DoubleOptions()
        guard let level = Access(keyword: access), [.internal, .package, .public].contains(level) else {
            throw InputError("--access takes internal, package or public, not '\(access)'")
        }
        options.access = level
        options.header = try header.text()
        options.naming = try naming()
        options.marked = annotated
        options.dependencies = dependencies
        options.home = home
        options.names = protocols.isEmpty ? nil : Set(protocols)
        options.imports =
            imports.map(\.asImport) + testableImport.map { "@testable import \($0)" }
        return options
    }
}
