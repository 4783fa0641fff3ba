import Foundation
import Testing
import ToolRunner

extension CaseRun: CustomTestStringConvertible {
    /// The case and its mode.
    public var testDescription: String { name }
}

/// Every case of the corpus, in each language mode it names.
@Suite struct CaseTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")

    static let runs = WiringCase.all(in: folder).flatMap { wiringCase in
        wiringCase.triedModes.map { CaseRun(wiringCase, mode: $0) }
    }

    private static let problems = Result {
        try Dictionary(uniqueKeysWithValues: zip(runs.map(\.name), CaseBatch.problems(runs)))
    }

    @Test(arguments: runs)
    func behavesAsMarked(_ run: CaseRun) throws {
        let problems = try #require(try Self.problems.get()[run.name])
        let alone = "DOVETAIL_CASES=\(run.wiringCase.name) Scripts/test --filter WiringTests.CaseTests"
        #expect(problems.isEmpty, "\(run.name):\n\(problems.joined(separator: "\n"))\nalone: \(alone)")
    }
}
