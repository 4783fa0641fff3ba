import Foundation
import Testing
import ToolRunner

@testable import attacks

/// What the tool says of this project's programs against Swinject, beside what they were recorded to do: no proof fails,
/// and no error is false.
@Suite struct RecordedProgramTests {
    private static let scorer = URL(fileURLWithPath: Command.dovetail).deletingLastPathComponent()
        .appendingPathComponent("attacks").path

    /// A fifth of them; all if everything is tried. All must have a record.
    @Test func theToolIsRight() throws {
        let sample = Extent.isFull ? "1" : "5"
        let programs = RuntimeBuild.project.appendingPathComponent("Tests/Attacks/Programs/swinject")
        let run = try Command.run(
            Self.scorer, ["--every", sample, "--max-passing", "0", "--max-rejected", "0", "."], in: programs,
            environment: ["DOVETAIL": Command.dovetail])
        #expect(
            run.status == 0,
            """
            \(run.output)\(run.errors)
            alone: Scripts/attacks --filter NAME Tests/Attacks/Programs/swinject
            """)
        Tally.shared.add(.comparisons, try #require(Self.count(run.output)))
    }

    /// How many programs were scored.
    private static func count(_ output: String) -> Int? {
        output.firstMatch(ofPattern: #"(?m)^(\d+) programs, "#).flatMap { Int($0.groups[1]) }
    }

    /// A program without a record fails, and so does one that has changed since it was recorded.
    @Test(arguments: [nil, "libraries: Swinject 2.10.0\nprogram: 0\nmode 5: exits with 0\n"])
    func aMissingRecordIsAnError(_ record: String?) throws {
        let folder = try TemporaryFolder()
        try folder.write("App.swift", "import Swinject\nimport Probe\nprobe(Container().resolve(Int.self))\n")
        if let record { try folder.write("App.recorded", record) }
        let run = try Command.run(Self.scorer, ["."], in: folder.url)
        #expect(run.status != 0)
        #expect(run.errors.contains("1 program has no record of what happens with Swinject"), "\(run.errors)")
    }

    /// What a record says is what counts: here it says that what the tool calls proved was nil.
    @Test(arguments: [("ok", 0), ("nil", 1)]) func aRecordIsBelieved(_ outcome: String, _ status: Int32) throws {
        let folder = try TemporaryFolder()
        let source = """
            import Swinject
            import Probe
            let box = Container()
            box.register(Int.self) { _ in 1 }
            probe(box.resolve(Int.self))

            """
        try folder.write("App.swift", source)
        try folder.write(
            "App.recorded",
            """
            libraries: Swinject 2.10.0
            program: \(RecordedOutcomes.checksum(of: source))
            mode 5: exits with 0
            @ App/main.swift:5 \(outcome)

            """)
        let run = try Command.run(Self.scorer, ["--max-passing", "0", "."], in: folder.url)
        #expect(run.status == status, "\(run.output)\(run.errors)")
    }

    @Test func textIsReadAsItIsWritten() throws {
        var record = RecordedOutcomes(libraries: "Swinject 2.10.0", program: "1")
        let probes = "@ App/main.swift:2 ok\nanother line\n@ App/main.swift:3 throws Failure()\n"
        var killed = Command(status: 9, output: "", errors: "")
        killed.wasEnded = true
        let outcomes: [ProgramOutcome] = [
            .ran(Command(status: 0, output: probes, errors: ""), diagnostics: ""),
            .ran(Command(status: 4, output: "", errors: "App/main.swift:7: Fatal error: no\nmore\n"), diagnostics: ""),
            .ran(Command(status: 4, output: "", errors: ""), diagnostics: ""), .ran(killed, diagnostics: ""),
            .refused(module: "App", diagnostics: "note: here\nmain.swift:3:1: error: cannot find 'x'\n"),
        ]
        for (index, outcome) in outcomes.enumerated() { record.add(outcome, mode: "\(index)") }
        #expect(record.outcomes[0].probes.count == 2)
        #expect(RecordedOutcomes(text: record.text) == record)
        #expect(RecordedOutcomes(text: "libraries: Swinject\n") == nil)
        #expect(RecordedOutcomes(text: record.text + "something else\n") == nil)
    }
}
