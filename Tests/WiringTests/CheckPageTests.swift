import Foundation
import Testing
import ToolRunner

/// docs/check.md shows the tool's actual output.
@Suite struct CheckPageTests {
    private static let url = RuntimeBuild.project.appendingPathComponent("docs/check.md")

    /// The blocks of one language on the page.
    private func blocks(_ language: String) throws -> [String] {
        try String(contentsOf: Self.url, encoding: .utf8).components(separatedBy: "```\(language)\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
    }

    /// The sources for the page's examples, with a provider missing.
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "App/App.swift", GenerateTests.source.replacingOccurrences(of: "var id: Int { 1 }", with: ""))
        return folder
    }

    @Test func commandsRun() throws {
        let folder = try folder()
        let tool = URL(fileURLWithPath: Command.dovetail).deletingLastPathComponent().path
        let lines = try blocks("sh").flatMap { $0.split(separator: "\n") }
        #expect(lines.count > 3)
        for line in lines {
            let script = "PATH=\"$0:$PATH\"; \(line)"
            let run = try Command.run("/bin/sh", ["-c", script, tool], in: folder.url)
            #expect([0, 1].contains(run.status), "\(line)\n\(run.errors)")
        }
    }

    @Test func theJSONHasTheKeysThatAreShown() throws {
        let folder = try folder()
        let run = try Command.run(Command.dovetail, ["check", ".", "--format", "json"], in: folder.url)
        let shown = try #require(blocks("json").first)
        #expect(try keys(shown) == keys(run.output))
    }

    @Test func theGitHubLineIsTheOneThatIsShown() throws {
        let folder = try folder()
        let run = try Command.run(Command.dovetail, ["check", ".", "--format", "github"], in: folder.url)
        let shown = try #require(blocks("text").first { $0.hasPrefix("::") })
        #expect(run.output.hasPrefix(shown.components(separatedBy: "…")[0]))
    }

    @Test func theBaselineIsTheOneThatIsShown() throws {
        let folder = try folder()
        let run = try Command.run(Command.dovetail, ["check", ".", "--write-baseline", "known.json"], in: folder.url)
        #expect(run.status == 0)
        let written = try String(contentsOf: folder.url.appendingPathComponent("known.json"), encoding: .utf8)
        #expect(try blocks("text").contains(written))
    }

    /// The paths of all keys in a JSON document.
    private func keys(_ text: String) throws -> Set<String> {
        func keys(_ value: Any, _ path: String) -> Set<String> {
            if let object = value as? [String: Any] {
                return object.reduce(into: []) { result, entry in
                    result.insert("\(path).\(entry.key)")
                    result.formUnion(keys(entry.value, "\(path).\(entry.key)"))
                }
            }
            return (value as? [Any] ?? []).reduce(into: []) { $0.formUnion(keys($1, path)) }
        }
        return keys(try JSONSerialization.jsonObject(with: Data(text.utf8)), "")
    }
}
