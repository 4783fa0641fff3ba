import DovetailFacts
import SwiftSyntax

/// When closures and local functions run: while the object is built, or later.
extension ContainerVisitor {
    /// When a closure or a local function runs, as far as the code around it shows.
    enum Run {
        case atOnce
        case later
        case decidedBy(ClosureUse)
    }

    /// Notes that what follows is in a closure or a local function.
    func enter(_ run: Run) {
        switch run {
        case .atOnce: return
        case .later:
            timing = .later
            isInitialValue = false
        case .decidedBy(let use): closures.append(use)
        }
    }

    /// When a closure runs.
    func use(of node: ClosureExprSyntax) -> Run {
        switch roles[node.id] {
        case .immediate, .forEachCase: return .atOnce
        case .registers(let value):
            if case .created(_, let type, _) = value, !type.isNamedLikeContainer { break }
            return .atOnce
        default: break
        }
        if let call = node.receivingCall { return run(node, passedTo: call) }
        if let property = property(setTo: node) { return .decidedBy(.property(property)) }
        if let binding = node.parent?.parent?.as(PatternBindingSyntax.self) { return use(of: binding) }
        if isReturnedByFactory(node) { return .later }
        return .decidedBy(node.assignedProperty.map { .assigned($0) } ?? .unknown)
    }

    private func run(_ node: ClosureExprSyntax, passedTo call: FunctionCallExprSyntax) -> Run {
        if let library = Self.librarysRunner(call) { return .decidedBy(.library(library)) }
        let closures = call.givenExpressions
        guard let index = closures.firstIndex(where: { $0.id == ExprSyntax(node).id }) else {
            return .decidedBy(.unknown)
        }
        if let path = calledType(call.calledExpression)?.path {
            return .decidedBy(.initializer(of: path, call.shape, index: index, isResult: isBuiltByFactory(call)))
        }
        if call.isOfSequence { return .atOnce }
        return .decidedBy(callee(of: call).map { .function($0, call.shape, index: index) } ?? .unknown)
    }

    /// When the closure that is the value of a variable runs.
    private func use(of binding: PatternBindingSyntax) -> Run {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped,
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
        else { return .decidedBy(.unknown) }
        guard let item = variable.parent?.as(MemberBlockItemSyntax.self) else {
            return useOfLocal(name, declaredBy: Syntax(variable))
        }
        let isPlain = binding.accessorBlock == nil && variable.attributes.isEmpty
        let initializers = item.parent?.as(MemberBlockItemListSyntax.self)?.compactMap {
            $0.decl.as(InitializerDeclSyntax.self)?.body
        }
        let callNothing = initializers?.allSatisfy { StoredClosures($0).callsNothing } ?? false
        return .decidedBy(isPlain && callNothing ? .initialValue : .unknown)
    }

    /// When a local function, or a closure in a local variable, runs: at once, if the code around it calls it.
    func useOfLocal(_ name: String, declaredBy node: Syntax) -> Run {
        var around = node.parent
        while let outer = around, !outer.is(CodeBlockItemListSyntax.self) { around = outer.parent }
        guard let around else { return .decidedBy(.unknown) }
        let uses = LocalUses(of: name, besides: node)
        uses.walk(around)
        if uses.isCalled { return .atOnce }
        return uses.isMentioned ? .decidedBy(.unknown) : .later
    }

    /// Whether a closure is the service that a factory builds.
    private func isReturnedByFactory(_ node: ClosureExprSyntax) -> Bool {
        var next = node.parent
        while let current = next, !current.is(ClosureExprSyntax.self) {
            guard [.returnStmt, .codeBlockItem, .codeBlockItemList].contains(current.kind) else { return false }
            next = current.parent
        }
        guard let closure = next?.as(ClosureExprSyntax.self), case .factory? = roles[closure.id] else { return false }
        return true
    }

    /// Whether a closure belongs to a registration, and so is run for it alone.
    func isOfRegistration(_ node: ClosureExprSyntax) -> Bool {
        switch roles[node.id] {
        case .factory, .initializer, .completion, .storyboard: true
        case .registers, .immediate, .forEachCase, .forEachElement, nil: false
        }
    }

    /// `Task { … }`, `DispatchQueue.main.async { … }`: the type that runs a closure later, if it is the library's.
    private static func librarysRunner(_ call: FunctionCallExprSyntax) -> String? {
        if calledType(call.calledExpression)?.path == ["Task"] { return "Task" }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        let (base, name) = (access.base?.plainText ?? "", access.declName.baseName.text)
        if base == "Task", name == "detached" { return "Task" }
        let isQueue = base == "DispatchQueue.main" || base.hasPrefix("DispatchQueue.global(")
        return isQueue && ["async", "asyncAfter"].contains(name) ? "DispatchQueue" : nil
    }

    /// Whether a call is the result of a factory, which does nothing with the object.
    private func isBuiltByFactory(_ call: FunctionCallExprSyntax) -> Bool {
        var node = call.parent
        while let current = node, !current.is(ClosureExprSyntax.self) { node = current.parent }
        guard let closure = node?.as(ClosureExprSyntax.self), case .factory? = roles[closure.id] else { return false }
        return isReturned(call, by: closure)
    }

    /// Whether a closure returns the result of a call directly.
    func isReturned(_ call: FunctionCallExprSyntax, by closure: ClosureExprSyntax) -> Bool {
        var node = Syntax(call)
        while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(ReturnStmtSyntax.self) {
            node = parent
        }
        guard let last = closure.statements.last else { return false }
        return node.parent?.id == last.id && (closure.statements.count == 1 || node.is(ReturnStmtSyntax.self))
    }

    /// `make` in `self.make = { … }`, if the enclosing initializer does nothing but set properties.
    private func property(setTo node: ClosureExprSyntax) -> String? {
        guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            sequence.elements.last?.id == ExprSyntax(node).id,
            sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
            let name = sequence.elements.first?.ownProperty,
            let body = sequence.parent?.parent?.parent?.as(CodeBlockSyntax.self),
            body.parent?.is(InitializerDeclSyntax.self) == true, StoredClosures(body).callsNothing
        else { return nil }
        return name
    }
}

/// How a local function or variable is used.
private final class LocalUses: SyntaxVisitor {
    private let name: String
    private let declaration: Syntax
    /// Whether it is called where it is declared, and not only in another closure.
    private(set) var isCalled = false
    /// Whether it is named at all.
    private(set) var isMentioned = false
    private var depth = 0

    init(of name: String, besides declaration: Syntax) {
        self.name = name
        self.declaration = declaration
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.unescaped == name, !isMember(node) else { return .visitChildren }
        isMentioned = true
        let isCallee = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
        if isCallee, depth == 0 { isCalled = true }
        return .visitChildren
    }

    private func isMember(_ node: DeclReferenceExprSyntax) -> Bool {
        node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if !isRunAtOnce(node) { depth += 1 }
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { if !isRunAtOnce(node) { depth -= 1 } }

    private func isRunAtOnce(_ node: ClosureExprSyntax) -> Bool {
        node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return Syntax(node).id == declaration.id ? .skipChildren : .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        Syntax(node).id == declaration.id ? .skipChildren : .visitChildren
    }
}

extension ClosureExprSyntax {
    /// `onTap` of `screen.onTap = { … }`, if nothing follows but such assignments and the return of a name.
    fileprivate var assignedProperty: String? {
        guard let sequence = parent?.parent?.as(SequenceExprSyntax.self),
            sequence.elements.last?.id == ExprSyntax(self).id,
            let name = sequence.assignedMember, let item = sequence.parent?.as(CodeBlockItemSyntax.self),
            let items = item.parent?.as(CodeBlockItemListSyntax.self), items.parent?.is(ClosureExprSyntax.self) == true
        else { return nil }
        let following = items.drop { $0.id != item.id }
        let areHarmless = following.allSatisfy { next in
            switch next.item {
            case .stmt(let statement):
                return statement.as(ReturnStmtSyntax.self)?.expression?.is(DeclReferenceExprSyntax.self) == true
            case .expr(let expression):
                let assignment = expression.as(SequenceExprSyntax.self)
                return assignment?.assignedMember != nil
                    && assignment?.elements.last?.is(ClosureExprSyntax.self) == true
            case .decl: return false
            }
        }
        return areHarmless ? name : nil
    }

    /// The call that it is an argument or a trailing closure of.
    fileprivate var receivingCall: FunctionCallExprSyntax? {
        if let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id { return call }
        if let more = parent?.as(MultipleTrailingClosureElementSyntax.self) {
            return more.parent?.parent?.as(FunctionCallExprSyntax.self)
        }
        return parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
}

extension SequenceExprSyntax {
    /// `onTap` of `screen.onTap = …`
    fileprivate var assignedMember: String? {
        guard elements.count == 3, elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
            let access = elements.first?.as(MemberAccessExprSyntax.self),
            access.base?.is(DeclReferenceExprSyntax.self) == true
        else { return nil }
        return access.declName.baseName.unescaped
    }
}

extension FunctionParameterListSyntax {
    /// The indices of the parameters that take closures and do not keep them.
    var indicesOfCalled: [Int] {
        enumerated().compactMap { at, parameter in
            switch TypeShape(parameter.type) {
            case .function: at
            case .attributed(let words, .function) where !words.contains("@escaping"): at
            default: nil
            }
        }
    }
}

extension FunctionCallExprSyntax {
    /// `[1, 2].map { … }`: a function of the standard library that calls its closures, on what is surely a sequence.
    fileprivate var isOfSequence: Bool {
        guard let access = calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            Self.callers.contains(access.declName.baseName.text)
        else { return false }
        return Self.isSequence(base)
    }

    private static func isSequence(_ expression: ExprSyntax) -> Bool {
        switch expression.as(ExprSyntaxEnum.self) {
        case .arrayExpr, .dictionaryExpr, .stringLiteralExpr: return true
        case .tupleExpr(let tuple):
            guard tuple.elements.count == 1, let inner = tuple.elements.first?.expression else { return false }
            if let sequence = inner.as(SequenceExprSyntax.self) {
                return sequence.elements.contains {
                    ["...", "..<"].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
                }
            }
            return isSequence(inner)
        case .functionCallExpr(let call):
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
                sequences.contains(access.declName.baseName.text)
            else { return false }
            return isSequence(base)
        default: return false
        }
    }

    private static let callers: Set<String> = [
        "allSatisfy", "compactMap", "compactMapValues", "contains", "count", "drop", "filter", "first", "firstIndex",
        "flatMap", "forEach", "last", "lastIndex", "map", "mapValues", "max", "min", "prefix", "reduce", "sorted",
    ]
    /// Those whose results are sequences.
    private static let sequences: Set<String> = [
        "compactMap", "compactMapValues", "drop", "dropFirst", "dropLast", "enumerated", "filter", "flatMap", "map",
        "mapValues", "prefix", "reversed", "shuffled", "sorted", "suffix",
    ]

    /// The arguments, followed by the trailing closures.
    fileprivate var givenExpressions: [ExprSyntax] {
        arguments.map(\.expression) + [trailingClosure].compactMap { $0.map(ExprSyntax.init) }
            + additionalTrailingClosures.map { ExprSyntax($0.closure) }
    }

    fileprivate var shape: CallShape {
        CallShape(
            labels: arguments.map { $0.label?.unescaped },
            trailing: (trailingClosure == nil ? [] : [nil])
                + additionalTrailingClosures.map { Optional($0.label.unescaped) })
    }
}
