import DovetailDiagnostics
import Foundation
import Testing
import ToolRunner

/// The examples on the findings' pages: the first Swift block of each page causes the finding; the second one is fixed
/// and runs.
@Suite struct FindingPageTests {
    static let folder = RuntimeBuild.project.appendingPathComponent("docs/findings")

    struct Page: Sendable, CustomTestStringConvertible {
        var id: String
        var blocks: [String]
        /// The block with the tool's output for the first one.
        var printed: String
        var testDescription: String { id }
    }

    static let pages: [Page] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted { $0.dropLast(3) < $1.dropLast(3) }
            .compactMap { name in
                guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                else { return nil }
                let blocks = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
                    $0.components(separatedBy: "\n```").first
                }
                let printed =
                    text.components(separatedBy: "```text\n").dropFirst().first?
                    .components(separatedBy: "```").first ?? ""
                return Page(id: String(name.dropLast(3)), blocks: blocks, printed: printed)
            }
    }()

    @Test func everyFindingHasAPage() {
        let ids = FindingID.allCases.map(\.rawValue)
        #expect(ids.count > 10)
        #expect(ids.sorted() == Self.pages.map(\.id))
    }

    /// Pages about linkage show libraries, which a Swift block cannot contain: LibrariesTests tests them. StubTests
    /// tests those about doubles.
    static let pagesInSwift = pages.filter { page in
        !FindingID.about(.linkage).union(FindingID.about(.doubles)).contains { $0.rawValue == page.id }
    }

    /// The pages' second blocks in their language modes, with the problems of each.
    private static let fixed = pagesInSwift.compactMap { page in
        page.blocks.dropFirst().first.map { WiringCase(name: page.id, text: $0) }
    }
    private static let fixedRuns = fixed.flatMap { wiringCase in
        wiringCase.triedModes.map { CaseRun(wiringCase, mode: $0) }
    }
    private static let problems = Result { try Array(zip(fixedRuns, CaseBatch.problems(fixedRuns))) }

    @Test(arguments: pagesInSwift)
    func showsTheFinding(_ page: Page) throws {
        try #require(page.blocks.count == 2, "\(page.id).md must hold two Swift blocks")
        let failing = WiringCase(name: page.id, text: page.blocks[0])
        #expect(failing.markers.contains { $0.id == page.id }, "the first block marks no line with \(page.id)")
        let said = try PreparedCase(failing)
        // A page is about the finding, not about the file that is written in spite of it.
        let lines = said.tool.errors.split(separator: "\n").filter { !$0.hasPrefix("wrote ") }
        try compareOutput(lines.map { $0 + "\n" }.joined(), page)
        #expect(said.findingProblems.isEmpty, "\(page.id): \(said.findingProblems.joined(separator: "\n"))")
    }

    @Test(arguments: pagesInSwift)
    func showsTheFix(_ page: Page) throws {
        let fixed = try #require(Self.fixed.first { $0.name == page.id })
        #expect(fixed.markers.isEmpty)
        #expect(!fixed.output.isEmpty || !fixed.runs, "the second block prints nothing")
        let runs = try Self.problems.get().filter { $0.0.wiringCase.name == page.id }
        #expect(!runs.isEmpty)
        for (run, problems) in runs {
            #expect(problems.isEmpty, "\(run.name): \(problems.joined(separator: "\n"))")
        }
    }

    /// The page shows the tool's output; `DOVETAIL_RECORD=1` rewrites it.
    private func compareOutput(_ output: String, _ page: Page) throws {
        guard ProcessInfo.processInfo.environment["DOVETAIL_RECORD"] != nil, output != page.printed else {
            #expect(output == page.printed, "\(page.id).md shows another text than the tool prints")
            return
        }
        let url = Self.folder.appendingPathComponent("\(page.id).md")
        let text = try String(contentsOf: url, encoding: .utf8)
        let old = "```text\n\(page.printed)```", new = "```text\n\(output)```"
        try text.replacingOccurrences(of: old, with: new).write(to: url, atomically: true, encoding: .utf8)
        Issue.record("\(page.id).md was written anew; look at the difference")
    }
}
