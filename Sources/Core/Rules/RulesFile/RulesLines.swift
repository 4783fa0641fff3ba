/// A rules file's lines, and the lists in them that can be extended: `[a, b]` on a line or several, items with dashes,
/// and a single text.
struct RulesLines {
    private var lines: [String]
    private let newline: String

    /// Nil where lines end in different ways, which an editor would hide.
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

    /// Behind the last line that says something.
    var end: Int { (lines.lastIndex { !Self.isRemark($0) } ?? -1) + 1 }

    /// The line of a key of the file itself.
    func key(_ name: String) -> Int? { lines.firstIndex { $0.hasPrefix(name + ":") } }

    /// Behind the last line that belongs to the key of the file in whose value a line stands.
    func endOfKey(at line: Int) -> Int {
        let next = lines[(line + 1)...].firstIndex { line in
            line.first.map { !" \t\r-#]}".contains($0) } ?? false
        }
        return lines[..<(next ?? lines.count)].lastIndex { !Self.isRemark($0) }.map { $0 + 1 } ?? line + 1
    }

    /// The blanks before the first dash.
    func firstItem(in range: Range<Int>) -> String? {
        lines[range].first { Self.item($0) != nil }.flatMap { Self.item($0) }
    }

    func inserting(_ new: [String], at line: Int) -> String {
        var copy = self
        copy.lines.insert(contentsOf: new, at: line)
        if line == lines.count { copy.lines.append("") }
        return copy.text
    }

    /// The file with one entry more in the list below a key; nil where it is in none of the known shapes.
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

    /// The closing bracket, and the last letter before it that is no remark and no blank.
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

    /// Where the value of a key begins in a line: behind the blanks that follow its colon.
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

    /// Whether a line, or what is left of it, is blank or a comment.
    private static func isRemark(_ line: String) -> Bool {
        line.first { !$0.isWhitespace }.map { $0 == "#" } ?? true
    }

    /// The blanks before the dash of an item.
    private static func item(_ line: String) -> String? {
        let indentation = line.prefix { $0 == " " }
        return line.dropFirst(indentation.count).hasPrefix("- ") ? String(indentation) : nil
    }
}

extension String {
    /// The first place of a text. The standard library's function of this kind is newer than the systems supported.
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
