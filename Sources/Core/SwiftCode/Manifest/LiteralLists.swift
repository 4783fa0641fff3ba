import SwiftSyntax

/// Array literals of string literals.
package enum LiteralLists {
    /// A source with a string added behind another one, in the only list that has it; nil if there is no such list.
    package static func adding(_ string: String, after known: String, in text: String, path: String) -> String? {
        guard let tree = try? SourceParser.parse(text, path: path), !tree.hasError else { return nil }
        let finder = LiteralFinder(known)
        finder.walk(tree)
        guard finder.found.count == 1, let (array, index) = finder.found.first else { return nil }
        return SourceList(array, in: SourceBytes(text)).adding("\"\(string)\"", after: index)
    }
}

private final class LiteralFinder: SyntaxVisitor {
    private(set) var found: [(ArrayExprSyntax, Int)] = []
    private let text: String

    init(_ text: String) {
        self.text = text
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        for (index, element) in node.elements.enumerated() where element.expression.literal == text {
            found.append((node, index))
        }
        return .visitChildren
    }
}
