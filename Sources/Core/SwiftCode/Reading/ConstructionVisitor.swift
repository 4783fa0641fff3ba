import DovetailFacts
import SwiftSyntax

extension FactReader {
    /// Collects the constructions in a declaration or statement.
    mutating func readConstructions(in node: some SyntaxProtocol, _ context: DeclarationContext) {
        let visitor = ConstructionVisitor(file, context: context, surroundings: surroundings)
        visitor.walk(node)
        facts.constructions += visitor.constructions
        // A class declared in a body cannot be named anywhere else.
        for (local, condition) in visitor.localClasses {
            var inner = context
            inner.ceiling = .private
            inner.condition = condition
            inner.body = BodyRange(around: local, in: file)
            read(local, inner)
        }
    }
}

/// Finds the places where a component may be created. The linker decides which types are components.
final class ConstructionVisitor: SyntaxVisitor {
    private let file: FileContext
    private let surroundings: Surroundings
    private var context: DeclarationContext
    private(set) var constructions: [ConstructionFact] = []
    /// The classes declared in bodies, each with its `#if` condition.
    private(set) var localClasses: [(DeclSyntax, Condition)] = []
    /// How many branches, loops and error handlers enclose the place.
    private var branches = 0

    init(_ file: FileContext, context: DeclarationContext, surroundings: Surroundings) {
        self.file = file
        self.surroundings = surroundings
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let outer = context
        for (elements, condition) in node.clauses(under: outer.condition) {
            context.condition = condition
            walk(elements)
        }
        context = outer
        return .skipChildren
    }

    // In a type declared in a body, `self` is another object.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        localClasses.append((DeclSyntax(node), context.condition))
        return .skipChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { visitLocal(node.memberBlock) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { visitLocal(node.memberBlock) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { visitLocal(node.memberBlock) }

    private func visitLocal(_ block: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
        let outer = context
        context.within = .other("a type in a function's body")
        walk(block)
        context = outer
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        if node.isBranch { branches += 1 }
        return .visitChildren
    }
    override func visitPost(_ node: CodeBlockSyntax) { if node.isBranch { branches -= 1 } }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        if node.isBranch { branches += 1 }
        return .visitChildren
    }
    override func visitPost(_ node: SwitchCaseSyntax) { if node.isBranch { branches -= 1 } }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let (isAlone, member) = ExprSyntax(node).decidesItsType
        var arguments = node.arguments.map {
            var argument = ConstructionFact.Argument(label: $0.label?.unescaped, isSelf: $0.expression.isSelf)
            if isAlone { argument.literal = $0.expression.literalKind }
            return argument
        }
        let mayTakeParent = arguments.contains { $0.isSelf || $0.label == "parent" }
        if mayTakeParent, surroundings.isSelfRebound(at: node) {
            for index in arguments.indices { arguments[index].isSelf = false }
        }
        guard let callee = callee(node.calledExpression, mayTakeParent) else { return .visitChildren }
        if node.trailingClosure != nil { arguments.append(.init(label: nil, isSelf: false)) }
        append(
            callee, arguments: arguments, node: ExprSyntax(node),
            names: mayTakeParent ? LocalNames(node, surroundings) : nil, usedMember: isAlone ? member : nil)
        if case .dynamic = callee { walk(node.calledExpression) }
        node.arguments.forEach { walk($0) }
        node.trailingClosure.map { walk($0) }
        walk(node.additionalTrailingClosures)
        return .skipChildren
    }

    /// `Child.init` without a call.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "init", let base = node.base, let type = calledType(base) else {
            return .visitChildren
        }
        append(.type(type), arguments: nil, node: ExprSyntax(node))
        return .skipChildren
    }

    private func callee(_ expression: ExprSyntax, _ mayTakeParent: Bool) -> ConstructionFact.Callee? {
        if let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init" {
            guard let base = access.base else { return .implicit }
            if base.is(SuperExprSyntax.self) || base.trimmedDescription == "self" { return nil }
            return calledType(base).map { .type($0) } ?? .dynamic(base.plainText)
        }
        if let type = calledType(expression) { return .type(type) }
        guard mayTakeParent else { return nil }
        return calledName(expression).map { .function(.named($0)) }
    }

    /// Records a construction; `names` holds the meanings of local names if they may matter.
    private func append(
        _ callee: ConstructionFact.Callee, arguments: [ConstructionFact.Argument]?, node: ExprSyntax,
        names: LocalNames? = nil, usedMember: String? = nil
    ) {
        let expected = ExpectedType(of: node, surroundings)
        var callee = callee
        var shape = expected.shape
        var bound: TypeShape?
        if let names {
            let local = names.resolved(callee)
            guard !local.isOther else { return }
            (callee, bound) = (local.callee, local.bound)
            shape = shape.map { names.unaliased($0) }
        }
        var fact = ConstructionFact(
            callee: callee, expected: shape, arguments: arguments, within: context.within,
            isStaticContext: context.isStatic, isKept: expected.isKept,
            genericParameters: context.genericParameters, condition: context.condition,
            location: file.location(of: node))
        fact.bound = bound
        fact.usedMember = usedMember
        fact.isInBranch = branches > 0
        fact.member = node.enclosingMember
        if expected.isKept {
            let called = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
            fact.computed = ComputedProperty(keeping: node, typeName: called?.baseName.text)?.text
        }
        constructions.append(fact)
    }
}

extension ExprSyntax {
    /// Whether nothing around the expression determines its type: it is the value of a variable without a type. Or a
    /// member of it is used, whose name is given: that member may still determine it.
    fileprivate var decidesItsType: (isSo: Bool, member: String?) {
        var inner = Syntax(self)
        while let outer = inner.parent, [.tryExpr, .awaitExpr].contains(outer.kind) { inner = outer }
        if let access = inner.parent?.as(MemberAccessExprSyntax.self) {
            return (access.base?.id == inner.id, access.declName.baseName.unescaped)
        }
        guard let value = inner.parent?.as(InitializerClauseSyntax.self),
            let binding = value.parent?.as(PatternBindingSyntax.self)
        else { return (false, nil) }
        return (binding.typeAnnotation == nil && binding.pattern.is(IdentifierPatternSyntax.self), nil)
    }

    /// The name of the property or function of the type around it whose declaration contains it, or nil.
    fileprivate var enclosingMember: String? {
        var inner = Syntax(self)
        var binding: PatternBindingSyntax?
        while let outer = inner.parent, !outer.is(MemberBlockItemSyntax.self) {
            if let found = outer.as(PatternBindingSyntax.self) { binding = found }
            inner = outer
        }
        if let function = inner.as(FunctionDeclSyntax.self) { return function.name.unescaped }
        return binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped
    }

    /// The kind of literal that it is; nil if it is none.
    var literalKind: ConstructionFact.Literal? {
        switch kind {
        case .integerLiteralExpr: .integer
        case .floatLiteralExpr: .decimal
        case .booleanLiteralExpr: .boolean
        case .stringLiteralExpr: .text
        default: nil
        }
    }
}

extension CodeBlockSyntax {
    /// Whether it may not run.
    fileprivate var isBranch: Bool {
        switch parent?.kind {
        case .ifExpr, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .catchClause: true
        default: false
        }
    }
}

extension SwitchCaseSyntax {
    /// Whether it may not run.
    fileprivate var isBranch: Bool {
        parent?.parent?.as(SwitchExprSyntax.self)?.subject.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind
            != .keyword(.self)
    }
}

extension BodyRange {
    /// The body that immediately contains a declaration, regardless of any `#if` in between.
    fileprivate init(around node: DeclSyntax, in file: FileContext) {
        var list = Syntax(node)
        for next in sequence(first: Syntax(node), next: \.parent) {
            if next.is(CodeBlockItemListSyntax.self) {
                list = next
                if next.parent?.is(IfConfigClauseSyntax.self) != true { break }
            }
        }
        let last = list.lastToken(viewMode: .sourceAccurate).map { file.location(of: $0) }
        let start = file.location(of: list)
        self.init(start: start, end: last ?? start)
    }
}

extension ExprSyntax {
    /// `self`, `self!`, `self as Scope`, or `self` in parentheses.
    fileprivate var isSelf: Bool {
        if let unwrapped = self.as(ForceUnwrapExprSyntax.self) { return unwrapped.expression.isSelf }
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.expression.isSelf
        }
        if let sequence = self.as(SequenceExprSyntax.self), let first = sequence.elements.first,
            sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
        {
            return first.isSelf
        }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    }
}
