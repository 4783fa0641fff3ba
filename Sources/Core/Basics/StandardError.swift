import Foundation

/// Standard error, a line at a time.
package enum StandardError {
    /// What is printed besides findings and errors, and how messages look.
    package struct Settings: Sendable {
        /// Whether only findings, errors and warnings are printed.
        package var isQuiet = false
        package var style: MessageStyle

        package init(color: MessageStyle.Choice = .auto) {
            style = MessageStyle(
                color, isTerminal: isTerminal, environment: ProcessInfo.processInfo.environment)
        }
    }

    // Set once, before the command starts and with it other threads.
    nonisolated(unsafe) private static var current = Settings()

    /// Applies the settings of the process; must be called before it starts threads.
    package static func use(_ settings: Settings) { current = settings }

    /// The settings of the process.
    package static var settings: Settings { current }

    /// Whether a line can be replaced by another one.
    package static var showsProgress: Bool {
        isTerminal && !current.isQuiet && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    package static var isTerminal: Bool { isatty(2) == 1 }

    package static func print(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    /// Prints a message in the format of compilers.
    ///
    /// - Parameter place: what the message is about, usually a place in a file.
    package static func print(_ label: MessageStyle.Label, _ message: String, at place: String? = nil) {
        print(current.style.line(label, message, at: place))
    }

    /// Prints what was done or counted, unless only findings and errors are printed.
    package static func status(_ line: String) {
        if !current.isQuiet { print(line) }
    }

    /// Prints a note that belongs to no finding, unless only findings and errors are printed.
    package static func note(_ message: String, at place: String? = nil) {
        if !current.isQuiet { print(.note, message, at: place) }
    }
}
