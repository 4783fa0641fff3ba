import SwiftSyntax

/// A comma-separated list in a source, by byte offsets: the elements of an array, the arguments of a call.
///
/// Changes keep its style: an entry added to one on its own line gets its own line, too, and a list without a trailing
/// comma stays without one.
struct SourceList {
    fileprivate struct Entry {
        var start: Int
        var end: Int
        /// The offset after its comma.
        var commaEnd: Int?
    }

    private let source: SourceBytes
    /// From after the opening bracket to before the closing one.
    private let inside: Range<Int>
    private let entries: [Entry]

    init(_ array: ArrayExprSyntax, in source: SourceBytes) {
        self.source = source
        inside =
            array.leftSquare.endPosition.utf8Offset..<array.rightSquare.positionAfterSkippingLeadingTrivia.utf8Offset
        entries = array.elements.map { Entry($0, comma: $0.trailingComma, expression: $0.expression) }
    }

    /// The arguments of a call; nil for a call without parentheses.
    init?(_ call: FunctionCallExprSyntax, in source: SourceBytes) {
        guard let open = call.leftParen, let close = call.rightParen else { return nil }
        self.source = source
        inside = open.endPosition.utf8Offset..<close.positionAfterSkippingLeadingTrivia.utf8Offset
        entries = call.arguments.map { Entry($0, comma: $0.trailingComma, expression: $0.expression) }
    }

    /// The indentation of an entry on its own line; nil for one that shares its line.
    func indentation(of index: Int?) -> String? {
        index.flatMap { source.indentation(before: entries[$0].start) }
    }

    // MARK: Adding

    /// The source with an entry added.
    ///
    /// - Parameter index: the entry that it follows; nil for the last.
    func adding(_ text: String, after index: Int? = nil) -> String {
        guard let entry = index.map({ entries[$0] }) ?? entries.last else { return addingFirst(text) }
        guard let indentation = source.indentation(before: entry.start) else {
            return entry.commaEnd.map { source.inserting([($0, " \(text),")]) }
                ?? source.inserting([(entry.end, ", \(text)")])
        }
        let line = source.newline + indentation + text
        if let commaEnd = entry.commaEnd {
            return source.inserting([(source.lineEnd(ifOnlyRemarkFrom: commaEnd) ?? commaEnd, line + ",")])
        }
        return source.inserting([
            (entry.end, ","), (source.lineEnd(ifOnlyRemarkFrom: entry.end) ?? entry.end, line),
        ])
    }

    private func addingFirst(_ text: String) -> String {
        guard source.isBlank(inside) else {
            // There are only comments: add the entry after them, on its own line.
            let start = source.lineStart(of: inside.upperBound)
            let indentation = source.indentation(before: inside.upperBound) ?? ""
            return source.inserting([(start, indentation + "    " + text + "," + source.newline)])
        }
        return source.replacing(inside, with: text)
    }

    // MARK: Removing

    /// The source without an entry, and without its line if it was alone on it.
    func removing(_ index: Int) -> String {
        let entry = entries[index]
        let isLast = index == entries.count - 1
        let end = entry.commaEnd ?? entry.end
        if entries.count == 1, source.isBlank(inside.lowerBound..<entry.start), source.isBlank(end..<inside.upperBound)
        {
            return source.replacing(inside, with: "")
        }
        if source.indentation(before: entry.start) != nil, let lineEnd = source.lineEnd(ifOnlyRemarkFrom: end) {
            var ranges = [source.lineStart(of: entry.start)..<source.behindNewline(lineEnd)]
            if isLast, entry.commaEnd == nil, index > 0, let comma = entries[index - 1].commaEnd {
                ranges.insert(entries[index - 1].end..<comma, at: 0)
            }
            return source.removing(ranges)
        }
        return source.removing(inner(index))
    }

    /// The ranges to remove for an entry that shares its line: the entry, its comma or the one before it, and blanks,
    /// but no comment.
    private func inner(_ index: Int) -> [Range<Int>] {
        let entry = entries[index]
        let commas = entry.commaEnd.map { [$0 - 1..<$0] } ?? []
        if index == entries.count - 1 {
            let before = index > 0 ? entries[index - 1].commaEnd : nil
            if let before, commas.isEmpty, source.isBlank(before..<entry.start) { return [before - 1..<entry.end] }
            let start = source.beforeBlanks(entry.start, downTo: before ?? inside.lowerBound)
            // Remove its own comma or, if it has none, the one before it.
            return commas.isEmpty
                ? (before.map { [$0 - 1..<$0] } ?? []) + [start..<entry.end] : [start..<entry.end] + commas
        }
        let gap = commas.first.map { entry.end..<$0.lowerBound } ?? entry.end..<entry.end
        guard source.isBlank(gap) else {
            return [entry.start..<source.afterBlanks(entry.end, upTo: gap.upperBound)] + commas
        }
        return [entry.start..<source.afterBlanks(entry.commaEnd ?? entry.end, upTo: entries[index + 1].start)]
    }
}

extension SourceList.Entry {
    fileprivate init(_ node: some SyntaxProtocol, comma: TokenSyntax?, expression: ExprSyntax) {
        start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        end = expression.endPositionBeforeTrailingTrivia.utf8Offset
        commaEnd = comma.map(\.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
