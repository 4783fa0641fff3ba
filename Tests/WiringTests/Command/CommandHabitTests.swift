import Foundation
import Testing
import ToolRunner

/// What users of other command-line tools expect.
@Suite struct CommandHabitTests {
    private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        return folder
    }

    private static let root = "import Dovetail\nfinal class AppComponent: BootstrapComponent { let id = 1 }\n"
    private static let old = "import Dovetail\nprotocol Old: Dependency {}\nprotocol Older: Dependency {}\n"

    // MARK: Errors

    @Test(arguments: [
        ["check", "--unknown"], ["nonsense"], ["add", "module"], ["generate"], ["check", "--format", "xml"],
        ["check", "Nowhere"],
    ])
    func everyErrorBeginsInTheSameWay(_ arguments: [String]) throws {
        let folder = try folder(["App/App.swift": Self.root])
        let run = try Command.dovetail(arguments, in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: ") && !run.errors.contains("Error:"), "\(run.errors)")
    }

    @Test(arguments: [
        ["check"], ["check", "."], ["check", "Empty"], ["graph"], ["explain", "X"], ["stub", "-o", "S.swift", "."],
        ["generate", "-o", "W.swift", "."], ["modules", "imports"], ["modules", "imports", "Empty"],
        ["modules", "fix-imports"], ["rules", "init"],
    ])
    func nothingToReadIsAnError(_ arguments: [String]) throws {
        let folder = try folder(["Empty/README.md": ""])
        let run = try Command.dovetail(arguments, in: folder.url)
        #expect(run.status == 2)
        let place = arguments.last == "Empty" ? "Empty" : "."
        #expect(run.errors == "error: no Swift files in '\(place)'\n", "\(run.errors)")
    }

    @Test func checkWithoutArgumentsReadsThisFolder() throws {
        let folder = try folder(["App/App.swift": Self.old])
        let (here, named) = (
            try Command.dovetail("check", in: folder.url), try Command.dovetail("check", ".", in: folder.url)
        )
        #expect(here.errors == named.errors && here.errors.hasPrefix("App/App.swift:2:10: warning: "), "\(here.errors)")
    }

    // MARK: generate

    @Test func generateSaysWhatItWrote() throws {
        let folder = try folder(["App/App.swift": Self.root])
        func generate(_ more: String...) throws -> String {
            try Command.dovetail(["generate", "-o", "Wiring.swift", "App"] + more, in: folder.url).errors
        }
        #expect(try generate() == "wrote Wiring.swift\n")
        #expect(try generate() == "Wiring.swift is current\n")
        #expect(try generate("--quiet") == "")
        #expect(try generate("--check") == "")
    }

    // MARK: Baselines

    @Test func aBaselineSaysWhatItHides() throws {
        let folder = try folder(["App/App.swift": Self.old])
        func check(_ more: String...) throws -> Command {
            try Command.dovetail(["check", "App"] + more, in: folder.url)
        }
        _ = try check("--write-baseline", "known.json")
        #expect(try check("--baseline", "known.json").errors == "known.json hides 2 findings\n0 errors, 0 warnings\n")
        try folder.write(
            "App/App.swift", Self.old.replacingOccurrences(of: "protocol Older: Dependency {}\n", with: ""))
        let run = try check("--baseline", "known.json")
        #expect(
            run.errors.hasSuffix("known.json hides 1 finding; 1 entry no longer occurs\n0 errors, 1 warning\n"),
            "\(run.errors)")
        #expect(try !check("--baseline", "known.json", "--quiet").errors.contains("hides"))
        // The rules file's baseline counts too.
        try folder.write("dovetail.yml", "baseline: known.json\n")
        #expect(try check().errors.contains("\nknown.json hides 1 finding; 1 entry no longer occurs\n"))
    }

    // MARK: Pages

    @Test func linksNameThePageOfEachKindOnce() throws {
        let folder = try folder(["App/App.swift": Self.old])
        let plain = try Command.dovetail("check", "App", in: folder.url).errors
        let run = try Command.dovetail("check", "App", "--links", in: folder.url)
        let link =
            "App/App.swift:2:10: note: see docs/findings/unused-dependency-protocol.md, or run 'dovetail explain "
            + "unused-dependency-protocol'\n"
        #expect(
            run.errors.replacingOccurrences(of: link, with: "") == plain && run.errors.contains(link), "\(run.errors)")
        let page = try Command.dovetail("explain", "unused-dependency-protocol", in: folder.url)
        #expect(page.output.contains("unused-dependency-protocol"))
    }

    // MARK: Completions

    private static let shells = ["bash", "zsh", "fish"]

    @Test(arguments: shells)
    func completionsAreValid(_ shell: String) throws {
        let folder = try folder()
        let script = try Command.dovetail("--generate-completion-script", shell, in: folder.url)
        #expect(script.status == 0)
        for name in ["check", "fix-imports", "doctor", "write-baseline"] { #expect(script.output.contains(name)) }
        guard Command.isInstalled(shell) else { return }
        try folder.write("dovetail.\(shell)", script.output)
        let parsed = try Command.env(shell, "-n", "dovetail.\(shell)", in: folder.url)
        #expect(parsed.status == 0 && parsed.errors == "", "\(parsed.errors)")
    }

    /// What the shells offer once the script is loaded, where they are installed.
    @Test(arguments: [
        (["fish", "-c", "source dovetail.fish; complete -C 'dovetail modules fix'"], "fix-imports"),
        (["fish", "-c", "source dovetail.fish; complete -C 'dovetail check --write-b'"], "--write-baseline"),
        (
            ["zsh", "-fc", "fpath=($PWD $fpath); autoload -U compinit; compinit -u -D; print $_comps[dovetail]"],
            "_dovetail"
        ),
    ])
    func completionsAreOffered(_ command: [String], _ offer: String) throws {
        guard Command.isInstalled(command[0]) else { return }
        let folder = try folder()
        for (shell, name) in [("fish", "dovetail.fish"), ("zsh", "_dovetail")] {
            let script = try Command.dovetail("--generate-completion-script", shell, in: folder.url)
            try folder.write(name, script.output)
        }
        let offered = try Command.env(command, in: folder.url)
        #expect(offered.status == 0 && offered.output.hasPrefix(offer), "\(offered.output)\(offered.errors)")
    }
}
