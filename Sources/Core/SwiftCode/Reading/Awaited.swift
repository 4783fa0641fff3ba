import SwiftSyntax

extension SyntaxProtocol {
    /// Whether an `await` covers it, or the `async let` whose value it is part of.
    var isAwaited: Bool {
        var next = parent
        while let node = next {
            switch node.kind {
            case .awaitExpr: return true
            case .variableDecl: return node.as(VariableDeclSyntax.self)?.modifiers.has(.async) ?? false
            case .closureExpr, .codeBlockItem, .memberBlockItem: return false
            default: next = node.parent
            }
        }
        return false
    }
}
