import DovetailBasics

/// A cause of findings of one kind.
private struct CauseOfKind: Hashable {
    var id: FindingID
    var cause: Finding.Cause
}

extension Sequence<Finding> {
    /// The findings, sorted, with one for each cause: at the first place, with notes for the others.
    package var joinedByCause: [Finding] {
        var joined: [Finding] = []
        var positions: [CauseOfKind: Int] = [:]
        var others: [Int: [Finding.Note]] = [:]
        for finding in sorted() {
            guard let shared = finding.cause else {
                joined.append(finding)
                continue
            }
            let cause = CauseOfKind(id: finding.id, cause: shared)
            guard let position = positions[cause] else {
                positions[cause] = joined.count
                joined.append(finding)
                continue
            }
            let isSame = joined[position].message == finding.message
            others[position, default: []].append(
                Finding.Note(finding.location, isSame ? shared.again : finding.message))
        }
        for (position, notes) in others { joined[position].notes += notes.firstFew(5) }
        return joined
    }
}

extension [Finding.Note] {
    /// The first notes, and how many more places there are.
    package func firstFew(_ limit: Int) -> [Finding.Note] {
        var notes = Array(prefix(limit))
        if count > limit, limit > 0 {
            notes[limit - 1].message += ", and in \(counted(count - limit, "more place"))"
        }
        return notes
    }
}
