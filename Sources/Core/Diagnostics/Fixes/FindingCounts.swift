/// How many findings there are of each kind, file and message. Lines are not compared, because they shift.
package struct FindingCounts {
    private struct Key: Hashable {
        var id: FindingID
        var path: String
        var message: String

        init(_ finding: Finding) {
            (id, path, message) = (finding.id, finding.location.path, finding.knownAs ?? finding.message)
        }
    }

    /// The kinds that say that something written is no longer needed or up to date, which a fix may cause.
    private static let consequences: Set<FindingID> = [.staleWiring, .staleBaseline, .unusedSuppression]

    private var counts: [Key: Int] = [:]

    package init(_ findings: [Finding] = []) {
        for finding in findings { add(finding) }
    }

    package mutating func add(_ finding: Finding) { counts[Key(finding), default: 0] += 1 }

    /// Whether there is an equal finding.
    package func contains(_ finding: Finding) -> Bool { counts[Key(finding)] != nil }

    /// Whether other findings are what remains of these after some were fixed: those are gone, and there are no new ones.
    /// Generated wiring may now be out of date, and comments and baselines may now set nothing aside.
    package func remain(in new: [Finding], without fixed: [Finding]) -> Bool {
        var left = counts
        for finding in fixed { left[Key(finding), default: 0] -= 1 }
        for finding in new {
            let key = Key(finding)
            if let count = left[key], count > 0 {
                left[key] = count - 1
            } else if counts[key] != nil || !Self.consequences.contains(finding.id) {
                return false
            }
        }
        return true
    }
}
