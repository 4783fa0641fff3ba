import ArgumentParser
import DovetailBasics

/// What a command prints on standard error besides findings and errors.
struct PrintingOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Print only findings, errors and what was asked for: no counts, no progress.")
    var quiet = false

    /// The same for standard error.
    var settings: StandardError.Settings {
        var settings = StandardError.Settings()
        settings.isQuiet = quiet
        return settings
    }
}

/// A command that prints on standard error.
protocol PrintingCommand: ParsableCommand {
    var printing: PrintingOptions { get }
}

/// Prints on standard output what was done, unless only what was asked for is printed.
func printStatus(_ line: String) {
    if !StandardError.settings.isQuiet { print(line) }
}
