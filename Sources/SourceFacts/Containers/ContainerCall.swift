import SwiftParser
import SwiftSyntax

/// The call `Container(CoreAssembly(), DataAssembly())` of a file, by which an app puts its layers together.
package enum ContainerCall {
    /// The file with one assembly more in that call, and with its import; nil where there is no such call.
    package static func adding(_ assembly: String, importing module: String, to source: String) -> String? {
        let tree = Parser.parse(source: source)
        let finder = ContainerCallFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        guard !tree.hasError, let call = finder.found else { return nil }
        let bytes = SourceBytes(source)
        guard let list = SourceList(call, in: bytes) else { return nil }
        let changed = list.adding("\(assembly)()")
        return adding(import: module, to: changed)
    }

    /// Among the imports, which stay sorted where they are.
    static func adding(import module: String, to source: String) -> String {
        let imports = Parser.parse(source: source).statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        guard !imports.contains(where: { $0.path.trimmedDescription == module }) else { return source }
        let bytes = SourceBytes(source)
        let text = "import \(module)"
        if let next = imports.first(where: { $0.path.trimmedDescription > module }) {
            return bytes.inserting([
                (next.positionAfterSkippingLeadingTrivia.utf8Offset, text + bytes.newline)
            ])
        }
        guard let last = imports.last else { return text + bytes.newline + bytes.newline + source }
        return bytes.inserting([(last.endPositionBeforeTrailingTrivia.utf8Offset, bytes.newline + text)])
    }
}

private final class ContainerCallFinder: SyntaxVisitor {
    var found: FunctionCallExprSyntax?

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let isCall =
            ["Container", "Dovetail.Container"].contains(node.calledExpression.trimmedDescription)
            && node.trailingClosure == nil && !node.arguments.isEmpty
            && node.arguments.allSatisfy { $0.label == nil && $0.expression.is(FunctionCallExprSyntax.self) }
        if found == nil, isCall { found = node }
        return found == nil ? .visitChildren : .skipChildren
    }
}
