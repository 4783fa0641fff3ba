import DovetailBasics
import DovetailDiagnostics
import DovetailGraphs

/// Which findings and gaps are new, and which are gone. Lines do not count, because they shift, and folders do not count
/// for files that were moved.
struct FindingChanges {
    let changes: [Change]
    /// How many gaps are in both states.
    let commonGaps: Int

    init(_ old: GraphDocument, _ new: GraphDocument) {
        let (before, after) = (old.paths, new.paths)
        /// The name alone of a file that is in one of the states only.
        func moved(_ path: String) -> String {
            before.contains(path) == after.contains(path) ? path : path.lastComponent
        }
        let findings = Pairs(
            old.findings, new.findings,
            by: [
                { key($0.kind, $0.location.path, $0.identity) },
                { key($0.kind, moved($0.location.path), $0.identity) },
                // About two modules, which are in the message: the first import of the one by the other may move.
                { $0.isAboutModules ? key($0.kind, $0.identity) : key($0.kind, "\($0.location)", $0.identity) },
            ])
        let gaps = Pairs(
            old.gaps, new.gaps,
            by: [
                { key($0.kind, $0.location?.path, $0.text) },
                { key($0.kind, ($0.location?.path).map(moved), $0.text) },
            ])
        commonGaps = gaps.both.count
        changes =
            findings.onlyNew.map { new.findings[$0].change(.newErrors, .newWarnings) }
            + findings.onlyOld.map { old.findings[$0].change(.fixedErrors, .fixedWarnings) }
            + gaps.onlyNew.map { new.gaps[$0].change(.newGaps) }
            + gaps.onlyOld.map { old.gaps[$0].change(.closedGaps) }
    }
}

extension GraphDocument {
    /// The files that it mentions.
    fileprivate var paths: Set<String> {
        Set(modules.map { $0.flatMap(\.files) } ?? []).union(graph.nodes.map(\.location.path))
            .union(graph.edges.map(\.location.path)).union(findings.map(\.location.path))
            .union(gaps.compactMap { $0.location?.path })
    }
}

extension GraphDocument.Entry {
    /// Its id with its severity.
    fileprivate var kind: String { "\(severity.rawValue) \(id)" }
    fileprivate var identity: String { knownAs ?? message }
    fileprivate var isAboutModules: Bool { FindingID(rawValue: id)?.kind.group == .modules }

    fileprivate func change(_ error: ChangeKind, _ warning: ChangeKind) -> Change {
        Change(severity == .error ? error : warning, message, id: id, at: location)
    }
}

extension GraphDocument.Gap {
    fileprivate func change(_ change: ChangeKind) -> Change { Change(change, text, id: kind, at: location) }
}
