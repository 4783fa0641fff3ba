extension ReportFormat {
    /// Dovetail's own schema, described in docs/check.md.
    package static let json = ReportFormat("json", places: .fromHere) { try JSONReport($0).document() }
}

/// Findings in Dovetail's own schema, described in docs/check.md. A change that could break a reader gets a new
/// `version`.
struct JSONReport: Encodable {
    struct Tool: Encodable {
        var name = "dovetail"
        var version: String
    }

    struct Counts: Encodable {
        var errors: Int
        var warnings: Int
    }

    struct Entry: Encodable {
        var id: FindingID
        var severity: Severity
        var location: SourceLocation
        var message: String
        var notes: [Finding.Note]
        var help: String
        var documentation: String
        var edits: [Edit]
    }

    struct Unread: Encodable {
        var what: String
        var count: Int
        var location: SourceLocation
    }

    var version = 1
    var tool: Tool
    var counts: Counts
    var findings: [Entry]
    var proof: Proof?
    var components: ComponentProof?
    var coverage: CoverageCounts?
    var unread: [Unread]?

    init(_ content: ReportContent) {
        tool = Tool(version: content.version)
        let errors = content.findings.count { $0.severity == .error }
        counts = Counts(errors: errors, warnings: content.findings.count - errors)
        findings = content.findings.map {
            Entry(
                id: $0.id, severity: $0.severity, location: $0.location, message: $0.message, notes: $0.notes,
                help: $0.help, documentation: $0.id.page, edits: $0.edits)
        }
        proof = content.proof
        components = content.components
        coverage = content.coverage
        unread = content.unread?.map { Unread(what: $0.many, count: $0.count, location: $0.place) }
    }

    func document() throws -> String { try JSONText.document(self) }
}
