/// How messages look as text: plain, or with the colors of a terminal, as compilers print them.
package struct MessageStyle: Hashable, Sendable {
    /// The word before a message.
    package enum Label: String, Sendable {
        case error, warning, note

        /// The parameters of the escape code: bold, and a color.
        fileprivate var code: String {
            switch self {
            case .error: "1;31"
            case .warning: "1;33"
            case .note: "1;36"
            }
        }
    }

    /// When messages are colored.
    package enum Choice: String, CaseIterable, Sendable {
        case auto, always, never
    }

    package static let plain = MessageStyle(isColored: false)
    package static let colored = MessageStyle(isColored: true)

    private let isColored: Bool

    private init(isColored: Bool) { self.isColored = isColored }

    /// The style of a stream.
    ///
    /// - Parameter isTerminal: whether the stream is a terminal.
    /// - Parameter environment: variables; `NO_COLOR` and `TERM=dumb` turn colors off (see no-color.org).
    package init(_ choice: Choice, isTerminal: Bool, environment: [String: String]) {
        switch choice {
        case .always: isColored = true
        case .never: isColored = false
        case .auto:
            let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
            isColored = isTerminal && !isRefused && environment["TERM"] != "dumb"
        }
    }

    /// A line in the format of compilers: `App.swift:2:9: error: message`.
    ///
    /// - Parameter place: what the message is about, usually a place in a file.
    /// - Parameter mark: what follows the message.
    package func line(_ label: Label, _ message: String, at place: String? = nil, mark: String = "") -> String {
        (place.map { bold("\($0):") + " " } ?? "") + code(label.code, "\(label.rawValue):") + " "
            + (label == .note ? message : bold(message)) + mark
    }

    private func bold(_ text: String) -> String { code("1", text) }

    private func code(_ code: String, _ text: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
