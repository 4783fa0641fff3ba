import Doubles
import Foundation
import SourceFacts
import Testing
import ToolRunner

/// A program that calls each requirement of doubles through its protocol, and compares what the double kept and
/// answered.
struct DoubledProgram {
    let driver: DriverWriter
    private let doubles: String
    private let sources: [URL]

    /// - Parameter sources: those whose protocols are called; all but the first are only inherited.
    /// - Parameter excluded: the names of requirements that are left out.
    init(
        _ sources: [URL], _ fixture: Fixture, marked: Bool = false, excluded: Set<String> = []
    ) throws {
        let files = try sources.map { url in
            ProtocolReader.read(
                try String(contentsOf: url, encoding: .utf8), path: url.lastPathComponent, module: nil)
        }
        let known = ProtocolReader.read(KnownProtocols.source, path: "", module: KnownProtocols.module)
        var options = DoubleOptions()
        options.marked = marked
        let emitter = DoubleEmitter([files[0]], parents: files.dropFirst() + [known], options: options)
        (self.sources, doubles) = (sources, emitter.text)
        driver = DriverWriter(
            files[0], emitter.doubles, fixture, excluded: excluded,
            handWritten: HandWrittenCalls(sources[0].lastPathComponent))
    }

    /// Compiles and runs it once for each list of flags. All requirements must be called by one of the runs.
    ///
    /// - Parameter hasConditions: whether requirements may stand under conditions that never hold.
    func expectToPass(_ mode: String, flags: [[String]] = [[]], hasConditions: Bool = false) throws {
        let called = try Set(flags.flatMap { try run(mode, $0) })
        let missing = Set(driver.called).subtracting(called).subtracting(hasConditions ? driver.conditional : [])
        #expect(missing.isEmpty)
    }

    /// The names of the requirements that a run calls.
    private func run(_ mode: String, _ flags: [String]) throws -> [String] {
        let work = try TemporaryFolder()
        try work.write("Stubs.swift", doubles)
        try work.write("Driver.swift", driver.text)
        let compiled = try Command.env(
            [
                "swiftc", "-Onone", "-wmo", "-suppress-warnings", "-parse-as-library", "-module-name", "Doubled",
                "-package-name", "doubled", "-swift-version", mode, "-o", "driver", "Stubs.swift", "Driver.swift",
            ] + flags + sources.map(\.path), in: work.url)
        try #require(compiled.status == 0, "\(compiled.errors)")
        let run = try Command.run(work.url.appendingPathComponent("driver").path, [])
        let last = run.errors.split(separator: "\n").suffix(5).joined(separator: "\n")
        #expect(run.status == 0, "\(run.output)\nat the end: \(last)")
        return run.output.split(separator: "\n").filter { $0.hasPrefix("called ") }.map { String($0.dropFirst(7)) }
    }
}
