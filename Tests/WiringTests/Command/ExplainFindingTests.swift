import DovetailDiagnostics
import Foundation
import Testing
import ToolRunner

/// `dovetail explain ID`: the page of a finding.
@Suite struct ExplainFindingTests {
    private func explain(_ arguments: String...) throws -> Command {
        let empty = try TemporaryFolder()
        return try Command.run(Command.dovetail, ["explain"] + arguments, in: empty.url)
    }

    private func page(_ id: FindingID) throws -> String {
        try String(
            contentsOf: FindingPageTests.folder.appendingPathComponent("\(id.rawValue).md"), encoding: .utf8)
    }

    /// The tool contains the page of every finding, the same as in docs/findings.
    @Test(arguments: FindingID.allCases) func thePageIsTheDocumentations(_ id: FindingID) throws {
        let run = try explain(id.rawValue)
        #expect(run.status == 0)
        #expect(run.output == (try page(id)))
        #expect(run.errors.isEmpty)
    }

    /// No sources are read: the folder is empty.
    @Test func asJSON() throws {
        let run = try explain("unused-dependency", "--format", "json")
        let read = try JSONDecoder().decode([String: String].self, from: Data(run.output.utf8))
        #expect(read["id"] == "unused-dependency")
        #expect(read["severity"] == "warning")
        #expect(read["summary"] == FindingID.unusedDependency.summary)
        #expect(read["page"] == (try page(.unusedDependency)))
    }

    @Test func aNearIDIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("App.swift", GenerateTests.source)
        let run = try Command.run(Command.dovetail, ["explain", "missing-providr", "App.swift"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.contains("did you mean 'missing-provider'?"), "\(run.errors)")
    }
}
