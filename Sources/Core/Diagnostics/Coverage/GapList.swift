/// The unproved resolutions as lines, one for each. What keeps several of them from being proved is listed above the
/// first of them, with their number.
package struct GapList {
    package let gaps: [ContainerProof.Gap]

    package init(_ gaps: [ContainerProof.Gap]) { self.gaps = gaps }

    /// How many gaps with one cause are listed without it.
    private static let few = 3

    /// The lines in the order of the gaps.
    package var lines: [String] {
        let counts = Dictionary(grouping: gaps.compactMap(\.culprit)) { $0 }.mapValues(\.count)
        var listed: Set<SourceLocation> = []
        return gaps.flatMap { gap -> [String] in
            let line = "\(gap.location): not provable: \(gap.text)"
            guard let culprit = gap.culprit, let count = counts[culprit], count > Self.few,
                listed.insert(culprit).inserted
            else { return [line] }
            return ["\(culprit): \(count) resolutions are not provable because of this line", line]
        }
    }
}
