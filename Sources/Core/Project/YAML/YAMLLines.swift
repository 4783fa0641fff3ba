import Foundation
internal import Yams

/// The lines of a YAML file, and which of them belong to the entries of its mappings and lists.
///
/// Only block style is known, with an entry on lines of its own.
struct YAMLLines {
    /// An entry of a mapping, or an item of a list.
    struct Entry {
        /// The key; empty for an item.
        var key = ""
        /// Its lines, without blank lines and comments at their end.
        var lines: Range<Int>
        /// How far its key or its dash is indented.
        var indentation: Int
    }

    private(set) var lines: [String]
    private let newline: String
    private let root: Node

    /// Nil if it is not YAML, or if lines end in different ways.
    init?(_ text: String) {
        guard let root = try? Yams.compose(yaml: text) else { return nil }
        self.root = root
        newline = text.utf8.contains(13) ? "\r\n" : "\n"
        lines = text.components(separatedBy: newline)
        guard !lines.contains(where: { $0.utf8.contains(13) || $0.utf8.contains(10) }) else { return nil }
    }

    /// The text with lines replaced by others.
    func replacing(_ range: Range<Int>, with new: [String]) -> String {
        var copy = lines
        copy.replaceSubrange(range, with: new)
        // A file that ended without a line end has one now.
        if range.lowerBound == lines.count { copy.append("") }
        return copy.joined(separator: newline)
    }

    /// The entries of the mapping, or the items of the list, at a path of keys; nil if there is none, or if it is not
    /// in block style.
    func entries(at path: [String]) -> [Entry]? {
        var (node, end, found) = (root, lines.count, Self.entries(of: root, lines, upTo: lines.count))
        for key in path {
            guard let entry = found?.first(where: { $0.key == key }), let value = node.mapping?[key] else { return nil }
            (node, end) = (value, entry.lines.upperBound)
            found = Self.entries(of: node, lines, upTo: end)
        }
        return found
    }

    private static func entries(of node: Node, _ lines: [String], upTo end: Int) -> [Entry]? {
        let starts: [(key: String, mark: Mark?)]
        if let mapping = node.mapping {
            starts = mapping.map { ($0.key.scalar?.string ?? "", $0.key.mark) }
        } else if let sequence = node.sequence {
            starts = sequence.map { ("", $0.mark) }
        } else {
            return nil
        }
        var entries: [Entry] = []
        for (key, mark) in starts {
            guard let mark, mark.line <= end else { return nil }
            let before = lines[mark.line - 1].prefix(mark.column - 1)
            let lead = node.mapping == nil ? String(before.dropLast(2)) : String(before)
            guard lead.allSatisfy({ $0 == " " }), node.mapping != nil || before.hasSuffix("- "),
                entries.last.map({ $0.indentation == lead.count && $0.lines.lowerBound < mark.line - 1 }) ?? true
            else { return nil }
            entries.append(Entry(key: key, lines: mark.line - 1..<end, indentation: lead.count))
        }
        for index in entries.indices {
            let next = index + 1 < entries.count ? entries[index + 1].lines.lowerBound : end
            let start = entries[index].lines.lowerBound
            let last = lines[start..<next].lastIndex { !isRemark($0) } ?? start
            entries[index].lines = start..<last + 1
        }
        return entries
    }

    /// Whether a line is blank or a comment.
    static func isRemark(_ line: String) -> Bool { line.first { $0 != " " && $0 != "\t" }.map { $0 == "#" } ?? true }
}
