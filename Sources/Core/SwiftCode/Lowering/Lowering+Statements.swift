import DovetailFacts
import SwiftSyntax

extension Lowering {
    /// The statements of a list of items.
    ///
    /// - Parameter isFile: whether they are those of a file: what it declares is then global.
    mutating func statements(
        _ items: CodeBlockItemListSyntax, _ context: DeclarationContext, isFile: Bool = false
    ) -> [Statement] {
        var found: [Statement] = []
        for item in items {
            switch item.item {
            case .decl(let declaration): found += declared(declaration, context, isFile: isFile)
            case .stmt(let statement): found += self.statement(statement, context)
            case .expr(let expression): found.append(evaluated(expression, context))
            }
        }
        return found
    }

    private mutating func declared(
        _ node: DeclSyntax, _ context: DeclarationContext, isFile: Bool
    ) -> [Statement] {
        switch node.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node) where !isFile: return local(node, context)
        case .variableDecl(let node):
            let found = variables(node, context)
            bodies.variables += found
            // In a file with statements, they are initialized in order; what they are worth is known by their names.
            return found.map { .variable($0) }
        case .functionDecl(let node) where !isFile: return [.function(function(node, context))]
        case .ifConfigDecl(let node):
            return node.clauses(under: context.condition).compactMap { elements, condition in
                guard case .statements(let items) = elements else { return nil }
                var inner = context
                inner.condition = condition
                return .compiled(condition, statements(items, inner, isFile: isFile))
            }
        case .typeAliasDecl(let node) where !isFile:
            return [
                node.genericParameterClause == nil
                    ? .alias(node.name.unescaped, TypeShape(node.initializer.value))
                    : .type(node.name.unescaped, site(node.name))
            ]
        default:
            declare(node, context)
            guard !isFile, let name = node.asProtocol((any NamedDeclSyntax).self)?.name else { return [] }
            return [.type(name.unescaped, site(name))]
        }
    }

    /// A variable of a body.
    private mutating func local(_ node: VariableDeclSyntax, _ context: DeclarationContext) -> [Statement] {
        let isPlain =
            node.attributes.isEmpty && !node.modifiers.has(.lazy, .weak)
            && node.bindings.allSatisfy { $0.accessorBlock == nil }
        guard isPlain else { return variables(node, context).map { .variable($0) } }
        return node.bindings.enumerated().map { index, binding in
            let annotation = node.bindings.dropFirst(index).lazy.compactMap(\.typeAnnotation?.type).first
            let type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? annotation : nil)
            return .bind(
                pattern(binding.pattern, context), type.map { TypeShape($0) },
                binding.initializer.map { expression($0.value, context) })
        }
    }

    /// An expression as a statement: an assignment, a branch, or anything else.
    private mutating func evaluated(_ node: ExprSyntax, _ context: DeclarationContext) -> Statement {
        if let infix = node.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) {
            return .assign(expression(infix.leftOperand, context), expression(infix.rightOperand, context))
        }
        return branching(node, context) ?? .evaluate(expression(node, context))
    }

    /// An `if` or `switch`.
    mutating func branching(_ node: ExprSyntax, _ context: DeclarationContext) -> Statement? {
        if let node = node.as(IfExprSyntax.self) { return .branch(branches(node, context)) }
        guard let node = node.as(SwitchExprSyntax.self) else { return nil }
        return .select(expression(node.subject, context), cases(node.cases, context))
    }

    private mutating func branches(_ node: IfExprSyntax, _ context: DeclarationContext) -> [Statement.Branch] {
        let first = Statement.Branch(tests(node.conditions, context), statements(node.body.statements, context))
        switch node.elseBody {
        case .ifExpr(let next): return [first] + branches(next, context)
        case .codeBlock(let block): return [first, Statement.Branch([], statements(block.statements, context))]
        case nil: return [first]
        }
    }

    private mutating func cases(_ list: SwitchCaseListSyntax, _ context: DeclarationContext) -> [Statement.Case] {
        var found: [Statement.Case] = []
        for element in list {
            switch element {
            case .switchCase(let node):
                var labels: [Statement.Case.Label] = []
                if case .case(let label) = node.label {
                    labels = label.caseItems.map { item in
                        .init(
                            pattern(item.pattern, context), item.whereClause.map { expression($0.condition, context) })
                    }
                }
                found.append(.init(labels, statements(node.statements, context), condition: context.condition))
            case .ifConfigDecl(let node):
                for (elements, condition) in node.clauses(under: context.condition) {
                    guard case .switchCases(let list) = elements else { continue }
                    var inner = context
                    inner.condition = condition
                    found += cases(list, inner)
                }
            }
        }
        return found
    }

    private mutating func tests(
        _ list: ConditionElementListSyntax, _ context: DeclarationContext
    ) -> [Statement.Test] {
        list.map { element in
            switch element.condition {
            case .expression(let node): return .expression(expression(node, context))
            case .availability: return .available
            case .matchingPattern(let node):
                return .matches(pattern(node.pattern, context), expression(node.initializer.value, context))
            case .optionalBinding(let node):
                let bound = pattern(node.pattern, context)
                let value = node.initializer.map { expression($0.value, context) }
                let own = bound.names.first.map { Expression.name($0, [], site(node)) } ?? .unknown
                let type = node.typeAnnotation.map { TypeShape($0.type) }
                return .matches(.some(type.map { .typed(bound, $0) } ?? bound), value ?? own)
            }
        }
    }

    private mutating func statement(
        _ node: StmtSyntax, _ context: DeclarationContext, label: String? = nil
    ) -> [Statement] {
        switch node.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let node): return [evaluated(node.expression, context)]
        case .guardStmt(let node):
            return [.unless(tests(node.conditions, context), statements(node.body.statements, context))]
        case .forStmt(let node):
            return [
                .each(
                    pattern(node.pattern, context), in: expression(node.sequence, context),
                    where: node.whereClause.map { expression($0.condition, context) },
                    statements(node.body.statements, context), label: label)
            ]
        case .whileStmt(let node):
            return [
                .loop(
                    tests(node.conditions, context), statements(node.body.statements, context), testsFirst: true,
                    label: label)
            ]
        case .repeatStmt(let node):
            return [
                .loop(
                    [.expression(expression(node.condition, context))], statements(node.body.statements, context),
                    testsFirst: false, label: label)
            ]
        case .doStmt(let node):
            let catches = node.catchClauses.map { clause in
                let patterns = clause.catchItems.compactMap { $0.pattern.map { pattern($0, context) } }
                let isPartial =
                    !clause.catchItems.isEmpty
                    && !clause.catchItems.contains { $0.pattern?.isIrrefutable == true && $0.whereClause == nil }
                return Statement.Catch(patterns, statements(clause.body.statements, context), isPartial: isPartial)
            }
            return [.attempt(statements(node.body.statements, context), catches, label: label)]
        case .deferStmt(let node): return [.deferred(statements(node.body.statements, context))]
        case .labeledStmt(let node): return statement(node.statement, context, label: node.label.unescaped)
        case .returnStmt(let node): return [.leave(.return(node.expression.map { expression($0, context) }))]
        case .throwStmt(let node): return [.leave(.throw(expression(node.expression, context)))]
        case .breakStmt(let node): return [.leave(.break(node.label?.unescaped))]
        case .continueStmt(let node): return [.leave(.continue(node.label?.unescaped))]
        case .fallThroughStmt: return [.leave(.fallthrough)]
        case .yieldStmt: return []
        default: return [.evaluate(.unknown)]
        }
    }
}

extension PatternSyntax {
    /// Whether it only binds a name.
    fileprivate var isIrrefutable: Bool {
        if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.isIrrefutable }
        return self.is(IdentifierPatternSyntax.self) || self.is(WildcardPatternSyntax.self)
    }
}
