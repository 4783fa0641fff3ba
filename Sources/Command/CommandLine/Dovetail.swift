package import ArgumentParser
import DovetailBasics
import DovetailSwiftCode

/// The root command.
package struct Dovetail: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "dovetail",
        abstract: "Proves the dependency injection of a modular Swift app at build time, and generates its wiring.",
        discussion: """
            EXAMPLES
              dovetail check
              dovetail check .
              dovetail generate -o Sources/App/Wiring.swift --package-path . --target App
              dovetail generate -o App/Wiring.swift App Features --exclude Tests
              dovetail explain LoginUseCase .
              dovetail graph . --focus LoginUseCase
              dovetail diff main
              dovetail affected --since main --list tests
              dovetail docs --output Docs/Modules
              dovetail modules imports Sources
              dovetail inspect Vendor
              dovetail adapt --module Analytics --types Tracker --output Adapters/Analytics
              dovetail init Bank
              dovetail add module Card --layer presentation
              dovetail rules init
              dovetail doctor

            Exit codes: 0 no errors, 1 errors found, 2 bad usage or unreadable input.
            """,
        version: version,
        subcommands: [
            Check.self, Generate.self, Explain.self, Graph.self, Diff.self, Affected.self, Docs.self, Modules.self,
            Inspect.self, Stub.self, Adapt.self,
            Init.self, Add.self, RulesCommand.self, Doctor.self,
        ])

    /// The tool's version.
    static let version = ToolVersion.current

    package init() {}

    /// Runs the command; invalid usage exits with code 2, like invalid input.
    package static func main() {
        keepFreedMemory()
        Workers.onDeepStack { runAsRoot() }
    }

    /// The prefix of the parser's own messages, in the spelling of all others.
    package static var _errorLabel: String { MessageStyle.Label.error.rawValue }

    private static func runAsRoot() {
        do {
            var command = try parseAsRoot()
            if let command = command as? any PrintingCommand { StandardError.use(command.printing.settings) }
            try command.run()
        } catch {
            guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
            printUsage(error)
            exit(withError: ExitCode(2))
        }
    }

    /// Prints what is wrong with the arguments, and the usage.
    private static func printUsage(_ error: any Error) {
        let text = fullMessage(for: error)
        let prefix = "\(_errorLabel): "
        guard text.hasPrefix(prefix) else { return StandardError.print(text) }
        StandardError.print(.error, String(text.dropFirst(prefix.count)))
    }
}
