import SwiftSyntax

/// The call `Container(CoreAssembly(), DataAssembly())` in which an app assembles its layers.
package enum ContainerCall {
    /// The file with an assembly added to that call, and its import; nil if there is no such call.
    package static func adding(
        _ assembly: String, importing module: String, to source: String, path: String
    ) throws(UnparsedSource) -> String? {
        let tree = try SourceParser.parse(source, path: path)
        let finder = ContainerCallFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        guard !tree.hasError, let call = finder.found, let list = SourceList(call, in: SourceBytes(source)) else {
            return nil
        }
        return try ImportList.adding(module, to: list.adding("\(assembly)()"), path: path)
    }
}

/// The container that a program keeps while it runs: a variable outside all types and functions.
package enum ProgramContainer {
    /// The file with a statement added after that variable, and an import; nil if there is no such variable.
    ///
    /// - Parameter statement: makes the statement from the variable's name.
    package static func asking(
        _ statement: (String) -> String, importing module: String, in source: String, path: String
    ) throws(UnparsedSource) -> String? {
        let tree = try SourceParser.parse(source, path: path)
        guard !tree.hasError else { return nil }
        for item in tree.statements {
            guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
                let binding = variable.bindings.first, let value = binding.initializer?.value,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let call = (value.as(TryExprSyntax.self)?.expression ?? value).as(FunctionCallExprSyntax.self),
                call.calledExpression.trimmedDescription.hasSuffix("Container")
            else { continue }
            let bytes = SourceBytes(source)
            let end = item.endPositionBeforeTrailingTrivia.utf8Offset
            let changed = bytes.inserting([
                (bytes.lineEnd(ifOnlyRemarkFrom: end) ?? end, bytes.newline + statement(name))
            ])
            return try ImportList.adding(module, to: changed, path: path)
        }
        return nil
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
