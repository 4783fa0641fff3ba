import DovetailFacts
import SwiftParser
import SwiftSyntax

extension LexicalScope {
    /// Whether it is inside the body of a function or closure.
    var isNested: Bool { depth > 1 }
}

extension TypeShape {
    /// The type of a parameter declared with this type: without `inout`, `borrowing`, `@escaping` and the like, which
    /// belong to the parameter. `@Sendable` and similar attributes belong to the function type.
    var ofParameter: TypeShape {
        guard case .attributed(let words, let inner) = self, case .function = inner else { return withoutAttributes }
        let own = words.filter { $0.hasPrefix("@") && !["@escaping", "@autoclosure"].contains($0) }
        return own.isEmpty ? inner : .attributed(own, inner)
    }

    /// Without any attributes.
    var withoutAttributes: TypeShape {
        if case .attributed(_, let inner) = self { return inner.withoutAttributes }
        return self
    }
}

extension ClosureExprSyntax {
    /// The names of the parameters; `$0` and `$1` if none are written.
    var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let list): list.map(\.name.unescaped)
        case .parameterClause(let clause):
            clause.parameters.map { ($0.secondName ?? $0.firstName).unescaped }
        case nil: ["$0", "$1", "$2", "$3", "$4"]
        }
    }

    /// The types of the parameters, as far as they are written.
    var parameterTypes: [TypeShape?] {
        guard case .parameterClause(let clause) = signature?.parameterClause else { return [] }
        return clause.parameters.map { $0.type.map { TypeShape($0).ofParameter } }
    }
}

extension PatternBindingSyntax {
    /// All strings that the variable may hold, if it is a literal or a property that returns literals.
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

/// The strings that a property's body returns, if it does nothing but choose one.
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

extension TypeShape {
    /// Whether its name is that of a container type.
    var isNamedLikeContainer: Bool {
        path?.last.map(KnownLibrary.namedContainers.contains) ?? false
    }

    /// The wrapped type of an optional; nil for anything else.
    var wrapped: TypeShape? {
        if self != unwrapped { return unwrapped }
        guard path == ["Optional"] || path == ["Swift", "Optional"] else { return nil }
        return arguments.first
    }
}
