import Foundation
import Testing
import ToolRunner

/// The output of `--help`.
@Suite struct HelpTests {
    private static let subcommands: [[String]] = [
        [], ["check"], ["generate"], ["explain"], ["graph"], ["diff"], ["affected"], ["docs"],
        ["modules"], ["modules", "imports"],
        ["modules", "fix-imports"], ["modules", "break-cycle"], ["inspect"], ["stub"], ["adapt"],
        ["init"], ["add"], ["add", "module"], ["add", "external"], ["rules"], ["rules", "init"], ["doctor"],
    ]

    @Test(arguments: subcommands)
    func showsWholeExamples(_ subcommand: [String]) throws {
        let folder = try TemporaryFolder()
        let help = try Command.run(Command.dovetail, subcommand + ["--help"], in: folder.url)
        #expect(help.status == 0)
        let lines = help.output.components(separatedBy: "\n")
        let start = try #require(lines.firstIndex(of: "EXAMPLES"), "\(help.output)")
        let examples = lines[(start + 1)...].prefix { !$0.isEmpty }
        #expect(!examples.isEmpty)
        // A line that is too long for a terminal continues at the margin of the next one.
        // One that is continued by hand is indented further.
        #expect(examples.allSatisfy { $0.hasPrefix("  dovetail ") || $0.hasPrefix("    ") }, "\(examples)")
    }

    /// Lines that a terminal would wrap lose their indentation.
    @Test(arguments: subcommands)
    func fitsInto80Columns(_ subcommand: [String]) throws {
        let folder = try TemporaryFolder()
        let help = try Command.run(
            Command.dovetail, subcommand + ["--help"], in: folder.url, environment: ["COLUMNS": "80"])
        let long = help.output.split(separator: "\n").filter { $0.count > 80 }
        #expect(long.isEmpty, "\(long)")
    }

    @Test func namesEachSubcommand() throws {
        let folder = try TemporaryFolder()
        let help = try Command.run(Command.dovetail, ["--help"], in: folder.url)
        for name in [
            "check", "generate", "explain", "graph", "diff", "affected", "docs", "modules", "init", "add", "doctor",
        ] {
            #expect(help.output.contains("\n  \(name)"), "\(help.output)")
        }
    }
}
