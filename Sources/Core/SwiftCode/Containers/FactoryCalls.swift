import DovetailFacts
import SwiftSyntax

/// Finds what a closure calls and which properties it uses, by name. What nested functions do is left out, because the
/// compiler checks them, and so is what closures do that are passed on and may run elsewhere.
final class FactoryCalls: SyntaxVisitor {
    private var calls: [FactoryCall] = []
    private var numbers: [FactoryCall: Int] = [:]
    /// How many branches are around the visited place.
    private var branches = 0
    /// The type that an implicit member is one of, where it is written.
    private var expectedType: [String]?
    /// The parameter whose type an implicit member is one of, in arguments.
    private var parameter: FactoryCall.Base?
    /// The type of what `return` leaves the closure with.
    private var resultType: [String]?
    /// Whether the closure may have been left before the visited place.
    private var mayHaveLeft = false
    private let values: FactoryValues

    private init(_ values: FactoryValues) {
        self.values = values
        super.init(viewMode: .sourceAccurate)
    }

    /// - Parameter service: the type that the closure returns.
    static func all(in closure: ClosureExprSyntax, returning service: [String]?) -> [FactoryCall] {
        let visitor = FactoryCalls(FactoryValues(closure))
        visitor.resultType = service
        if closure.statements.count == 1 { visitor.expectedType = service }
        visitor.walk(closure.statements)
        return visitor.calls
    }

    private func add(_ path: [String], _ labels: [String?]?, of base: FactoryCall.Base? = nil) {
        var call = FactoryCall(path: path, labels: labels, base: base)
        let isSure = branches == 0 && !mayHaveLeft
        if let known = numbers[call] {
            calls[known].isSure = calls[known].isSure || isSure
        } else {
            numbers[call] = calls.count
            call.isSure = isSure
            calls.append(call)
        }
    }

    /// Adds a use of a member of a value.
    private func add(_ name: String, _ labels: [String?]?, of value: FactoryValue?) {
        if let value { add(value.members + [name], labels, of: value.base) }
    }

    private func withoutExpectedTypes(_ body: () -> Void) {
        let before = (expectedType, parameter, resultType)
        (expectedType, parameter, resultType) = (nil, nil, nil)
        body()
        (expectedType, parameter, resultType) = before
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
        withoutExpectedTypes {
            if let first = conditions.first { walk(first) }
            conditions.dropFirst().forEach { walkBranch($0) }
        }
    }

    // MARK: Calls and properties

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let called = node.calledClosure {
            // It cannot leave the closure around it.
            let before = mayHaveLeft
            withoutExpectedTypes { walk(called.statements) }
            mayHaveLeft = before
        } else if var path = values.path(node.calledExpression) {
            if path.count > 1, path.last == "init" { path.removeLast() }
            add(path, node.labels, of: values.isAttributed(path) ? .local : nil)
            if path.count == 1, let local = values[path[0]] { add("callAsFunction", node.labels, of: local) }
            if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base { walk(base) }
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            addMember(member, node.labels, mayNotRun: OptionalChains.any(in: node.calledExpression))
        } else {
            walk(node.calledExpression)
        }
        // In `page?.show(Screen())`, nothing is evaluated if there is no page.
        let isOptional = OptionalChains.any(in: node.calledExpression)
        branches += isOptional ? 1 : 0
        let isRunning = node.runsClosures
        let before = (expectedType, parameter)
        expectedType = nil
        let type = values.constructedType(node)
        for (index, argument) in node.arguments.enumerated() {
            parameter = type.map { .parameter(of: $0, labels: node.labels, index: index) }
            walkArgument(argument.expression, isRunning)
        }
        for closure in node.trailingClosures { walkArgument(ExprSyntax(closure), isRunning) }
        (expectedType, parameter) = before
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
        withoutExpectedTypes { walkBranch(closure.statements) }
        mayHaveLeft = before
    }

    /// Adds a use of a member, unless its base is a type, and visits the base.
    private func addMember(_ node: MemberAccessExprSyntax, _ labels: [String?]?, mayNotRun: Bool = false) {
        let name = node.declName.baseName.unescaped
        branches += mayNotRun ? 1 : 0
        defer { branches -= mayNotRun ? 1 : 0 }
        if let base = node.base {
            if name != "self" { add(name, labels, of: values.value(base)) }
            branches -= mayNotRun ? 1 : 0
            walk(base)
            branches += mayNotRun ? 1 : 0
        } else {
            add([name], labels, of: parameter ?? .implied(expectedType))
        }
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let path = values.path(ExprSyntax(node)), path.count > 1 || node.base?.trimmedDescription == "self" else {
            addMember(node, nil)
            return .skipChildren
        }
        if path.last != "self" { add(path, nil) }
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        add("subscript", node.arguments.map { $0.label?.unescaped }, of: values.value(node.calledExpression))
        walk(node.calledExpression)
        withoutExpectedTypes { node.arguments.forEach { walk($0.expression) } }
        return .skipChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.expression.isNumber { add([node.operator.text], [nil], of: .implied(nil)) }
        return .visitChildren
    }

    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        add([node.operator.text], [nil], of: .implied(nil))
        return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
        add([node.declName.baseName.unescaped], nil, of: .unknown)
        return .skipChildren
    }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        withoutExpectedTypes { node.elements.forEach { walk($0.expression) } }
        return .skipChildren
    }

    override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
        withoutExpectedTypes { walk(node.content) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.unescaped
        if !name.startsLikeType, !name.hasPrefix("$"), name != "self", values[name] == nil { add([name], nil) }
        return .skipChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let closure = node.initializer?.value.as(ClosureExprSyntax.self) else {
            let before = expectedType
            expectedType = node.typeAnnotation.flatMap { FactoryValues.type($0.type) }
            parameter = nil
            if let value = node.initializer?.value { walk(value) }
            expectedType = before
            if let accessors = node.accessorBlock { walk(accessors) }
            return .skipChildren
        }
        // The compiler requires what the type says of the actor.
        if node.typeAnnotation?.type.trimmedDescription.contains("@") != true { walkClosure(closure) }
        return .skipChildren
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
        withoutExpectedTypes { walk(node.subject) }
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
        let elements = Array(node.elements)
        // Of what is written beside an operator or before a question mark, another type is expected.
        let isTernary = elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
        let isOperated = elements.contains { $0.is(BinaryOperatorExprSyntax.self) }
        for (index, element) in elements.enumerated() {
            if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
                branches = before + 1
                walk(ternary.thenExpression)
            } else if let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
                if ["&&", "||", "??"].contains(name) {
                    branches = before + 1
                } else if !elements[max(0, index - 1)].isNumber, !elements[min(elements.count - 1, index + 1)].isNumber
                {
                    add([name], [nil, nil], of: .implied(nil))
                }
            } else if isOperated || isTernary && index == 0 || element.is(AssignmentExprSyntax.self) {
                withoutExpectedTypes { walk(element) }
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

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        let before = expectedType
        expectedType = resultType
        if let value = node.expression { walk(value) }
        expectedType = before
        mayHaveLeft = true
        return .skipChildren
    }
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
    var isIsolated: Bool {
        signature?.attributes.isEmpty == false || signature?.effectSpecifiers?.asyncSpecifier != nil
    }
}

extension ExprSyntax {
    /// Whether it is a literal number, whose operators are the standard library's.
    fileprivate var isNumber: Bool { self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self) }
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
