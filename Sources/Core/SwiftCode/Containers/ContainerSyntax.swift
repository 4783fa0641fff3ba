import DovetailFacts
import SwiftParser
import SwiftSyntax

extension LexicalScope {
    /// Whether a function's or closure's body is around.
    var isNested: Bool { depth > 1 }
}

extension TypeShape {
    /// The type of a parameter that is declared so: without `inout`, `borrowing`, `@escaping` and the like, which are the
    /// parameter's; `@Sendable` and its like are a function's own.
    var ofParameter: TypeShape {
        guard case .attributed(let words, let inner) = self, case .function = inner else { return withoutAttributes }
        let own = words.filter { $0.hasPrefix("@") && !["@escaping", "@autoclosure"].contains($0) }
        return own.isEmpty ? inner : .attributed(own, inner)
    }

    /// Without all of them.
    var withoutAttributes: TypeShape {
        if case .attributed(_, let inner) = self { return inner.withoutAttributes }
        return self
    }
}

extension ClosureExprSyntax {
    /// The parameters' names; `$0` and `$1` where none is written.
    var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let list): list.map(\.name.unescaped)
        case .parameterClause(let clause):
            clause.parameters.map { ($0.secondName ?? $0.firstName).unescaped }
        case nil: ["$0", "$1", "$2", "$3", "$4"]
        }
    }

    /// The parameters' types, where they are written.
    var parameterTypes: [TypeShape?] {
        guard case .parameterClause(let clause) = signature?.parameterClause else { return [] }
        return clause.parameters.map { $0.type.map { TypeShape($0).ofParameter } }
    }
}

extension PatternBindingSyntax {
    /// Every string that the variable may be, where it is a literal or a property that returns literals.
    var stringValues: [String]? {
        if let literal = initializer?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
            return [literal]
        }
        guard initializer == nil, let block = accessorBlock, typeAnnotation?.type.trimmedDescription == "String" else {
            return nil
        }
        let values = LiteralResults(viewMode: .sourceAccurate)
        values.walk(block)
        return values.isWhole && !values.strings.isEmpty ? values.strings : nil
    }
}

/// The strings that a property's body returns, as long as all it does is to choose one.
private final class LiteralResults: SyntaxVisitor {
    var strings: [String] = []
    private var known: Set<String> = []
    var isWhole = true

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        switch node.item {
        case .stmt(let statement):
            if let value = statement.as(ReturnStmtSyntax.self)?.expression {
                add(value)
                return .skipChildren
            }
            if let expression = statement.as(ExpressionStmtSyntax.self)?.expression { return choice(expression) }
        case .expr(let expression):
            return choice(expression)
        case .decl: break
        }
        isWhole = false
        return .skipChildren
    }

    private func choice(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
        if expression.is(SwitchExprSyntax.self) || expression.is(IfExprSyntax.self) { return .visitChildren }
        add(expression)
        return .skipChildren
    }

    private func add(_ value: ExprSyntax) {
        if let call = value.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "fatalError" {
            return
        }
        if let literal = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
            if known.insert(literal).inserted { strings.append(literal) }
        } else {
            isWhole = false
        }
    }
}
