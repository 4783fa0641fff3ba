import DovetailFacts
import SwiftSyntax

/// Recognises lists that are passed on as a whole, so that none of their elements is left out.
enum WholeLists {
    /// Whether an expression is the whole of a list, or each of its elements in turn: a name, a call without closures,
    /// a loop variable. Anything that filters, cuts or indexes a list is not, nor is code that creates the elements
    /// from their types.
    static func isWhole(_ expression: ExprSyntax) -> Bool {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): return isWhole(name)
        case .memberAccessExpr(let access):
            guard !narrowing.contains(access.declName.baseName.text) else { return false }
            return access.base.map(isWhole) ?? true
        case .functionCallExpr(let call): return isWhole(call)
        case .arrayExpr(let list): return list.elements.allSatisfy { isWhole($0.expression) }
        case .tupleExpr(let tuple): return tuple.elements.allSatisfy { isWhole($0.expression) }
        case .tryExpr(let inner): return isWhole(inner.expression)
        case .awaitExpr(let inner): return isWhole(inner.expression)
        case .forceUnwrapExpr(let inner): return isWhole(inner.expression)
        case .sequenceExpr(let sequence):
            return keepsAll(sequence)
                && sequence.elements.allSatisfy { $0.is(BinaryOperatorExprSyntax.self) || isWhole($0) }
        case .subscriptCallExpr, .ifExpr, .switchExpr, .unresolvedTernaryExpr, .closureExpr, .optionalChainingExpr:
            return false
        default: return true
        }
    }

    /// Whether all binary operators are those of the standard library. One of the program may leave something out.
    static func keepsAll(_ sequence: SequenceExprSyntax) -> Bool {
        sequence.elements.allSatisfy { element in
            element.as(BinaryOperatorExprSyntax.self).map { standardOperators.contains($0.operator.text) } ?? true
        }
    }

    private static let standardOperators: Set<String> = ["+", "??", "==", "!=", "&&", "||", "<", ">", "<=", ">="]

    /// Whether a function of a result builder, such as `buildBlock`, gives back all that it is passed.
    fileprivate static func isWhole(builder node: FunctionDeclSyntax) -> Bool {
        let parameters = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        guard let body = node.body, body.statements.count == 1, let only = body.statements.first else { return false }
        let result: ExprSyntax? =
            switch only.item {
            case .expr(let expression): expression
            case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
            case .decl: nil
            }
        guard let result, isWhole(result) else { return false }
        let used = Set(result.tokens(viewMode: .sourceAccurate).map(\.text))
        return parameters.allSatisfy(used.contains)
    }

    /// Members that leave elements out, or take one of them.
    private static let narrowing: Set<String> = [
        "filter", "compactMap", "dropFirst", "dropLast", "drop", "prefix", "suffix", "first", "last", "randomElement",
        "min", "max", "removeFirst", "removeLast", "popLast", "remove", "split",
    ]

    private static func isWhole(_ call: FunctionCallExprSyntax) -> Bool {
        let closures = [call.trailingClosure].compactMap(\.self) + call.additionalTrailingClosures.map(\.closure)
        let given = call.arguments.map(\.expression)
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
            // A function of the program may leave out elements of a list that it is passed.
            let isPassed = !call.makesObject && given.contains { $0.is(ArrayExprSyntax.self) }
            return closures.isEmpty && !isPassed && given.allSatisfy(isWhole)
        }
        guard ["map", "flatMap"].contains(access.declName.baseName.text) else {
            return closures.isEmpty && isWhole(call.calledExpression)
        }
        // `types.map { $0.init() }` creates objects whose types are not named there; `[Layer.api].map(\.assembly)` uses
        // only some of the layers.
        let makes = (closures.map(Syntax.init) + given.map(Syntax.init)).contains { part in
            part.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.`init`) }
        }
        return !makes && !base.is(ArrayExprSyntax.self) && isWhole(base)
    }

    /// Whether a loop variable, or the parameter of a closure that runs for each element, covers every element.
    private static func isWhole(_ name: DeclReferenceExprSyntax) -> Bool {
        let text = name.baseName.text
        var node = Syntax(name)
        while let outer = node.parent {
            if let loop = outer.as(ForStmtSyntax.self), loop.body.id == node.id,
                loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == text
            {
                return loop.runsWhole && isWhole(loop.sequence)
            }
            if let closure = outer.as(ClosureExprSyntax.self), closure.parameterNames.contains(text) {
                guard let call = closure.iteratedCall else { return true }
                return isWhole(call)
            }
            node = outer
        }
        return true
    }
}

extension FunctionCallExprSyntax {
    /// Whether a type is called: `Array(…)`, `[any Assembly](…)`.
    fileprivate var makesObject: Bool {
        calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isLowercase != true
    }
}

extension ClosureExprSyntax {
    /// The list over which it iterates: `list` in `list.forEach { … }`.
    fileprivate var iteratedCall: ExprSyntax? {
        var node = Syntax(self)
        while let outer = node.parent, !outer.is(FunctionCallExprSyntax.self) { node = outer }
        guard
            let access = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
                .as(MemberAccessExprSyntax.self)
        else { return nil }
        return ["forEach", "map"].contains(access.declName.baseName.text) ? access.base : nil
    }
}

extension ContainerVisitor {
    /// Records a result builder of assemblies that may leave some of them out.
    func noteBuilder(_ node: FunctionDeclSyntax) {
        guard ["buildBlock", "buildFinalResult", "buildArray", "buildPartialBlock"].contains(node.name.text),
            let result = node.signature.returnClause?.type,
            TypeShape(result).mentionedNames.contains(where: { $0.hasSuffix("Assembly") }),
            !WholeLists.isWhole(builder: node)
        else { return }
        facts.partialLists.append(file.location(of: node.name))
    }
}
