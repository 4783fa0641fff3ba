import Foundation

/// Standard error, a line at a time.
package enum StandardError {
    /// What is printed besides findings and errors.
    package struct Settings: Sendable {
        /// Whether only findings, errors and warnings are printed.
        package var isQuiet = false

        package init() {}
    }

    // Set once, before the command starts and with it other threads.
    nonisolated(unsafe) private static var current = Settings()

    /// Applies the settings of the process; must be called before it starts threads.
    package static func use(_ settings: Settings) { current = settings }

    /// The settings of the process.
    package static var settings: Settings { current }

    package static func print(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    /// Prints what was done or counted, unless only findings and errors are printed.
    package static func status(_ line: String) {
        if !current.isQuiet { print(line) }
    }
}
