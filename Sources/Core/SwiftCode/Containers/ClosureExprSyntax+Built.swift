import DovetailFacts
import SwiftSyntax

extension ClosureExprSyntax {
    /// How many parameters it has: those that are written, or as many as `$0`, `$1` and so on imply.
    var arity: Int {
        switch signature?.parameterClause {
        case .simpleInput(let list): return list.count
        case .parameterClause(let clause): return clause.parameters.count
        case nil:
            let used = ShorthandUses(viewMode: .sourceAccurate)
            used.walk(statements)
            return used.highest + 1
        }
    }

    /// The type that its last expression builds.
    var builtType: TypeShape? { builtCall.flatMap { calledType($0.calledExpression) } }

    /// Its last expression, if that is a call.
    var builtCall: FunctionCallExprSyntax? {
        var result: ExprSyntax?
        switch statements.last?.item {
        case .expr(let expression): result = statements.count == 1 ? expression : nil
        case .stmt(let statement): result = statement.as(ReturnStmtSyntax.self)?.expression
        default: break
        }
        while let inner = result?.as(TryExprSyntax.self) { result = inner.expression }
        if let name = result?.as(DeclReferenceExprSyntax.self)?.baseName.unescaped {
            for item in statements {
                guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
                for binding in variable.bindings
                where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped == name {
                    result = binding.initializer?.value
                }
            }
        }
        return result?.as(FunctionCallExprSyntax.self)
    }
}

extension ClosureExprSyntax {
    /// The types that it builds in `return` statements, and as values of an `if` or `switch`; each once.
    var typesBuiltInBranches: [TypeShape] {
        let found = BuiltInBranches(viewMode: .sourceAccurate)
        found.walk(statements)
        if statements.count == 1, let only = statements.first { found.addValues(of: only) }
        return found.types
    }
}

/// Collects the types of the objects that branches build.
private final class BuiltInBranches: SyntaxVisitor {
    private(set) var types: [TypeShape] = []

    private func add(_ expression: ExprSyntax?) {
        var result = expression
        while let inner = result?.as(TryExprSyntax.self) { result = inner.expression }
        guard let call = result?.as(FunctionCallExprSyntax.self), let type = calledType(call.calledExpression),
            !types.contains(type)
        else { return }
        types.append(type)
    }

    /// Adds the values of the branches of an `if` or `switch` that is an expression.
    func addValues(of item: CodeBlockItemSyntax) {
        let expression = item.item.as(ExprSyntax.self) ?? item.item.as(ExpressionStmtSyntax.self)?.expression
        switch expression?.as(ExprSyntaxEnum.self) {
        case .ifExpr(let branch):
            addValues(of: branch.body.statements)
            switch branch.elseBody {
            case .codeBlock(let block): addValues(of: block.statements)
            case .ifExpr(let next): addValues(of: CodeBlockItemSyntax(item: .expr(ExprSyntax(next))))
            case nil: break
            }
        case .switchExpr(let choice):
            for one in choice.cases {
                if let branch = one.as(SwitchCaseSyntax.self) { addValues(of: branch.statements) }
            }
        default: add(expression)
        }
    }

    private func addValues(of statements: CodeBlockItemListSyntax) {
        if statements.count == 1, let only = statements.first { addValues(of: only) }
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        add(node.expression)
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Finds the highest of `$0`, `$1`, ….
final class ShorthandUses: SyntaxVisitor {
    var highest = -1

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if case .dollarIdentifier(let text) = node.baseName.tokenKind, let index = Int(text.dropFirst()) {
            highest = max(highest, index)
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
