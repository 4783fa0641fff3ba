import Foundation
import Testing
import ToolRunner

/// The tour in the README works as described, in both languages.
@Suite struct ReadmeTests {
    @Test(arguments: ["README.md", "README.ko.md"])
    func tourRunsAndFailsAsShown(_ name: String) throws {
        let url = RuntimeBuild.project.appendingPathComponent(name)
        let text = try String(contentsOf: url, encoding: .utf8)
        let source = try #require(
            text.components(separatedBy: "```swift\n").dropFirst().first?.components(separatedBy: "```").first)
        let shown = try #require(
            text.components(separatedBy: "```text\n").dropFirst().first?.components(separatedBy: "```").first)
        let tour = WiringCase(name: name, text: source + "//> Hana's card\n")
        let problems = try CaseBatch.problems(tour.modes.map { CaseRun(tour, mode: $0) }).joined()
        #expect(problems.isEmpty, "\(name): \(problems.joined(separator: "\n"))")
        let line = "    var session: Session { shared { Session() } }\n"
        #expect(source.contains(line))
        let broken = WiringCase(name: name, text: source.replacingOccurrences(of: line, with: ""))
        // The plugin leaves the count out.
        #expect(try PreparedCase(broken).tool.errors == shown + "1 error, 0 warnings\n")
    }
}
