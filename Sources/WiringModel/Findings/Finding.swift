/// Something wrong, as a value: where, what, why, and what to write.
public struct Finding: Codable, Hashable, Sendable {
    /// A remark with a place of its own.
    public struct Note: Codable, Hashable, Sendable {
        public var location: SourceLocation
        public var message: String

        public init(_ location: SourceLocation, _ message: String) {
            self.location = location
            self.message = message
        }
    }

    public var id: FindingID
    /// Where the mend most likely goes.
    public var location: SourceLocation
    /// One line that makes sense alone.
    public var message: String
    /// Who needs it, what is near, and where.
    public var notes: [Note]
    /// What to write, in one line.
    public var help: String

    public init(
        _ id: FindingID, at location: SourceLocation, _ message: String, notes: [Note] = [], help: String
    ) {
        self.id = id
        self.location = location
        self.message = message
        self.notes = notes
        self.help = help
    }

    /// The weight of its kind.
    public var severity: Severity { id.severity }
}

extension Finding: Comparable {
    /// Orders by place, then id, then message.
    public static func < (left: Self, right: Self) -> Bool {
        (left.location, left.id.rawValue, left.message) < (right.location, right.id.rawValue, right.message)
    }
}

extension Sequence<Finding> {
    /// The findings in order, each once.
    public var sortedOnce: [Finding] { Set(self).sorted() }
}
