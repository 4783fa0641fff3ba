/// The differences between two texts, as `diff -u` prints them and `git apply` reads them.
package enum UnifiedDiff {
    private static let context = 3

    private struct Line {
        var sign: Character
        var text: String
    }

    /// The diff of one file; empty if nothing changes.
    ///
    /// - Parameter old: nil for a new file.
    package static func text(path: String, from old: String?, to new: String) -> String {
        guard old != new else { return "" }
        let head = "--- \(old == nil ? "/dev/null" : "a/\(path)")\n+++ b/\(path)\n"
        let lines = merged(split(old ?? ""), split(new))
        return head + hunks(lines).map { hunk($0, in: lines) }.joined()
    }

    /// The lines, each with its newline if it has one.
    private static func split(_ text: String) -> [String] {
        var lines: [String] = []
        var line = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            line.append(scalar)
            if scalar == "\n" {
                lines.append(String(line))
                line = .init()
            }
        }
        if !line.isEmpty { lines.append(String(line)) }
        return lines
    }

    private static func merged(_ old: [String], _ new: [String]) -> [Line] {
        var removed: Set<Int> = [], inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var from = 0, to = 0
        while from < old.count || to < new.count {
            if removed.contains(from) {
                lines.append(Line(sign: "-", text: old[from]))
                from += 1
            } else if inserted.contains(to) {
                lines.append(Line(sign: "+", text: new[to]))
                to += 1
            } else {
                lines.append(Line(sign: " ", text: old[from]))
                from += 1
                to += 1
            }
        }
        return lines
    }

    /// The ranges of lines around changes; touching ranges are merged.
    private static func hunks(_ lines: [Line]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, line) in lines.enumerated() where line.sign != " " {
            let range = max(0, index - context)..<min(lines.count, index + context + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private static func hunk(_ range: Range<Int>, in lines: [Line]) -> String {
        func place(_ sign: Character) -> String {
            let before = lines[..<range.lowerBound].count { $0.sign != sign }
            let count = lines[range].count { $0.sign != sign }
            return "\(count == 0 ? before : before + 1),\(count)"
        }
        let body = lines[range].map { line in
            "\(line.sign)\(line.text)"
                + (line.text.utf8.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n")
        }
        return "@@ -\(place("+")) +\(place("-")) @@\n" + body.joined()
    }
}
