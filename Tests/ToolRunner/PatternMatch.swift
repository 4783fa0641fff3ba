import Foundation

/// A place where a regular expression matches, as `Regex`, which needs macOS 13, finds it.
package struct PatternMatch: Sendable {
    package let range: Range<String.Index>
    /// What the groups match, after the whole match; empty for a group that matches nothing.
    package let groups: [String]
}

extension StringProtocol {
    /// The first match of a pattern, in the syntax of `NSRegularExpression`; nil if there is none.
    package func firstMatch(ofPattern pattern: StaticString) -> PatternMatch? {
        matches(ofPattern: pattern).first
    }

    /// All matches of a pattern, in order.
    package func matches(ofPattern pattern: StaticString) -> [PatternMatch] {
        let text = String(self)
        guard let expression = try? NSRegularExpression(pattern: "\(pattern)") else {
            preconditionFailure("'\(pattern)' is not a regular expression")
        }
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
            Range(match.range, in: text).map { range in
                let groups = (0..<match.numberOfRanges).map {
                    Range(match.range(at: $0), in: text).map { text[$0] } ?? ""
                }
                return PatternMatch(range: range, groups: groups.map(String.init))
            }
        }
    }
}
