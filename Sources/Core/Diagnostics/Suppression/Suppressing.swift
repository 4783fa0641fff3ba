/// Removes the findings that comments suppress, and adds findings about the comments themselves.
package struct Suppressing {
    /// Which suppressions a run applies.
    package enum Extent: Sendable {
        /// All of them; unused ones are reported.
        case all
        /// Those of warnings and of containers. Findings that prevent the wiring remain errors. Unused suppressions are
        /// not reported, because sources are only partly read.
        case allButWiring
    }

    private struct Place: Hashable {
        var path: String
        var line: Int
        var id: String
    }

    /// The remaining findings and those about suppressions, sorted.
    ///
    /// - Parameter unchecked: findings that were not looked for, so that their suppressions may seem unused.
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
        // Findings that depend on an unreadable file were not looked for.
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
    /// Whether the wiring can be generated in spite of it.
    package var canBeGenerated: Bool { severity == .warning || id.kind.group == .containers }
}
