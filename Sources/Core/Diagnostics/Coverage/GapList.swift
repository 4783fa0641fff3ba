import DovetailBasics

/// The unproved resolutions as lines: only a few of those with a common cause, and how many more there are.
package struct GapList {
    package let gaps: [ContainerProof.Gap]

    package init(_ gaps: [ContainerProof.Gap]) { self.gaps = gaps }

    /// How many are listed for each cause.
    private static let shown = 3

    /// The lines in the order of the gaps; a cause of several gaps ends with a line at its own place.
    package var lines: [String] {
        let counts = Dictionary(grouping: gaps.compactMap(\.culprit)) { $0 }.mapValues(\.count)
        var listed: [SourceLocation: Int] = [:]
        return gaps.flatMap { gap -> [String] in
            let line = "\(gap.location): not provable: \(gap.text)"
            guard let culprit = gap.culprit, let count = counts[culprit], count > Self.shown else { return [line] }
            listed[culprit, default: 0] += 1
            switch listed[culprit] ?? 0 {
            case ..<Self.shown: return [line]
            case Self.shown:
                return [
                    line,
                    "\(culprit): not provable: \(counted(count - Self.shown, "more resolution")), because of this line",
                ]
            default: return []
            }
        }
    }
}
