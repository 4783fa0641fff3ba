/// An output format of findings: its name for `--format`, how it counts places, and how it writes the document.
///
/// Each format is a value next to its writer, and is listed in `all`.
package struct ReportFormat: Hashable, Sendable {
    /// How a document refers to the places of findings.
    package enum Places: Sendable {
        /// As they were read, in the order of the findings.
        case asRead
        /// With paths relative to the current folder, sorted by them.
        case fromHere
        /// With relative paths for files below the current folder only, and columns in UTF-16 code units.
        case inUTF16
    }

    /// Its name for `--format`.
    package let name: String
    package let places: Places
    /// Whether people read it together with the other messages of a run, so that it goes to standard error with them.
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

    /// All formats, in the order in which the help lists them.
    package static let all: [ReportFormat] = [.text, .json, .sarif, .github]

    /// The whole document, with a newline at the end; empty if the format prints a line per finding and there are none.
    package func document(_ content: ReportContent) throws -> String { try write(content) }

    package static func == (left: Self, right: Self) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
