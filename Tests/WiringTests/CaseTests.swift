import Foundation
import Testing

/// Every case of the corpus, in each language mode it names.
@Suite struct CaseTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")

    struct Run: Sendable, CustomTestStringConvertible {
        var wiringCase: WiringCase
        var mode: String
        var testDescription: String { "\(wiringCase.name) in mode \(mode)" }
    }

    static let runs = WiringCase.all(in: folder).flatMap { wiringCase in
        wiringCase.modes.map { Run(wiringCase: wiringCase, mode: $0) }
    }

    @Test(arguments: runs)
    func behavesAsMarked(_ run: Run) throws {
        let problems = try CaseRunner(wiringCase: run.wiringCase, mode: run.mode).problems()
        #expect(problems.isEmpty, "\(run.testDescription):\n\(problems.joined(separator: "\n"))")
    }
}
