/// Leaves out the findings that a comment suppresses, and adds what is wrong
/// with the comments.
package struct Suppressing {
    /// What a run honours.
    package enum Extent: Sendable {
        /// Every suppression, and says which are unused.
        case all
        /// Those of warnings, and of containers. What is needed to write the wiring stays an
        /// error, and of sources that are read in part it is not known what is unused.
        case allButWiring
    }

    private struct Place: Hashable {
        var path: String
        var line: Int
        var id: String
    }

    /// The findings that are left, and those about suppressions, in order.
    ///
    /// - Parameter unchecked: findings that were not looked for, so that nothing is known of their suppressions' use.
    package static func apply(
        _ suppressions: [Suppression], to findings: [Finding], _ extent: Extent, unchecked: Set<FindingID> = []
    ) -> [Finding] {
        let valid = suppressions.filter { $0.reason != nil }
        let suppressed = Set(
            valid.flatMap { suppression in
                suppression.names.map {
                    Place(
                        path: suppression.location.path, line: suppression.line,
                        id: FindingID(written: $0.text)?.rawValue ?? $0.text)
                }
            })
        func place(_ finding: Finding) -> Place {
            Place(path: finding.location.path, line: finding.location.line, id: finding.id.rawValue)
        }
        var left = findings.filter { finding in
            let isHonoured = finding.id.kind.canBeSetAside && (extent == .all || finding.canBeGenerated)
            return !isHonoured || !suppressed.contains(place(finding))
        }
        left += suppressions.flatMap { $0.mistakes }
        // What depends on a file that cannot be read was not looked for.
        if extent == .all, !findings.contains(where: { $0.id == .unreadableSource }) {
            let found = Set(findings.map(place))
            left += valid.compactMap { suppression in
                suppression.unused { name in
                    guard let id = FindingID(written: name), !unchecked.contains(id) else { return false }
                    return !found.contains(
                        Place(path: suppression.location.path, line: suppression.line, id: id.rawValue))
                }
            }
        }
        return left.sortedOnce
    }
}

extension Finding {
    /// Whether the wiring can be written although it is there.
    package var canBeGenerated: Bool { severity == .warning || id.kind.group == .containers }
}
