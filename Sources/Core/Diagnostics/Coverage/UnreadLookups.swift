import DovetailBasics

/// Lookups that can fail at run time, and that a run recognised but did not read: nothing is known about them.
package struct UnreadLookups: Codable, Hashable, Sendable {
    /// What one of them is: `lookup of DIContainer`.
    package var one: String
    /// What several are: `lookups of DIContainer`.
    package var many: String
    package var count: Int
    /// The declaration of the container, or else the first of them.
    package var place: SourceLocation
    /// Whether it is a container that the program implements, which the rules file can describe.
    package var isOwn: Bool

    package init(one: String, many: String, count: Int, place: SourceLocation, isOwn: Bool = false) {
        self.one = one
        self.many = many
        self.count = count
        self.place = place
        self.isOwn = isOwn
    }

    /// `48 lookups of DIContainer`
    package var text: String { "\(count) \(count == 1 ? one : many)" }

    /// `48 lookups of DIContainer were not read`
    package var sentence: String { "\(text) \(count == 1 ? "was" : "were") not read" }
}

extension [UnreadLookups] {
    /// `48 lookups of DIContainer (Core/DIContainer.swift:13) and 1 read of Clock (App.swift:3) were not read`; nil if
    /// there are none.
    package var sentence: String? {
        guard let last else { return nil }
        let parts = map { "\($0.text) (\($0.place.path):\($0.place.line))" }
        let list = parts.count == 1 ? parts[0] : parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "")
        return list + (count == 1 && last.count == 1 ? " was not read" : " were not read")
    }

    /// They as findings, for runs in which nothing may be left unproved.
    package var findings: [Finding] {
        map { one in
            Finding(
                .unprovableResolution, at: one.place,
                one.count == 1
                    ? "cannot prove that \(one.text) succeeds: it is not read"
                    : "cannot prove that \(one.text) succeed: they are not read",
                help: one.isOwn
                    ? "describe the container under 'containers' in dovetail.yml, or check without --strict"
                    : "check without --strict: Dovetail cannot read them")
        }
    }
}
