import ArgumentParser
import Doubles
import Foundation
import ProjectFacts
import Report
import SourceFacts
import WiringModel

/// `dovetail stub`
struct Stub: ParsableCommand {
    static let configuration = CommandConfiguration(
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
            """)

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
    var output: String

    @Argument(help: "Folders, Swift files, .swiftinterface files, or text files that list such, one on a line.")
    var paths: [String]

    @Flag(help: "Only protocols that a comment marks: 'dovetail:stub', '@mockable' or 'sourcery: AutoMockable'.")
    var annotated = false

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

    @Option(help: ArgumentHelp("A file whose text comes first in the output, such as a licence.", valueName: "file"))
    var header: String?

    @Option(help: ArgumentHelp("A shell pattern for what to leave out. May be repeated.", valueName: "pattern"))
    var exclude: [String] = []

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
    }

    func run() throws {
        try reportingBadInput {
            let files = try StubSources.read(paths, exclude: exclude, output: output)
            let emitted = DoubleEmitter(
                files, parents: try StubSources.read(parents, exclude: exclude, output: nil) + [StubSources.known],
                options: try options())
            try report(emitted)
            if emitted.doubles.isEmpty, emitted.findings.isEmpty { throw InputError(nothing(files)) }
            guard !check else { return try compare(emitted) }
            let broken = verify ? try verification(files).findings(emitted) : []
            try format.print(emitted.findings.sorted() + broken)
            guard broken.isEmpty else { throw ExitCode(1) }
            let isWritten = try OutputFile(path: output).write(emitted.text)
            StandardError.print(
                "\(emitted.doubles.count) \(emitted.doubles.count == 1 ? "double" : "doubles") in \(output)"
                    + (isWritten ? "" : ", which was current"))
            guard emitted.findings.isEmpty else { throw ExitCode(1) }
        }
    }

    private func report(_ emitted: DoubleEmitter) throws {
        for facts in emitted.hidden {
            StandardError.print(
                "\(facts.location): note: '\(facts.path)' gets no double: it is \(facts.access.keyword)")
        }
        let known = Set(emitted.doubles.flatMap { [$0.facts.name, $0.facts.path] } + emitted.refused)
        guard let missing = protocols.first(where: { !known.contains($0) }) else { return }
        let near = emitted.protocols.filter { editDistance($0, missing, limit: 2) <= 2 }.sorted().first
        throw InputError(
            "there is no protocol '\(missing)' in what was read" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }

    private func nothing(_ files: [ProtocolFile]) -> String {
        annotated && files.contains { !$0.protocols.isEmpty }
            ? "no protocol is marked; write '// dovetail:stub' above those that get a double"
            : "there is no protocol in what was read"
    }

    private func compare(_ emitted: DoubleEmitter) throws {
        try format.print(emitted.findings.sorted())
        let current = OutputFile(path: output).current
        guard current != emitted.text else {
            guard emitted.findings.isEmpty else { throw ExitCode(1) }
            return
        }
        StandardError.print(
            "\(output):1:1: error: the doubles are \(current == nil ? "missing" : "stale"); run the same command without --check"
        )
        throw ExitCode(1)
    }

    private func verification(_ files: [ProtocolFile]) -> StubVerification {
        StubVerification(
            sources: Set((files.map(\.path) + readForVerification).filter { $0.hasSuffix(".swift") }).sorted(),
            module: testableImport.first ?? imports.first { !$0.contains("import ") }, flags: verifyFlags)
    }

    /// All Swift files: what protocols mention may stand in files without any.
    private var readForVerification: [String] {
        let all =
            (try? SwiftFiles.list(paths + parents.filter { !$0.hasSuffix(".swiftinterface") }, exclude: exclude)) ?? []
        let current = FileManager.default.currentDirectoryPath
        return all.filter {
            absolutePath($0, from: current) != absolutePath(output, from: current) && !$0.hasSuffix("/main.swift")
                && !$0.hasSuffix("Package.swift")
        }
    }

    private func options() throws -> DoubleOptions {
        var options = DoubleOptions()
        guard let level = Access(keyword: access), [.internal, .package, .public].contains(level) else {
            throw InputError("--access takes internal, package or public, not '\(access)'")
        }
        options.access = level
        options.marked = annotated
        options.names = protocols.isEmpty ? nil : Set(protocols)
        options.imports =
            imports.map { $0.contains("import ") ? $0 : "import \($0)" }
            + testableImport.map { "@testable import \($0)" }
        return options
    }
}
