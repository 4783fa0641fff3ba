import DovetailBasics
import DovetailFacts
import SwiftSyntax

/// Collects what a body reads and calls at once, every time it runs.
///
/// Code in a branch, a loop or a closure may never run, or run later, and is left out, except for the closure of
/// `shared`. Code after a statement that may exit the body is left out as well. So a cycle of reads is certain to be a
/// cycle. A function declared in the body is read where it is called.
final class ReadCollector: SyntaxVisitor {
    private let file: FileContext
    /// What is read, and whether with an explicit `self`, which no local hides.
    private var reads: [(fact: ReadFact, isExplicit: Bool)] = []
    private var locals: Set<String> = []
    /// The locals that are not functions.
    private var values: Set<String> = []
    private let functions: LocalFunctions
    /// The reads of local functions that are called, with their names.
    private var readByCalled: [(name: String, collector: ReadCollector)] = []
    /// The call whose arguments are being read.
    private var given: ReadFact.Given?
    private let body: Syntax
    /// Whether the word `try` occurs in the body. Searching the bytes is quicker than walking all tokens.
    private lazy var mayThrow = body.syntaxTextBytes.withUnsafeBytes { $0.holds("try") }

    /// Operators that evaluate all their operands.
    private static let plainOperators: Set<String> = [
        "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "...", "..<", "&+", "&-", "&*",
        "<<", ">>", "&", "|", "^", "+=", "-=", "*=", "/=", "%=",
    ]

    private init(
        of body: some SyntaxProtocol, _ file: FileContext, _ functions: LocalFunctions = LocalFunctions()
    ) {
        self.file = file
        self.functions = functions
        self.body = Syntax(body)
        super.init(viewMode: .sourceAccurate)
    }

    /// The reads of a getter's statements or of an initial value.
    static func reads(in body: Syntax?, _ file: FileContext) -> [ReadFact] {
        guard let body else { return [] }
        let collector = ReadCollector(of: body, file)
        collector.walk(body)
        return collector.found.map(\.fact)
    }

    /// The reads of a function's body.
    static func reads(of function: FunctionDeclSyntax, _ file: FileContext) -> [ReadFact] {
        guard let body = function.body else { return [] }
        let collector = ReadCollector(of: body, file)
        collector.walk(body, function.signature.parameterClause)
        return collector.found.map(\.fact)
    }

    /// The reads of a subscript's getter.
    static func reads(in getter: Syntax?, of subscript: SubscriptDeclSyntax, _ file: FileContext) -> [ReadFact] {
        guard let getter else { return [] }
        let collector = ReadCollector(of: getter, file)
        collector.bind(`subscript`.parameterClause)
        collector.walk(getter)
        return collector.found.map(\.fact)
    }

    private func walk(_ body: CodeBlockSyntax, _ parameters: FunctionParameterClauseSyntax) {
        bind(parameters)
        walk(body.statements)
    }

    private func bind(_ parameters: FunctionParameterClauseSyntax) {
        for parameter in parameters.parameters { bind(parameter.secondName ?? parameter.firstName) }
    }

    private func bind(_ name: TokenSyntax) {
        locals.insert(name.unescaped)
        values.insert(name.unescaped)
    }

    private var found: [(fact: ReadFact, isExplicit: Bool)] {
        var all = reads
        for (name, called) in readByCalled where !values.contains(name) { all += called.found }
        return all.filter { $0.fact.base != .own || $0.isExplicit || !locals.contains($0.fact.name) }
    }

    // MARK: Code that may not run

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { skipType(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { skipType(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { skipType(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { skipType(node.name) }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func skipType(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        bind(name)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        locals.insert(node.name.unescaped)
        return .skipChildren
    }

    /// A local variable with accessors is read later, or never.
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.has(.lazy) else { return .visitChildren }
        for binding in node.bindings { walk(binding.pattern) }
        return .skipChildren
    }

    /// Code after a statement that may exit the body may not run.
    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        let items = Array(node)
        let declared = items.compactMap { $0.item.as(FunctionDeclSyntax.self) }
        functions.within(declared) {
            for (index, item) in items.enumerated() {
                if item.item.is(GuardStmtSyntax.self) { break }
                walk(item)
                if index + 1 < items.count, mayEnd(item) { break }
            }
        }
        // Declarations count anywhere in the block.
        for function in declared { locals.insert(function.name.unescaped) }
        return .skipChildren
    }

    private func mayEnd(_ item: CodeBlockItemSyntax) -> Bool {
        let statement = Syntax(item.item)
        switch statement.kind {
        case .returnStmt, .throwStmt, .forStmt, .whileStmt, .repeatStmt, .doStmt, .ifExpr, .switchExpr, .ifConfigDecl,
            .breakStmt, .continueStmt, .fallThroughStmt, .labeledStmt:
            return true
        case .expressionStmt:
            let expression = item.item.as(ExpressionStmtSyntax.self)?.expression
            return expression?.is(IfExprSyntax.self) == true || expression?.is(SwitchExprSyntax.self) == true
        case .functionDecl, .classDecl, .structDecl, .enumDecl, .actorDecl: return false
        default:
            return mayThrow && item.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.try) }
        }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        // The target of an assignment is not read.
        if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
            walk(elements[2], of: Array(elements[2...]))
        } else {
            walk(elements[0], of: elements)
        }
        return .skipChildren
    }

    /// Walks the operands of an operator sequence: only the first one if the others may not be evaluated.
    private func walk(_ first: ExprSyntax, of elements: [ExprSyntax]) {
        var mayStop = false
        for element in elements {
            if element.is(UnresolvedTernaryExprSyntax.self) { mayStop = true }
            guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { continue }
            if ["&&", "||", "??"].contains(name) {
                mayStop = true
            } else if !Self.plainOperators.contains(name) {
                return
            }
        }
        for element in mayStop ? [first] : elements { walk(element) }
    }

    // MARK: Closures and calls

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let call = node.parent?.as(FunctionCallExprSyntax.self)
        let isShared = call?.isShared == true && call?.trailingClosure == node
        var callee = call?.calledExpression
        while let tuple = callee?.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            callee = tuple.elements.first?.expression
        }
        guard isShared || callee?.as(ClosureExprSyntax.self) == node else { return .skipChildren }
        for capture in node.signature?.capture?.items ?? [] where capture.initializer != nil {
            bind(capture.name)
        }
        switch node.signature?.parameterClause {
        case .simpleInput(let names): names.forEach { bind($0.name) }
        case .parameterClause(let clause):
            clause.parameters.forEach { bind($0.secondName ?? $0.firstName) }
        case nil: break
        }
        walk(node.statements)
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let outer = given
        defer { given = outer }
        if node.isShared {
            node.trailingClosure.map { walk($0) }
            return .skipChildren
        }
        if let type = calledType(node.calledExpression) {
            given = outer ?? .type(type)
            node.arguments.forEach { walk($0) }
            return .skipChildren
        }
        guard let name = ownFunction(node.calledExpression) else {
            // An argument of any other function may be an autoclosure.
            walk(node.calledExpression)
            return .skipChildren
        }
        let isExplicit = node.calledExpression.is(MemberAccessExprSyntax.self)
        if !isExplicit, let function = functions.function(name) {
            functions.reading(function) { follow(function) }
            let parameters = function.signature.parameterClause
            guard !parameters.description.contains(text: "@autoclosure") else { return .skipChildren }
            node.arguments.forEach { walk($0) }
            return .skipChildren
        }
        append(
            ReadFact(base: .own, name: name, next: nil, location: file.location(of: node)), call: node.givenLabels,
            isExplicit: isExplicit)
        given = outer ?? .own(name)
        node.arguments.forEach { walk($0) }
        return .skipChildren
    }

    private func follow(_ function: FunctionDeclSyntax) {
        guard let body = function.body else { return }
        let collector = ReadCollector(of: body, file, functions)
        collector.walk(body, function.signature.parameterClause)
        readByCalled.append((function.name.unescaped, collector))
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        let outer = given
        defer { given = outer }
        guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" else {
            walk(node.calledExpression)
            // A labelled argument may not be evaluated, such as the default value in a dictionary subscript.
            for argument in node.arguments where argument.label == nil { walk(argument) }
            return .skipChildren
        }
        append(
            ReadFact(base: .own, name: "subscript", next: nil, location: file.location(of: node)),
            call: node.givenLabels, isExplicit: true)
        given = outer ?? .own("subscript")
        node.arguments.forEach { walk($0) }
        return .skipChildren
    }

    /// The name in `name(…)` or `self.name(…)`.
    private func ownFunction(_ callee: ExprSyntax) -> String? {
        if let name = callee.as(DeclReferenceExprSyntax.self) { return name.baseName.unescaped }
        guard let access = callee.as(MemberAccessExprSyntax.self),
            access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        else { return nil }
        return access.declName.baseName.unescaped
    }

    // MARK: Names

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        bind(node.identifier)
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        var names: [String] = []
        var innermost = ExprSyntax(node)
        while let access = innermost.as(MemberAccessExprSyntax.self) {
            names.append(access.declName.baseName.unescaped)
            guard let base = access.base else { return .skipChildren }
            innermost = base
        }
        names.reverse()
        guard let start = innermost.as(DeclReferenceExprSyntax.self)?.baseName.unescaped else {
            walk(innermost)
            return .skipChildren
        }
        let isExplicit = start == "self"
        add(isExplicit ? names : [start] + names, at: node, isExplicit: isExplicit)
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        add([node.baseName.unescaped], at: node, isExplicit: false)
        return .skipChildren
    }

    private func add(_ names: [String], at node: some SyntaxProtocol, isExplicit: Bool) {
        let isDependency = names.first == "dependency"
        let path = isDependency ? Array(names.dropFirst()) : names
        guard let name = path.first, !name.startsLikeType else { return }
        var read = ReadFact(
            base: isDependency ? .dependency : .own, name: name, next: path.dropFirst().first,
            location: file.location(of: node))
        read.taker = taker(of: node)
        append(read, call: nil, isExplicit: isExplicit)
    }

    /// The call of a type that is passed an expression as it is.
    private func taker(of node: some SyntaxProtocol) -> ReadFact.Taker? {
        guard let argument = node.parent?.as(LabeledExprSyntax.self),
            let list = argument.parent?.as(LabeledExprListSyntax.self),
            let call = list.parent?.as(FunctionCallExprSyntax.self), let type = calledType(call.calledExpression),
            let index = list.firstIndex(of: argument)
        else { return nil }
        return .init(type: type, labels: call.givenLabels, index: list.distance(from: list.startIndex, to: index))
    }

    private func append(_ read: ReadFact, call: [String?]?, isExplicit: Bool) {
        var read = read
        read.call = call
        read.given = given
        reads.append((read, isExplicit))
    }
}

extension FunctionCallExprSyntax {
    /// The labels of all arguments; the first trailing closure has none.
    fileprivate var givenLabels: [String?] {
        arguments.map { $0.label?.unescaped } + (trailingClosure == nil ? [] : [nil])
            + additionalTrailingClosures.map { $0.label.unescaped }
    }
}

extension SubscriptCallExprSyntax {
    /// The labels of all arguments; the first trailing closure has none.
    fileprivate var givenLabels: [String?] {
        arguments.map { $0.label?.unescaped } + (trailingClosure == nil ? [] : [nil])
            + additionalTrailingClosures.map { $0.label.unescaped }
    }
}
