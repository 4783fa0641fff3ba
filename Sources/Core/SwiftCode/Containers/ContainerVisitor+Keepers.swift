import DovetailFacts
import SwiftSyntax

/// Closures that are given to something that may keep them, and run them after the object is built.
extension ContainerVisitor {
    /// What a closure is given to; nil if nothing is known to keep it.
    func keeper(of node: ClosureExprSyntax) -> ClosureKeeper? {
        if let call = node.receivingCall {
            if let library = Self.librarysRunner(call) { return .library(library) }
            guard isBuiltByFactory(call), let path = calledType(call.calledExpression)?.path else { return nil }
            let closures = call.givenExpressions
            guard let index = closures.firstIndex(where: { $0.id == ExprSyntax(node).id }) else { return nil }
            return .initializer(of: path, call.shape, index: index)
        }
        return property(setTo: node).map { .property($0) }
    }

    /// Whether a closure belongs to a registration, and so is run for it alone.
    func isOfRegistration(_ node: ClosureExprSyntax) -> Bool {
        switch roles[node.id] {
        case .factory, .initializer, .completion, .storyboard: true
        case .registers, .immediate, .forEachCase, nil: false
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

    /// `make` in `self.make = { … }`, if the enclosing initialiser does nothing but set properties.
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

extension ClosureExprSyntax {
    /// The call that it is an argument or a trailing closure of.
    fileprivate var receivingCall: FunctionCallExprSyntax? {
        if let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id { return call }
        if let more = parent?.as(MultipleTrailingClosureElementSyntax.self) {
            return more.parent?.parent?.as(FunctionCallExprSyntax.self)
        }
        return parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
}

extension FunctionCallExprSyntax {
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
