import DovetailDiagnostics
import DovetailFacts
import SwiftSyntax

/// Reads calls of ports.
extension ContainerVisitor {
    /// Records `port.inject(value)` and `port.get()`; the linker decides whether the base is a port.
    func readPort(_ node: FunctionCallExprSyntax, name: String, base: ExprSyntax?) {
        if base == nil, name == "inject", path.last == "Port", node.arguments.first?.label == nil {
            // In an extension of all ports.
            noteInjection(into: nil, Syntax(node), at: file.location(of: node))
        }
        notePort(node)
        guard let base, let kind = PortUseFact.Kind(rawValue: name), kind != .make,
            let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            node.arguments.dropFirst(kind == .inject ? 1 : 0).allSatisfy({ ["file", "line"].contains($0.label?.text) })
        else { return }
        let names = portNames(base)
        // With an unknown receiver, only `inject(_:)` is recorded.
        guard kind == .inject && node.arguments.first?.label == nil || names?.isEmpty == false else { return }
        var use = PortUseFact(
            kind, names: names, body: body(around: Syntax(node)), condition: condition, within: path,
            location: file.location(of: access.declName))
        use.function = function
        use.isUnconditional = runsAlways(node)
        use.isTolerant = isTolerant(node)
        use.repetition = repetition(of: node)
        use.isInOwnInjection = kind == .get && isInjected(node, into: names)
        facts.portUses.append(use)
    }

    /// Whether a call is in the argument of an injection into the port of this name.
    private func isInjected(_ node: FunctionCallExprSyntax, into names: [String]?) -> Bool {
        sequence(first: Syntax(node), next: \.parent).dropFirst().prefix { !$0.is(CodeBlockItemSyntax.self) }.contains {
            guard let access = $0.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
            else { return false }
            return access.declName.baseName.text == "inject" && access.base.flatMap(portNames) == names
        }
    }

    /// `port.inject` or `port.get`, used as a value: it may be called from here on.
    func readPortValue(_ node: MemberAccessExprSyntax) {
        guard let base = node.base,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id
        else { return }
        let place = file.location(of: node.declName)
        switch node.declName.baseName.text {
        case "inject": noteInjection(into: portNames(base), Syntax(node), at: place)
        case "get":
            guard let names = portNames(base), !names.isEmpty else { return }
            note(.get, names, Syntax(node), at: place)
        default: break
        }
    }

    /// `Port<Int>("size")`, which is followed only as the value of a constant.
    private func notePort(_ node: FunctionCallExprSyntax) {
        guard facts.isDovetail == true, let type = calledType(node.calledExpression)?.path,
            type == ["Port"] || type == ["Dovetail", "Port"]
        else { return }
        let binding = node.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
        let name = scope.isNested ? nil : binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped
        note(.make, name.map { path + [$0] }, Syntax(node), at: file.location(of: node))
    }

    /// Records an injection that may or may not come, into a port with this name; nil if the port is unknown.
    private func noteInjection(
        into names: [String]?, _ node: Syntax, at location: DovetailDiagnostics.SourceLocation
    ) {
        note(.inject, names, node, at: location)
    }

    /// Records what may or may not run.
    private func note(
        _ kind: PortUseFact.Kind, _ names: [String]?, _ node: Syntax, at location: DovetailDiagnostics.SourceLocation
    ) {
        var use = PortUseFact(
            kind, names: names, body: body(around: node), condition: condition, within: path, location: location)
        use.function = function
        use.isUnconditional = false
        facts.portUses.append(use)
    }

    /// The dotted name of a port; a local variable is replaced by its type, but a constant of the file is not.
    private func portNames(_ base: ExprSyntax) -> [String]? {
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.unescaped, scope.isOfFile(name) { return [name] }
        return names(of: base)
    }

    /// Whether the nearest `try` turns an error into nil.
    private func isTolerant(_ node: FunctionCallExprSyntax) -> Bool {
        var outer = node.parent
        while let next = outer, !next.is(CodeBlockItemSyntax.self), !next.is(ClosureExprSyntax.self) {
            if let attempt = next.as(TryExprSyntax.self) { return attempt.questionOrExclamationMark?.text == "?" }
            outer = next.parent
        }
        return false
    }

    private func body(around node: Syntax) -> DovetailDiagnostics.SourceLocation {
        var last = node
        for outer in surroundings.all(around: node).lazy.map(\.outer) {
            last = outer
            switch outer.kind {
            case .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock, .closureExpr, .memberBlockItem,
                .sourceFile:
                return file.location(of: outer)
            default: break
            }
        }
        return file.location(of: last)
    }
}
