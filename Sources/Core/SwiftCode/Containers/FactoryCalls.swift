import DovetailFacts
import SwiftSyntax

/// Finds what a closure calls and which static and global properties it uses, by name. What nested functions do is left
/// out, and so is what closures do that are passed on and may run elsewhere.
final class FactoryCalls: SyntaxVisitor {
    private var calls: [FactoryCall] = []
    /// How many branches are around the visited place.
    private var branches = 0
    /// Whether the closure may have been left before the visited place.
    private var mayHaveLeft = false
    /// The names of parameters and local variables.
    private let locals: Set<String>

    private init(_ locals: Set<String>) {
        self.locals = locals
        super.init(viewMode: .sourceAccurate)
    }

    static func all(in closure: ClosureExprSyntax) -> [FactoryCall] {
        let names = NamesInClosure(viewMode: .sourceAccurate)
        names.walk(closure)
        let visitor = FactoryCalls(names.found)
        visitor.walk(closure.statements)
        return visitor.calls
    }

    private func add(_ path: [String], _ labels: [String?]?) {
        let call = FactoryCall(path: path, labels: labels, isSure: branches == 0 && !mayHaveLeft)
        if let known = calls.firstIndex(where: { $0.path == path && $0.labels == labels }) {
            calls[known].isSure = calls[known].isSure || call.isSure
        } else {
            calls.append(call)
        }
    }

    /// Visits what may not run.
    private func walkBranch(_ node: (some SyntaxProtocol)?) {
        guard let node else { return }
        branches += 1
        walk(node)
        branches -= 1
    }

    /// Visits conditions, of which the first one is always evaluated.
    private func walkConditions(_ conditions: ConditionElementListSyntax) {
        if let first = conditions.first { walk(first) }
        conditions.dropFirst().forEach { walkBranch($0) }
    }

    // MARK: Calls and properties

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let called = node.calledClosure {
            // It cannot leave the closure around it.
            let before = mayHaveLeft
            walk(called.statements)
            mayHaveLeft = before
        } else if var path = Self.path(node.calledExpression) {
            if path.count > 1, path.last == "init" { path.removeLast() }
            add(path, node.labels)
            if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base { walk(base) }
        } else {
            walk(node.calledExpression)
        }
        // In `page?.show(Screen())`, nothing is evaluated if there is no page.
        let isOptional = OptionalChains.any(in: node.calledExpression)
        branches += isOptional ? 1 : 0
        let isRunning = node.runsClosures
        for argument in node.arguments { walkArgument(argument.expression, isRunning) }
        for closure in node.trailingClosures { walkArgument(ExprSyntax(closure), isRunning) }
        branches -= isOptional ? 1 : 0
        return .skipChildren
    }

    private func walkArgument(_ argument: ExprSyntax, _ isRunning: Bool) {
        if isRunning, let closure = argument.as(ClosureExprSyntax.self) { walkClosure(closure) } else { walk(argument) }
    }

    /// Visits a closure that may run on the factory's thread.
    private func walkClosure(_ closure: ClosureExprSyntax) {
        guard !closure.isIsolated else { return }
        let before = mayHaveLeft
        walkBranch(closure.statements)
        mayHaveLeft = before
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let path = Self.path(ExprSyntax(node)), path.count > 1, path.last != "self" { add(path, nil) }
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.unescaped
        if !name.startsLikeType, !name.hasPrefix("$"), name != "self", !locals.contains(name) { add([name], nil) }
        return .skipChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let closure = node.initializer?.value.as(ClosureExprSyntax.self) else { return .visitChildren }
        // The compiler requires what the type says of the actor.
        if node.typeAnnotation?.type.trimmedDescription.contains("@") != true { walkClosure(closure) }
        return .skipChildren
    }

    /// The names of a type, a function or a property: `Store`, `Store.make`, `self.make`. Members of values are left out.
    private static func path(_ expression: ExprSyntax) -> [String]? {
        if let generic = expression.as(GenericSpecializationExprSyntax.self) { return path(generic.expression) }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return [reference.baseName.unescaped] }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
            let before = path(base), let first = before.first
        else { return nil }
        let name = member.declName.baseName.unescaped
        if before == ["self"] { return [name] }
        return first.startsLikeType ? before + [name] : nil
    }

    // MARK: What may not run

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        walkConditions(node.conditions)
        walkBranch(node.body)
        walkBranch(node.elseBody)
        return .skipChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        walkConditions(node.conditions)
        walkBranch(node.body)
        return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        walkConditions(node.conditions)
        walkBranch(node.body)
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.sequence)
        walkBranch(node.whereClause)
        walkBranch(node.body)
        return .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        walk(node.subject)
        walkBranch(node.cases)
        return .skipChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        guard !node.catchClauses.isEmpty else { return .visitChildren }
        // An error may be thrown at any place in it, and is caught.
        walkBranch(node.body)
        walkBranch(node.catchClauses)
        return .skipChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark else { return .visitChildren }
        walkBranch(node.expression)
        return .skipChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let before = branches
        for element in node.elements {
            if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
                branches = before + 1
                walk(ternary.thenExpression)
            } else if let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
                if ["&&", "||", "??"].contains(name) { branches = before + 1 }
            } else {
                walk(element)
            }
        }
        branches = before
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        walkBranch(node.clauses)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.has(.lazy) else { return .visitChildren }
        walkBranch(node.bindings)
        return .skipChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        walkBranch(node.accessors)
        return .skipChildren
    }

    // MARK: What leaves

    override func visitPost(_ node: ReturnStmtSyntax) { mayHaveLeft = true }
    override func visitPost(_ node: ThrowStmtSyntax) { mayHaveLeft = true }
    override func visitPost(_ node: BreakStmtSyntax) { mayHaveLeft = true }
    override func visitPost(_ node: ContinueStmtSyntax) { mayHaveLeft = true }

    // MARK: What runs elsewhere

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let isOther = [.functionDecl, .classDecl, .structDecl, .enumDecl, .actorDecl].contains(node.item.kind)
        return isOther ? .skipChildren : .visitChildren
    }
}

extension FunctionCallExprSyntax {
    /// Functions that run the closures that they are passed before they return.
    private static let running: Set<String> = [
        "map", "flatMap", "compactMap", "mapValues", "compactMapValues", "forEach", "filter", "reduce", "first",
        "contains", "allSatisfy", "sorted", "min", "max", "firstIndex", "withLock", "withExtendedLifetime",
    ]

    /// `{ … }` in `{ … }()`.
    fileprivate var calledClosure: ClosureExprSyntax? {
        let inner = calledExpression.as(TupleExprSyntax.self).flatMap {
            $0.elements.count == 1 ? $0.elements.first : nil
        }
        return (inner?.expression ?? calledExpression).as(ClosureExprSyntax.self)
    }

    /// Whether it runs the closures that are its arguments, and the compiler does not let them be isolated.
    fileprivate var runsClosures: Bool {
        let name =
            calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        return name.map { Self.running.contains($0.unescaped) } ?? false
    }

    fileprivate var trailingClosures: [ClosureExprSyntax] {
        (trailingClosure.map { [$0] } ?? []) + additionalTrailingClosures.map(\.closure)
    }
}

extension ClosureExprSyntax {
    /// Whether it begins with an actor, as in `{ @MainActor in … }`, or is asynchronous.
    fileprivate var isIsolated: Bool {
        signature?.attributes.isEmpty == false || signature?.effectSpecifiers?.asyncSpecifier != nil
    }
}

/// Finds optional chaining.
private final class OptionalChains: SyntaxVisitor {
    private var isFound = false

    static func any(in expression: ExprSyntax) -> Bool {
        let visitor = OptionalChains(viewMode: .sourceAccurate)
        visitor.walk(expression)
        return visitor.isFound
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }
    override func visit(_ node: LabeledExprListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Finds the names of the parameters and local variables of a closure and of what is nested in it.
private final class NamesInClosure: SyntaxVisitor {
    private(set) var found: Set<String> = []

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        found.insert(node.identifier.unescaped)
        return .visitChildren
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        found.insert(node.name.unescaped)
        return .visitChildren
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        found.insert((node.secondName ?? node.firstName).unescaped)
        return .visitChildren
    }
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        found.insert(node.name.unescaped)
        return .visitChildren
    }
}
