import DovetailFacts
import SwiftSyntax

/// Reads assignments to variables and properties.
extension ContainerVisitor {
    /// Reads `target = new`, and visits both.
    func readAssignment(of new: ExprSyntax, to target: ExprSyntax, _ node: SequenceExprSyntax) {
        // The assigned value is resolved before the assignment.
        let value = containerValue(new) ?? .unknown("an assigned value")
        walk(node.elements)
        guard let tuple = target.as(TupleExprSyntax.self) else { return assign(to: target, value, at: node) }
        // The new value of each element depends on the others.
        for element in tuple.elements {
            assign(to: element.expression, .unknown("a part of an assigned value"), at: node)
        }
    }

    /// Records that an expression is assigned a value.
    func assign(to target: ExprSyntax, _ value: ContainerValue, at node: some SyntaxProtocol) {
        if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.unescaped, let local = scope[name] {
            return assign(local, name: name, value: value, at: Syntax(node))
        }
        var isKnown = true
        if case .unknown = value { isKnown = false }
        guard let names = names(of: target) ?? unfollowedMember(target), let last = names.last,
            isKnown || isLikely(.member(names))
        else { return }
        // The value may have a generic type.
        let value = last == "?" ? ContainerValue.unknown(target.plainText) : value
        var fact = ContainerVariableFact(
            path: path + [last], type: nil, value: value, location: file.location(of: node))
        if names.count > 1 { fact.assigned = names }
        facts.variables.append(fact)
    }

    /// A property of something that is not followed: `$0.box`, `holder[keyPath: \.box]`. In `holder[keyPath: path]`, it
    /// is any property to which a key path leads.
    private func unfollowedMember(_ target: ExprSyntax) -> [String]? {
        if let access = target.as(MemberAccessExprSyntax.self) { return ["?", access.declName.baseName.unescaped] }
        guard let argument = target.as(SubscriptCallExprSyntax.self)?.arguments.first else { return nil }
        guard let path = argument.expression.as(KeyPathExprSyntax.self) else {
            return argument.label?.text == "keyPath" ? ["?", "?"] : nil
        }
        guard case .property(let property) = path.components.last?.component else { return nil }
        return ["?", property.declName.baseName.unescaped]
    }

    /// Handles `container = other` for a local variable or parameter.
    func assign(_ local: LocalName, name: String, value: ContainerValue, at node: Syntax) {
        if scope.isOfFile(name), local.container != nil {
            facts.variables.append(
                ContainerVariableFact(path: [name], type: nil, value: value, location: file.location(of: node)))
        }
        if case .parameter(let place, let at) = local.container,
            let function = facts.functions.lastIndex(where: { $0.location == place })
        {
            facts.functions[function].reassigned.append(at)
        }
        if isRegistrations(name) { forgetRegistrations(in: local) }
        scope.assign(name, value)
    }

    /// Other registrations replace those of a block: what was registered in it may be gone.
    private func forgetRegistrations(in local: LocalName) {
        guard let container = local.container else { return }
        for at in facts.registrations.indices
        where facts.registrations[at].receiver == container && facts.registrations[at].function == function {
            facts.registrations[at].receiver = .choice([container, .unknown("registrations that are assigned")])
        }
    }
}
