import Foundation
import Testing
import ToolRunner

/// A pipe in place of a file is an error, and is never waited for.
@Suite struct PipeTests {
    private static let app = "import Dovetail\nfinal class App: BootstrapComponent {}\nprotocol Store { func open() }\n"

    private static let commands: [[String]] = [
        ["check", "App", "--baseline", "Pipe"], ["check", "App", "--baseline", "Pipe.json"],
        ["check", "--modules-file", "Pipe"], ["generate", "-o", "Wiring.swift", "--modules-file", "Pipe.json"],
        ["generate", "-o", "Wiring.swift", "App", "--header", "Pipe"], ["check", "App", "--tuist-graph", "Pipe.json"],
        ["check", "--module", "App=Pipe.swift"], ["check", "--package-path", "Pipe", "--target", "App"],
        ["stub", "-o", "Stubs.swift", "Pipe.swift"], ["stub", "-o", "Stubs.swift", "Pipe.swiftinterface"],
        ["stub", "-o", "Stubs.swift", "App", "--parents", "Pipe.swiftinterface"],
        ["stub", "-o", "Stubs.swift", "App", "--header", "Pipe"], ["stub", "-o", "Stubs.swift", "List"],
        ["stub", "-o", "Stubs.swift", "--modules-file", "Pipe.json"],
        ["adapt", "--module", "Kit", "--types", "T", "--output", "Out", "--interface", "Pipe"],
        ["adapt", "--module", "Kit", "--types", "T", "--output", "Out", "--interface", "Pipe.swiftinterface"],
        ["adapt", "--module", "Kit", "--types", "T", "--output", "Out", "--interface", "Pipe.symbols.json"],
        ["generate", "-o", "Pipe", "App"], ["generate", "--check", "-o", "Pipe", "App"], ["stub", "-o", "Pipe", "App"],
        ["stub", "--check", "-o", "Pipe", "App"], ["check", "App", "--write-baseline", "Pipe.json"],
    ]

    @Test(arguments: commands)
    func isAnErrorAndNeverWaitedFor(_ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write("App/App.swift", Self.app)
        try folder.write("List", "Pipe.swift\n")
        let pipes = ["Pipe", "Pipe.json", "Pipe.swift", "Pipe.swiftinterface", "Pipe.symbols.json"]
        for name in pipes { #expect(mkfifo(folder.url.appendingPathComponent(name).path, 0o600) == 0) }
        let run = try Command.run(Command.dovetail, arguments, in: folder.url, within: 20)
        #expect(!run.wasEnded, "it waits")
        #expect(run.status == 2, "\(run.errors)")
        #expect(run.errors.hasPrefix("error: ") && run.errors.contains("Pipe"), "\(run.errors)")
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(Set(left) == Set(pipes + ["App", "List"]), "nothing is written")
    }

    /// A pipe in a folder that is read, in place of a source or a manifest.
    @Test(arguments: ["Pipe.swift", "Package.swift", "Inner/Package.swift", "Project.swift", "Pipe@swift-6.0.swift"])
    func inATree(_ name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("App/App.swift", Self.app)
        try folder.write("App/Inner/Other.swift", "struct Other {}\n")
        #expect(mkfifo(folder.url.appendingPathComponent("App/\(name)").path, 0o600) == 0)
        try folder.write("List", "App\n")
        for arguments in [
            ["check", "App"], ["check", "List"], ["generate", "-o", "Wiring.swift", "App"], ["graph", "App"],
        ] {
            let run = try Command.run(Command.dovetail, arguments, in: folder.url, within: 20)
            #expect(run.status == 2 && !run.wasEnded, "\(arguments): \(run.errors)")
            let message = "App/\(name):1:1: error: this file cannot be opened: it is not a file"
            #expect(run.errors.contains(message), "\(arguments): \(run.errors)")
        }
        // An excluded pipe is not waited for either.
        let exclude = ["check", "App", "--exclude", "P*.swift"]
        let run = try Command.run(Command.dovetail, exclude, in: folder.url, within: 20)
        #expect(run.status == 0 && !run.wasEnded, "\(run.errors)")
    }

    /// A pipe that `dovetail.yml` names, and one in its place.
    @Test func inRules() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/App.swift", Self.app)
        try folder.write("dovetail.yml", "sources: [App]\nbaseline: Pipe\n")
        for name in ["Pipe", "App/dovetail.yml"] {
            #expect(mkfifo(folder.url.appendingPathComponent(name).path, 0o600) == 0)
        }
        for (place, message) in [
            ("", "error: the baseline 'Pipe' cannot be read\n"),
            ("App", "error: the rules file 'dovetail.yml' is not a file\n"),
        ] {
            let run = try Command.run(
                Command.dovetail, ["check"], in: folder.url.appendingPathComponent(place), within: 20)
            #expect(run.status == 2 && !run.wasEnded)
            #expect(run.errors == message)
        }
    }
}
