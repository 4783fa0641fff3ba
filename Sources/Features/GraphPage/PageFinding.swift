package import DovetailDiagnostics

/// A finding on a page, with the nodes that it is about.
package struct PageFinding: Encodable, Sendable {
    /// A remark.
    package struct Note: Encodable, Sendable {
        package var message: String
        package var place: String
    }

    package let id: String
    package let severity: String
    package let message: String
    package let place: String
    package let help: String
    package let notes: [Note]
    /// The indices of nodes by the id of their section.
    package let nodes: [String: [Int]]

    /// - Parameter nodes: the nodes that it is about, by the id of their section.
    package init(_ finding: Finding, nodes: [String: [Int]]) {
        id = finding.id.rawValue
        severity = finding.severity.rawValue
        message = finding.message
        place = finding.location.description
        help = finding.help
        notes = finding.notes.map { Note(message: $0.message, place: $0.location.description) }
        self.nodes = nodes.filter { !$0.value.isEmpty }
    }
}
