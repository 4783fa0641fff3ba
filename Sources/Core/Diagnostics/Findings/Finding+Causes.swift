import DovetailBasics

/// A cause of findings of one kind.
private struct CauseOfKind: Hashable {
    var id: FindingID
    var cause: String
}

extension Sequence<Finding> {
    /// The findings, sorted, with one for each cause: at the first place, with notes for the others. What is suppressed
    /// or in a baseline must be gone already, so that it does not hide another place.
    ///
    /// - Parameter limit: how many of the others get a note; nil for all.
    package func joinedByCause(limit: Int?) -> [Finding] {
        var joined: [Finding] = []
        var positions: [CauseOfKind: Int] = [:]
        var others: [Int: [Finding.Note]] = [:]
        for finding in sorted() {
            guard let shared = finding.cause else {
                joined.append(finding)
                continue
            }
            let cause = CauseOfKind(id: finding.id, cause: shared.text)
            guard let position = positions[cause] else {
                positions[cause] = joined.count
                joined.append(finding)
                continue
            }
            others[position, default: []].append(
                Finding.Note(finding.location, shared.again ?? finding.message, .again))
        }
        for (position, notes) in others { joined[position].notes += limit.map(notes.firstFew) ?? notes }
        return joined
    }
}

extension [Finding.Note] {
    /// The first notes, and how many more places there are.
    package func firstFew(_ limit: Int) -> [Finding.Note] {
        var notes = Array(prefix(limit))
        if count > limit, limit > 0 {
            notes[limit - 1].message += ", and in \(counted(count - limit, noun: "more place"))"
        }
        return notes
    }
}
