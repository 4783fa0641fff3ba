import DovetailDiagnostics
import DovetailFacts
import SwiftSyntax

/// Reads calls of ports.
extension ContainerVisitor {
    /// Records `port.inject(value)` and `port.get()`; the linker decides whether the base is a port.
    func readPort(_ node: FunctionCallExprSyntax, name: String, base: ExprSyntax?) {
        if base == nil, name == "inject", path.last == "Port", node.arguments.first?.label == nil {
            // In an extension of all ports.
            note(.inject, nil, Syntax(node), at: file.location(of: node))
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
        use.code = SurroundingCode(of: Syntax(node))
        if kind == .inject { use.value = node.arguments.first.map { typeSource($0.expression) } }
        if kind == .get { use.injecting = injections(around: node) }
        facts.portUses.append(use)
    }

    /// The names of the ports into whose injections a call's value goes, as far as it is evaluated with the argument.
    private func injections(around node: FunctionCallExprSyntax) -> [[String]] {
        var found: [[String]] = []
        var inner = Syntax(node)
        while let outer = inner.parent {
            // A closure that is called at once is part of the argument.
            if outer.is(ClosureExprSyntax.self) { guard case .immediate? = roles[outer.id] else { break } }
            if outer.is(FunctionDeclSyntax.self) || outer.is(AccessorBlockSyntax.self) { break }
            if let access = outer.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
                access.declName.baseName.text == "inject", access.id != inner.id,
                let names = access.base.flatMap(portNames)
            {
                found.append(names)
            }
            inner = outer
        }
        return found
    }

    /// `port.inject` or `port.get`, used as a value: it may be called from here on.
    func readPortValue(_ node: MemberAccessExprSyntax) {
        guard let base = node.base,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id
        else { return }
        let place = file.location(of: node.declName)
        switch node.declName.baseName.text {
        case "inject": note(.inject, portNames(base), Syntax(node), at: place)
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
        let variable = binding?.parent?.parent?.as(VariableDeclSyntax.self)
        // The variable of an object may get another port.
        let keepsIt =
            path.isEmpty || variable?.bindingSpecifier.text == "let" || variable?.modifiers.has(.static) == true
        let name =
            scope.isNested || !keepsIt
            ? nil : binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped
        note(.make, name.map { path + [$0] }, Syntax(node), at: file.location(of: node))
    }

    /// Records what may or may not run.
    ///
    /// - Parameter names: nil if the port is unknown.
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
