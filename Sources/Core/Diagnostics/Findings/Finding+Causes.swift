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
                Finding.Note(finding.location, isSame ? "it is imported here too" : finding.message))
        }
        for (position, notes) in others { joined[position].notes += notes.firstFew }
        return joined
    }
}

extension [Finding.Note] {
    /// The first five notes, and how many more places there are.
    package var firstFew: [Finding.Note] {
        let limit = 5
        var notes = Array(prefix(limit))
        if count > limit { notes[limit - 1].message += ", and in \(count - limit) more places" }
        return notes
    }
}
