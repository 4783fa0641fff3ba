import SwiftSyntax

/// The expressions that a body returns: those of each `return`, or its only expression, including the branches of `if`
/// and `switch` expressions.
final class ReturnedValues: SyntaxVisitor {
    private var found: [ExprSyntax] = []

    static func all(in items: CodeBlockItemListSyntax) -> [ExprSyntax] {
        if items.count == 1, let expression = expression(of: items.first) { return all(in: expression) }
        let values = ReturnedValues(viewMode: .sourceAccurate)
        values.walk(items)
        return values.found
    }

    static func all(in expression: ExprSyntax) -> [ExprSyntax] {
        switch expression.as(ExprSyntaxEnum.self) {
        case .ifExpr(let node):
            var values: [ExprSyntax] = []
            var next: IfExprSyntax? = node
            while let branch = next {
                values += all(in: branch.body.statements)
                next = branch.elseBody?.as(IfExprSyntax.self)
                if case .codeBlock(let block)? = branch.elseBody { values += all(in: block.statements) }
            }
            return values
        case .switchExpr(let node):
            return node.cases.flatMap { $0.as(SwitchCaseSyntax.self).map { all(in: $0.statements) } ?? [] }
        default: return [expression]
        }
    }

    private static func expression(of item: CodeBlockItemSyntax?) -> ExprSyntax? {
        switch item?.item {
        case .expr(let expression): expression
        case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
        default: nil
        }
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.expression { found += Self.all(in: value) }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// The values assigned to a variable of a body.
final class AssignedValues: SyntaxVisitor {
    private let name: String
    private var found: [ExprSyntax] = []

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    static func all(to name: String, in items: CodeBlockItemListSyntax) -> [ExprSyntax] {
        let values = AssignedValues(name)
        values.walk(items)
        return values.found
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
            elements[0].as(DeclReferenceExprSyntax.self)?.baseName.unescaped == name
        {
            found.append(elements[2])
        }
        return .visitChildren
    }
}
