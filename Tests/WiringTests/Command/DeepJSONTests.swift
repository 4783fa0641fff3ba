import Testing
import ToolRunner

/// JSON that is nested deeper than any stack is reported as an error.
@Suite struct DeepJSONTests {
    private static func nested(_ open: String, _ inner: String = "", _ close: String = "") -> String {
        String(repeating: open, count: 100_000) + inner + String(repeating: close, count: 100_000)
    }

    /// Alone, unclosed and closed, and in place of each file's lists.
    private static let texts = [
        nested("["), nested("[", "", "]"), nested("{\"a\":", "1", "}"),
        "{\"version\": 1, \"findings\": \(nested("[", "", "]"))}",
        "{\"version\": 1, \"modules\": \(nested("[", "", "]"))}", "{\"projects\": \(nested("[", "", "]"))}",
        "{\"projects\": \(nested("{\"a\":", "1", "}"))}",
    ]

    private static let commands: [(arguments: [String], message: String)] = [
        (["check", "App", "--baseline", "deep.json"], "error: 'deep.json' is not a baseline: it is not JSON"),
        (["check", "--modules-file", "deep.json"], "error: 'deep.json' is not a modules file: "),
        (
            ["check", "App", "--tuist-graph", "deep.json"],
            "error: 'deep.json' is not the output of 'tuist graph --format json': it is not JSON"
        ),
        (
            ["adapt", "--module", "Kit", "--types", "T", "--output", "Out", "--interface", "deep.symbols.json"],
            "error: 'deep.symbols.json' cannot be used: it is not a symbol graph"
        ),
    ]

    @Test(arguments: texts.indices)
    func isAnErrorAndNoCrash(_ index: Int) throws {
        let folder = try TemporaryFolder()
        try folder.write("App/App.swift", "import Dovetail\nfinal class App: BootstrapComponent {}\n")
        try folder.write("deep.json", Self.texts[index])
        try folder.write("deep.symbols.json", Self.texts[index])
        for (arguments, message) in Self.commands {
            let run = try Command.run(Command.dovetail, arguments, in: folder.url, within: 60)
            #expect(!run.wasEnded && run.status == 2, "\(arguments): \(run.status) \(run.errors.prefix(400))")
            #expect(run.errors.hasPrefix(message), "\(run.errors.prefix(400))")
            #expect(run.errors.utf8.count < 400, "\(arguments)")
        }
    }
}
