import DovetailDoubles
import DovetailSwiftCode
import Foundation
import Testing
import ToolRunner

/// A program that calls each requirement of doubles through its protocol, and compares what the double recorded and
/// returned.
struct DoubledProgram {
    let driver: DriverWriter
    private let folder: TemporaryFolder
    private let sources: [URL]

    /// - Parameter sources: the files whose protocols are called; all but the first are only inherited.
    /// - Parameter excluded: the names of requirements to leave out.
    init(
        _ sources: [URL], _ fixture: Fixture, marked: Bool = false, excluded: Set<String> = []
    ) throws {
        let files = try sources.map { url in
            try ProtocolReader.read(
                try String(contentsOf: url, encoding: .utf8), path: url.lastPathComponent, module: nil)
        }
        let known = try ProtocolReader.read(KnownProtocols.source, path: "", module: KnownProtocols.module)
        var options = DoubleOptions()
        options.marked = marked
        let emitter = DoubleEmitter([files[0]], parents: files.dropFirst() + [known], options: options)
        self.sources = sources
        driver = DriverWriter(
            files[0], emitter.doubles, fixture, excluded: excluded,
            handWritten: HandWrittenCalls(sources[0].lastPathComponent))
        folder = try TemporaryFolder()
        try folder.write("Stubs.swift", emitter.text)
        try folder.write("Driver.swift", driver.text)
    }

    /// Replaces the doubles with those that the command writes.
    func writeDoubles() throws {
        let stub = try Command.dovetail(["stub", "--output", "Stubs.swift"] + sources.map(\.path), in: folder.url)
        try #require(stub.status == 0, "\(stub.errors)")
    }

    /// The program in a language mode, with more flags.
    func sourceProgram(_ mode: String, _ flags: [String] = []) -> SourceProgram {
        let files = ["Stubs.swift", "Driver.swift"] + sources.map(\.path)
        var program = SourceProgram(
            folder.url, [SourceProgram.Module("Doubled", files)],
            flags: ["-package-name", "doubled", "-swift-version", mode] + flags,
            libraries: SourceProgram.Libraries())
        program.hasMainType = true
        return program
    }

    /// The problems of some runs, as text. Each requirement must be called by one of them.
    ///
    /// - Parameter hasConditions: whether requirements may have conditions that never hold.
    func problems(_ outcomes: [ProgramOutcome], hasConditions: Bool = false) -> [String] {
        var problems: [String] = []
        var called: Set<String> = []
        for outcome in outcomes {
            switch outcome {
            case .refused(let module, let diagnostics): problems.append("\(module) does not compile: \(diagnostics)")
            case .ran(let run, let diagnostics):
                problems += Self.warnings(diagnostics)
                if run.status != 0 {
                    let last = run.errors.split(separator: "\n").suffix(5).joined(separator: "\n")
                    problems.append("\(run.output)\nat the end: \(last)")
                }
                called.formUnion(
                    run.output.split(separator: "\n").filter { $0.hasPrefix("called ") }.map { String($0.dropFirst(7)) }
                )
            }
        }
        let missing = Set(driver.called).subtracting(called).subtracting(hasConditions ? driver.conditional : [])
        if problems.isEmpty, !missing.isEmpty { problems.append("not called: \(missing.sorted())") }
        return problems
    }

    /// The compiler's warnings about doubles, except those that the protocols cause.
    static func warnings(_ diagnostics: String) -> [String] {
        diagnostics.split(separator: "\n").filter { line in
            line.contains("Stubs.swift:") && line.contains("warning:") && !line.contains("DeprecatedDeclaration")
                && !line.contains("never be executed")
        }.map(String.init)
    }
}
