import SwiftSyntax
import WiringModel

extension ContainerVisitor {
    /// Reads what a call says about containers; its arguments are walked by the visitor.
    func readCall(_ node: FunctionCallExprSyntax) {
        let base: ExprSyntax?
        let name: String
        var called = node.calledExpression
        if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
        if let access = called.as(MemberAccessExprSyntax.self) {
            base = access.base
            name = access.declName.baseName.unescaped
        } else if let reference = called.as(DeclReferenceExprSyntax.self) {
            base = nil
            name = reference.baseName.unescaped
        } else {
            return
        }
        if name == "forEach", let type = base.flatMap({ allCases($0) }), let closure = node.trailingClosure {
            roles[closure.id] = .forEachCase(of: type)
            return
        }
        if readHandWritten(node, name, base) || readKnown(node, name, base) { return }
        if vocabulary.registrars.contains(name), readRegistrar(node, name, base) { return }
        if vocabulary.helpers.contains(name), readHelper(node, name, base) { return }
        readPassing(node, name, base)
    }

    /// The calls that every container knows.
    private func readKnown(_ node: FunctionCallExprSyntax, _ name: String, _ base: ExprSyntax?) -> Bool {
        guard let base else {
            if let type = calledType(node.calledExpression)?.path?.last { readCreation(node, type) }
            // In an extension of a container.
            guard ownContainer != nil else { return false }
            switch name {
            case "register", "autoregister", "contribute": return readRegistration(node, name, nil)
            case "resolve": return readResolution(node, nil)
            default: return false
            }
        }
        switch name {
        case "register", "autoregister", "contribute": return readRegistration(node, name, base)
        case "storyboardInitCompleted": return readStoryboard(node, base)
        case "alias": return readAlias(node, base)
        case "forward": return readForward(node, base)
        case "resolve": return readResolution(node, base)
        case "apply", "applyAssembly", "applyAssemblies", "add":
            readAssemblies(node, containerValue(base))
            return false
        default:
            if name == "Container" || name == "Assembler" { readCreation(node, name) }
            return false
        }
    }

    /// `Assembler([A(), B()], container: c)`, `Container(A()) { c in … }`
    private func readCreation(_ node: FunctionCallExprSyntax, _ type: String) {
        guard let value = containerValue(ExprSyntax(node)) else { return }
        if let closure = node.trailingClosure { roles[closure.id] = .registers(value) }
        if type == "Assembler" || type == "Container" { readAssemblies(node, value) }
    }

    private func readAssemblies(_ node: FunctionCallExprSyntax, _ container: ContainerValue?) {
        for argument in node.arguments {
            let isChoice =
                argument.expression.as(SequenceExprSyntax.self)?.elements.contains {
                    $0.is(UnresolvedTernaryExprSyntax.self)
                } ?? false
            for item in Self.items(of: argument.expression) {
                guard let call = item.as(FunctionCallExprSyntax.self), let type = calledType(call.calledExpression)
                else { continue }
                var use = AssemblyUseFact(
                    assembly: type, container: container, within: path, location: file.location(of: item))
                use.isChosen = isChoice || !branches(around: Syntax(item)).isEmpty
                facts.assemblies.append(use)
            }
        }
    }

    /// The items of a list of assemblies, of lists that are joined, and of both branches of a choice.
    private static func items(of expression: ExprSyntax) -> [ExprSyntax] {
        switch expression.as(ExprSyntaxEnum.self) {
        case .arrayExpr(let list): list.elements.flatMap { items(of: $0.expression) }
        case .sequenceExpr(let sequence): sequence.elements.flatMap { items(of: $0) }
        case .unresolvedTernaryExpr(let choice): items(of: choice.thenExpression)
        case .tupleExpr(let tuple): tuple.elements.flatMap { items(of: $0.expression) }
        default: [expression]
        }
    }

    // MARK: Registrations

    private func readRegistration(_ node: FunctionCallExprSyntax, _ name: String, _ base: ExprSyntax?) -> Bool {
        guard let first = node.arguments.first, first.label == nil, let service = metatype(first.expression),
            let receiver = self.receiver(base)
        else { return false }
        let built = node.arguments.dropFirst().first { argument in
            argument.label == nil || ["factory", "initializer"].contains(argument.label?.text)
        }
        // What registers something takes a closure or a function.
        guard node.trailingClosure != nil || built != nil else { return false }
        var fact = fact(.written(service), node, receiver)
        // An overload of the program's own: what it makes of its arguments is not told.
        if let own = ownArgument(node, among: registeringLabels) { fact.name = .expression(own) }
        if vocabulary.registrars.contains(name) { fact.via = helperUse(node, name) }
        fact.isContribution = name == "contribute"
        let closure = built?.expression.as(ClosureExprSyntax.self) ?? (built == nil ? node.trailingClosure : nil)
        if let closure {
            fact.form = .closure
            fact.builds = closure.builtType
            if name == "autoregister" {
                readInitializer(closure, node, &fact)
            } else {
                fact.arguments = Array(parameterTypes(of: closure).dropFirst())
                roles[closure.id] = .factory(fact)
            }
        } else if let built {
            fact.form = Self.function(built.expression)
            fact.arguments = givenTypes(node)
            if case .function = fact.form { passesResolver(to: built.expression, fact) }
        }
        let completion =
            node.arguments.first { $0.label?.text == "completed" }?.expression.as(ClosureExprSyntax.self)
            ?? node.additionalTrailingClosures.first { $0.label.text == "completed" }?.closure
            ?? (built == nil ? nil : node.trailingClosure)
        if let completion { roles[completion.id] = .completion(fact) }
        append(fact, node)
        return true
    }

    /// `autoregister(X.self) { (a: A, b: B) in X(a: a, b: b) }`: what the closure takes is resolved for it, but for
    /// the arguments.
    private func readInitializer(
        _ closure: ClosureExprSyntax, _ node: FunctionCallExprSyntax, _ fact: inout RegistrationFact
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
                append(scoped(type), .none, [], .resolver(of: fact.location), nil, at: fact.location)
            }
        }
        (registration, timing) = outer
    }

    /// The types of `argument: A.self` and `arguments: A.self, B.self`.
    private func givenTypes(_ node: FunctionCallExprSyntax) -> [TypeSource] {
        guard let first = node.arguments.firstIndex(where: { ["argument", "arguments"].contains($0.label?.text) })
        else { return [] }
        return node.arguments[first...].compactMap { $0.expression.metatype.map { .written($0) } }
    }

    /// A registration of this place, not yet told how it is built.
    private func fact(_ service: TypeSource, _ node: FunctionCallExprSyntax, _ receiver: ContainerValue)
        -> RegistrationFact
    {
        var fact = RegistrationFact(
            service: scoped(service), name: serviceName(node.argument("name")), form: .closure, receiver: receiver,
            condition: condition, location: registrationPlace(of: node))
        fact.scope = node.writtenScope
        fact.isOverride = node.argument("override")?.trimmedDescription == "true"
        fact.within = path
        fact.function = function
        fact.branches = branches(around: Syntax(node))
        return fact
    }

    /// The branches of statements in which a node stands, innermost first.
    private func branches(around node: Syntax) -> [RegistrationFact.Branch] {
        var found: [RegistrationFact.Branch] = []
        var inner = node
        while let outer = inner.parent {
            if let statement = outer.as(IfExprSyntax.self) {
                let isElse = statement.elseBody.map { Syntax($0).id == inner.id } ?? false
                found.append(.init(of: file.location(of: statement), index: isElse ? 1 : 0))
            } else if let cases = outer.as(SwitchCaseListSyntax.self), let statement = cases.parent {
                let index = cases.firstIndex { Syntax($0).id == inner.id }.map {
                    cases.distance(from: cases.startIndex, to: $0)
                }
                found.append(.init(of: file.location(of: statement), index: index ?? 0))
            } else if let statement = outer.as(GuardStmtSyntax.self) {
                found.append(.init(of: file.location(of: statement), index: 0))
            }
            inner = outer
        }
        return found
    }

    /// Adds a registration, and those of the types that `implements` gives to it.
    private func append(_ fact: RegistrationFact, _ node: FunctionCallExprSyntax) {
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

    /// `container.storyboardInitCompleted(Controller.self) { r, controller in … }`
    private func readStoryboard(_ node: FunctionCallExprSyntax, _ base: ExprSyntax) -> Bool {
        guard let type = node.arguments.first?.expression.metatype, let receiver = receiver(base),
            let closure = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self)
        else { return false }
        roles[closure.id] = .storyboard(receiver, type)
        return true
    }

    private func readAlias(_ node: FunctionCallExprSyntax, _ base: ExprSyntax) -> Bool {
        guard let first = node.arguments.first, first.label == nil, let service = first.expression.metatype,
            let original = node.argument("of")?.metatype, let receiver = containerValue(base)
        else { return false }
        var fact = fact(.written(service), node, receiver)
        fact.form = .alias(scoped(.written(original)), name: serviceName(node.argument("named")))
        facts.registrations.append(fact)
        return true
    }

    /// `container.forward(Service.self, to: entry)`
    private func readForward(_ node: FunctionCallExprSyntax, _ base: ExprSyntax) -> Bool {
        guard let service = node.arguments.first?.expression.metatype, let receiver = containerValue(base),
            let given = node.argument("to")
        else { return false }
        let entry =
            given.as(DeclReferenceExprSyntax.self).flatMap { scope[$0.baseName.unescaped]?.entry }
            ?? given.as(FunctionCallExprSyntax.self).flatMap { registrationPlace(in: $0) }
        var fact = fact(.written(service), node, receiver)
        fact.form = entry.map { .forward($0) } ?? .function(given.plainText)
        facts.registrations.append(fact)
        return true
    }

    /// The place of the call of `register` at the start of a chain.
    func registrationPlace(in call: FunctionCallExprSyntax) -> WiringModel.SourceLocation? {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        if access.declName.baseName.text == "register" { return registrationPlace(of: call) }
        return access.base?.as(FunctionCallExprSyntax.self).flatMap { registrationPlace(in: $0) }
    }

    private func registrationPlace(of call: FunctionCallExprSyntax) -> WiringModel.SourceLocation {
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

    /// A function that is given as a factory is called with the resolver.
    private func passesResolver(to function: ExprSyntax, _ fact: RegistrationFact) {
        guard let callee = names(of: function) else { return }
        facts.calls.append(
            ContainerCallFact(
                callee: callee, labels: [nil], containers: [Given(.resolver(of: fact.location), at: 0)], within: path,
                registration: fact.location, location: file.location(of: function)))
    }

    /// The types of what a closure takes.
    private func parameterTypes(of closure: ClosureExprSyntax) -> [TypeSource] {
        switch closure.signature?.parameterClause {
        case .parameterClause(let clause):
            return clause.parameters.map { parameter in
                let name = (parameter.secondName ?? parameter.firstName).unescaped
                return parameter.type.map { .written(TypeShape($0).withoutAttributes) } ?? use(of: name, in: closure)
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

    /// The type of a parameter that is not written, by the first call that takes it.
    private func use(of name: String, in closure: ClosureExprSyntax) -> TypeSource {
        let finder = ArgumentUse(name)
        finder.walk(closure.statements)
        return finder.found.flatMap { argument($0) } ?? .unknown("the factory's argument '\(name)' has no written type")
    }

    private var registeringLabels: Set<String> {
        let swinject: Set = ["name", "factory", "initializer", "argument", "arguments"]
        return facts.isDovetail == false
            ? swinject : swinject.union(["scope", "override", "file", "line", "completed"])
    }

    /// The first argument whose label the library's function does not have, as it is written.
    private func ownArgument(_ node: FunctionCallExprSyntax, among labels: Set<String>) -> String? {
        node.arguments.first { argument in argument.label.map { !labels.contains($0.unescaped) } ?? false }?
            .expression.plainText
    }

    // MARK: Resolutions

    private func readResolution(_ node: FunctionCallExprSyntax, _ base: ExprSyntax?) -> Bool {
        let first = node.arguments.first
        let service = first?.label == nil ? first.flatMap { metatype($0.expression) } : nil
        let isOfValue = service == nil && first.map { mayBeMetatype($0) } == true
        let rest = Array(node.arguments.dropFirst(service == nil && !isOfValue ? 0 : 1))
        if let service, let own = ownArgument(node, among: ["name", "argument", "arguments"]) {
            // An overload of the program's own: where it is not found, its name is not told.
            guard let receiver = self.receiver(base) else { return false }
            resolve(
                node, .written(service), .expression(own), [], receiver, via: helperUse(node, "resolve"))
            return true
        }
        // Without a metatype, it is a container's where all its labels are.
        guard
            rest.enumerated().allSatisfy({ index, argument in
                ["name", "argument", "arguments"].contains(argument.label?.text)
                    || index > 0 && argument.label == nil && rest[0..<index].contains { $0.label?.text == "arguments" }
            }), node.trailingClosure == nil, let receiver = self.receiver(base)
        else { return false }
        // `parameter.resolve()` of anything, such as a promise.
        if service == nil, rest.isEmpty, !isOfValue, case .unknown = receiver { return false }
        let arguments = rest.filter { $0.label?.text != "name" }.map { typeSource($0.expression) }
        var via: HelperUse?
        if vocabulary.helpers.contains("resolve") { via = helperUse(node, "resolve") }
        let type = isOfValue ? .unknown("a type that is not written") : service.map { TypeSource.written($0) }
        resolve(node, type, serviceName(node.argument("name")), arguments, receiver, via: via)
        if isOfValue { facts.resolutions[facts.resolutions.count - 1].needsContainer = true }
        return true
    }

    /// Whether an argument may be a metatype: `type(of: x)`, a variable.
    private func mayBeMetatype(_ argument: LabeledExprSyntax) -> Bool {
        guard argument.label == nil, !vocabulary.helpers.contains("resolve") else { return false }
        switch argument.expression.kind {
        case .declReferenceExpr, .memberAccessExpr, .functionCallExpr: return true
        default: return false
        }
    }

    /// `T` of `T.self`, or of a parameter of type `T.Type`.
    func metatype(_ expression: ExprSyntax) -> TypeShape? {
        let written = expression.metatype
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.unescaped ?? written?.path?.first,
            case .written(.metatype(let type, _))? = scope[name]?.type
        else { return written }
        return type
    }

    /// The container that is called; where no base is written, the extended one.
    func receiver(_ base: ExprSyntax?) -> ContainerValue? {
        guard let base else { return ownContainer }
        if let value = containerValue(base) { return value }
        var type = typeSource(base)
        while case .unwrapped(let inner) = type { type = inner }
        if case .written(let shape) = type { return .ofType(shape.unwrapped) }
        return .unknown(base.plainText)
    }

    private func helperUse(_ node: FunctionCallExprSyntax, _ name: String) -> HelperUse {
        let values = node.arguments.map(\.expression).enumerated().filter { $1.metatype == nil }
        var use = HelperUse(
            name: name, labels: node.labels, names: values.map { Given(serviceName($1), at: $0) })
        use.arguments = values.map { Given(typeSource($1), at: $0) }
        use.callee = callee(of: node)
        use.containers = givenContainers(node)
        return use
    }

    private func resolve(
        _ node: FunctionCallExprSyntax, _ service: TypeSource?, _ name: ServiceName, _ arguments: [TypeSource],
        _ receiver: ContainerValue, via: HelperUse?
    ) {
        let place = node.calledExpression.as(MemberAccessExprSyntax.self).map { file.location(of: $0.declName) }
        let type = scoped(service ?? expectedType(of: ExprSyntax(node)))
        append(
            type, isWritten: service != nil || facts.isDovetail != true, name, arguments, receiver, via,
            at: place ?? file.location(of: node))
        if facts.isDovetail != true, NilAcceptance.isMeant(by: node) {
            facts.resolutions[facts.resolutions.count - 1].isOptional = true
        }
    }

    /// - Parameter isWritten: whether the call says the type, so that an optional one may be missing.
    func append(
        _ service: TypeSource, isWritten: Bool = true, _ name: ServiceName, _ arguments: [TypeSource],
        _ receiver: ContainerValue, _ via: HelperUse?, at place: WiringModel.SourceLocation
    ) {
        var fact = ResolutionFact(
            service: service, name: name, receiver: receiver, condition: condition, location: place)
        if case .written(let type) = service, let wrapped = type.wrapped, via == nil {
            fact.service = .written(wrapped)
            fact.isOptional = isWritten
        }
        fact.arguments = arguments
        fact.via = via
        fact.registration = registration
        fact.timing = timing
        fact.within = path
        fact.function = function
        facts.resolutions.append(fact)
    }

    /// A name of a generic parameter is no type, nor is `Self`.
    func scoped(_ type: TypeSource) -> TypeSource {
        guard case .written(let shape) = type else { return type }
        let generic = shape.unwrapped.bare.mentionedNames.intersection(genericParameters.union(["Self"])).sorted()
        return generic.first.map { .generic($0) } ?? type
    }

    /// `@Injected var storage: FileStorage!`
    func wrapped(_ attribute: AttributeSyntax, _ name: TokenSyntax, _ annotation: TypeShape?) {
        let written = TypeShape(attribute.attributeName)
        guard case .named(let parts) = written, let wrapper = parts.last, vocabulary.wrappers.contains(wrapper.name)
        else { return }
        var names: [Given<ServiceName>] = []
        var labels: [String?] = []
        if case .argumentList(let list) = attribute.arguments {
            names = list.enumerated().map { Given(serviceName($1.expression), at: $0) }
            labels = list.map { $0.label?.unescaped }
        }
        let service = wrapper.arguments.first ?? annotation
        append(
            service.map { scoped(.written($0.unwrapped)) } ?? .unknown("a type that is not written"),
            names.first?.value ?? .none, [], .unknown("@\(wrapper.name)"),
            HelperUse(name: "@\(wrapper.name)", labels: labels, names: names), at: file.location(of: name))
    }

    /// A call of a function of the program that resolves or registers what it is asked for.
    private func readHelper(_ node: FunctionCallExprSyntax, _ name: String, _ base: ExprSyntax?) -> Bool {
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
    private func readRegistrar(_ node: FunctionCallExprSyntax, _ name: String, _ base: ExprSyntax?) -> Bool {
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
    private func readHandWritten(_ node: FunctionCallExprSyntax, _ name: String, _ base: ExprSyntax?) -> Bool {
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
    private func handWrittenType(_ node: FunctionCallExprSyntax) -> TypeSource {
        var outer = Syntax(node)
        while let parent = outer.parent,
            [.optionalChainingExpr, .memberAccessExpr, .functionCallExpr, .forceUnwrapExpr, .tryExpr].contains(
                parent.kind)
        {
            outer = parent
        }
        return expectedType(of: outer.as(ExprSyntax.self) ?? ExprSyntax(node))
    }

    /// A call that is given a container as an argument, or is called on one.
    private func readPassing(_ node: FunctionCallExprSyntax, _ name: String, _ base: ExprSyntax?) {
        let containers = givenContainers(node)
        let receiver = calledContainer(node, name, base)
        guard !containers.isEmpty || receiver != nil else { return }
        guard let callee = callee(of: node) ?? receiver.map({ _ in [name] }) else { return }
        var call = ContainerCallFact(
            callee: callee, labels: node.labels, containers: containers, within: path, registration: registration,
            location: file.location(of: node))
        call.receiver = receiver
        facts.calls.append(call)
    }

    /// What may be a container on which a function of the program is called; an initialiser's is the new one.
    private func calledContainer(_ node: FunctionCallExprSyntax, _ name: String, _ base: ExprSyntax?)
        -> ContainerValue?
    {
        if let type = calledType(node.calledExpression) {
            let value = type.isNamedLikeContainer ? containerValue(ExprSyntax(node)) : nil
            return if case .created = value { value } else { nil }
        }
        if base == nil, scope[name] != nil { return nil }
        return receiver(base).flatMap { isLikely($0) ? $0 : nil }
    }

    /// Where a library of containers is imported, anything with a name may be a container; elsewhere its name has to
    /// say so.
    private func isLikely(_ value: ContainerValue) -> Bool {
        value.mayBeContainer || facts.isDovetail != nil && value.isNamed
    }

    /// The arguments of a call that may be containers.
    private func givenContainers(_ node: FunctionCallExprSyntax) -> [Given<ContainerValue>] {
        node.arguments.enumerated().compactMap { index, argument in
            guard let value = containerValue(argument.expression), isLikely(value) else { return nil }
            return Given(value, at: index)
        }
    }
}

extension TypeShape {
    /// Whether it is named as containers are.
    var isNamedLikeContainer: Bool { ["Container", "Resolver", "Assembler"].contains(path?.last) }

    /// What an optional wraps; nil for anything else.
    fileprivate var wrapped: TypeShape? {
        if self != unwrapped { return unwrapped }
        guard path == ["Optional"] || path == ["Swift", "Optional"] else { return nil }
        return arguments.first
    }
}

extension ContainerValue {
    /// Whether it is a variable's, a property's or a function's.
    fileprivate var isNamed: Bool {
        switch self {
        case .member(let names), .call(let names): names.last.map { !$0.startsLikeType } ?? false
        case .resolver, .parameter, .receiver, .created, .ofType, .either, .unknown: false
        }
    }

    /// Whether it looks like a container where only its name says so.
    fileprivate var mayBeContainer: Bool {
        switch self {
        case .resolver, .parameter, .receiver: return true
        case .created(_, let type, _): return ["Container", "Assembler"].contains(type.path?.last)
        case .ofType(let type): return type.isNamedLikeContainer
        case .either(let one, let other): return one.mayBeContainer || other.mayBeContainer
        case .unknown: return false
        case .member(let names), .call(let names):
            guard let last = names.last?.lowercased() else { return false }
            return ["container", "resolver", "assembler", "injector", "shared"].contains { last.hasSuffix($0) }
        }
    }
}

extension FunctionCallExprSyntax {
    /// What is given under a label.
    func argument(_ label: String) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }

    /// The calls that follow on this one's result: `.inObjectScope(…)` and the like.
    var chain: [(name: String, call: FunctionCallExprSyntax)] {
        var links: [(String, FunctionCallExprSyntax)] = []
        var node = self
        while let access = node.parent?.as(MemberAccessExprSyntax.self),
            let next = access.parent?.as(FunctionCallExprSyntax.self),
            next.calledExpression.id == ExprSyntax(access).id
        {
            links.append((access.declName.baseName.text, next))
            node = next
        }
        return links
    }

    /// `scope: .singleton` in the call, or `.inObjectScope(.container)` after it.
    fileprivate var writtenScope: String? {
        if let given = argument("scope") { return given.lastName }
        return chain.first { $0.name == "inObjectScope" }?.call.arguments.first?.expression.lastName
    }
}

extension ClosureExprSyntax {
    /// The type that its last expression builds.
    fileprivate var builtType: TypeShape? {
        var result: ExprSyntax?
        switch statements.last?.item {
        case .expr(let expression): result = statements.count == 1 ? expression : nil
        case .stmt(let statement): result = statement.as(ReturnStmtSyntax.self)?.expression
        default: break
        }
        while let inner = result?.as(TryExprSyntax.self) { result = inner.expression }
        if let name = result?.as(DeclReferenceExprSyntax.self)?.baseName.unescaped {
            for item in statements {
                guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
                for binding in variable.bindings
                where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped == name {
                    result = binding.initializer?.value
                }
            }
        }
        return result?.as(FunctionCallExprSyntax.self).flatMap { calledType($0.calledExpression) }
    }
}

/// Finds the first call that is given a name as it is.
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

/// Finds the highest of `$0`, `$1`, ….
private final class ShorthandUses: SyntaxVisitor {
    var highest = -1

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if case .dollarIdentifier(let text) = node.baseName.tokenKind, let index = Int(text.dropFirst()) {
            highest = max(highest, index)
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
