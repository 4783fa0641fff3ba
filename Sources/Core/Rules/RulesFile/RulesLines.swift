/// The lines of a rules file, and the lists in them that can be extended: `[a, b]` on one or several lines, items with
/// dashes, and a single text.
struct RulesLines {
    private var lines: [String]
    private let newline: String

    /// Nil if lines end in different ways, which an editor would hide.
    init?(_ text: String) {
        var parts = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let last = parts.removeLast()
        let isWindows = parts.contains { $0.last == UInt8(ascii: "\r") }
        if isWindows {
            guard parts.allSatisfy({ $0.last == UInt8(ascii: "\r") }) else { return nil }
            parts = parts.map { $0.dropLast() }
        }
        newline = isWindows ? "\r\n" : "\n"
        lines = (parts + [last]).map { String(decoding: $0, as: UTF8.self) }
    }

    private var text: String { lines.joined(separator: newline) }

    /// The line after the last one that is not blank or a comment.
    var end: Int { (lines.lastIndex { !Self.isRemark($0) } ?? -1) + 1 }

    /// The line of a top-level key.
    func key(_ name: String) -> Int? { lines.firstIndex { $0.hasPrefix(name + ":") } }

    /// The line after the last one of the top-level key whose value contains the given line.
    func endOfKey(at line: Int) -> Int {
        let next = lines[(line + 1)...].firstIndex { line in
            line.first.map { !" \t\r-#]}".contains($0) } ?? false
        }
        return lines[..<(next ?? lines.count)].lastIndex { !Self.isRemark($0) }.map { $0 + 1 } ?? line + 1
    }

    /// The indentation of the first dash.
    func firstItem(in range: Range<Int>) -> String? {
        lines[range].first { Self.item($0) != nil }.flatMap { Self.item($0) }
    }

    func inserting(_ new: [String], at line: Int) -> String {
        var copy = self
        copy.lines.insert(contentsOf: new, at: line)
        if line == lines.count { copy.lines.append("") }
        return copy.text
    }

    /// The file with an entry added to the list of a key; nil if the list has an unknown form.
    func adding(_ entry: String, toListOf key: String, in range: Range<Int>) -> String? {
        for line in range {
            guard let value = Self.value(of: key, in: lines[line]) else { continue }
            var copy = self
            let (before, after) = (String(lines[line][..<value]), String(lines[line][value...]))
            if after.hasPrefix("[") {
                guard let close = end(ofBracketsAt: before.count, line, upTo: range.upperBound) else { return nil }
                copy.add(entry, before: close)
            } else if Self.isRemark(after) {
                guard let indentation = firstItem(in: line + 1..<range.upperBound) else { return nil }
                let items = lines[line + 1..<range.upperBound].prefix {
                    Self.isRemark($0) || Self.item($0) == indentation
                }
                guard let last = items.lastIndex(where: { !Self.isRemark($0) }) else { return nil }
                copy.lines.insert("\(indentation)- \(entry)", at: last + 1)
            } else {
                let text = after.prefix { $0 != "#" && $0 != "," && $0 != "}" }
                let word = text.reversed().drop { $0 == " " }.count
                copy.lines[line] = before + "[\(after.prefix(word)), \(entry)]" + after.dropFirst(word)
            }
            return copy.text
        }
        return nil
    }

    // MARK: Brackets

    private struct Place {
        var line: Int
        var column: Int
    }

    /// The closing bracket, and the last character before it that is not blank or part of a comment.
    private func end(ofBracketsAt column: Int, _ line: Int, upTo end: Int) -> (last: Place, close: Place)? {
        var last = Place(line: line, column: column)
        var start = column + 1
        for number in line..<end {
            var quote: Character?, before: Character = " "
            for (column, letter) in lines[number].enumerated() where column >= start {
                if let open = quote {
                    if letter == open { quote = nil }
                } else if letter == "\"" || letter == "'" {
                    quote = letter
                } else if letter == "#", before == " " {
                    break
                } else if letter == "]" {
                    return (last, Place(line: number, column: column))
                }
                if !letter.isWhitespace { last = Place(line: number, column: column) }
                before = letter
            }
            start = 0
        }
        return nil
    }

    private mutating func add(_ entry: String, before end: (last: Place, close: Place)) {
        let (last, close) = end
        let line = lines[last.line]
        let behind = line.index(line.startIndex, offsetBy: last.column + 1)
        let letter = line[line.index(before: behind)]
        guard last.line < close.line, letter != "[" else {
            let separator = letter == "[" ? "" : letter == "," ? " " : ", "
            lines[last.line] = line[..<behind] + separator + entry + line[behind...]
            return
        }
        let indentation = line.prefix { $0 == " " }
        lines[last.line] = line[..<behind] + (letter == "," ? "" : ",") + line[behind...]
        lines.insert("\(indentation)\(entry)" + (letter == "," ? "," : ""), at: last.line + 1)
    }

    // MARK: Lines

    /// Where the value of a key begins in a line: after its colon and the blanks that follow.
    private static func value(of key: String, in line: String) -> String.Index? {
        var rest = line.startIndex..<line.endIndex
        while let found = line.firstRange(of: key + ":", in: rest) {
            let before = line[..<found.lowerBound].last
            if before.map({ " {,-".contains($0) }) ?? true {
                return line[found.upperBound...].firstIndex { $0 != " " } ?? line.endIndex
            }
            rest = found.upperBound..<line.endIndex
        }
        return nil
    }

    /// Whether a line, or the rest of one, is blank or a comment.
    private static func isRemark(_ line: String) -> Bool {
        line.first { !$0.isWhitespace }.map { $0 == "#" } ?? true
    }

    /// The indentation of an item's dash.
    private static func item(_ line: String) -> String? {
        let indentation = line.prefix { $0 == " " }
        return line.dropFirst(indentation.count).hasPrefix("- ") ? String(indentation) : nil
    }
}

extension String {
    /// The first occurrence of a text. The standard library's own function requires newer systems than the supported
    /// ones.
    fileprivate func firstRange(of text: String, in range: Range<String.Index>) -> Range<String.Index>? {
        var start = range.lowerBound
        while start < range.upperBound {
            if self[start..<range.upperBound].hasPrefix(text) {
                return start..<index(start, offsetBy: text.count)
            }
            start = index(after: start)
        }
        return nil
    }
}
