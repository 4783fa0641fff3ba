import DovetailFacts
import SwiftParser
import SwiftSyntax

extension Lowering {
    /// Lowers a declaration of a file, a type or a body, other than a variable or function of a body.
    mutating func declare(_ node: DeclSyntax, _ context: DeclarationContext) {
        switch node.as(DeclSyntaxEnum.self) {
        case .classDecl(let node): members(node.memberBlock, entering(node, .class, node.attributes, context))
        case .structDecl(let node): members(node.memberBlock, entering(node, .struct, node.attributes, context))
        case .enumDecl(let node): members(node.memberBlock, entering(node, .enum, node.attributes, context))
        case .actorDecl(let node): members(node.memberBlock, entering(node, .actor, node.attributes, context))
        case .protocolDecl(let node): members(node.memberBlock, entering(node, .protocol, node.attributes, context))
        case .extensionDecl(let node):
            var inner = context
            inner.path = TypeShape(node.extendedType).path ?? []
            inner.parent = file.location(of: node.extendedType)
            inner.ceiling = min(.open, context.ceiling)
            inner.defaultAccess = node.modifiers.access ?? .internal
            inner.isExtension = true
            inner.isProtocol = false
            inner.constraints = node.genericWhereClause?.requirements.map { ConstraintFact($0.requirement) } ?? []
            members(node.memberBlock, inner)
        case .functionDecl(let node): bodies.functions.append(function(node, context))
        case .variableDecl(let node): bodies.variables += variables(node, context)
        case .initializerDecl(let node):
            var body = FunctionBody(.initializer, name: "init", site: site(node.initKeyword))
            body.owner = owner(context, node.modifiers, node.attributes)
            body.signature = signature(
                node.signature.parameterClause, node.genericParameterClause, node.genericWhereClause, result: nil,
                context)
            body.isFailable = node.optionalMark != nil
            body.isOverride = node.modifiers.has(.override)
            body.isRequired = node.modifiers.has(.required)
            body.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
            body.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
            body.statements = node.body.map { statements($0.statements, context.inBody) }
            bodies.functions.append(body)
        case .enumCaseDecl(let node):
            guard let owner = context.parent else { break }
            for element in node.elements {
                let name = element.name.unescaped
                let raw = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
                var one = EnumCaseBody(name: name, raw: raw ?? name, owner: owner)
                for parameter in element.parameterClause?.parameters ?? [] {
                    one.parameters.append(
                        BodyParameter(
                            label: parameter.firstName?.unescaped, name: parameter.firstName?.unescaped ?? "",
                            type: TypeShape(parameter.type)))
                }
                bodies.cases.append(one)
            }
        case .deinitializerDecl(let node):
            var body = FunctionBody(.function, name: "deinit", site: site(node.deinitKeyword))
            body.owner = owner(context, node.modifiers, node.attributes)
            body.statements = node.body.map { statements($0.statements, context.inBody) }
            bodies.functions.append(body)
        case .subscriptDecl(let node):
            var body = FunctionBody(.subscript, name: "subscript", site: site(node.subscriptKeyword))
            body.owner = owner(context, node.modifiers, node.attributes)
            body.isStatic = node.modifiers.has(.static, .class)
            body.signature = signature(
                node.parameterClause, node.genericParameterClause, node.genericWhereClause,
                result: node.returnClause.type, context, isSubscript: true)
            body.statements = node.accessorBlock.flatMap { getter($0, context) }
            if case .accessors(let accessors)? = node.accessorBlock?.accessors,
                let setter = accessors.first(where: { ["set", "_modify"].contains($0.accessorSpecifier.text) })
            {
                body.setter = setter.body.map { statements($0.statements, context.inBody) }
                body.newValue = setter.parameters?.name.unescaped ?? "newValue"
            }
            bodies.functions.append(body)
        case .ifConfigDecl(let node):
            for (elements, condition) in node.clauses(under: context.condition) {
                var inner = context
                inner.condition = condition
                if case .decls(let items) = elements { for item in items { declare(item.decl, inner) } }
            }
        default: break
        }
    }

    private mutating func members(_ block: MemberBlockSyntax, _ context: DeclarationContext) {
        for item in block.members { declare(item.decl, context) }
    }

    private mutating func entering(
        _ node: some NamedDeclSyntax & WithModifiersSyntax, _ kind: TypeKind, _ attributes: AttributeListSyntax,
        _ context: DeclarationContext
    ) -> DeclarationContext {
        var inner = context
        let location = file.location(of: node.name)
        inner.path = context.path + [node.name.unescaped]
        inner.parent = location
        inner.ceiling = context.access(node.modifiers)
        inner.defaultAccess = kind == .protocol ? inner.ceiling : .internal
        inner.isProtocol = kind == .protocol
        inner.isExtension = false
        inner.constraints = []
        inner.isInBody = false
        let entries = ["main", "UIApplicationMain", "NSApplicationMain"]
        if !attributes.isEmpty, attributes.names.contains(where: entries.contains) { bodies.entries.append(location) }
        return inner
    }

    /// A function.
    mutating func function(_ node: FunctionDeclSyntax, _ context: DeclarationContext) -> FunctionBody {
        var body = FunctionBody(.function, name: node.name.unescaped, site: site(node.name))
        body.owner = owner(context, node.modifiers, node.attributes)
        body.isStatic = node.modifiers.has(.static, .class)
        body.isOverride = node.modifiers.has(.override)
        body.isMutating = node.modifiers.has(.mutating)
        body.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
        body.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
        body.signature = signature(
            node.signature.parameterClause, node.genericParameterClause, node.genericWhereClause,
            result: node.signature.returnClause?.type, context)
        body.statements = node.body.map { statements($0.statements, context.inBody) }
        return body
    }

    private mutating func signature(
        _ clause: FunctionParameterClauseSyntax, _ generics: GenericParameterClauseSyntax?,
        _ constraints: GenericWhereClauseSyntax?, result: TypeSyntax?, _ context: DeclarationContext,
        isSubscript: Bool = false
    ) -> BodySignature {
        var signature = BodySignature()
        signature.generics = generics?.parameters.map { GenericParameterFact($0) } ?? []
        signature.constraints = constraints?.requirements.map { ConstraintFact($0.requirement) } ?? []
        signature.result = result.map { TypeShape($0) }
        for node in clause.parameters {
            let label = node.firstName.unescaped
            var parameter = BodyParameter(
                label: label == "_" || isSubscript && node.secondName == nil ? nil : label,
                name: node.secondName?.unescaped ?? label, type: TypeShape(node.type))
            parameter.isVariadic = node.ellipsis != nil
            if case .attributed(let words, _)? = parameter.type { parameter.isInout = words.contains("inout") }
            parameter.attributes = node.attributes.isEmpty ? [] : node.attributes.names
            parameter.hasDefault = node.defaultValue != nil
            parameter.value = node.defaultValue.map { expression($0.value, context) }
            signature.parameters.append(parameter)
        }
        return signature
    }

    /// The variables of a declaration, in order.
    mutating func variables(_ node: VariableDeclSyntax, _ context: DeclarationContext) -> [VariableBody] {
        var found: [VariableBody] = []
        for (index, binding) in node.bindings.enumerated() {
            // `let a, b: Int` declares one type for both.
            let annotation = node.bindings.dropFirst(index).lazy.compactMap(\.typeAnnotation?.type).first
            let type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? annotation : nil)
            let value = binding.initializer.map { expression($0.value, context.inBody) }
            for part in parts(binding.pattern, type.map { TypeShape($0) }, value) {
                found.append(variable(part.name, part.type, part.value, binding, of: node, context))
            }
        }
        return found
    }

    private typealias BoundPart = (name: TokenSyntax, type: TypeShape?, value: Expression?)

    /// The names in a pattern, each with its part of the type and of the value.
    private func parts(_ pattern: PatternSyntax, _ type: TypeShape?, _ value: Expression?) -> [BoundPart] {
        if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier { return [(name, type, value)] }
        guard let elements = pattern.as(TuplePatternSyntax.self)?.elements else { return [] }
        var found: [BoundPart] = []
        for (index, element) in elements.enumerated() {
            var own: TypeShape?
            if case .tuple(let types)? = type, types.indices.contains(index) { own = types[index].type }
            let part = value.map { Expression.member($0, element.label?.unescaped ?? "\(index)", [], Site(0)) }
            found += parts(element.pattern, own, part)
        }
        return found
    }

    private mutating func variable(
        _ name: TokenSyntax, _ type: TypeShape?, _ value: Expression?, _ binding: PatternBindingSyntax,
        of node: VariableDeclSyntax, _ context: DeclarationContext
    ) -> VariableBody {
        var body = VariableBody(name: name.unescaped, site: site(name))
        body.type = type
        body.value = value
        body.owner = owner(context, node.modifiers, node.attributes)
        body.isStatic = node.modifiers.has(.static, .class)
        body.isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
        body.isLazy = node.modifiers.has(.lazy)
        body.isWeak = node.modifiers.has(.weak)
        body.isOverride = node.modifiers.has(.override)
        body.wrappers = node.attributes.isEmpty ? [] : wrappers(node.attributes, context)
        body.isRequirement = context.isProtocol && !context.isExtension && !context.isInBody
        if let block = binding.accessorBlock { accessors(block, into: &body, context) }
        return body
    }

    /// The attributes that may be property wrappers, outermost first.
    private mutating func wrappers(
        _ attributes: AttributeListSyntax, _ context: DeclarationContext
    ) -> [VariableBody.Wrapper] {
        attributes.compactMap { element -> VariableBody.Wrapper? in
            guard case .attribute(let attribute) = element else { return nil }
            let type = TypeShape(attribute.attributeName)
            guard type.path?.last?.startsLikeType == true else { return nil }
            var arguments: [BodyArgument]?
            if case .argumentList(let list)? = attribute.arguments { arguments = list.map { argument($0, context) } }
            return VariableBody.Wrapper(type: type, arguments: arguments, site: site(attribute))
        }
    }

    private mutating func accessors(
        _ block: AccessorBlockSyntax, into body: inout VariableBody, _ context: DeclarationContext
    ) {
        guard !body.isRequirement else { return }
        body.getter = getter(block, context)
        guard case .accessors(let accessors) = block.accessors else { return }
        for accessor in accessors {
            let statements = accessor.body.map { self.statements($0.statements, context.inBody) } ?? []
            switch accessor.accessorSpecifier.text {
            case "set", "_modify":
                body.setter = statements
                body.newValue = accessor.parameters?.name.unescaped ?? "newValue"
            case "didSet", "willSet": body.observers += statements
            default: break
            }
        }
    }

    /// The statements of the getter in a block of accessors.
    private mutating func getter(_ block: AccessorBlockSyntax, _ context: DeclarationContext) -> [Statement]? {
        switch block.accessors {
        case .getter(let items): return statements(items, context.inBody)
        case .accessors(let accessors):
            let getter = accessors.first { ["get", "_read"].contains($0.accessorSpecifier.text) }
            return getter?.body.map { statements($0.statements, context.inBody) }
        }
    }
}

extension DeclarationContext {
    /// The context of the statements in a body that is declared here.
    var inBody: DeclarationContext {
        var inner = self
        inner.isInBody = true
        inner.defaultAccess = .fileprivate
        return inner
    }
}
