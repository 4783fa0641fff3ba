extension ReportFormat {
    /// SARIF 2.1.0, for code scanning.
    package static let sarif = ReportFormat("sarif", places: .inUTF16) { try SARIFReport($0).document() }
}

/// Findings as a SARIF 2.1.0 log. Columns count UTF-16 code units, and paths outside the current folder are absolute.
struct SARIFReport {
    private let content: ReportContent
    private static let base = "%SRCROOT%"

    init(_ content: ReportContent) {
        self.content = content
    }

    func document() throws -> String {
        let driver = SARIFLog.Driver(version: content.version, rules: FindingID.allCases.map(rule))
        let folder = SARIFLog.BaseFolder(description: message("The folder in which dovetail was run."))
        return try JSONText.document(
            SARIFLog(runs: [
                SARIFLog.Run(
                    tool: .init(driver: driver), originalUriBaseIds: [Self.base: folder], invocations: invocations,
                    results: results)
            ]))
    }

    /// What was not read, as notes of the run.
    private var invocations: [SARIFLog.Invocation]? {
        guard let unread = content.unread, !unread.isEmpty else { return nil }
        return [
            SARIFLog.Invocation(
                toolExecutionNotifications: unread.map {
                    .init(message: message($0.sentence), locations: [location($0.place)])
                })
        ]
    }

    private func rule(_ id: FindingID) -> SARIFLog.Rule {
        SARIFLog.Rule(
            id: id.rawValue, shortDescription: message(id.summary), helpUri: FindingPages.uri(of: id),
            help: .init(
                text: "\(id.summary) \(id.page) of Dovetail has an example that fails, and the same example fixed.",
                markdown:
                    "\(id.summary) `\(id.page)` of Dovetail has an example that fails, and the same example fixed."),
            defaultConfiguration: .init(level: id.severity.rawValue))
    }

    private var results: [SARIFLog.Result] {
        let indices = Dictionary(uniqueKeysWithValues: FindingID.allCases.enumerated().map { ($1, $0) })
        return zip(content.findings, Fingerprints.of(content.findings)).map { finding, fingerprint in
            let related = finding.notes.enumerated().map { index, note in
                location(note.location, id: index + 1, message(note.message))
            }
            return SARIFLog.Result(
                ruleId: finding.id.rawValue, ruleIndex: indices[finding.id] ?? -1, level: finding.severity.rawValue,
                message: message("\(finding.message)\nhelp: \(finding.help)"),
                locations: [location(finding.location)], relatedLocations: related.isEmpty ? nil : related,
                codeFlows: flows(finding),
                partialFingerprints: ["dovetail/v1": fingerprint], fixes: fixes(finding))
        }
    }

    /// The path that leads to the finding, or the cycle, as steps that a viewer goes through.
    private func flows(_ finding: Finding) -> [SARIFLog.CodeFlow]? {
        func places(_ kind: Finding.Note.Kind) -> [SARIFLog.Location] {
            finding.notes.filter { $0.kind == kind }.map { location($0.location, message($0.message)) }
        }
        let steps = places(.step)
        let own = location(finding.location, message(finding.message))
        let path = steps.isEmpty ? [] : steps + [own]
        // The first step may be at the finding's own place.
        let next = finding.notes.filter { $0.kind == .next && $0.location != finding.location }
        let onward = next.isEmpty ? [] : [own] + next.map { location($0.location, message($0.message)) }
        let flows = [path, onward, places(.cycle)].filter { $0.count > 1 }.map { places in
            SARIFLog.CodeFlow(threadFlows: [.init(locations: places.map { .init(location: $0) })])
        }
        return flows.isEmpty ? nil : flows
    }

    /// A single fix with all edits, grouped by file.
    private func fixes(_ finding: Finding) -> [SARIFLog.Fix]? {
        guard !finding.edits.isEmpty else { return nil }
        let changes = Dictionary(grouping: finding.edits, by: \.start.path).sorted { $0.key < $1.key }
        return [
            SARIFLog.Fix(
                description: message(finding.help),
                artifactChanges: changes.map { path, edits in
                    .init(artifactLocation: artifact(path), replacements: edits.map(replacement))
                })
        ]
    }

    private func replacement(_ edit: Edit) -> SARIFLog.Replacement {
        SARIFLog.Replacement(
            deletedRegion: .init(
                startLine: edit.start.line, startColumn: edit.start.column, endLine: edit.end.line,
                endColumn: edit.end.column),
            insertedContent: .init(text: edit.replacement))
    }

    /// Braces are doubled, because SARIF has placeholders such as `{0}`.
    private func message(_ text: String) -> SARIFLog.Message {
        SARIFLog.Message(text: text.map { $0 == "{" || $0 == "}" ? "\($0)\($0)" : "\($0)" }.joined())
    }

    private func location(
        _ place: SourceLocation, id: Int? = nil, _ message: SARIFLog.Message? = nil
    ) -> SARIFLog.Location {
        SARIFLog.Location(
            id: id,
            physicalLocation: .init(
                artifactLocation: artifact(place.path),
                region: .init(startLine: place.line, startColumn: place.column)),
            message: message)
    }

    private func artifact(_ path: String) -> SARIFLog.ArtifactLocation {
        let uri = PathURI.encoded(path)
        return path.hasPrefix("/") ? .init(uri: "file://\(uri)") : .init(uri: uri, uriBaseId: Self.base)
    }
}
