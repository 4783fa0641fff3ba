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

    @Option(help: "How to print findings: text, json, sarif or github.")
    var format = ReportFormat.text

    func run() throws {
        try reportingBadInput {
            let emitted = DoubleEmitter(
                try StubSources.read(paths, exclude: exclude, output: output),
                parents: try StubSources.read(parents, exclude: exclude, output: nil) + [StubSources.known],
                options: try options())
            try format.print(emitted.findings.sorted())
            for facts in emitted.hidden {
                StandardError.print(
                    "\(facts.location): note: '\(facts.path)' gets no double: it is \(facts.access.keyword)")
            }
            _ = try OutputFile(path: output).write(emitted.text)
            guard emitted.findings.isEmpty else { throw ExitCode(1) }
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
