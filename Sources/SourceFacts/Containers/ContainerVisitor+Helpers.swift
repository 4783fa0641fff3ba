import SwiftSyntax
import WiringModel

/// Calls of the program's own functions and containers that register or ask.
extension ContainerVisitor {
    /// A call of a function of the program that resolves or registers what it is asked for.
    func readHelper(_ node: FunctionCallExprSyntax, _ name: String, _ base: ExprSyntax?) -> Bool {
        // A local closure of the same name.
        if base == nil, scope[name] != nil { return false }
        let service = node.arguments.lazy.compactMap { $0.expression.metatype }.first
        let use = helperUse(node, name)
        let receiver = self.receiver(base) ?? .unknown(name)
        let place = node.calledExpression.as(MemberAccessExprSyntax.self).map { file.location(of: $0.declName) }
        let generic = node.calledExpression.as(GenericSpecializationExprSyntax.self).flatMap {
            $0.genericArgumentClause.arguments.first.flatMap { TypeSyntax($0.argument) }.map { TypeShape($0) }
        }
        let type = (service ?? generic).map { TypeSource.written($0) } ?? expectedType(of: ExprSyntax(node))
        append(scoped(type), .none, [], receiver, use, at: place ?? file.location(of: node))
        return false
    }

    /// A call of a function of the program that registers what it is given.
    func readRegistrar(_ node: FunctionCallExprSyntax, _ name: String, _ base: ExprSyntax?) -> Bool {
        // A local closure of the same name.
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
        var service = type.map { TypeSource.written($0) } ?? .unknown("a type that is not written")
        if type == nil, closure == nil, let only = node.arguments.first { service = typeSource(only.expression) }
        let receiver = self.receiver(base) ?? .unknown(name)
        var fact = fact(service, node, receiver)
        fact.name = .none
        fact.via = helperUse(node, name)
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

    /// A hand-written container's calls, by the names in the rules.
    func readHandWritten(_ node: FunctionCallExprSyntax, _ name: String, _ base: ExprSyntax?) -> Bool {
        guard !vocabulary.handWritten.isEmpty, let base else { return false }
        let full = "\(name)(\(node.labels.map { "\($0 ?? "_"):" }.joined()))"
        for container in vocabulary.handWritten {
            if container.register.description == full, let item = node.arguments.first?.expression.metatype,
                let receiver = containerValue(base)
            {
                var fact = fact(.written(item), node, receiver)
                fact.via = HelperUse(name: full, labels: node.labels, names: [])
                facts.registrations.append(fact)
                return true
            }
            if container.resolve.description == full, let key = node.arguments.first?.expression,
                let receiver = containerValue(base)
            {
                let type = handWrittenType(node)
                append(
                    scoped(key.metatype.map { .written($0) } ?? type), key.metatype == nil ? serviceName(key) : .none,
                    [],
                    receiver, HelperUse(name: full, labels: node.labels, names: []),
                    at: node.calledExpression.as(MemberAccessExprSyntax.self).map { file.location(of: $0.declName) }
                        ?? file.location(of: node))
                return true
            }
        }
        return false
    }

    /// `P` of `load(for: key)?.resolve() as? P`
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
