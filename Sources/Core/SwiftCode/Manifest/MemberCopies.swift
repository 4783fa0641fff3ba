import SwiftSyntax

/// Copies members that are named after a module beside them: cases of enums, static properties, and the cases of a
/// `switch` over them. Many Tuist projects name their modules in this way, in helpers.
package enum MemberCopies {
    /// A source with the copies; nil if there is nothing to copy.
    ///
    /// - Parameter words: the new names, by those of the members to copy.
    package static func adding(_ words: [String: String], to text: String, path: String) -> String? {
        guard let tree = try? SourceParser.parse(text, path: path), !tree.hasError else { return nil }
        let finder = MemberFinder(words, SourceBytes(text))
        finder.walk(tree)
        guard !finder.insertions.isEmpty else { return nil }
        return finder.source.inserting(finder.insertions)
    }
}

private final class MemberFinder: SyntaxVisitor {
    let source: SourceBytes
    private(set) var insertions: [(Int, String)] = []
    private let words: [String: String]

    init(_ words: [String: String], _ source: SourceBytes) {
        self.words = words
        self.source = source
        super.init(viewMode: .sourceAccurate)
    }

    /// Adds a copy of a declaration on the lines behind it.
    private func copy(_ node: some SyntaxProtocol) {
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let indentation = source.indentation(before: start) ?? ""
        let place = source.lineEnd(ifOnlyRemarkFrom: end) ?? end
        insertions.append((place, source.newline + indentation + RenamedSource.text(of: node, words)))
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        let found = node.elements.filter { words[$0.name.text] != nil }
        if node.elements.count == 1, !found.isEmpty {
            copy(node)
        } else {
            for element in found {
                let end = element.trailingComma == nil ? element : element.with(\.trailingComma, nil)
                let offset =
                    element.positionAfterSkippingLeadingTrivia.utf8Offset + end.trimmedLength.utf8Length
                insertions.append((offset, ", " + RenamedSource.text(of: end, words)))
            }
        }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        guard node.bindings.count == 1, let name, words[name] != nil,
            node.modifiers.contains(where: { $0.name.text == "static" })
        else { return .visitChildren }
        copy(node)
        return .skipChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        guard case .case(let label) = node.label, label.caseItems.count == 1, let item = label.caseItems.first,
            let member = item.pattern.as(ExpressionPatternSyntax.self)?.expression.as(MemberAccessExprSyntax.self),
            member.base == nil, words[member.declName.baseName.text] != nil
        else { return .visitChildren }
        copy(node)
        return .skipChildren
    }
}
