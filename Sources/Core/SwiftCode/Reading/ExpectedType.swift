import DovetailFacts
import SwiftSyntax

/// The context of an expression: the expected type, and whether its value is kept in the component.
struct ExpectedType {
    private(set) var shape: TypeShape?
    private(set) var isKept = false
    /// Whether an optional of it is expected.
    private(set) var isOptional = false

    /// The most steps taken outwards.
    private static let limit = 512

    /// Walks outwards from `expression` as long as its value is passed on unchanged.
    init(of expression: ExprSyntax, _ surroundings: Surroundings) {
        var node = Syntax(expression)
        var elementDepth = 0
        var isReturned = false
        func element(_ type: TypeSyntax) -> TypeShape? {
            let written = TypeShape(type)
            var shape: TypeShape? = written.unwrapped
            isOptional = elementDepth == 0 && written != shape
            for _ in 0..<elementDepth {
                guard case .array(let inner) = shape else { return nil }
                shape = inner.unwrapped
            }
            return shape
        }
        var steps = 0
        while let parent = node.parent, steps < Self.limit {
            steps += 1
            switch parent.as(SyntaxEnum.self) {
            case .arrayElement: elementDepth += 1
            case .sequenceExpr(let sequence):
                let elements = Array(sequence.elements)
                if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                    let type = elements[2].as(TypeExprSyntax.self)
                {
                    shape = element(type.type)
                    return
                }
                guard elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) else { return }
            case .asExpr(let cast):
                shape = element(cast.type)
                return
            case .initializerClause(let clause):
                guard let binding = clause.parent?.as(PatternBindingSyntax.self) else { return }
                shape = binding.typeAnnotation.flatMap { element($0.type) }
                isKept = binding.isStoredMember
                return
            case .patternBinding(let binding):
                shape = binding.typeAnnotation.flatMap { element($0.type) }
                return
            case .subscriptDecl(let node):
                shape = element(node.returnClause.type)
                return
            case .functionDecl(let function):
                shape = function.signature.returnClause.flatMap { element($0.type) }
                return
            case .closureExpr(let closure):
                guard let call = closure.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure == closure,
                    call.isShared
                else { return }
                if let type = closure.signature?.returnClause?.type {
                    shape = element(type)
                    isKept = true
                    return
                }
                let outer = ExpectedType(of: ExprSyntax(call), surroundings)
                shape = outer.shape
                isKept = true
                return
            case .codeBlockItem(let item):
                // Only a body's single expression is its value; any other is discarded.
                if item.item.is(ReturnStmtSyntax.self) { isReturned = true }
                guard isReturned || item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1 else { return }
            case .ifExpr(let branch):
                // The value of an `else if` is that of the first `if`.
                node = Syntax(surroundings.branch(branch).first)
                continue
            case .arrayExpr, .arrayElementList, .returnStmt, .codeBlockItemList, .codeBlock, .accessorBlock,
                .accessorDecl, .accessorDeclList, .exprList, .tryExpr, .awaitExpr, .expressionStmt,
                .switchExpr, .switchCase, .switchCaseList, .ternaryExpr, .unresolvedTernaryExpr,
                .guardStmt, .doStmt:
                break
            default: return
            }
            node = parent
        }
    }
}

extension PatternBindingSyntax {
    /// Whether this is a stored property of a type.
    fileprivate var isStoredMember: Bool {
        guard let declaration = parent?.parent?.as(VariableDeclSyntax.self) else { return false }
        return declaration.parent?.is(MemberBlockItemSyntax.self) == true && !declaration.modifiers.has(.weak)
    }
}
