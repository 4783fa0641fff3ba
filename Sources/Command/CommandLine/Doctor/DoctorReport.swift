/// What Dovetail finds in a folder and on this machine, and what it means for the user.
struct DoctorReport: Encodable {
    /// One thing that was looked for.
    struct Entry: Encodable {
        enum State: String, Encodable { case found, none, missing }

        var name: String
        var state: State
        /// What was found: paths, a version, or a number.
        var values: [String]
        /// What it means; nil if that is clear.
        var meaning: String?

        init(_ name: String, _ values: [String], isNeeded: Bool = false, _ meaning: String? = nil) {
            self.name = name
            self.values = values
            self.meaning = meaning
            state = values.isEmpty ? isNeeded ? .missing : .none : .found
        }
    }

    var version = 1
    var tools: [Entry] = []
    var project: [Entry] = []
    var settings: [Entry] = []
    var plugins: [Entry] = []
    /// What the project needs and lacks.
    var problems: [String] = []

    /// The report as text, a line for each entry.
    var lines: [String] {
        [("tools", tools), ("project", project), ("settings", settings), ("plugins", plugins)].flatMap {
            title, entries in
            [title] + entries.map(Self.line)
        }
    }

    /// How many values of an entry the text shows; JSON has all.
    private static let shown = 3

    private static func line(_ entry: Entry) -> String {
        let more = entry.values.count > Self.shown + 1 ? " and \(entry.values.count - Self.shown) more" : ""
        let listed = entry.values.prefix(more.isEmpty ? entry.values.count : Self.shown).joined(separator: ", ")
        let values = entry.values.isEmpty ? entry.state.rawValue : listed + more
        return "  \(entry.name): \(values)" + (entry.meaning.map { "; \($0)" } ?? "")
    }
}
