import SwiftSyntax

/// The names that a pattern binds, `(a, b)`, `let .some(x)`, `.a(let id)`, or the head of a closure, `[a = b] (c) in`.
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

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        found.append(node.name.unescaped)
        return .skipChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        found.append(node.name.unescaped)
        return .skipChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        found.append((node.secondName ?? node.firstName).unescaped)
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
