import DovetailFacts
import SwiftSyntax

/// Calls of the program's own functions and containers that register or resolve.
extension ContainerVisitor {
    /// A call of one of the program's functions that resolves or registers what its caller specifies.
    func readHelper(_ node: FunctionCallExprSyntax, name: String, base: ExprSyntax?) -> Bool {
        // It is a local closure with the same name.
        if base == nil, scope[name] != nil { return false }
        let service = node.arguments.lazy.compactMap { $0.expression.metatype }.first
        let value = service == nil ? node.arguments.lazy.compactMap { self.metatype($0.expression) }.first : nil
        var use = helperUse(node, name)
        let receiver = self.receiver(base) ?? .unknown(name)
        let place = node.calledExpression.as(MemberAccessExprSyntax.self).map { file.location(of: $0.declName) }
        let generic = node.calledExpression.as(GenericSpecializationExprSyntax.self).flatMap {
            $0.genericArgumentClause.arguments.first.flatMap { TypeSyntax($0.argument) }.map { TypeShape($0) }
        }
        use.isExpected = service == nil && generic == nil && value == nil
        let type = (service ?? generic ?? value).map { TypeSource.written($0) } ?? expectedType(of: ExprSyntax(node))
        append(
            scoped(type), name: .none, arguments: [], receiver: receiver, via: use, at: place ?? file.location(of: node)
        )
        facts.resolutions[facts.resolutions.count - 1].isOfTypeValue = value != nil
        if NilAcceptance.isMeant(by: NilAcceptance.tried(node) ?? Syntax(node), isTypeWritten: false) {
            facts.resolutions[facts.resolutions.count - 1].isOptional = true
        }
        return false
    }

    /// `Injected<Service>()`: a property wrapper that is created like any other value, or another generic type that
    /// resolves its generic argument.
    func readWrapperValue(_ node: FunctionCallExprSyntax) -> Bool {
        guard case .named(let parts)? = calledType(node.calledExpression), var wrapper = parts.last else {
            return false
        }
        let isWrapper = vocabulary.wrappers.contains(wrapper.name)
        guard isWrapper || vocabulary.makers.contains(wrapper.name) else { return false }
        var use = helperUse(node, "@\(wrapper.name)")
        use.callee = parts.map(\.name)
        use.isExpected = wrapper.arguments.isEmpty
        if !isWrapper, wrapper.arguments.isEmpty, case .written(let type) = expectedType(of: ExprSyntax(node)),
            type.unwrapped.path?.last == wrapper.name
        {
            wrapper.arguments = type.unwrapped.arguments
        }
        use.typeArguments = wrapper.arguments.map { scoped(.written($0)) }
        use.member = node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.unescaped
        if wrapper.arguments.isEmpty { use.results = results(of: node) }
        append(
            wrapper.arguments.first.map { scoped(.written($0.unwrapped)) } ?? .unknown("an unknown type"),
            name: use.names.first?.value ?? .none, arguments: [], receiver: .unknown("@\(wrapper.name)"), via: use,
            at: file.location(of: node))
        // Its arguments are also read as those of a function.
        return isWrapper
    }

    /// The types that the closures of a call return, if they take no parameters and are one expression.
    private func results(of node: FunctionCallExprSyntax) -> [Given<TypeSource>] {
        let closures = node.arguments.map { $0.expression.as(ClosureExprSyntax.self) } + [node.trailingClosure]
        return closures.enumerated().compactMap { at, closure in
            guard let closure, closure.signature == nil, closure.statements.count == 1, closure.arity == 0,
                case .expr(let result)? = closure.statements.first?.item
            else { return nil }
            return Given(typeSource(result), at: at)
        }
    }

    /// `ask(Service.self)`, where `ask` is a container's `resolve`.
    func readResolveCall(_ node: FunctionCallExprSyntax, name: String, base: ExprSyntax?) -> Bool {
        guard base == nil, let container = scope[name]?.resolves else { return false }
        let service = node.arguments.first.flatMap { metatype($0.expression) }
        append(
            scoped(service.map { .written($0) } ?? .unknown("an unknown type")), name: .none, arguments: [],
            receiver: container, via: nil,
            at: file.location(of: node))
        return true
    }

    /// `container(Service.self)`, if the program adds a `callAsFunction` to containers.
    ///
    /// - Parameter name: the last name of the called expression, if it ends in one.
    func readValueCall(_ node: FunctionCallExprSyntax, _ name: String?) -> Bool {
        guard vocabulary.helpers.contains("callAsFunction"),
            !(name.map { $0.startsLikeType || vocabulary.helpers.contains($0) } ?? false),
            let first = node.arguments.first, let service = metatype(first.expression)
        else { return false }
        let value = containerValue(node.calledExpression)
        var use = helperUse(node, "callAsFunction")
        use.callee = names(of: node.calledExpression).map { $0 + ["callAsFunction"] }
        append(
            scoped(.written(service)), name: .none, arguments: [],
            receiver: value ?? .unknown(name ?? node.calledExpression.plainText), via: use,
            at: file.location(of: node))
        return true
    }

    /// `Service.self^^`, `container <~ Service.self`: one of the program's operators that resolve.
    func readOperatorUse(_ operation: TokenSyntax, _ operands: [ExprSyntax]) {
        guard vocabulary.helpers.contains(operation.text) else { return }
        var use = HelperUse(name: operation.text, labels: operands.map { _ in nil }, names: [])
        use.callee = [operation.text]
        for (at, operand) in operands.enumerated() {
            if let type = metatype(operand) {
                use.metatypes.append(Given(scoped(.written(type)), at: at))
            } else if let value = containerValue(operand), isLikely(value) {
                use.containers.append(Given(value, at: at))
            }
        }
        append(
            use.metatypes.first?.value ?? .unknown("an unknown type"), name: .none, arguments: [],
            receiver: .unknown(operation.text),
            via: use, at: file.location(of: operation))
    }

    /// A call of one of the program's functions that register what they are passed.
    func readRegistrar(_ node: FunctionCallExprSyntax, name: String, base: ExprSyntax?) -> Bool {
        // It is a local closure with the same name.
        if base == nil, scope[name] != nil { return false }
        let closure =
            node.trailingClosure
            ?? node.arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.first
        let generic = node.calledExpression.as(GenericSpecializationExprSyntax.self).flatMap {
            $0.genericArgumentClause.arguments.first.flatMap { TypeSyntax($0.argument) }.map { TypeShape($0) }
        }
        let type =
            node.arguments.lazy.compactMap { self.metatype($0.expression) }.first ?? generic
            ?? closure?.signature?.returnClause.map { TypeShape($0.type) } ?? closure?.builtType
        var service = type.map { TypeSource.written($0) } ?? .unknown("an unknown type")
        if type == nil, closure == nil, let only = node.arguments.first { service = typeSource(only.expression) }
        let receiver = self.receiver(base) ?? .unknown(name)
        var fact = fact(service, node: node, receiver: receiver)
        fact.name = .none
        fact.via = helperUse(node, name)
        fact.via?.factory = givenFactory(node, closure)
        fact.closureArity = closure?.arity
        if let closure {
            fact.arguments = Array(parameterTypes(of: closure).dropFirst())
            fact.builds = closure.builtType
            roles[closure.id] = .factory(fact)
        } else {
            fact.form = .function(node.plainText)
            for argument in node.arguments where argument.expression.is(DeclReferenceExprSyntax.self) {
                passesResolver(to: argument.expression, fact)
            }
        }
        append(fact, node)
        return true
    }

    /// Calls of a hand-written container, by the function names in the rules.
    func readHandWritten(_ node: FunctionCallExprSyntax, name: String, base: ExprSyntax?) -> Bool {
        guard !vocabulary.handWritten.isEmpty, let base else { return false }
        for container in vocabulary.handWritten {
            if Self.isCall(node, name, of: container.register), let item = node.arguments.first?.expression.metatype,
                let receiver = containerValue(base)
            {
                var fact = fact(.written(item), node: node, receiver: receiver)
                fact.via = HelperUse(name: container.register.description, labels: node.labels, names: [])
                let closure =
                    node.trailingClosure
                    ?? node.arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.first
                // Its first parameter may be the container, from which it takes what it needs.
                if let closure, closure.arity > 0 { roles[closure.id] = .factory(fact) }
                facts.registrations.append(fact)
                return true
            }
            if Self.isCall(node, name, of: container.resolve), let key = node.arguments.first?.expression,
                let receiver = containerValue(base)
            {
                let type = handWrittenType(node)
                append(
                    scoped(key.metatype.map { .written($0) } ?? type),
                    name: key.metatype == nil ? serviceName(key) : .none,
                    arguments: [],
                    receiver: receiver,
                    via: HelperUse(name: container.resolve.description, labels: node.labels, names: []),
                    at: node.calledExpression.as(MemberAccessExprSyntax.self).map { file.location(of: $0.declName) }
                        ?? file.location(of: node))
                return true
            }
        }
        return false
    }

    /// Whether a call is one of a function. A trailing closure has no label.
    private static func isCall(_ node: FunctionCallExprSyntax, _ name: String, of function: FunctionName) -> Bool {
        let labels = node.labels
        guard name == function.base, labels.count == function.labels.count else { return false }
        let written = node.arguments.count
        return zip(labels, function.labels).enumerated().allSatisfy { index, pair in
            (pair.0 ?? "_") == pair.1 || index == written && node.trailingClosure != nil
        }
    }

    /// `P` in `load(for: key)?.resolve() as? P`
    func handWrittenType(_ node: FunctionCallExprSyntax) -> TypeSource {
        var outer = Syntax(node)
        while let parent = outer.parent,
            [.optionalChainingExpr, .memberAccessExpr, .functionCallExpr, .forceUnwrapExpr, .tryExpr].contains(
                parent.kind)
        {
            outer = parent
        }
        return expectedType(of: outer.as(ExprSyntax.self) ?? ExprSyntax(node))
    }
}
