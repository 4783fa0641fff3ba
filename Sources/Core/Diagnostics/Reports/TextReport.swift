package import DovetailBasics

extension ReportFormat {
    /// The format of compilers, for people and editors.
    package static let text = ReportFormat("text", places: .asRead, isForPeople: true) { content in
        TextReport.lines(content.findings, content.style, hasLinks: content.hasLinks).map { $0 + "\n" }.joined()
    }
}

/// Findings in the format of compilers, so that editors, SwiftPM and Xcode link each line.
package enum TextReport {
    /// The findings, one line each, followed by lines for their notes and their help: errors before warnings, causes
    /// before consequences. Help shared by several findings of a kind is printed once.
    ///
    /// - Parameter hasLinks: whether the first finding of each kind names its page.
    package static func lines(_ findings: [Finding], _ style: MessageStyle, hasLinks: Bool = false) -> [String] {
        var helped: Set<String> = []
        var linked: Set<FindingID> = []
        return sorted(findings).flatMap { finding -> [String] in
            let place = "\(finding.location)"
            let head = style.line(
                finding.severity == .error ? .error : .warning, finding.message, at: place,
                mark: " [\(finding.id.rawValue)]")
            var notes = finding.notes.map { style.line(.note, $0.message, at: "\($0.location)") }
            if !finding.help.isEmpty, helped.insert("\(finding.id.rawValue) \(finding.help)").inserted {
                notes.append(style.line(.note, "help: \(finding.help)", at: place))
            }
            if hasLinks, linked.insert(finding.id).inserted {
                notes.append(
                    style.line(
                        .note, "see \(finding.id.address), or run 'dovetail explain \(finding.id.rawValue)'", at: place)
                )
            }
            return [head] + notes
        }
    }

    /// The findings in the order of harm: errors before warnings, causes before consequences, imports last.
    static func sorted(_ findings: [Finding]) -> [Finding] {
        findings.enumerated().sorted { Rank($0) < Rank($1) }.map(\.element)
    }

    /// The rank of a finding in the list.
    private struct Rank: Comparable {
        private let weights: [Int]

        init(_ finding: (offset: Int, element: Finding)) {
            let groups: [FindingKind.Group] = [.sources, .components, .containers]
            weights = [
                finding.element.severity == .error ? 0 : 1, finding.element.isHygiene ? 1 : 0,
                groups.firstIndex(of: finding.element.id.kind.group) ?? groups.count, finding.offset,
            ]
        }

        static func < (left: Rank, right: Rank) -> Bool { left.weights.lexicographicallyPrecedes(right.weights) }
    }

    /// The numbers of errors and warnings: `2 errors, 1 warning`.
    package static func count(_ findings: [Finding]) -> String {
        let errors = findings.count { $0.severity == .error }
        let warnings = findings.count - errors
        return "\(errors) \(errors == 1 ? "error" : "errors"), \(warnings) \(warnings == 1 ? "warning" : "warnings")"
    }
}
