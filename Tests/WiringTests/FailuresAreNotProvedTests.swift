import DovetailDiagnostics
import Foundation
import Testing
import ToolRunner

/// Where a container finding is an error, some resolution is not proved: a rule that reports a failure and does not break
/// the proof would let `check` prove what fails.
@Suite struct FailuresAreNotProvedTests {
    /// Errors about what the compiler rejects or what Swift's concurrency forbids: the service is found all the same.
    private static let others: Set<FindingID> = [.notSendableKept]

    private static let ids = FindingID.about(.containers).filter { $0.severity == .error }.subtracting(others)

    private static let cases = WiringCase.all(in: CaseTests.folder).filter { one in
        one.rules == nil && !one.isPackage
            && one.markers.contains { marker in ids.contains { $0.rawValue == marker.id } }
    }

    private static let pages = FindingPageTests.pages.filter { page in ids.contains { $0.rawValue == page.id } }
        .compactMap { page in page.blocks.first.map { WiringCase(name: page.id, text: $0) } }

    private struct Report: Decodable {
        struct Finding: Decodable {
            var id: String
            var severity: String
        }
        struct Proof: Decodable {
            var proved: Int
            var resolutions: Int
            var conditional: Int?
        }
        var findings: [Finding]
        var proof: Proof?
    }

    @Test func eachKindIsTried() {
        let tried = Set((Self.cases + Self.pages).flatMap { $0.markers.map(\.id) })
        #expect(Self.ids.allSatisfy { tried.contains($0.rawValue) })
        #expect(Self.cases.count > 30)
    }

    @Test(arguments: (cases + pages).map(\.name))
    func aFailureIsNotProved(_ name: String) throws {
        let one = try #require((Self.cases + Self.pages).first { $0.name == name })
        let folder = try TemporaryFolder()
        for file in one.files { try folder.write(file.path, file.text) }
        let modules = one.modules.flatMap { ["--module", "\($0)=\($0)"] }
        let run = try Command.dovetail(["check"] + modules + ["--format", "json"], in: folder.url)
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        let errors = report.findings.filter { finding in
            finding.severity == "error" && Self.ids.contains { $0.rawValue == finding.id }
        }
        guard !errors.isEmpty, let proof = report.proof, proof.resolutions > 0 else { return }
        #expect(proof.proved < proof.resolutions, "\(Set(errors.map(\.id)).sorted()) and all is proved")
    }
}
