import ArgumentParser
import DovetailBasics

/// What a command prints on standard error besides findings and errors, and how.
struct PrintingOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Print only findings, errors and the requested output: no counts, no progress.")
    var quiet = false

    @Option(help: "Color messages: auto (if standard error is a terminal), always or never.")
    var color = MessageStyle.Choice.auto

    /// The same for standard error.
    var settings: StandardError.Settings {
        var settings = StandardError.Settings(color: color)
        settings.isQuiet = quiet
        return settings
    }
}

extension MessageStyle.Choice: ExpressibleByArgument {}

/// A command that prints on standard error.
protocol PrintingCommand: ParsableCommand {
    var printing: PrintingOptions { get }
}

/// Prints on standard output what was done, unless only the requested output is printed.
func printStatus(_ line: String) {
    if !StandardError.settings.isQuiet { print(line) }
}
