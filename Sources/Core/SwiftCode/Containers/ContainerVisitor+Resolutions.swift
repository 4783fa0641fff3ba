import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import SwiftSyntax

/// Reads calls and property wrappers that resolve services.
extension ContainerVisitor {
    /// `let ask = container.resolve`: what it resolves is unknown.
    func readResolveValue(_ node: MemberAccessExprSyntax) {
        var called = node.parent
        if let generic = called?.as(GenericSpecializationExprSyntax.self) { called = generic.parent }
        guard node.declName.baseName.text == "resolve", facts.isDovetail != nil, let base = node.base,
            called?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self) != node,
            called?.is(MemberAccessExprSyntax.self) != true, let receiver = receiver(base), isLikely(receiver)
        else { return }
        append(
            .unknown("the type that '\(node.plainText(upTo: 40).prefix(40))' resolves"), name: .none, arguments: [],
            receiver: receiver, via: nil,
            at: file.location(of: node.declName))
        facts.resolutions[facts.resolutions.count - 1].needsContainer = true
    }

    func readResolution(_ node: FunctionCallExprSyntax, _ base: ExprSyntax?) -> Bool {
        let first = node.arguments.first
        let isAsync = facts.isDovetail != false && first?.label?.text == "async"
        let service = first?.label == nil || isAsync ? first.flatMap { metatype($0.expression) } : nil
        let isOfValue = service == nil && first.map { mayBeMetatype($0) } == true
        let rest = Array(node.arguments.dropFirst(service == nil && !isOfValue ? 0 : 1))
        if let service, let own = ownArgument(node, among: resolvingLabels) {
            // An overload defined by the program; if its declaration is not found, the name is unknown.
            guard let receiver = self.receiver(base) else { return false }
            resolve(
                node, service: .written(service), name: .expression(own), arguments: [], receiver: receiver,
                via: helperUse(node, "resolve"))
            return true
        }
        let isOnMain = node.arguments.contains(where: isMainActor)
        // Without a metatype, it is a container's `resolve` only if it has no labels but a container's.
        guard
            rest.enumerated().allSatisfy({ index, argument in
                argument.label.map { resolvingLabels.contains($0.text) } ?? false || isMainActor(argument)
                    || index > 0 && argument.label == nil && rest[0..<index].contains { $0.label?.text == "arguments" }
            }), node.trailingClosure == nil, let receiver = self.receiver(base)
        else { return false }
        // This may be `resolve()` of anything, such as a promise.
        if service == nil, rest.isEmpty, !isOfValue, case .unknown = receiver { return false }
        let arguments = rest.filter { !["name", "isolation"].contains($0.label?.text) && !isMainActor($0) }.map {
            typeSource($0.expression)
        }
        var via: HelperUse?
        if vocabulary.helpers.contains("resolve") {
            via = helperUse(node, "resolve")
            via?.mayBeFromLibrary = true
        }
        let type = isOfValue ? .unknown("an unknown type") : service.map { TypeSource.written($0) }
        resolve(
            node, service: type, name: serviceName(node.argument("name")), arguments: arguments, receiver: receiver,
            via: via)
        if isOfValue { facts.resolutions[facts.resolutions.count - 1].needsContainer = true }
        facts.resolutions[facts.resolutions.count - 1].isOnMain = isOnMain
        facts.resolutions[facts.resolutions.count - 1].code = SurroundingCode(of: Syntax(node))
        facts.resolutions[facts.resolutions.count - 1].isAtTopLevel =
            Syntax(node).isAtTopLevel && file.path.lastComponent == "main.swift"
        if isAsync {
            facts.resolutions[facts.resolutions.count - 1].waiting = .yes
        } else if !isOnMain, facts.isDovetail != false, via == nil {
            facts.resolutions[facts.resolutions.count - 1].waiting = waiting(of: node, base)
        }
        if service != nil, first?.expression.metatype == nil {
            facts.resolutions[facts.resolutions.count - 1].isOfTypeValue = true
        }
        return true
    }

    /// The labels of the library's functions that resolve.
    private var resolvingLabels: Set<String> {
        facts.isDovetail == false
            ? ["name", "argument", "arguments"] : ["async", "name", "argument", "arguments", "isolation"]
    }

    /// Whether a call of `resolve` on a value is an asynchronous one: those of an `AsyncResolver` are.
    private func waiting(of node: FunctionCallExprSyntax, _ base: ExprSyntax?) -> ResolutionFact.Waiting {
        guard Syntax(node).isAwaited, let base else { return .no }
        if base.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "container" { return .no }
        guard case .written(let type) = typeSource(base) else { return .unknown }
        switch type.unwrapped.bare.path?.last {
        case "AsyncResolver": return .yes
        case "Container", "Resolver": return .no
        default: return .unknown
        }
    }

    /// Whether an argument may be a metatype: `type(of: x)`, a variable.
    func mayBeMetatype(_ argument: LabeledExprSyntax) -> Bool {
        guard argument.label == nil, !vocabulary.helpers.contains("resolve") else { return false }
        switch argument.expression.kind {
        case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .packElementExpr: return true
        default: return false
        }
    }

    /// `T` in `T.self`, or of a parameter with type `T.Type`.
    func metatype(_ expression: ExprSyntax) -> TypeShape? {
        // `each types`
        if let element = expression.as(PackElementExprSyntax.self) { return metatype(element.pack) }
        let written = expression.metatype
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.unescaped ?? written?.path?.first,
            case .written(.metatype(let type, _))? = scope[name]?.type
        else { return written }
        return type
    }

    /// The container on which it is called; without a base, the extended container.
    func receiver(_ base: ExprSyntax?) -> ContainerValue? {
        knownReceiver(base) ?? base.map { .unknown($0.plainText(upTo: Self.textLimit)) }
    }

    /// The most characters kept of an unknown receiver.
    private static let textLimit = 1000

    /// Same as `receiver`, but nil if unknown.
    func knownReceiver(_ base: ExprSyntax?) -> ContainerValue? {
        guard let base else { return ownContainer }
        if let value = containerValue(base) { return value }
        var type = typeSource(base)
        while case .unwrapped(let inner) = type { type = inner }
        if case .written(let shape) = type { return .ofType(shape.unwrapped) }
        return nil
    }

    func helperUse(_ node: FunctionCallExprSyntax, _ name: String) -> HelperUse {
        var use = helperUse(node.arguments, labels: node.labels, name)
        use.callee = callee(of: node)
        use.locals = Syntax(node).localFunctions(name).map { file.location(of: $0.name) }
        use.isTried = NilAcceptance.tried(node) != nil
        return use
    }

    func helperUse(_ arguments: LabeledExprListSyntax, labels: [String?], _ name: String) -> HelperUse {
        let values = arguments.map(\.expression).enumerated().filter { $1.metatype == nil }
        var use = HelperUse(name: name, labels: labels, names: values.map { Given(serviceName($1), at: $0) })
        use.arguments = values.map { Given(typeSource($1), at: $0) }
        use.metatypes = arguments.enumerated().compactMap { at, argument in
            metatype(argument.expression).map { Given(scoped(.written($0)), at: at) }
        }
        use.containers = givenContainers(arguments)
        return use
    }

    func resolve(
        _ node: FunctionCallExprSyntax, service: TypeSource?, name: ServiceName, arguments: [TypeSource],
        receiver: ContainerValue, via: HelperUse?
    ) {
        let place = node.calledExpression.as(MemberAccessExprSyntax.self).map { file.location(of: $0.declName) }
        let type = scoped(service ?? expectedType(of: ExprSyntax(node)))
        append(
            type, isWritten: service != nil || facts.isDovetail != true, name: name, arguments: arguments,
            receiver: receiver, via: via,
            at: place ?? file.location(of: node))
        let added = facts.resolutions.count - 1
        if service == nil, facts.isDovetail == true, ExpectedType(of: ExprSyntax(node), surroundings).isOptional {
            facts.resolutions[added].expectsOptional = true
        }
        // A generic parameter as `T?`.
        if case .written(let written)? = service, written.wrapped != nil, case .generic = type, via == nil {
            facts.resolutions[added].isOptional = true
        }
        // For a throwing call, `try?` turns the error into nil.
        let asked = facts.isDovetail == true ? NilAcceptance.tried(node) : Syntax(node)
        if let asked {
            if NilAcceptance.isMeant(by: asked, isTypeWritten: service != nil) {
                facts.resolutions[added].isOptional = true
            }
            facts.resolutions[added].takenBy = NilAcceptance.argument(asked).flatMap { argument($0) }
        }
        noteFallback(node)
    }

    /// - Parameter isWritten: whether the call states the type, so that an optional type means that the service may be
    ///   missing.
    func append(
        _ service: TypeSource, isWritten: Bool = true, name: ServiceName, arguments: [TypeSource],
        receiver: ContainerValue, via: HelperUse?, at place: DovetailDiagnostics.SourceLocation
    ) {
        var fact = ResolutionFact(
            service: service, name: name, receiver: receiver, condition: condition, location: place)
        if case .written(let type) = service, let wrapped = type.wrapped, via == nil {
            fact.service = .written(wrapped)
            fact.isOptional = isWritten
            fact.expectsOptional = !isWritten
        }
        // Generic parameters are replaced by the linker, for each caller.
        fact.arguments = arguments.map { withGenerics($0) }
        fact.via = via
        // The function that is called determines it.
        if via != nil, facts.isDovetail != false { fact.waiting = .unknown }
        fact.registration = registration
        fact.timing = timing
        fact.closures = closures
        fact.within = path
        fact.function = function
        fact.isInitialValue = isInitialValue
        facts.resolutions.append(fact)
    }

    private static let ownType: Set<String> = ["Self"]

    /// The name of a generic parameter is not a type, and neither is `Self`.
    func scoped(_ type: TypeSource) -> TypeSource {
        guard case .written(let written) = type else { return type }
        if !scope.undecidedTypes.isEmpty,
            let name = written.mentionedNames.intersection(scope.undecidedTypes).min()
        {
            return .unknown("the meaning of '\(name)', which a body declares under #if,")
        }
        let shape = withLocalTypes(written)
        guard shape.mentions(oneOf: genericParameters) || shape.mentions(oneOf: Self.ownType) else {
            return .written(shape)
        }
        let generic = shape.unwrapped.bare.mentionedNames.intersection(genericParameters.union(["Self"])).sorted()
        guard let first = generic.first else { return .written(shape) }
        if generic.contains(where: unknownParameters.contains) { return .unknown("a generic type") }
        if shape.unwrapped.bare.withoutAttributes == .name(first) { return .generic(first) }
        if !packs.isDisjoint(with: generic) { return .unknown("a generic type") }
        return generic.count == 1 && first != "Self" ? .applied(shape, of: first) : .unknown("a generic type")
    }

    private func withGenerics(_ argument: TypeSource) -> TypeSource {
        guard case .written = argument else { return argument }
        switch scoped(argument) {
        case .generic(let name): return .generic(name)
        case .applied(let shape, let name): return .applied(shape, of: name)
        case .unknown: return .unknown("a generic type")
        default: return argument
        }
    }

    /// `@Injected var storage: FileStorage!`
    ///
    /// - Parameter hasValue: whether the property has an initial value, which is the first argument of the wrapper's
    ///   initializer.
    func wrapped(_ attribute: AttributeSyntax, name: TokenSyntax, annotation: TypeShape?, hasValue: Bool) {
        let written = TypeShape(attribute.attributeName)
        guard case .named(let parts) = written, let wrapper = parts.last, vocabulary.wrappers.contains(wrapper.name)
        else { return }
        var names: [Given<ServiceName>] = []
        var labels: [String?] = hasValue ? ["wrappedValue"] : []
        var metatypes: [Given<TypeSource>] = []
        var containers: [Given<ContainerValue>] = []
        if case .argumentList(let list) = attribute.arguments {
            containers = givenContainers(list).map { Given($0.value, at: $0.index + labels.count) }
            for (at, argument) in zip(labels.count..., list) {
                if let type = metatype(argument.expression) {
                    metatypes.append(Given(scoped(.written(type)), at: at))
                } else {
                    names.append(Given(serviceName(argument.expression), at: at))
                }
            }
            labels += list.map { $0.label?.unescaped }
        }
        let service = wrapper.arguments.first ?? annotation
        var use = HelperUse(name: "@\(wrapper.name)", labels: labels, names: names)
        use.metatypes = metatypes
        use.containers = containers
        use.callee = written.path
        use.typeArguments = wrapper.arguments.map { scoped(.written($0)) }
        append(
            service.map { scoped(.written($0.unwrapped)) } ?? .unknown("an unknown type"),
            name: names.first?.value ?? .none, arguments: [], receiver: .unknown("@\(wrapper.name)"),
            via: use, at: file.location(of: name))
    }
}

extension Syntax {
    /// Whether no function, closure or type is around it.
    fileprivate var isAtTopLevel: Bool {
        var next = parent
        while let node = next {
            switch node.kind {
            case .closureExpr, .accessorBlock, .functionDecl, .memberBlock: return false
            default: next = node.parent
            }
        }
        return true
    }
}
