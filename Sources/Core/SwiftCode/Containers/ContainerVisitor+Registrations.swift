import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import SwiftSyntax

/// Reads calls that register services.
extension ContainerVisitor {
    func readRegistration(_ node: FunctionCallExprSyntax, name: String, base: ExprSyntax?) -> Bool {
        guard let first = node.arguments.first, first.label == nil, let service = metatype(first.expression),
            let receiver = self.receiver(base)
        else { return false }
        let built = node.arguments.dropFirst().first { argument in
            argument.label == nil || ["factory", "initializer"].contains(argument.label?.text)
        }
        // A registration needs a closure or a function.
        guard node.trailingClosure != nil || built != nil else { return false }
        var fact = fact(.written(service), node: node, receiver: receiver)
        fact.otherActor = vocabulary.registrars.contains(name) ? nil : node.arguments.firstResult { otherActor($0) }
        // An overload defined by the program; how it uses its arguments is unknown.
        let labels = fact.otherActor == nil ? registeringLabels : registeringLabels.union(["on"])
        if let own = ownArgument(node, among: labels) { fact.name = .expression(own) }
        if vocabulary.registrars.contains(name) {
            fact.via = helperUse(node, name)
            fact.via?.mayBeFromLibrary = true
        }
        fact.isContribution = name == "contribute"
        let closure = built?.expression.as(ClosureExprSyntax.self) ?? (built == nil ? node.trailingClosure : nil)
        fact.via?.factory = givenFactory(node, closure)
        fact.isAsync = facts.isDovetail != false && closure.map { $0.isAsync || fact.otherActor != nil } ?? false
        fact.isMain =
            node.arguments.contains(where: isMainActor)
            || !fact.isAsync && closure.map { isOnMainActor($0) } ?? false
        fact.closureArity = closure?.arity
        if let closure {
            fact.form = .closure
            if !fact.isAsync { fact.calls = FactoryCalls.all(in: closure, returning: service.path) }
            noteBuilt(by: closure, &fact)
            if name == "autoregister" || takesServices(closure) {
                readInitializer(closure, node: node, fact: &fact)
            } else {
                fact.firstParameter = servicesByUse(closure)
                fact.arguments = Array(parameterTypes(of: closure).dropFirst())
                roles[closure.id] = .factory(fact)
            }
        } else if let built {
            // With this label, the function gets the resolver.
            let isFactory = built.label?.text == "factory"
            fact.form = isFactory ? .function(built.expression.plainText) : Self.function(built.expression)
            fact.arguments = givenTypes(node)
            if case .function = fact.form {
                passesResolver(to: built.expression, fact)
                if name == "autoregister" || facts.isDovetail == true && built.label == nil {
                    fact.construct = names(of: built.expression) ?? [built.expression.plainText]
                }
            }
        }
        let completion =
            node.arguments.first { $0.label?.text == "completed" }?.expression.as(ClosureExprSyntax.self)
            ?? node.additionalTrailingClosures.first { $0.label.text == "completed" }?.closure
            ?? (built == nil ? nil : node.trailingClosure)
        if let completion { roles[completion.id] = .completion(fact) }
        if case .initializer = fact.form { fact.returnsAtOnce = true }
        fact.isCompleted = completion != nil || node.argument("completed") != nil
        if fact.isCompleted || node.chain.contains(where: { $0.name == "initCompleted" }) { fact.returnsAtOnce = false }
        append(fact, node)
        return true
    }

    /// Records what a closure builds, including the generic arguments if only its call shows them:
    /// `register(Page.self) { _ in Page(x) }`.
    private func noteBuilt(by closure: ClosureExprSyntax, _ fact: inout RegistrationFact) {
        fact.builds = closure.builtType
        if fact.builds == nil { fact.buildsInBranches = closure.typesBuiltInBranches }
        fact.returnsAtOnce = closure.builtCall.map { isReturned($0, by: closure) } ?? false
        guard let call = closure.builtCall, case .written(let service) = fact.service, service.path != nil,
            service.allArguments.isEmpty, fact.builds?.path == service.path, fact.builds?.allArguments.isEmpty == true
        else { return }
        fact.buildingLabels = call.labels
        fact.buildingArguments = call.arguments.map { typeSource($0.expression) }
    }

    /// Whether the parameters of a Dovetail closure are resolved: its first parameter has a written type that is not a
    /// resolver.
    private func takesServices(_ closure: ClosureExprSyntax) -> Bool {
        guard facts.isDovetail == true, let first = closure.parameterTypes.first, let type = first else { return false }
        // A closure that awaits nothing is a synchronous factory, and its `AsyncResolver` a service like any other.
        return type.bare.path?.last != "Resolver" && !(type.bare.path?.last == "AsyncResolver" && closure.isAsync)
    }

    /// Where a Dovetail closure passes its first parameter, if that is its only use.
    private func servicesByUse(_ closure: ClosureExprSyntax) -> TypeSource? {
        guard facts.isDovetail == true, closure.parameterTypes.first.flatMap({ $0 }) == nil,
            let name = closure.parameterNames.first, name != "_"
        else { return nil }
        let uses = NameUses(name)
        uses.walk(closure.statements)
        guard let first = uses.arguments.first, uses.arguments.count == uses.count else { return nil }
        return argument(first)
    }

    /// `autoregister(X.self) { (a: A, b: B) in X(a: a, b: b) }`: the closure's parameters are resolved, except the
    /// arguments.
    func readInitializer(
        _ closure: ClosureExprSyntax, node: FunctionCallExprSyntax, fact: inout RegistrationFact
    ) {
        fact.arguments = givenTypes(node)
        let types = parameterTypes(of: closure)
        roles[closure.id] = .initializer(fact, types)
        var given = fact.arguments
        let outer = (registration, timing)
        (registration, timing) = (fact.location, .building)
        for type in types {
            if let at = given.firstIndex(of: type) {
                given.remove(at: at)
            } else {
                append(
                    scoped(type), name: .none, arguments: [], receiver: .resolver(of: fact.location), via: nil,
                    at: fact.location)
            }
        }
        (registration, timing) = outer
    }

    /// The types of `argument: A.self` and `arguments: A.self, B.self`.
    func givenTypes(_ node: FunctionCallExprSyntax) -> [TypeSource] {
        guard let first = node.arguments.firstIndex(where: { ["argument", "arguments"].contains($0.label?.text) })
        else { return [] }
        return node.arguments[first...].compactMap { $0.expression.metatype.map { .written($0) } }
    }

    /// The type that is registered. `S?` for a generic parameter is not `S`.
    private func registered(_ service: TypeSource) -> TypeSource {
        guard case .written(let shape) = service, shape.wrapped != nil, case .generic(let name) = scoped(service) else {
            return scoped(service)
        }
        return .applied(shape, of: name)
    }

    /// A registration at this place; how it is built is filled in later.
    func fact(_ service: TypeSource, node: FunctionCallExprSyntax, receiver: ContainerValue)
        -> RegistrationFact
    {
        var fact = RegistrationFact(
            service: registered(service), name: serviceName(node.argument("name")), form: .closure, receiver: receiver,
            condition: condition, location: registrationPlace(of: node))
        fact.base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.plainName
        fact.scope = node.writtenScope
        let override = node.argument("override")
        fact.isOverride = override?.trimmedDescription == "true"
        fact.mayOverride = override.map { !$0.is(BooleanLiteralExprSyntax.self) } ?? false
        fact.within = path
        fact.function = function
        let enclosing = enclosing(Syntax(node))
        (fact.branches, fact.blocks) = (enclosing.branches, enclosing.blocks)
        fact.isUnconditional = runsAlways(node) && !isOfOptional(node)
        fact.repetition = repetition(of: node)
        return fact
    }

    /// Adds a registration, and those for the types that `implements` adds to it.
    func append(_ fact: RegistrationFact, _ node: FunctionCallExprSyntax) {
        facts.registrations.append(fact)
        for link in node.chain {
            switch link.name {
            case "initCompleted":
                let closure =
                    link.call.trailingClosure ?? link.call.arguments.first?.expression.as(ClosureExprSyntax.self)
                if let closure { roles[closure.id] = .completion(fact) }
            case "implements":
                for argument in link.call.arguments {
                    guard let service = argument.expression.metatype else { continue }
                    var other = fact
                    other.service = scoped(.written(service))
                    other.name = serviceName(link.call.argument("name"))
                    other.form = .forward(fact.location)
                    other.location = file.location(of: argument.expression)
                    facts.registrations.append(other)
                }
            default: break
            }
        }
    }

    /// `entry.implements(Service.self)` for a stored entry, whose registration may be unknown.
    func readImplements(_ node: FunctionCallExprSyntax, _ base: ExprSyntax) -> Bool {
        guard base.as(FunctionCallExprSyntax.self).flatMap({ registrationPlace(in: $0) }) == nil else { return false }
        let entry = base.as(DeclReferenceExprSyntax.self).flatMap { scope[$0.baseName.unescaped]?.entry }
        let original = entry.flatMap { place in facts.registrations.first { $0.location == place } }
        for argument in node.arguments {
            guard let service = argument.expression.metatype else { continue }
            var new = fact(.written(service), node: node, receiver: original?.receiver ?? .unknown(base.plainText))
            new.form = original.map { .forward($0.location) } ?? .function(node.plainText)
            new.arguments = original?.arguments ?? []
            new.location = file.location(of: argument.expression)
            facts.registrations.append(new)
        }
        return true
    }

    /// `container.storyboardInitCompleted(Controller.self) { r, controller in … }`
    func readStoryboard(_ node: FunctionCallExprSyntax, _ base: ExprSyntax) -> Bool {
        guard let type = node.arguments.first?.expression.metatype, let receiver = receiver(base),
            let closure = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self)
        else { return false }
        roles[closure.id] = .storyboard(receiver, type)
        return true
    }

    func readAlias(_ node: FunctionCallExprSyntax, _ base: ExprSyntax) -> Bool {
        guard let first = node.arguments.first, first.label == nil, let service = first.expression.metatype,
            let original = node.argument("of")?.metatype, let receiver = containerValue(base)
        else { return false }
        var fact = fact(.written(service), node: node, receiver: receiver)
        fact.form = .alias(scoped(.written(original)), name: serviceName(node.argument("named")))
        facts.registrations.append(fact)
        return true
    }

    /// `container.forward(Service.self, to: entry)`
    func readForward(_ node: FunctionCallExprSyntax, _ base: ExprSyntax) -> Bool {
        guard let service = node.arguments.first?.expression.metatype, let receiver = containerValue(base),
            let given = node.argument("to")
        else { return false }
        let entry =
            given.as(DeclReferenceExprSyntax.self).flatMap { scope[$0.baseName.unescaped]?.entry }
            ?? given.as(FunctionCallExprSyntax.self).flatMap { registrationPlace(in: $0) }
        var fact = fact(.written(service), node: node, receiver: receiver)
        fact.form = entry.map { .forward($0) } ?? .function(given.plainText)
        facts.registrations.append(fact)
        return true
    }

    /// The place of the `register` call at the start of a chain.
    func registrationPlace(in call: FunctionCallExprSyntax) -> DovetailDiagnostics.SourceLocation? {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        if ["register", "_register"].contains(access.declName.baseName.text) { return registrationPlace(of: call) }
        return access.base?.as(FunctionCallExprSyntax.self).flatMap { registrationPlace(in: $0) }
    }

    func registrationPlace(of call: FunctionCallExprSyntax) -> DovetailDiagnostics.SourceLocation {
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
            return file.location(of: access.declName)
        }
        return file.location(of: call)
    }

    private static func function(_ expression: ExprSyntax) -> RegistrationFact.Form {
        guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
            let type = access.base.flatMap({ calledType($0) })
        else { return .function(expression.plainText) }
        let labels = access.declName.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.unescaped }
        return .initializer(type, labels: labels)
    }

    /// What a call of one of the program's functions passes to build a service; nil if several arguments may be it.
    func givenFactory(_ node: FunctionCallExprSyntax, _ closure: ClosureExprSyntax?) -> HelperUse.Factory? {
        if let closure { return .closure(parameterTypes(of: closure)) }
        let found = node.arguments.compactMap { argument -> HelperUse.Factory? in
            guard metatype(argument.expression) == nil else { return nil }
            if case .initializer(let type, let labels) = Self.function(argument.expression) {
                return .initializer(type, labels: labels)
            }
            return names(of: argument.expression).map { .function($0) }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// A function used as a factory is called with the resolver.
    func passesResolver(to function: ExprSyntax, _ fact: RegistrationFact) {
        guard let callee = names(of: function) else { return }
        var call = ContainerCallFact(
            callee: callee, labels: [nil], containers: [Given(.resolver(of: fact.location), at: 0)], within: path,
            registration: fact.location, location: file.location(of: function))
        call.function = self.function
        facts.calls.append(call)
    }

    /// The types of a closure's parameters.
    func parameterTypes(of closure: ClosureExprSyntax) -> [TypeSource] {
        switch closure.signature?.parameterClause {
        case .parameterClause(let clause):
            return clause.parameters.map { parameter in
                let name = (parameter.secondName ?? parameter.firstName).unescaped
                return parameter.type.map { .written(TypeShape($0).ofParameter) } ?? use(of: name, in: closure)
            }
        case .simpleInput(let list):
            return list.map { use(of: $0.name.unescaped, in: closure) }
        case nil:
            let used = ShorthandUses(viewMode: .sourceAccurate)
            used.walk(closure.statements)
            guard used.highest >= 0 else { return [] }
            return (0...used.highest).map { use(of: "$\($0)", in: closure) }
        }
    }

    /// The type of a parameter without a written type, from the first call that it is passed to.
    func use(of name: String, in closure: ClosureExprSyntax) -> TypeSource {
        let finder = ArgumentUse(name)
        finder.walk(closure.statements)
        return finder.found.flatMap { argument($0) } ?? .unknown("the type of the factory's argument '\(name)'")
    }

    private var registeringLabels: Set<String> {
        let swinject: Set = ["name", "factory", "initializer", "argument", "arguments"]
        return facts.isDovetail == false
            ? swinject : swinject.union(["scope", "override", "file", "line", "completed"])
    }

    /// The text of the first argument whose label the library's function does not have.
    func ownArgument(_ node: FunctionCallExprSyntax, among labels: Set<String>) -> String? {
        node.arguments.first { argument in
            argument.label.map { !labels.contains($0.unescaped) } ?? false && !isMainActor(argument)
        }?.expression.plainText
    }

    /// `on: MainActor.self`, in a call of Dovetail's functions.
    func isMainActor(_ argument: LabeledExprSyntax) -> Bool {
        facts.isDovetail != false && argument.label?.unescaped == "on"
            && argument.expression.metatype?.path?.last == "MainActor"
    }

    /// `on: StoreActor.self`, in a call of Dovetail's functions.
    private func otherActor(_ argument: LabeledExprSyntax) -> [String]? {
        guard facts.isDovetail == true, argument.label?.unescaped == "on" else { return nil }
        return argument.expression.metatype?.path.flatMap { $0.last == "MainActor" ? nil : $0 }
    }

    private func isOnMainActor(_ closure: ClosureExprSyntax) -> Bool {
        closure.signature?.attributes.contains { element in
            element.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("MainActor") ?? false
        } ?? false
    }
}

extension ExprSyntax {
    /// The text of a name such as `c`, `$0` or `self.container`; nil for anything else.
    var plainName: String? {
        let text =
            self.as(DeclReferenceExprSyntax.self).flatMap { $0.argumentNames == nil ? $0.baseName.text : nil }
            ?? plainText
        return text.allSatisfy { $0.isLetter || $0.isNumber || "_.$`".contains($0) } ? text : nil
    }
}

/// Finds the first call that is passed a name directly.
private final class ArgumentUse: SyntaxVisitor {
    let name: String
    var found: LabeledExprSyntax?

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if found == nil, node.expression.as(DeclReferenceExprSyntax.self)?.baseName.unescaped == name,
            node.parent?.parent?.is(FunctionCallExprSyntax.self) == true
        {
            found = node
        }
        return .visitChildren
    }
}

/// Counts the uses of a name, and finds those that pass it to a call.
private final class NameUses: SyntaxVisitor {
    private let name: String
    var count = 0
    var arguments: [LabeledExprSyntax] = []

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.unescaped == name else { return .visitChildren }
        count += 1
        if let argument = node.parent?.as(LabeledExprSyntax.self),
            argument.parent?.parent?.is(FunctionCallExprSyntax.self) == true
        {
            arguments.append(argument)
        }
        return .visitChildren
    }
}

extension CodeBlockItemSyntax {
    /// Whether it exits the enclosing body: `return`, `throw`, or a call that never returns.
    var leavesBody: Bool {
        if item.is(ReturnStmtSyntax.self) || item.is(ThrowStmtSyntax.self) { return true }
        guard let call = item.as(FunctionCallExprSyntax.self) else { return false }
        return ["fatalError", "preconditionFailure"].contains(call.calledExpression.trimmedDescription)
    }
}
