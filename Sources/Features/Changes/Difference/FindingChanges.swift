import DovetailBasics
import DovetailDiagnostics

/// Which findings and gaps are new, and which are gone. Lines do not count, because they shift.
struct FindingChanges {
    let changes: [Change]

    init(_ old: GraphDocument, _ new: GraphDocument) {
        let findings = Pairs(
            old.findings, new.findings,
            by: [
                { key($0.id, $0.location.path, $0.identity) },
                // In a file that was moved.
                { key($0.id, $0.location.path.lastComponent, $0.identity) },
                // About two modules, which are in the message: the first import of the one by the other may move.
                { $0.isAboutModules ? key($0.id, $0.identity) : key($0.id, "\($0.location)", $0.identity) },
            ])
        let gaps = Pairs(
            old.gaps, new.gaps,
            by: [
                { key($0.kind, $0.location?.path, $0.text) },
                { key($0.kind, $0.location?.path.lastComponent, $0.text) },
            ])
        changes =
            findings.onlyNew.map { new.findings[$0].change(.newErrors, .newWarnings) }
            + findings.onlyOld.map { old.findings[$0].change(.fixedErrors, .fixedWarnings) }
            + gaps.onlyNew.map { new.gaps[$0].change(.newGaps) }
            + gaps.onlyOld.map { old.gaps[$0].change(.closedGaps) }
    }
}

extension GraphDocument.Entry {
    fileprivate var identity: String { knownAs ?? message }
    fileprivate var isAboutModules: Bool { FindingID(rawValue: id)?.kind.group == .modules }

    fileprivate func change(_ error: ChangeKind, _ warning: ChangeKind) -> Change {
        Change(severity == .error ? error : warning, message, id: id, at: location)
    }
}

extension GraphDocument.Gap {
    fileprivate func change(_ change: ChangeKind) -> Change { Change(change, text, id: kind, at: location) }
}
