import DovetailFacts
import SwiftSyntax

extension ContainerVisitor {
    /// Reads the container facts of a call; the visitor walks its arguments.
    func readCall(_ node: FunctionCallExprSyntax) {
        let known = facts.resolutions.count
        defer {
            if known < facts.resolutions.count {
                let blocks = enclosing(Syntax(node)).blocks
                for added in known..<facts.resolutions.count { facts.resolutions[added].blocks = blocks }
            }
        }
        for argument in node.arguments { noteFunctionValue(argument.expression) }
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
            _ = readValueCall(node, nil)
            return
        }
        if name == "forEach", let type = base.flatMap({ allCases($0) }), let closure = node.trailingClosure {
            roles[closure.id] = .forEachCase(of: type)
            return
        }
        if name == "forEach", let elements = base.flatMap({ elements(of: $0) }), let closure = node.onlyClosure {
            roles[closure.id] = .forEachElement(of: elements)
        }
        if vocabulary.appliers.contains(name) { noteLists(node, name: name, base: base) }
        readPort(node, name: name, base: base)
        if readHandWritten(node, name: name, base: base) || readKnown(node, name: name, base: base) { return }
        if readResolveCall(node, name: name, base: base) || readWrapperValue(node) || readValueCall(node, name) {
            return
        }
        if vocabulary.registrars.contains(name), readRegistrar(node, name: name, base: base) { return }
        if vocabulary.helpers.contains(name), readHelper(node, name: name, base: base) { return }
        readPassing(node, name: name, base: base)
    }

    /// Calls of the functions that every container has.
    func readKnown(_ node: FunctionCallExprSyntax, name: String, base: ExprSyntax?) -> Bool {
        guard let base else {
            if let type = implicitType(node)?.path?.last, KnownLibrary.madeContainers.contains(type) {
                readCreation(node, type)
                return false
            }
            if let type = calledType(node.calledExpression)?.path?.last { readCreation(node, type) }
            // A call in an extension of a container.
            guard ownContainer != nil else { return false }
            switch name {
            case "register", "_register", "autoregister", "contribute":
                return readRegistration(node, name: name, base: nil)
            case "resolve": return readResolution(node, nil)
            default: return false
            }
        }
        switch name {
        case "register", "_register", "autoregister", "contribute":
            return readRegistration(node, name: name, base: base)
        case "storyboardInitCompleted": return readStoryboard(node, base)
        case "implements" where facts.isDovetail != nil: return readImplements(node, base)
        case "alias": return readAlias(node, base)
        case "forward": return readForward(node, base)
        case "resolve": return readResolution(node, base)
        case "apply", "applyAssembly", "applyAssemblies", "add":
            readAssemblies(node, containerValue(base))
            return false
        default:
            if KnownLibrary.madeContainers.contains(name) { readCreation(node, name) }
            return false
        }
    }

    /// `Assembler([A(), B()], container: c)`, `Container(A()) { c in … }`
    func readCreation(_ node: FunctionCallExprSyntax, _ type: String) {
        guard let value = containerValue(ExprSyntax(node)) else { return }
        if case .created(let place, let shape, _) = value, shape.isNamedLikeContainer {
            var fact = ContainerCreationFact(type: shape, within: path, location: place)
            if calledType(node.calledExpression) == nil { fact.expected = expectedBeyond(node) }
            facts.creations.append(fact)
        }
        if let closure = node.trailingClosure { roles[closure.id] = .registers(value) }
        if KnownLibrary.madeContainers.contains(type) { readAssemblies(node, value, isNew: true) }
    }

    /// - Parameter isNew: whether the call makes the container, which does not exist unless the call runs.
    func readAssemblies(_ node: FunctionCallExprSyntax, _ container: ContainerValue?, isNew: Bool = false) {
        for argument in node.arguments {
            for (item, isChoice) in Self.items(of: argument.expression) {
                guard let call = item.as(FunctionCallExprSyntax.self), let type = calledType(call.calledExpression)
                else {
                    if isAssembly(argument, of: container), !WholeLists.isWhole(item) {
                        // Only Dovetail's container takes assemblies without a label.
                        let isGuess = argument.label == nil && isGuessed(node) && facts.isDovetail != true
                        if isGuess {
                            facts.possiblePartialLists.append(file.location(of: item))
                        } else {
                            facts.partialLists.append(file.location(of: item))
                        }
                    }
                    continue
                }
                var use = AssemblyUseFact(
                    assembly: type, container: container, within: path, location: file.location(of: item))
                use.isUnconditional = isNew ? condition.isAlways : isUnconditional(node) && !isOfOptional(node)
                if !use.isUnconditional { use.blocks = enclosing(Syntax(node)).blocks }
                use.call = file.location(of: node)
                // An expression that creates a container creates a new one each time.
                if case .created? = container {} else { use.repetition = repetition(of: node) }
                use.function = function
                use.isChosen = isChoice || !enclosing(Syntax(item)).branches.isEmpty
                facts.assemblies.append(use)
            }
        }
    }

    /// Whether a call is `.init(…)` of a type that the file does not tell, and may be a container.
    private func isGuessed(_ node: FunctionCallExprSyntax) -> Bool {
        guard calledType(node.calledExpression) == nil, implicitType(node)?.path == ["Container"] else { return false }
        if case .written = expectedType(of: ExprSyntax(node)) { return false }
        return true
    }

    /// Whether an argument is an assembly or a list of assemblies.
    private func isAssembly(_ argument: LabeledExprSyntax, of container: ContainerValue?) -> Bool {
        switch argument.label?.unescaped {
        case "assembly", "assemblies": true
        case nil: container?.mayBeContainer ?? false
        default: false
        }
    }

    /// The items of a list of assemblies, including those of concatenated lists and of both branches of a choice, and
    /// whether each is in a branch.
    private static func items(
        of expression: ExprSyntax, isChosen: Bool = false
    ) -> [(item: ExprSyntax, isChosen: Bool)] {
        switch expression.as(ExprSyntaxEnum.self) {
        case .arrayExpr(let list): return list.elements.flatMap { items(of: $0.expression, isChosen: isChosen) }
        case .sequenceExpr(let sequence) where WholeLists.keepsAll(sequence):
            let isChoice = sequence.elements.contains { element in
                element.is(UnresolvedTernaryExprSyntax.self)
                    || element.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
            }
            return sequence.elements.flatMap { items(of: $0, isChosen: isChosen || isChoice) }
        case .unresolvedTernaryExpr(let choice): return items(of: choice.thenExpression, isChosen: isChosen)
        case .tupleExpr(let tuple): return tuple.elements.flatMap { items(of: $0.expression, isChosen: isChosen) }
        // `Array(list)`
        case .functionCallExpr(let call)
        where ["Array", "ContiguousArray"].contains(call.calledExpression.plainText) && call.arguments.count == 1:
            return call.arguments.flatMap { items(of: $0.expression, isChosen: isChosen) }
        default: return [(expression, isChosen)]
        }
    }

    /// A call that is passed a container, or is called on one.
    func readPassing(_ node: FunctionCallExprSyntax, name: String, base: ExprSyntax?) {
        let containers = givenContainers(node.arguments)
        let receiver = calledContainer(node, name: name, base: base)
        guard !containers.isEmpty || receiver != nil else { return readPlainCall(node, name: name, base: base) }
        let isOfLocal = base == nil && scope[name] != nil && !scope.isOfFile(name)
        // In `$0.fill(container)`, the type of the base is unknown.
        let callee =
            isOfLocal
            ? [name]
            : callee(of: node) ?? (receiver != nil || isReference(node.calledExpression) ? [name] : ["?", name])
        var call = ContainerCallFact(
            callee: callee, labels: node.labels, containers: containers, within: path, registration: registration,
            location: place(of: node))
        call.isOfLocal = isOfLocal
        call.receiver = receiver
        call.mayFill = node.arguments.contains { $0.expression.is(InOutExprSyntax.self) }
        call.isOfOptional = isOfOptional(node)
        let element = base?.as(DeclReferenceExprSyntax.self)?.baseName.unescaped
        call.elements = element.flatMap { scope[$0]?.elements }
        if call.elements != nil {
            if !isParameter(element) { call.callee = ["?", name] }
            call.isUnconditional = condition.isAlways && runsAlways(node, ofElement: element)
        } else {
            call.isUnconditional = isUnconditional(node) && !call.isOfOptional
        }
        if !call.isUnconditional { call.blocks = enclosing(Syntax(node)).blocks }
        if call.elements == nil { call.repetition = repetition(of: node) }
        call.function = function
        // A variable of the file may be a closure, too.
        if base == nil, scope[name] != nil { facts.closureCalls.append(call) }
        if !isOfLocal { facts.calls.append(call) }
    }

    /// Whether a name is written without a base, unlike in `$0.fill()` and `.init()`.
    private func isReference(_ called: ExprSyntax) -> Bool {
        let generic = called.as(GenericSpecializationExprSyntax.self)?.expression
        return (generic ?? called).is(DeclReferenceExprSyntax.self)
    }

    /// A call of a function of the file's module, or of the enclosing type, that is passed no container.
    private func readPlainCall(_ node: FunctionCallExprSyntax, name: String, base: ExprSyntax?) {
        guard registration != nil || function != nil || isInitialValue || path.isEmpty, timing == .building,
            closures.isEmpty,
            name.first?.isLowercase == true, base != nil || scope[name] == nil || scope.isOfFile(name),
            base.map({ isSelfOrType($0) || registration != nil && isReference($0) }) ?? true,
            let callee = callee(of: node), condition.isAlways,
            runsAlways(node, inFactory: true)
        else { return }
        facts.plainCalls.append(
            PlainCallFact(
                callee: callee, labels: node.labels, within: path, registration: registration, function: function,
                isInitialValue: isInitialValue, location: place(of: node)))
    }

    private func isSelfOrType(_ base: ExprSyntax) -> Bool {
        guard let name = names(of: base) else { return base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" }
        return name.isEmpty || name[0] == "self" || name[0] == "Self" || name[name.count - 1].startsLikeType
    }

    /// Whether a call runs whenever the enclosing body does, in every build.
    func isUnconditional(_ node: FunctionCallExprSyntax) -> Bool { condition.isAlways && runsAlways(node) }

    /// Whether a call runs whenever the enclosing body does: it is in no branch, loop or closure, and after nothing
    /// that exits the body.
    ///
    /// - Parameters:
    ///   - inFactory: whether a registration's factory is such a body.
    ///   - element: the name of the element of a list, for each of which the call is made.
    func runsAlways(_ node: FunctionCallExprSyntax, inFactory: Bool = false, ofElement element: String? = nil) -> Bool {
        var element = element
        for step in surroundings.all(around: node) {
            let (inner, outer) = (step.inner, step.outer)
            switch outer.as(SyntaxEnum.self) {
            // The conditions of an `else if` run only if the previous ones do not hold.
            case .ifExpr(let statement):
                if statement.conditions.id != inner.id || outer.parent?.kind == .ifExpr { return false }
            // Each of the conditions runs only if those before it hold.
            case .conditionElementList(let conditions): if conditions.first?.id != inner.id { return false }
            case .switchCase, .whileStmt, .repeatStmt, .catchClause, .deferStmt: return false
            case .exprList, .ternaryExpr, .unresolvedTernaryExpr, .tryExpr:
                if surroundings.mayNotRun(step) { return false }
            case .guardStmt(let statement): if statement.conditions.id != inner.id { return false }
            case .forStmt(let loop):
                if element != nil, loop.pattern.trimmedDescription == element {
                    element = nil
                } else if !isSurelyEntered(loop) {
                    return false
                }
            case .closureExpr:
                switch roles[outer.id] {
                case .registers?: return true
                case .factory? where inFactory, .initializer? where inFactory: return true
                case .immediate?, .forEachCase?: break
                case .forEachElement?:
                    let name = outer.as(ClosureExprSyntax.self)?.parameterNames.first
                    if element == nil || name != element { return false }
                    element = nil
                default: return false
                }
            case .functionDecl, .initializerDecl, .accessorDecl, .memberBlockItem, .sourceFile: return true
            case .codeBlockItem(let item):
                if surroundings.followsExit(item) || surroundings.followsCaughtError(item) { return false }
            default: break
            }
        }
        return true
    }

    /// Whether a call is a member of an optional value other than `self`, which may be nil: `extra?.assemble(&c)`
    func isOfOptional(_ node: FunctionCallExprSyntax) -> Bool {
        var next = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
        while let base = next {
            if let optional = base.as(OptionalChainingExprSyntax.self) {
                return optional.expression.as(DeclReferenceExprSyntax.self)?.baseName.text != "self"
            }
            next = base.as(MemberAccessExprSyntax.self)?.base
        }
        return false
    }

    /// A loop over all cases, or over a non-empty list literal.
    private func isSurelyEntered(_ loop: ForStmtSyntax) -> Bool {
        guard loop.whereClause == nil else { return false }
        return allCases(loop.sequence) != nil || loop.sequence.as(ArrayExprSyntax.self)?.elements.isEmpty == false
    }

    /// The possible container on which one of the program's functions is called; for an initializer, the new container.
    func calledContainer(_ node: FunctionCallExprSyntax, name: String, base: ExprSyntax?)
        -> ContainerValue?
    {
        if let type = calledType(node.calledExpression) {
            let value = type.isNamedLikeContainer ? containerValue(ExprSyntax(node)) : nil
            return if case .created = value { value } else { nil }
        }
        if base == nil, scope[name] != nil { return nil }
        return knownReceiver(base).flatMap { isLikely($0) ? $0 : nil }
    }

    /// In files that import a container library, anything with a name may be a container; elsewhere, its name must
    /// indicate it.
    func isLikely(_ value: ContainerValue) -> Bool {
        value.mayBeContainer || facts.isDovetail != nil && value.isNamed || vocabulary.names(value)
    }

    /// Whether an unknown value may be a container, which it is if the parameter is one.
    private func mayBeGiven(_ value: ContainerValue) -> Bool {
        guard case .unknown = value else { return false }
        return facts.isDovetail != nil
    }

    /// The arguments of a call that may be containers.
    func givenContainers(_ arguments: LabeledExprListSyntax) -> [Given<ContainerValue>] {
        arguments.enumerated().compactMap { index, argument in
            // No container, passed for a parameter that may be one.
            if facts.isDovetail != nil, argument.expression.is(NilLiteralExprSyntax.self) {
                return Given(.unknown("the type of nil"), at: index)
            }
            guard let value = containerValue(argument.expression), isLikely(value) || mayBeGiven(value) else {
                return nil
            }
            return Given(value, at: index)
        }
    }
}

extension ContainerValue {
    /// Whether a function that takes it `inout` may replace it.
    var mayBeReplaced: Bool {
        switch self {
        case .created, .call: true
        case .choice(let values): values.contains(where: \.mayBeReplaced)
        case .resolver, .parameter, .receiver, .member, .ofType, .either, .unknown: false
        }
    }

    /// Whether it is a variable, a property or the result of a function.
    var isNamed: Bool {
        switch self {
        case .member(let names), .call(let names, _): names.last.map { !$0.startsLikeType } ?? false
        case .choice(let values): values.contains(where: \.isNamed)
        case .resolver, .parameter, .receiver, .created, .ofType, .either, .unknown: false
        }
    }

    /// Whether it looks like a container, if only its name indicates it.
    var mayBeContainer: Bool {
        switch self {
        case .resolver, .parameter, .receiver: return true
        case .created(_, let type, _): return type.path?.last?.isNamedLikeContainerValue ?? false
        case .ofType(let type): return type.isNamedLikeContainer
        case .either(let one, let other): return one.mayBeContainer || other.mayBeContainer
        case .choice(let values): return values.contains(where: \.mayBeContainer)
        case .unknown: return false
        case .member(let names), .call(let names, _):
            return names.last?.isNamedLikeContainerValue ?? false
        }
    }
}

extension FunctionCallExprSyntax {
    /// The closure that is its only argument.
    fileprivate var onlyClosure: ClosureExprSyntax? {
        if let trailingClosure { return arguments.isEmpty ? trailingClosure : nil }
        return arguments.count == 1 ? arguments.first?.expression.as(ClosureExprSyntax.self) : nil
    }

    /// The argument with this label.
    func argument(_ label: String) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }

    /// The calls chained to this one's result, up to the next registration: `.inObjectScope(…)` and the like.
    var chain: [(name: String, call: FunctionCallExprSyntax)] {
        var links: [(String, FunctionCallExprSyntax)] = []
        var node = self
        while let access = node.parent?.as(MemberAccessExprSyntax.self),
            let next = access.parent?.as(FunctionCallExprSyntax.self),
            next.calledExpression.id == ExprSyntax(access).id,
            !["register", "_register", "autoregister"].contains(access.declName.baseName.text)
        {
            links.append((access.declName.baseName.text, next))
            node = next
        }
        return links
    }

    /// `scope: .singleton` in the call, or `.inObjectScope(.container)` after it.
    var writtenScope: String? {
        if let given = argument("scope") { return given.lastName }
        return chain.first { $0.name == "inObjectScope" }?.call.arguments.first?.expression.lastName
    }
}
