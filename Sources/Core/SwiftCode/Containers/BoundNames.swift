import SwiftSyntax

/// The names bound by a pattern, such as `(a, b)`, `let .some(x)`, `.a(let id)`, or by the head of a closure,
/// `[a = b] (c) in`.
final class BoundNames: SyntaxVisitor {
    private var found: [String] = []

    /// The names in source order.
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
