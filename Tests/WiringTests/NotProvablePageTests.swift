import Foundation
import Testing
import ToolRunner

/// The examples on docs/not-provable.md have the causes that the page gives them, and their corrections have none.
@Suite struct NotProvablePageTests {
    private struct Section: Sendable, CustomStringConvertible {
        var cause: String
        var examples: [String]
        var description: String { cause }
    }

    private static let sections: [Section] = {
        let url = RuntimeBuild.project.appendingPathComponent("docs/not-provable.md")
        let page = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return page.components(separatedBy: "\n### `").dropFirst().map { text in
            let cause = text.components(separatedBy: "`\n")[0]
            let own = text.components(separatedBy: "\n## ")[0]
            let examples = own.components(separatedBy: "```swift\n").dropFirst().compactMap {
                $0.components(separatedBy: "```").first
            }
            return Section(cause: cause, examples: examples)
        }
    }()

    @Test func theyAreFound() { #expect(Self.sections.count > 20) }

    @Test(arguments: sections.filter { !$0.examples.isEmpty })
    private func examples(_ section: Section) throws {
        try #require(section.examples.count == 2)
        let lines = section.examples[0].components(separatedBy: "\n")
        let marked = try #require(lines.firstIndex { $0.hasSuffix("//~") })
        let found = try said(section.examples[0]).filter { $0.contains(": not provable: ") }
        #expect(
            found.contains { $0.hasPrefix("App/main.swift:\(marked + 1):") && $0.hasSuffix(section.cause) }, "\(found)")
        let fixed = try said(section.examples[1]).filter { $0.contains(": not provable: ") || $0.contains(": error: ") }
        #expect(fixed.isEmpty, "\(fixed)")
    }

    /// The lines that `check --verbose` prints for a program.
    private func said(_ source: String) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write("App/main.swift", source)
        let arguments = ["check", "--target", "App", "--module", "App=App", "--verbose"]
        let run = try Command.run(Command.dovetail, arguments, in: folder.url)
        return run.errors.components(separatedBy: "\n")
    }
}
