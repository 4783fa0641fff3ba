import SwiftSyntax

/// The parameter of a function, a subscript or a closure that a name means.
struct BoundParameter {
    let name: String
    /// The function with its labels; nil for a closure.
    let function: String?

    /// The parameter that a name in an expression means, itself or as what a variable's value is made from; nil if it
    /// means anything else.
    ///
    /// - Parameter expression: the expression. What is declared in it does not count.
    static func meant(by use: NameUse, outside expression: Syntax) -> BoundParameter? {
        meant(by: use.name, at: use.node, outside: expression, depth: 0)
    }

    private static func meant(by name: String, at node: Syntax, outside expression: Syntax?, depth: Int) -> Self? {
        // Variables may be declared in terms of many others.
        guard depth < 8 else { return nil }
        var expression = expression
        var child = node
        while let scope = child.parent, !scope.is(MemberBlockItemSyntax.self) {
            if child == expression { expression = nil }
            guard let binding = LocalBinding.of(name, in: scope, around: child) else {
                child = scope
                continue
            }
            if expression != nil { return nil }
            switch binding {
            case .parameter(let function): return BoundParameter(name: name, function: function)
            case .value(let value):
                let uses = value.map { UsedNames.all(in: $0) } ?? []
                return uses.lazy.compactMap { meant(by: $0.name, at: $0.node, outside: nil, depth: depth + 1) }.first
            case .again(let statement): child = statement
            }
        }
        return nil
    }
}

/// What a name means in one of the scopes around an expression.
private enum LocalBinding {
    /// A parameter of a function, which is given with its labels, or of a closure.
    case parameter(function: String?)
    /// A variable, whose value comes from an expression if that is known.
    case value(Syntax?)
    /// What it means before a statement that declares it again, such as `guard let id`.
    case again(Syntax)

    /// What `name` means if `scope` declares it; nil if it does not.
    ///
    /// - Parameter child: the child of `scope` in which the name is used.
    static func of(_ name: String, in scope: Syntax, around child: Syntax) -> LocalBinding? {
        switch scope.as(SyntaxEnum.self) {
        case .codeBlockItemList(let node): return of(name, in: node, before: child)
        case .conditionElementList(let node):
            return of(name, in: node.prefix { Syntax($0) != child }, of: scope.parent ?? scope)
        case .ifExpr(let node):
            return child == Syntax(node.body) ? of(name, in: node.conditions.prefix { _ in true }, of: scope) : nil
        case .whileStmt(let node):
            return child == Syntax(node.body) ? of(name, in: node.conditions.prefix { _ in true }, of: scope) : nil
        case .forStmt(let node):
            guard child != Syntax(node.sequence), node.pattern.declares(name) else { return nil }
            return .value(Syntax(node.sequence))
        case .switchCase(let node):
            guard case .case(let label) = node.label, child != Syntax(label),
                label.caseItems.contains(where: { $0.pattern.declares(name) })
            else { return nil }
            return .value(scope.parent?.parent?.as(SwitchExprSyntax.self).map { Syntax($0.subject) })
        case .catchClause(let node):
            let patterns = node.catchItems.compactMap(\.pattern)
            let declares = patterns.isEmpty ? name == "error" : patterns.contains { $0.declares(name) }
            return declares ? .value(nil) : nil
        case .closureExpr(let node): return child == node.signature.map { Syntax($0) } ? nil : of(name, in: node)
        case .functionDecl(let node):
            return of(
                name, in: node.signature.parameterClause, node.genericParameterClause,
                node.signature.returnClause, function: node.name.text)
        case .subscriptDecl(let node):
            return of(
                name, in: node.parameterClause, node.genericParameterClause, node.returnClause, function: "subscript")
        case .initializerDecl(let node):
            return node.signature.parameterClause.declares(name) ? .value(nil) : nil
        case .accessorDecl(let node):
            let isValue = node.parameters.map { $0.name.unescaped == name } ?? ["newValue", "oldValue"].contains(name)
            return isValue && node.accessorSpecifier.tokenKind != .keyword(.get) ? .value(nil) : nil
        default: return nil
        }
    }

    /// A name that the statements before one declare, the last one first.
    private static func of(
        _ name: String, in statements: CodeBlockItemListSyntax, before child: Syntax
    ) -> LocalBinding? {
        for item in statements.prefix(while: { Syntax($0) != child }).reversed() {
            switch Syntax(item.item).as(SyntaxEnum.self) {
            case .variableDecl(let node):
                if let binding = node.bindings.first(where: { $0.pattern.declares(name) }) {
                    return .value(binding.initializer.map { Syntax($0.value) })
                }
            case .guardStmt(let node):
                if let found = of(name, in: node.conditions.prefix { _ in true }, of: Syntax(item)) { return found }
            default: break
            }
        }
        // A function is known in the whole block.
        let isFunction = statements.contains { $0.item.as(FunctionDeclSyntax.self)?.name.unescaped == name }
        return isFunction ? .value(nil) : nil
    }

    /// A name that conditions declare, the last one first.
    private static func of(
        _ name: String, in conditions: ConditionElementListSyntax.SubSequence, of statement: Syntax
    ) -> LocalBinding? {
        for condition in conditions.reversed() {
            switch condition.condition {
            case .optionalBinding(let node) where node.pattern.declares(name):
                return node.initializer.map { .value(Syntax($0.value)) } ?? .again(statement)
            case .matchingPattern(let node) where node.pattern.declares(name):
                return .value(Syntax(node.initializer.value))
            default: break
            }
        }
        return nil
    }

    private static func of(_ name: String, in closure: ClosureExprSyntax) -> LocalBinding? {
        for capture in closure.signature?.capture?.items ?? [] where capture.name.unescaped == name {
            if let value = capture.initializer?.value { return .value(Syntax(value)) }
        }
        switch closure.signature?.parameterClause {
        case .simpleInput(let names):
            return names.contains { $0.name.unescaped == name } ? .parameter(function: nil) : nil
        case .parameterClause(let clause):
            let declares = clause.parameters.contains { ($0.secondName ?? $0.firstName).unescaped == name }
            return declares ? .parameter(function: nil) : nil
        case nil: return nil
        }
    }

    private static func of(
        _ name: String, in clause: FunctionParameterClauseSyntax, _ generics: GenericParameterClauseSyntax?,
        _ result: ReturnClauseSyntax?, function: String
    ) -> LocalBinding? {
        guard let parameter = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).unescaped == name })
        else { return nil }
        // A value that is shared in a generic function is another one for each type.
        let generic = Set(generics?.parameters.map(\.name.text) ?? [])
        let types = Set(parameter.type.tokens(viewMode: .sourceAccurate).map(\.text)).intersection(generic)
        if result?.tokens(viewMode: .sourceAccurate).contains(where: { types.contains($0.text) }) ?? false {
            return .value(nil)
        }
        let labels = clause.parameters.map { $0.firstName.text + ":" }.joined()
        return .parameter(function: "\(function)(\(labels))")
    }
}

extension PatternSyntax {
    /// Whether the pattern declares a variable with this name.
    fileprivate func declares(_ name: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains {
            $0.parent?.as(IdentifierPatternSyntax.self)?.identifier == $0 && $0.unescaped == name
        }
    }
}

extension FunctionParameterClauseSyntax {
    /// Whether a parameter has this name in the body.
    fileprivate func declares(_ name: String) -> Bool {
        parameters.contains { ($0.secondName ?? $0.firstName).unescaped == name }
    }
}
