/// The resolutions that are not proved, as lines: few of those that one place causes, and how many more there are.
package struct GapList {
    package let gaps: [ContainerProof.Gap]

    package init(_ gaps: [ContainerProof.Gap]) { self.gaps = gaps }

    /// Of those with one cause, so many are listed.
    private static let shown = 3

    /// A line each, in the order of the gaps; each cause of several ends with a line at its own place.
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
                return [line, "\(culprit): not provable: \(count - Self.shown) more resolutions, because of this line"]
            default: return []
            }
        }
    }
}
