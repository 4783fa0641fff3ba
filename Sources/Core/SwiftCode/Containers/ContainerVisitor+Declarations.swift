import DovetailFacts
import SwiftParser
import SwiftSyntax

/// Reads the declarations of types, functions and variables.
extension ContainerVisitor {
    func enterType(
        _ node: some NamedDeclSyntax, block: MemberBlockSyntax, generics: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
        if attributes?.has("propertyWrapper") == true { facts.wrappers.append(node.name.unescaped) }
        within(path + [node.name.unescaped], generics: generics) {
            isExposed = attributes?.has("objcMembers") == true
            if generics != nil { properties = Self.properties(of: block) }
            // In these types, `Self` cannot be another type.
            let isFinal = !node.is(ClassDeclSyntax.self) || (node as? ClassDeclSyntax)?.modifiers.has(.final) == true
            if isFinal, genericParameters.isEmpty { scope.declare(type: "Self", as: .named(path.map { .init($0) })) }
            walk(block)
        }
        return .skipChildren
    }

    func within(_ inner: [String], generics: GenericParameterClauseSyntax?, _ body: () -> Void) {
        let outer = (path, function, genericParameters, registration, scope, timing, properties)
        let (wasExposed, wasConditional, outerClosures, outerUnknown) =
            (isExposed, isConditional, closures, unknownParameters)
        (isExposed, isConditional) = (false, false)
        closures = []
        path = inner
        function = nil
        properties = [:]
        genericParameters.formUnion(generics?.parameters.map(\.name.text) ?? [])
        // Which types a pack of a type has is not followed.
        unknownParameters.formUnion(generics?.parameters.filter(\.isPack).map(\.name.text) ?? [])
        registration = nil
        scope = LexicalScope()
        body()
        (path, function, genericParameters, registration, scope, timing, properties) = outer
        (isExposed, isConditional, closures) = (wasExposed, wasConditional, outerClosures)
        unknownParameters = outerUnknown
    }

    func enterFunction(
        _ node: Syntax, name: String, at token: TokenSyntax, signature: FunctionSignatureSyntax,
        generics: GenericParameterClauseSyntax?, body: CodeBlockSyntax?
    ) -> SyntaxVisitorContinueKind {
        let outer = (function, genericParameters, unknownParameters, packs, timing, closures)
        let place = file.location(of: token)
        let parameters = signature.parameterClause.parameters
        // A default argument is resolved when the function is called without it.
        function = place
        for parameter in parameters { parameter.defaultValue.map { walk($0) } }
        enterGenerics(generics, of: token)
        enter(scope.isNested ? useOfLocal(name, declaredBy: node) : .atOnce)
        scope.enter()
        for (index, parameter) in parameters.enumerated() {
            let one = TypeShape(parameter.type).ofParameter
            let type = parameter.ellipsis == nil ? one : .array(one)
            var local = LocalName(type: .written(type), container: .parameter(of: place, index))
            if parameter.ellipsis == nil {
                if case .array = one { local.list = .parameter(of: place, index) }
                if one.isAssembly { local.elements = .parameter(of: place, index) }
            }
            scope.declare((parameter.secondName ?? parameter.firstName).unescaped, local)
        }
        // Operators take their operands without labels.
        let isOperator =
            switch token.tokenKind {
            case .binaryOperator, .prefixOperator, .postfixOperator: true
            default: false
            }
        var fact = ContainerFunctionFact(
            location: place, path: path + [name],
            labels: parameters.map { isOperator || $0.firstName.text == "_" ? nil : $0.firstName.unescaped },
            parameterTypes: parameters.map { TypeShape($0.type).given },
            genericParameters: generics?.parameters.map(\.name.text) ?? [],
            result: signature.returnClause.map { TypeShape($0.type) },
            value: signature.returnClause.flatMap { _ in body.flatMap { containerValue(of: $0.statements) } })
        fact.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
        if let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes,
            let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
        {
            fact.isolation = isolation(attributes, modifiers)
            fact.attributes = attributes.plainNames
            fact.isConcurrent = attributes.names.contains("concurrent")
        }
        fact.defaults = parameters.enumerated().compactMap { at, parameter in
            parameter.defaultValue.flatMap { defaultContainer($0.value, of: parameter) }.map { Given($0, at: at) }
        }
        fact.defaultNames = parameters.enumerated().compactMap { at, parameter in
            parameter.defaultValue.flatMap { defaultName($0.value) }.map { Given($0, at: at) }
        }
        if generics != nil {
            fact.constraints = ConstraintFact.all(
                generics, node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause)
        }
        fact.bounds = generics?.parameters.map { $0.inheritedType.map { TypeShape($0) } } ?? []
        fact.hasWhereClause =
            node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause != nil
        (fact.isConditional, fact.isLocal) = (isConditional, node.isLocalDeclaration)
        fact.pack = parameters.enumerated().first { $1.type.is(PackExpansionTypeSyntax.self) }?.offset
        fact.calling = parameters.indicesOfCalled
        fact.defaulted =
            parameters.enumerated().filter { $1.defaultValue != nil || $1.ellipsis != nil }.map(\.offset)
        facts.functions.append(fact)
        noteBody(of: fact, node)
        if let body { walk(body) }
        (function, genericParameters, unknownParameters, packs, timing, closures) = outer
        scope.leave()
        return .skipChildren
    }

    /// The container that is a default argument; nil if there is none.
    private func defaultContainer(_ value: ExprSyntax, of parameter: FunctionParameterSyntax) -> ContainerValue? {
        if let known = containerValue(value) { return known }
        // `= .shared`
        let isOther = value.is(NilLiteralExprSyntax.self) || !TypeShape(parameter.type).unwrapped.isNamedLikeContainer
        return isOther ? nil : .unknown(value.plainText)
    }

    /// The name that is a default argument; nil for values that are surely none.
    private func defaultName(_ value: ExprSyntax) -> ServiceName? {
        switch value.kind {
        case .nilLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .arrayExpr, .closureExpr,
            .dictionaryExpr, .macroExpansionExpr:
            return nil
        default: break
        }
        let name = serviceName(value)
        // Where the function is called, a name without a base means something else.
        if case .constant(let names) = name, names.count < 2 || !path.isEmpty { return .expression(value.plainText) }
        return name
    }

    /// The generic parameters of initializers are followed only for property wrappers. A parameter pack represents
    /// several types.
    private func enterGenerics(_ generics: GenericParameterClauseSyntax?, of name: TokenSyntax) {
        guard let generics else { return }
        let isFollowed = name.tokenKind != .keyword(.`init`) || path.last.map(facts.wrappers.contains) == true
        for parameter in generics.parameters {
            genericParameters.insert(parameter.name.text)
            // The types in a pack are resolved one by one.
            if parameter.isPack { packs.insert(parameter.name.text) }
            if isFollowed {
                unknownParameters.remove(parameter.name.text)
            } else {
                unknownParameters.insert(parameter.name.text)
            }
        }
    }

    /// `[weak self]`, `[c = other]`
    func declareCaptures(_ captures: ClosureCaptureClauseSyntax) {
        for capture in captures.items {
            let isWeak = capture.specifier?.specifier.text == "weak"
            guard isWeak || capture.initializer != nil else { continue }
            let value = capture.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: capture.name))
            let type = typeSource(value)
            scope.declare(
                capture.name.unescaped,
                LocalName(
                    type: isWeak ? .optional(type) : type, container: containerValue(value) ?? .unknown("a capture")))
        }
    }

    func local(_ expression: ExprSyntax?, annotation: TypeShape?, value: ContainerValue?) -> LocalName {
        let type = annotation.map { TypeSource.written($0) } ?? expression.map { typeSource($0) }
        var local = LocalName(type: type ?? .unknown("the type of a variable"), container: value)
        if let access = expression?.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "resolve" {
            local.resolves = access.base.flatMap { receiver($0) }
        }
        if let call = expression?.as(FunctionCallExprSyntax.self) { local.entry = registrationPlace(in: call) }
        return local
    }

    /// `let name = "main"`
    func text(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> String? {
        guard node.bindingSpecifier.tokenKind == .keyword(.let) else { return nil }
        return binding.initializer?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// Reads one variable. Its value is evaluated with the names that the variable then hides.
    func read(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax, isMember: Bool, isGlobal: Bool) {
        noteKept(binding, of: node, isMember: isMember, isGlobal: isGlobal)
        let annotation = binding.typeAnnotation.map { TypeShape($0.type) }
        let value = binding.initializer.flatMap { containerValue($0.value) } ?? computedValue(binding)
        var own: LocalName?
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        if let name, isMember || isGlobal {
            declareMember(node, binding: binding, name: name, annotation: annotation, value: value)
        }
        if let name, !isMember {
            if !isGlobal { wrapped(node, binding: binding, name: name, annotation: annotation) }
            own = local(binding.initializer?.value, annotation: annotation, value: value)
            own?.text = text(node, binding)
            if node.bindingSpecifier.tokenKind == .keyword(.let),
                let list = binding.initializer?.value.as(ArrayExprSyntax.self)
            {
                own?.list = elements(of: ExprSyntax(list))
            }
            if let original = binding.initializer?.value.plainName, isRegistrations(original), let value {
                // What a copy gets is the container's only if it is assigned back.
                own?.container = .choice([value, .unknown("a copy of '\(original)'")])
            }
        }
        let elements = elements(of: node, binding)
        walk(binding)
        for (name, value) in elements {
            if isMember || isGlobal {
                var fact = ContainerVariableFact(
                    path: path + [name], type: nil, value: value, location: file.location(of: binding))
                fact.isStatic = node.modifiers.has(.static, .class)
                facts.variables.append(fact)
            }
            if !isMember { scope.declare(name, LocalName(type: .unknown("a list's element"), container: value)) }
        }
        if let name, let own { scope.declare(name.unescaped, own) }
        if let tuple = binding.pattern.as(TuplePatternSyntax.self), !isMember, !isGlobal {
            declareTuple(tuple, binding.initializer?.value)
        }
    }

    /// Whether a local name is a block of registrations, which is a value: another variable gets a copy.
    func isRegistrations(_ name: String) -> Bool {
        guard let local = scope[name] else { return false }
        if case .written(let type) = local.type, type.path?.last == "Registrations" { return true }
        return local.isRegistrations
    }

    func declareMember(
        _ node: VariableDeclSyntax, binding: PatternBindingSyntax, name: TokenSyntax, annotation: TypeShape?,
        value: ContainerValue?
    ) {
        let own = path + [name.unescaped]
        if let strings = binding.stringValues {
            var constant = StringConstantFact(path: own, values: strings, isCase: false)
            constant.isVariable = node.bindingSpecifier.tokenKind == .keyword(.var) && binding.initializer != nil
            constant.isStatic = node.modifiers.has(.static, .class)
            facts.constants.append(constant)
        }
        wrapped(node, binding: binding, name: name, annotation: annotation)
        let type = annotation ?? binding.initializer.flatMap { InferredType(file: file).type(of: $0.value)?.shape }
        var fact = ContainerVariableFact(path: own, type: type, value: value, location: file.location(of: name))
        fact.isComputed = binding.accessorBlock != nil && binding.initializer == nil
        if annotation == nil, case .constructed(_, let labels)? = binding.initializer.map({ typeSource($0.value) }) {
            fact.constructedBy = labels
        }
        fact.isStatic = node.modifiers.has(.static, .class)
        fact.wrappers = node.attributes.wrappers.compactMap { $0.path?.last }
        facts.variables.append(fact)
        if node.attributes.has("TaskLocal") {
            // Inside `withValue`, it is a different container.
            fact.value = .unknown("$\(name.unescaped)")
            facts.variables.append(fact)
        }
    }

    func wrapped(
        _ node: VariableDeclSyntax, binding: PatternBindingSyntax, name: TokenSyntax, annotation: TypeShape?
    ) {
        for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
            wrapped(attribute, name: name, annotation: annotation, hasValue: binding.initializer != nil)
        }
    }

    /// The container that a computed property returns.
    func computedValue(_ binding: PatternBindingSyntax) -> ContainerValue? {
        // `some View` and the like are not containers.
        if let type = binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self),
            type.someOrAnySpecifier.tokenKind == .keyword(.some)
        {
            return nil
        }
        switch binding.accessorBlock?.accessors {
        case .getter(let items): return containerValue(of: items)
        case .accessors(let accessors):
            return accessors.first { $0.accessorSpecifier.text == "get" }?.body.flatMap {
                containerValue(of: $0.statements)
            }
        case nil: return nil
        }
    }
}

extension GenericParameterSyntax {
    /// Whether it is `each T`.
    fileprivate var isPack: Bool { specifier?.tokenKind == .keyword(.each) }
}
