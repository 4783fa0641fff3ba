import DovetailBasics
import DovetailDiagnostics

/// A difference as Markdown for a comment on a pull request: the counts and the errors, then the details, folded.
package enum DifferenceMarkdown {
    /// The most changes of a topic that are listed. GitHub's comments have at most 65,536 characters.
    private static let limit = 100

    /// The lines, without newlines.
    ///
    /// - Parameter base: what is compared, and what with, as the user named them.
    package static func lines(_ difference: GraphDifference, base: String, head: String) -> [String] {
        var lines = ["### Wiring and modules", "", "`\(base)` → `\(head)`: \(difference.summary)."]
        if let gaps = difference.gapsLine { lines += ["", MarkdownText.escaped(gaps) + "."] }
        let errors = difference.changes.filter { $0.kind == .newErrors || $0.kind == .newLayerEdges }
        if !errors.isEmpty { lines += [""] + items(errors) }
        let affected = difference.affected.lists
        if !affected.isEmpty {
            lines += ["", "Affected: \(affected.map(\.words).joined(separator: ", "))."]
        }
        for (topic, changes) in difference.byTopic {
            lines += details("\(title(topic)) (\(changes.count))", items(changes))
        }
        if !affected.isEmpty {
            lines += details(
                "What is affected", affected.map { "- \($0.words): \($0.names.map(code).joined(separator: ", "))" })
        }
        return lines
    }

    private static func details(_ title: String, _ lines: [String]) -> [String] {
        ["", "<details><summary>\(title)</summary>", ""] + lines + ["", "</details>"]
    }

    private static func items(_ changes: [Change]) -> [String] {
        let more = changes.count - limit
        return changes.prefix(limit).map(item) + (more > 0 ? ["- … and \(more) more"] : [])
    }

    private static func item(_ change: Change) -> String {
        let place = change.location.map { " at \(code("\($0.path):\($0.line)"))" } ?? ""
        let id = change.id.map { " [\($0)]" } ?? ""
        return "- \(word(change.kind)) \(MarkdownText.escaped(change.line))\(id)\(place)"
    }

    private static func word(_ kind: ChangeKind) -> String {
        switch kind {
        case .newErrors: "**New error:**"
        case .fixedErrors: "Fixed error:"
        case .newWarnings: "New warning:"
        case .fixedWarnings: "Fixed warning:"
        default: kind.sign == "+" ? "**+**" : kind.sign == "~" ? "**~**" : "**−**"
        }
    }

    private static func title(_ topic: ChangeKind.Topic) -> String {
        topic.rawValue.prefix(1).uppercased() + topic.rawValue.dropFirst()
    }

    private static func code(_ text: String) -> String { MarkdownText.code(text) }
}
