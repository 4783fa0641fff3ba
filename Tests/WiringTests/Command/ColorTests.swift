import Foundation
import Testing
import ToolRunner

/// Messages in the colors of compilers, on a terminal or on request.
@Suite struct ColorTests {
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "App/App.swift",
            """
            import Dovetail
            protocol CardDependency: Dependency { var id: Int { get } }
            protocol Old: Dependency {}
            final class CardComponent: Component<CardDependency> {}
            final class AppComponent: BootstrapComponent {
                var card: CardComponent { CardComponent(parent: self) }
            }
            """)
        return folder
    }

    private func check(_ arguments: String..., in folder: TemporaryFolder, _ more: [String: String] = [:]) throws
        -> String
    {
        try Command.run(Command.dovetail, ["check", "App"] + arguments, in: folder.url, environment: more).errors
    }

    private func withoutCodes(_ text: String) -> String {
        text.replacingOccurrences(of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
    }

    @Test func severitiesAreColoredAndPlacesBold() throws {
        let text = try check("--color", "always", in: folder())
        #expect(
            text.hasPrefix(
                "\u{1B}[1mApp/App.swift:2:43:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mCardComponent needs 'id: Int', "
                    + "but AppComponent does not provide it\u{1B}[0m [missing-provider]\n"
                    + "\u{1B}[1mApp/App.swift:4:13:\u{1B}[0m \u{1B}[1;36mnote:\u{1B}[0m path: "), "\(text)")
        #expect(text.contains("\u{1B}[1mApp/App.swift:3:10:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m "), "\(text)")
    }

    @Test func withoutCodesTheTextIsTheSame() throws {
        let folder = try folder()
        let plain = try check(in: folder)
        #expect(!plain.contains("\u{1B}"))
        #expect(try withoutCodes(check("--color", "always", in: folder)) == plain)
        #expect(try check("--color", "never", in: folder) == plain)
        #expect(plain.contains("App/App.swift:3:10: warning: "))
    }

    @Test func documentsHaveNoColors() throws {
        let folder = try folder()
        let run = try Command.dovetail("check", "App", "--color", "always", "--format", "github", in: folder.url)
        #expect(!run.output.contains("\u{1B}"), "\(run.output)")
    }

    @Test func errorsOfTheCommandAreColoredToo() throws {
        let folder = try TemporaryFolder()
        let text = try Command.dovetail("check", "Nowhere", "--color", "always", in: folder.url).errors
        #expect(text.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m \u{1B}[1m"), "\(text)")
    }

    // MARK: Terminals

    /// What a run prints on a terminal.
    private func onTerminal(_ environment: [String: String], _ arguments: String = "") throws -> String {
        let folder = try folder()
        let run = try Command.run(
            Command.find("script"), ["-qec", "'\(Command.dovetail)' check App \(arguments)", "/dev/null"],
            in: folder.url, environment: ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { $1 })
        #expect(run.output.contains("CardComponent needs 'id: Int'"), "\(run.output) \(run.errors)")
        return run.output
    }

    private static let hasTerminals = Command.isInstalled("script")

    @Test(.enabled(if: hasTerminals), arguments: [[:], ["NO_COLOR": "1"], ["TERM": "dumb"]])
    func aTerminalHasColorsUnlessTheyAreRefused(_ environment: [String: String]) throws {
        let text = try onTerminal(environment)
        #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m") == environment.isEmpty, "\(text)")
    }

    @Test(.enabled(if: hasTerminals))
    func theOptionDecidesOnATerminal() throws {
        #expect(try onTerminal(["NO_COLOR": "1"], "--color always").contains("\u{1B}[1;31merror:\u{1B}[0m"))
        #expect(try !onTerminal([:], "--color never").contains("\u{1B}[1;31merror:\u{1B}[0m"))
    }
}
