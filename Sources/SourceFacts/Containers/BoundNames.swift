import SwiftSyntax

/// The names that a pattern binds: `(a, b)`, `let .some(x)`, `.a(let id)`.
final class BoundNames: SyntaxVisitor {
    private var found: [String] = []

    /// The names in the order in which they are written.
    static func all(in pattern: some SyntaxProtocol) -> [String] {
        let names = BoundNames(viewMode: .sourceAccurate)
        names.walk(pattern)
        return names.found
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        found.append(node.identifier.unescaped)
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
