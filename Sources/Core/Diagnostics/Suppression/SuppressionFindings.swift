import DovetailBasics

/// The findings about a suppression.
extension Suppression {
    private static let form = "// dovetail:ignore ID: reason"

    /// Why it suppresses less than it claims, or nothing.
    var mistakes: [Finding] {
        guard !names.isEmpty else {
            return [
                Finding(
                    .invalidSuppression, at: location, "this suppression does not name a finding",
                    help: "write \(Self.form), with the id in brackets at the end of the finding")
            ]
        }
        guard reason != nil else {
            let ids = names.compactMap { $0.text.split(separator: " ").first }.joined(separator: ", ")
            return [
                Finding(
                    .invalidSuppression, at: location, "this suppression has no effect, because it gives no reason",
                    help: "add the reason after a colon: // dovetail:ignore \(ids): reason")
            ]
        }
        return names.compactMap(Self.mistake)
    }

    private static func mistake(_ name: Name) -> Finding? {
        guard let id = FindingID(written: name.text) else {
            let near = FindingID.allCases.filter { $0.kind.canBeSetAside }.map(\.rawValue)
                .map { (distance: editDistance($0, name.text, limit: 3), id: $0) }
                .filter { $0.distance <= 3 }.min { $0 < $1 }
            return Finding(
                .invalidSuppression, at: name.location, "no finding is called '\(name.text)'",
                help: near.map { "did you mean '\($0.id)'?" }
                    ?? "write \(form), with the id in brackets at the end of the finding")
        }
        guard !id.kind.canBeSetAside else { return nil }
        return Finding(
            .invalidSuppression, at: name.location, "'\(name.text)' cannot be suppressed",
            help: id == .unreadableSource ? "fix the file, or pass --exclude" : "fix the problem that it reports")
    }

    /// The finding that some of its names suppress nothing; nil if all do.
    ///
    /// - Parameter isUnused: whether there is no finding with this id on its line.
    func unused(_ isUnused: (String) -> Bool) -> Finding? {
        let unused = names.filter { FindingID(written: $0.text)?.kind.canBeSetAside == true && isUnused($0.text) }
        guard let first = unused.first, let firstName = names.first, let last = names.last else { return nil }
        let kept = names.filter { !unused.contains($0) }
        let list = unused.map { "'\($0.text)'" }.joined(separator: ", ")
        var end = last.location
        end.column += last.text.utf8.count
        return Finding(
            .unusedSuppression, at: kept.isEmpty ? location : first.location, "there is no \(list) here to suppress",
            help: kept.isEmpty
                ? "delete the comment, or move it to the end of the finding's line or to a line of its own above it"
                : "delete \(list) from the comment",
            edits: [
                kept.isEmpty
                    ? removal : Edit(firstName.location, to: end, kept.map(\.text).joined(separator: ", "))
            ])
    }
}
