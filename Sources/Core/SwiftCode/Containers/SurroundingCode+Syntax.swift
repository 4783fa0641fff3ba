import DovetailFacts
import SwiftSyntax

extension SurroundingCode {
    /// The code around a call.
    init(of call: Syntax) {
        var task: Task?
        var isRepeated = false
        var node = call
        while let outer = node.parent {
            switch outer.kind {
            case .closureExpr:
                if task == nil {
                    guard let started = Self.task(started: outer) else {
                        self = .other
                        return
                    }
                    task = started
                } else {
                    isRepeated = isRepeated || outer.isPassed(to: ["forEach", "map", "compactMap", "flatMap"])
                }
            case .forStmt, .whileStmt, .repeatStmt: isRepeated = isRepeated || task != nil
            case .variableDecl where outer.isAsyncLet: task = task ?? .asyncLet
            case .variableDecl where outer.isMember, .accessorDecl, .accessorBlock, .subscriptDecl, .functionDecl,
                .initializerDecl:
                let isFunction = outer.is(FunctionDeclSyntax.self) || outer.is(InitializerDeclSyntax.self)
                let isWhere = isFunction && (outer.isMember || outer.isGlobal)
                self = task.map { .task($0, isRepeated: isRepeated) } ?? (isWhere ? .function : .other)
                return
            default: break
            }
            node = outer
        }
        self = task.map { .task($0, isRepeated: isRepeated) } ?? .other
    }

    /// The task whose code a closure is, if it is isolated to no actor: `Task.detached { … }`, `group.addTask { … }`.
    private static func task(started closure: Syntax) -> Task? {
        guard closure.as(ClosureExprSyntax.self)?.signature?.attributes.isEmpty ?? true,
            let callee = closure.callOfClosure?.calledExpression.as(MemberAccessExprSyntax.self)
        else { return nil }
        switch callee.declName.baseName.text {
        case "detached" where callee.base?.trimmedDescription == "Task": return .detached
        case "addTask" where callee.base != nil, "addTaskUnlessCancelled" where callee.base != nil: return .ofGroup
        default: return nil
        }
    }
}

extension Syntax {
    fileprivate var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }
    fileprivate var isGlobal: Bool { parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false }

    /// `async let`
    fileprivate var isAsyncLet: Bool {
        self.as(VariableDeclSyntax.self)?.modifiers.contains { $0.name.text == "async" } ?? false
    }

    /// The call of which a closure is an argument.
    fileprivate var callOfClosure: FunctionCallExprSyntax? {
        if let call = parent?.as(FunctionCallExprSyntax.self) { return call }
        return parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    }

    /// Whether it is a closure that is passed to a function of one of these names.
    fileprivate func isPassed(to names: Set<String>) -> Bool {
        let callee = callOfClosure?.calledExpression.as(MemberAccessExprSyntax.self)
        return callee.map { names.contains($0.declName.baseName.text) } ?? false
    }
}
