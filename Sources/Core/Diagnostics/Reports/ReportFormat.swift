/// How findings are printed: a name for `--format`, how places are counted, and the document.
///
/// A format is a value beside its writer, and its line in `all`.
package struct ReportFormat: Hashable, Sendable {
    /// How a document names the places of findings.
    package enum Places: Sendable {
        /// As they were read, in the order in which findings are reported.
        case asRead
        /// By paths from the current folder, in the order of these.
        case fromHere
        /// By paths from the current folder that do not climb, with columns in UTF-16.
        case inUTF16
    }

    /// What `--format` calls it.
    package let name: String
    package let places: Places
    /// Whether people read it beside the other lines of a run, so that it goes to standard error with them.
    package let isForPeople: Bool
    private let write: @Sendable (ReportContent) throws -> String

    package init(
        _ name: String, places: Places, isForPeople: Bool = false,
        write: @escaping @Sendable (ReportContent) throws -> String
    ) {
        self.name = name
        self.places = places
        self.isForPeople = isForPeople
        self.write = write
    }

    /// All formats, in the order in which help names them.
    package static let all: [ReportFormat] = [.text, .json, .sarif, .github]

    /// The whole document, with the line break at its end; empty where a format
    /// prints a line for each finding and there is none.
    package func document(_ content: ReportContent) throws -> String { try write(content) }

    package static func == (left: Self, right: Self) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
