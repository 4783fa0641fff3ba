import DovetailFacts
import SwiftSyntax

/// The declarations in the body of a type.
struct MemberList {
    var members: [MemberFact] = []
    var initializers: [InitializerFact] = []
}

extension FactReader {
    /// Reads the members of a type, an extension, or an `#if` clause in one.
    mutating func read(
        _ items: MemberBlockItemListSyntax, into list: inout MemberList, _ context: DeclarationContext
    ) {
        for item in items {
            switch item.decl.as(DeclSyntaxEnum.self) {
            case .variableDecl(let node): readProperties(node, into: &list, context)
            case .functionDecl(let node): readFunction(node, into: &list, context)
            case .initializerDecl(let node): readInitializer(node, into: &list, context)
            case .subscriptDecl(let node):
                var fact = MemberFact(
                    kind: .subscript, name: "subscript", access: context.access(node.modifiers),
                    condition: context.condition, location: file.location(of: node.subscriptKeyword))
                fact.isStatic = node.modifiers.has(.static, .class)
                fact.parameters = parameters(node.parameterClause)
                // Here, a single name is not a label.
                for (index, parameter) in node.parameterClause.parameters.enumerated()
                where parameter.secondName == nil { fact.parameters[index].label = nil }
                fact.type = TypeReference(node.returnClause.type, in: file)
                fact.isGeneric = node.genericParameterClause != nil
                read(node.attributes, modifiers: node.modifiers, into: &fact, context: context)
                if !fact.isStatic, context.mayBeComponent {
                    let getter = AccessorFacts(node.accessorBlock).getter
                    fact.reads = ReadCollector.reads(in: getter, of: node, file)
                }
                list.members.append(fact)
                readConstructions(in: node, context)
            case .associatedTypeDecl(let node):
                var fact = MemberFact(
                    kind: .associatedType, name: node.name.unescaped, access: context.ceiling,
                    condition: context.condition, location: file.location(of: node.name))
                let inherited = node.inheritanceClause?.inheritedTypes.map { TypeShape($0.type) } ?? []
                fact.constraints = inherited.map {
                    ConstraintFact(left: .name(fact.name), right: $0, isSameType: false)
                }
                list.members.append(fact)
            case .ifConfigDecl(let node):
                for (elements, condition) in node.clauses(under: context.condition) {
                    guard case .decls(let items) = elements, isReadable(condition, at: node) else { continue }
                    var inner = context
                    inner.condition = condition
                    read(items, into: &list, inner)
                }
            default: read(item.decl, context)
            }
        }
    }

    private mutating func readProperties(
        _ node: VariableDeclSyntax, into list: inout MemberList, _ context: DeclarationContext
    ) {
        var inner = context
        inner.isStatic = node.modifiers.has(.static, .class)
        list.members += properties(node, inner)
        // Nothing is constructed in a plain stored property.
        guard
            !node.attributes.isEmpty
                || node.bindings.contains(where: { $0.initializer != nil || $0.accessorBlock != nil })
        else { return }
        readConstructions(in: node, inner)
    }

    /// The properties of a declaration, the last first.
    func properties(_ node: VariableDeclSyntax, _ context: DeclarationContext) -> [MemberFact] {
        var found: [MemberFact] = []
        var annotation: TypeSyntax?
        for binding in node.bindings.reversed() {
            // `let a, b: Int` declares one type for both.
            if let type = binding.typeAnnotation?.type {
                annotation = type
            } else if binding.initializer != nil {
                annotation = nil
            }
            for bound in BoundName.all(in: binding.pattern, type: annotation, value: binding.initializer?.value) {
                found.append(property(bound, binding: binding, of: node, context: context))
            }
        }
        return found
    }

    /// Reads what attributes and modifiers say of a member.
    private func read(
        _ attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax, into fact: inout MemberFact,
        context: DeclarationContext
    ) {
        fact.isolation = isolation(attributes, modifiers)
        fact.availability = context.availability
        fact.ownership = Ownership(modifiers)
        guard !attributes.isEmpty else { return }
        fact.attributes = attributes.plainNames
        fact.attributeNames = attributes.names
        fact.interfaces = attributes.interfaces
        fact.availability += attributes.availability
    }

    private func property(
        _ bound: BoundName, binding: PatternBindingSyntax, of node: VariableDeclSyntax, context: DeclarationContext
    ) -> MemberFact {
        let name = bound.name
        var fact = MemberFact(
            kind: .property, name: name.unescaped, access: context.access(node.modifiers),
            condition: context.condition, location: file.location(of: name))
        fact.isStatic = context.isStatic
        fact.setterAccess = node.modifiers.setterAccess.map { min($0, fact.access) }
        fact.accessRemovals = context.accessRemovals(node.modifiers, in: file)
        read(node.attributes, modifiers: node.modifiers, into: &fact, context: context)
        fact.isTypeInferred = bound.type == nil
        fact.wrappers = node.attributes.isEmpty ? [] : node.attributes.wrappers
        fact.type =
            bound.type.map { TypeReference($0, in: file) }
            ?? bound.value.flatMap { InferredType(file: file).type(of: $0) }
        if bound.type == nil { fact.initialValue = bound.value.flatMap { InferredType(file: file).value(of: $0) } }
        let accessors = AccessorFacts(binding.accessorBlock)
        fact.effects = accessors.effects
        fact.thrown = accessors.thrown.map { TypeReference($0, in: file) }
        fact.isMemberwise =
            binding.isStored && !node.modifiers.has(.lazy)
            && !(node.bindingSpecifier.tokenKind == .keyword(.let) && binding.initializer != nil)
        fact.isStored = fact.isMemberwise && binding.accessorBlock == nil && node.attributes.isEmpty
        fact.hasValue = binding.initializer != nil
        fact.isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
        fact.lifetime = binding.isStored ? .stored : accessors.getter?.isOnlyShared == true ? .shared : .computed
        fact.isSettable = node.bindingSpecifier.tokenKind == .keyword(.var) && accessors.isSettable
        if !fact.isStatic, context.mayBeComponent {
            let isLazy = node.modifiers.has(.lazy)
            fact.reads = ReadCollector.reads(
                in: accessors.getter ?? (isLazy ? binding.initializer.map { Syntax($0.value) } : nil), file)
        }
        return fact
    }

    private mutating func readFunction(
        _ node: FunctionDeclSyntax, into list: inout MemberList, _ context: DeclarationContext
    ) {
        let fact = function(node, context)
        list.members.append(fact)
        var inner = context
        inner.isStatic = fact.isStatic
        inner.genericParameters += node.genericParameterClause?.parameters.map(\.name.text) ?? []
        readConstructions(in: node, inner)
    }

    /// A function without what its body constructs.
    func function(_ node: FunctionDeclSyntax, _ context: DeclarationContext) -> MemberFact {
        var fact = MemberFact(
            kind: .function, name: node.name.unescaped, access: context.access(node.modifiers),
            condition: context.condition, location: file.location(of: node.name))
        fact.isStatic = node.modifiers.has(.static, .class)
        fact.accessRemovals = context.accessRemovals(node.modifiers, in: file)
        read(node.attributes, modifiers: node.modifiers, into: &fact, context: context)
        fact.effects = Effects(node.signature.effectSpecifiers)
        fact.thrown = node.signature.effectSpecifiers?.throwsClause?.type.map { TypeReference($0, in: file) }
        fact.isGeneric = node.genericParameterClause != nil
        fact.generics = node.genericParameterClause?.parameters.map { GenericParameterFact($0) } ?? []
        fact.constraints = node.genericWhereClause?.requirements.map { ConstraintFact($0.requirement) } ?? []
        if !fact.isStatic, context.mayBeComponent { fact.reads = ReadCollector.reads(of: node, file) }
        if node.body.map({ Syntax($0.statements).isOnlyShared }) == true { fact.lifetime = .shared }
        fact.parameters = parameters(node.signature.parameterClause)
        fact.type = node.signature.returnClause.map { TypeReference($0.type, in: file) }
        fact.genericClauses = [node.genericParameterClause?.plainText ?? "", node.genericWhereClause?.plainText ?? ""]
        return fact
    }

    private mutating func readInitializer(
        _ node: InitializerDeclSyntax, into list: inout MemberList, _ context: DeclarationContext
    ) {
        if context.isProtocol {
            list.members.append(
                MemberFact(
                    kind: .initializer, name: "init", access: context.ceiling, condition: context.condition,
                    location: file.location(of: node.initKeyword)))
        }
        var fact = InitializerFact(
            parameters: parameters(node.signature.parameterClause), isFailable: node.optionalMark != nil,
            delegation: DelegationFinder.delegation(in: node.body), location: file.location(of: node.initKeyword))
        fact.storedClosures = StoredClosures.all(of: node)
        fact.access = context.access(node.modifiers)
        fact.effects = Effects(node.signature.effectSpecifiers)
        fact.isGeneric = node.genericParameterClause != nil || node.genericWhereClause != nil
        fact.isolation = isolation(node.attributes, node.modifiers)
        fact.attributes = node.attributes.plainNames
        fact.attributeNames = node.attributes.names
        fact.availability = context.availability + node.attributes.availability
        fact.condition = context.condition
        list.initializers.append(fact)
        var inner = context
        inner.genericParameters += node.genericParameterClause?.parameters.map(\.name.text) ?? []
        readConstructions(in: node, inner)
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax) -> [ParameterFact] {
        clause.parameters.map { parameter in
            let label = parameter.firstName.unescaped
            var fact = ParameterFact(
                label: label == "_" ? nil : label, name: parameter.secondName?.unescaped ?? label,
                type: TypeReference(parameter.type, in: file), isVariadic: parameter.ellipsis != nil)
            fact.hasDefault = parameter.defaultValue != nil
            fact.literal = parameter.defaultValue.flatMap { $0.value.isPlainLiteral ? $0.value.plainText : nil }
            fact.hasAttributes = !parameter.attributes.isEmpty
            return fact
        }
    }
}

extension ExprSyntax {
    /// Whether it is a literal that looks up no names.
    fileprivate var isPlainLiteral: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
        case .stringLiteralExpr(let node): node.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
        case .prefixOperatorExpr(let node): node.operator.text == "-" && node.expression.isPlainLiteral
        case .arrayExpr(let node): node.elements.allSatisfy { $0.expression.isPlainLiteral }
        case .dictionaryExpr(let node): node.content.is(TokenSyntax.self)
        default: false
        }
    }
}

/// The facts in a property's accessor block.
private struct AccessorFacts {
    var isSettable = true
    var effects = Effects()
    var thrown: TypeSyntax?
    var getter: Syntax?

    init(_ block: AccessorBlockSyntax?) {
        switch block?.accessors {
        case nil: break
        case .getter(let items):
            isSettable = false
            getter = Syntax(items)
        case .accessors(let accessors):
            let words = accessors.map(\.accessorSpecifier.text)
            let isComputed = words.contains { ["get", "_read", "unsafeAddress"].contains($0) }
            isSettable = !isComputed || words.contains { ["set", "_modify", "unsafeMutableAddress"].contains($0) }
            let get = accessors.first { $0.accessorSpecifier.text == "get" }
            effects = Effects(get?.effectSpecifiers)
            thrown = get?.effectSpecifiers?.throwsClause?.type
            getter = get?.body.map { Syntax($0.statements) }
        }
    }
}
