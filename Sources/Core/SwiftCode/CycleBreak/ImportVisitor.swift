import SwiftSyntax

/// The imports of a file, including those under `#if`.
final class ImportVisitor: SyntaxVisitor {
    private(set) var found: [ImportDeclSyntax] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .skipChildren
    }
}
