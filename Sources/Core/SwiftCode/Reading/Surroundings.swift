import SwiftSyntax

/// The surroundings of places in a syntax tree. Results are cached, so that querying them at every call takes time
/// linear in the size of the tree, even for long lists of statements, long expressions and long chains of `else if`.
final class Surroundings {
    /// A step outwards to a relevant node, from the part of it that contains the place.
    struct Step {
        let inner: Syntax
        let outer: Syntax
    }

    /// A branch of an `if`, with the first `if` of the chain.
    struct Branch {
        let first: IfExprSyntax
        let index: Int
    }

    private var steps: [SyntaxIdentifier: Step?] = [:]
    private var branches: [SyntaxIdentifier: Branch] = [:]
    private var declared: [SyntaxIdentifier: [String: [CodeBlockItemSyntax]]] = [:]
    private var positions: [SyntaxIdentifier: Int] = [:]
    private var exits: [SyntaxIdentifier: AbsolutePosition?] = [:]
    private var choices: [SyntaxIdentifier: AbsolutePosition?] = [:]
    private var throwing: [SyntaxIdentifier: AbsolutePosition?] = [:]
    private var rebindings: [SyntaxIdentifier: AbsolutePosition?] = [:]

    // MARK: Enclosing nodes

    /// The nearest enclosing node that is a statement, a list of statements, a closure or a declaration.
    ///
    /// - Complexity: linear in the size of the tree for all calls together.
    func step(from node: Syntax) -> Step? {
        var passed: [SyntaxIdentifier] = []
        var found: Step?
        var inner = node
        var count = 0
        while let outer = inner.parent {
            if !steps.isEmpty, let known = steps[inner.id] {
                found = known
                break
            }
            // Caching some of the nodes is enough, and short walks need none.
            count += 1
            if count.isMultiple(of: 8) { passed.append(inner.id) }
            if Self.matters(outer, around: inner) {
                found = Step(inner: inner, outer: outer)
                break
            }
            inner = outer
        }
        for id in passed { steps[id] = .some(found) }
        return found
    }

    /// All such nodes around a place, innermost first.
    func all(around node: some SyntaxProtocol) -> some Sequence<Step> {
        sequence(state: Syntax(node)) { (inner: inout Syntax) -> Step? in
            let step = self.step(from: inner)
            if let step { inner = step.outer }
            return step
        }
    }

    private static func matters(_ outer: Syntax, around inner: Syntax) -> Bool {
        switch outer.kind {
        // The `if` statements before an `else if` do not count as surrounding it.
        case .ifExpr: inner.kind != .ifExpr
        case .exprList: outer.parent?.kind == .sequenceExpr
        case .tryExpr: outer.as(TryExprSyntax.self)?.isOptional == true
        case .codeBlock, .codeBlockItem, .codeBlockItemList, .closureExpr, .switchCase, .switchCaseList, .whileStmt,
            .repeatStmt, .forStmt, .guardStmt, .deferStmt, .catchClause, .conditionElementList, .unresolvedTernaryExpr,
            .ternaryExpr, .functionDecl, .initializerDecl, .subscriptDecl, .accessorDecl, .accessorBlock,
            .memberBlockItem, .classDecl,
            .structDecl, .enumDecl, .actorDecl, .typeAliasDecl, .macroDecl, .sourceFile:
            true
        default: false
        }
    }

    /// Whether the outer expression of a step may not evaluate the inner one, or goes on although it has thrown: what
    /// follows `&&` or `??`, a branch of `? :`, `try?`.
    func mayNotRun(_ step: Step) -> Bool {
        switch step.outer.kind {
        case .unresolvedTernaryExpr, .ternaryExpr, .tryExpr: return true
        case .exprList:
            guard let list = step.outer.as(ExprListSyntax.self) else { return false }
            let first: AbsolutePosition?
            if let known = choices[list.id] {
                first = known
            } else {
                first = list.first(where: \.isChoice)?.position
                choices[list.id] = .some(first)
            }
            return first.map { $0 < step.inner.position } ?? false
        default: return false
        }
    }

    // MARK: Branches

    /// The branch that begins with this `if` in a chain of `else if`.
    func branch(_ node: IfExprSyntax) -> Branch {
        var pending: [IfExprSyntax] = []
        var next: IfExprSyntax? = node
        var last: Branch?
        while let branch = next {
            if let known = branches[branch.id] {
                last = known
                break
            }
            pending.append(branch)
            next = branch.parent?.as(IfExprSyntax.self)
        }
        for branch in pending.reversed() {
            let one = last.map { Branch(first: $0.first, index: $0.index + 1) } ?? Branch(first: branch, index: 0)
            branches[branch.id] = one
            last = one
        }
        return last ?? Branch(first: node, index: 0)
    }

    /// The index of a case in its `switch`.
    func position(of item: Syntax, in cases: SwitchCaseListSyntax) -> Int {
        if let known = positions[item.id] { return known }
        for (at, other) in cases.enumerated() { positions[Syntax(other).id] = at }
        return positions[item.id] ?? 0
    }

    // MARK: Lists of statements

    /// The statements of a list that declare or bind a name, or may do so.
    func items(_ name: String, in list: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
        if let known = declared[list.id] { return known[name] ?? [] }
        var items: [String: [CodeBlockItemSyntax]] = [:]
        for item in list { for name in item.boundNames { items[name, default: []].append(item) } }
        declared[list.id] = items
        return items[name] ?? []
    }

    /// Whether an earlier statement may exit the block.
    func followsExit(_ item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
        return isBehind(list, item.position, \.exits, \.mayExit)
    }

    /// Whether this statement or an earlier one may throw an error that the enclosing `do` catches.
    func followsCaughtError(_ item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self),
            list.parent?.parent?.as(DoStmtSyntax.self)?.goesOnAfterErrors == true
        else { return false }
        return isBehind(list, item.endPosition, \.throwing, \.mayThrow)
    }

    /// Whether an earlier statement rebinds `self`.
    func isBehindRebinding(_ item: Syntax, in list: CodeBlockItemListSyntax) -> Bool {
        isBehind(list, item.position, \.rebindings, \.rebindsSelf)
    }

    private func isBehind(
        _ list: CodeBlockItemListSyntax, _ position: AbsolutePosition,
        _ known: ReferenceWritableKeyPath<Surroundings, [SyntaxIdentifier: AbsolutePosition?]>,
        _ isOne: (CodeBlockItemSyntax) -> Bool
    ) -> Bool {
        let first: AbsolutePosition?
        if let found = self[keyPath: known][list.id] {
            first = found
        } else {
            first = list.first(where: isOne)?.position
            self[keyPath: known][list.id] = .some(first)
        }
        return first.map { $0 < position } ?? false
    }
}

extension CodeBlockItemSyntax {
    /// The names that it declares, or that a `guard` binds.
    fileprivate var boundNames: Set<String> {
        guard case .decl(let declaration) = item else {
            return item.as(GuardStmtSyntax.self).map { Set(BoundNames.all(in: $0.conditions)) } ?? []
        }
        guard let variable = declaration.as(VariableDeclSyntax.self) else {
            return declaration.asProtocol((any NamedDeclSyntax).self).map { [$0.name.unescaped] } ?? []
        }
        return Set(
            variable.bindings.flatMap { BoundNames.all(in: $0.pattern) + [$0.pattern.trimmedDescription] })
    }
}

extension ExprSyntax {
    /// Whether what follows it in a sequence may not be evaluated.
    var isChoice: Bool {
        if self.is(UnresolvedTernaryExprSyntax.self) { return true }
        return self.as(BinaryOperatorExprSyntax.self).map { ["&&", "||", "??"].contains($0.operator.text) } ?? false
    }
}
