import DovetailBasics

/// What findings of a kind have in common.
private struct Cause: Hashable {
    var id: FindingID
    var text: String
}

extension Sequence<Finding> {
    /// The findings, sorted, with one for each cause: at the first place, with notes for the others.
    package var joinedByCause: [Finding] {
        var joined: [Finding] = []
        var positions: [Cause: Int] = [:]
        var others: [Int: [Finding.Note]] = [:]
        for finding in sorted() {
            guard let text = finding.cause else {
                joined.append(finding)
                continue
            }
            let cause = Cause(id: finding.id, text: text)
            guard let position = positions[cause] else {
                positions[cause] = joined.count
                joined.append(finding)
                continue
            }
            let isSame = joined[position].message == finding.message
            others[position, default: []].append(
                Finding.Note(finding.location, isSame ? "it is \(finding.verb) here too" : finding.message))
        }
        for (position, notes) in others { joined[position].notes += notes.firstFew(5) }
        return joined
    }
}

extension Finding {
    /// What a use does, as its message says.
    fileprivate var verb: String { message.contains(" uses ") ? "used" : "imported" }
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
