import DovetailFacts
import SwiftSyntax

extension ClosureExprSyntax {
    /// The closure's type and its text, if its signature is complete: `{ (n: Int) -> String in … }`.
    var writtenType: (text: String, shape: TypeShape)? {
        guard let signature, signature.attributes.isEmpty, let result = signature.returnClause?.type,
            case .parameterClause(let clause)? = signature.parameterClause
        else { return nil }
        var parameters: [TypeShape] = []
        for parameter in clause.parameters {
            guard let type = parameter.type, parameter.ellipsis == nil, parameter.attributes.isEmpty,
                parameter.modifiers.isEmpty
            else { return nil }
            parameters.append(TypeShape(type))
        }
        guard let effects = signature.effectSpecifiers?.plainText ?? inferredEffects else { return nil }
        let types = clause.parameters.compactMap { $0.type?.plainText }.joined(separator: ", ")
        let arrow = effects.isEmpty ? "->" : "\(effects) ->"
        return (
            "(\(types)) \(arrow) \(result.plainText)",
            .function(parameters: parameters, effects: effects, result: TypeShape(result))
        )
    }

    /// Whether it is asynchronous, by its signature or because its own statements await something.
    var isAsync: Bool {
        if signature?.effectSpecifiers?.asyncSpecifier != nil { return true }
        let finder = EffectFinder(viewMode: .sourceAccurate)
        finder.walk(statements)
        return finder.isAsync
    }

    /// The effects of the body as the compiler infers them; nil if they are not obvious.
    private var inferredEffects: String? {
        let finder = EffectFinder(viewMode: .sourceAccurate)
        finder.walk(statements)
        guard !finder.isUnknownType else { return nil }
        return [finder.isAsync ? "async" : "", finder.isThrowing ? "throws" : ""].filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}

/// Finds statements of a closure itself that throw or await.
private final class EffectFinder: SyntaxVisitor {
    var isThrowing = false
    var isAsync = false
    /// Whether the answer depends on a `catch` or an `#if`.
    var isUnknownType = false

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        isThrowing = true
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark == nil { isThrowing = true }
        return .visitChildren
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        isAsync = true
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.has(.async) { isAsync = true }
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.awaitKeyword != nil { isAsync = true }
        if node.tryKeyword != nil { isThrowing = true }
        return .visitChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        if !node.catchClauses.isEmpty { isUnknownType = true }
        return .visitChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        isUnknownType = true
        return .visitChildren
    }

    // The effects of nested closures and declarations are their own.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
