import Foundation
import Testing

/// The examples on the findings' pages: the first Swift block of each page shows
/// the finding, the second one is mended and runs.
@Suite struct FindingPageTests {
    static let folder = RuntimeBuild.sources.deletingLastPathComponent().appendingPathComponent("docs/findings")

    struct Page: Sendable, CustomTestStringConvertible {
        var id: String
        var blocks: [String]
        var testDescription: String { id }
    }

    static let pages: [Page] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().compactMap { name in
            guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            else { return nil }
            let blocks = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
                $0.components(separatedBy: "\n```").first
            }
            return Page(id: String(name.dropLast(3)), blocks: blocks)
        }
    }()

    @Test func everyFindingHasAPage() throws {
        let registry = try String(
            contentsOf: RuntimeBuild.sources.appendingPathComponent("WiringModel/Findings/FindingID.swift"),
            encoding: .utf8)
        let ids = registry.split(separator: "\n").compactMap { line -> String? in
            guard line.contains("case "), let quote = line.firstIndex(of: "\""), line.hasSuffix("\"") else {
                return nil
            }
            return String(line[line.index(after: quote)...].dropLast())
        }
        #expect(ids.count > 10)
        #expect(ids.sorted() == Self.pages.map(\.id))
    }

    @Test(arguments: pages)
    func showsTheFindingAndItsMend(_ page: Page) throws {
        try #require(page.blocks.count == 2, "\(page.id).md must hold two Swift blocks")
        let failing = WiringCase(name: page.id, text: page.blocks[0])
        #expect(failing.markers.contains { $0.id == page.id }, "the first block marks no line with \(page.id)")
        let mended = WiringCase(name: "\(page.id) mended", text: page.blocks[1])
        #expect(mended.markers.isEmpty)
        #expect(!mended.output.isEmpty || !mended.runs, "the second block prints nothing")
        for mode in ["5", "6"] where failing.modes.contains(mode) {
            let problems = try CaseRunner(wiringCase: failing, mode: mode).findingProblems()
            #expect(problems.isEmpty, "\(page.id), failing, mode \(mode): \(problems.joined(separator: "\n"))")
        }
        for mode in mended.modes {
            let problems = try CaseRunner(wiringCase: mended, mode: mode).problems()
            #expect(problems.isEmpty, "\(page.id), mended, mode \(mode): \(problems.joined(separator: "\n"))")
        }
    }
}
