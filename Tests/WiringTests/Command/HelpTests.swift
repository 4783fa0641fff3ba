import Foundation
import Testing
import ToolRunner

/// The output of `--help`.
@Suite struct HelpTests {
    @Test(arguments: [
        [], ["check"], ["generate"], ["explain"], ["graph"], ["modules"], ["modules", "imports"],
        ["modules", "fix-imports"], ["modules", "break-cycle"],
        ["init"], ["add"], ["add", "module"], ["add", "external"],
    ])
    func showsWholeExamples(_ subcommand: [String]) throws {
        let folder = try TemporaryFolder()
        let help = try Command.run(Command.dovetail, subcommand + ["--help"], in: folder.url)
        #expect(help.status == 0)
        let lines = help.output.components(separatedBy: "\n")
        let start = try #require(lines.firstIndex(of: "EXAMPLES"), "\(help.output)")
        let examples = lines[(start + 1)...].prefix { !$0.isEmpty }
        #expect(!examples.isEmpty)
        // A line that is too long for a terminal continues at the margin of the next one.
        #expect(examples.allSatisfy { $0.hasPrefix("  dovetail ") }, "\(examples)")
    }

    @Test func namesEachSubcommand() throws {
        let folder = try TemporaryFolder()
        let help = try Command.run(Command.dovetail, ["--help"], in: folder.url)
        for name in ["check", "generate", "explain", "graph", "modules", "init", "add"] {
            #expect(help.output.contains("\n  \(name)"), "\(help.output)")
        }
    }
}
