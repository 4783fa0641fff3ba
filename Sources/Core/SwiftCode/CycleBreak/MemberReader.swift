import DovetailFacts
import SwiftSyntax

/// Reads functions, properties and initializers, including everything that a protocol would have to require.
struct MemberReader {
    let file: FileContext
    let imports: [String]
    /// The type whose members are read; nil at the top level.
    var owner: String?
    var standardAccess = Access.internal
    var isConditional = false

    init(file: FileContext, imports: [String]) {
        self.file = file
        self.imports = imports
    }

    func read(_ items: MemberBlockItemListSyntax) -> [DeclaredMember] {
        items.flatMap { item -> [DeclaredMember] in
            guard let node = item.decl.as(IfConfigDeclSyntax.self) else { return read(item.decl) }
            var inner = self
            inner.isConditional = true
            return node.clauses.flatMap { clause -> [DeclaredMember] in
                guard case .decls(let items) = clause.elements else { return [] }
                return inner.read(items)
            }
        }
    }

    func read(_ node: DeclSyntax) -> [DeclaredMember] {
        switch node.as(DeclSyntaxEnum.self) {
        case .functionDecl(let node): [function(node)]
        case .initializerDecl(let node): [initializer(node)]
        case .variableDecl(let node): properties(node)
        case .subscriptDecl(let node): [indexed(node)]
        case .enumCaseDecl(let node):
            node.elements.map {
                DeclaredMember(.enumCase, $0.name.unescaped, access: .public, location: file.location(of: $0))
            }
        default: []
        }
    }

    private func member(
        _ kind: DeclaredMember.Kind, name: TokenSyntax, modifiers: DeclModifierListSyntax,
        attributes: AttributeListSyntax
    ) -> DeclaredMember {
        var member = DeclaredMember(
            kind, name.unescaped, access: modifiers.access ?? standardAccess, location: file.location(of: name))
        member.imports = imports
        member.isStatic = modifiers.has(.static, .class)
        member.isMutating = modifiers.has(.mutating)
        if isConditional { member.obstacle = "is under #if" }
        for case .attribute(let attribute) in attributes {
            let name = attribute.attributeName.plainText
            if name == "MainActor" || name == "discardableResult" {
                member.attributes.append("@\(name)")
            } else if name == "available" || name.hasSuffix("Actor") || name.hasSuffix("Builder") {
                member.obstacle = "has @\(name)"
            }
        }
        if modifiers.has(.nonisolated) { member.attributes.append("nonisolated") }
        if modifiers.has(.consuming, .borrowing) { member.obstacle = "consumes or borrows its value" }
        return member
    }

    // MARK: Functions

    private func function(_ node: FunctionDeclSyntax) -> DeclaredMember {
        var result = member(.function, name: node.name, modifiers: node.modifiers, attributes: node.attributes)
        read(node.signature, node.genericParameterClause, into: &result)
        if let type = node.signature.returnClause?.type, !["Void", "()"].contains(type.plainText) {
            result.result = TypeShape(type)
        }
        if case .identifier = node.name.tokenKind {} else { result.obstacle = "is an operator" }
        return finished(result)
    }

    private func initializer(_ node: InitializerDeclSyntax) -> DeclaredMember {
        var result = member(
            .initializer, name: node.initKeyword, modifiers: node.modifiers, attributes: node.attributes)
        result.isStatic = false
        read(node.signature, node.genericParameterClause, into: &result)
        if let owner { result.result = node.optionalMark == nil ? .name(owner) : .optional(.name(owner)) }
        return finished(result)
    }

    private func indexed(_ node: SubscriptDeclSyntax) -> DeclaredMember {
        var result = member(
            .subscript, name: node.subscriptKeyword, modifiers: node.modifiers, attributes: node.attributes)
        read(node.parameterClause, into: &result)
        // Here, a single name is not a label.
        for (index, parameter) in node.parameterClause.parameters.enumerated() where parameter.secondName == nil {
            result.parameters[index].label = nil
        }
        result.result = TypeShape(node.returnClause.type)
        return finished(result)
    }

    private func read(
        _ node: FunctionSignatureSyntax, _ generics: GenericParameterClauseSyntax?, into member: inout DeclaredMember
    ) {
        if generics != nil { member.obstacle = "is generic" }
        if let effects = node.effectSpecifiers {
            member.effects.isAsync = effects.asyncSpecifier != nil
            if let thrown = effects.throwsClause {
                member.effects.thrown = ""
                if thrown.type != nil { member.obstacle = "throws a type of its own" }
                if thrown.throwsSpecifier.tokenKind == .keyword(.rethrows) { member.obstacle = "rethrows" }
            }
        }
        read(node.parameterClause, into: &member)
    }

    private func read(_ node: FunctionParameterClauseSyntax, into member: inout DeclaredMember) {
        member.parameters = node.parameters.map { parameter in
            if parameter.ellipsis != nil { member.obstacle = "takes variadic arguments" }
            if !parameter.attributes.isEmpty { member.obstacle = "has an attribute on a parameter" }
            let name = (parameter.secondName ?? parameter.firstName).unescaped
            let label = parameter.firstName.text == "_" ? nil : parameter.firstName.unescaped
            var result = DeclaredMember.Parameter(label: label, name: name, type: TypeShape(parameter.type))
            result.standard = parameter.defaultValue?.value.plainText
            result.isLiteral = parameter.defaultValue?.value.isPlainLiteral ?? false
            return result
        }
        var unnamed = 0
        for index in member.parameters.indices where member.parameters[index].name == "_" {
            unnamed += 1
            member.parameters[index].name = "argument\(unnamed)"
        }
    }

    /// The member with any obstacle in its types added.
    private func finished(_ member: DeclaredMember) -> DeclaredMember {
        var member = member
        if member.obstacle == nil {
            member.obstacle = member.signature.lazy.compactMap(\.obstacle).first.map { "has \($0) in its signature" }
        }
        return member
    }

    // MARK: Properties

    private func properties(_ node: VariableDeclSyntax) -> [DeclaredMember] {
        var annotation: TypeSyntax?
        var found: [DeclaredMember] = []
        for binding in node.bindings.reversed() {
            if let type = binding.typeAnnotation?.type {
                annotation = type
            } else if binding.initializer != nil {
                annotation = nil
            }
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            var result = member(.property, name: name, modifiers: node.modifiers, attributes: node.attributes)
            result.result = annotation.map { TypeShape($0) } ?? binding.initializer.flatMap { inferred($0.value) }
            result.isInferred = annotation == nil
            if result.result == nil { result.obstacle = "does not say its type" }
            result.isSettable = isSettable(node, binding: binding, access: result.access)
            if case .accessors(let accessors) = binding.accessorBlock?.accessors,
                let getter = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) })
            {
                result.effects.isAsync = getter.effectSpecifiers?.asyncSpecifier != nil
                if let thrown = getter.effectSpecifiers?.throwsClause {
                    result.effects.thrown = ""
                    if thrown.type != nil { result.obstacle = "throws a type of its own" }
                }
            }
            found.append(finished(result))
        }
        return found.reversed()
    }

    private func inferred(_ value: ExprSyntax) -> TypeShape? {
        if let node = value.as(TryExprSyntax.self), node.questionOrExclamationMark?.text == "!" {
            return inferred(node.expression)
        }
        return InferredType(file: file).type(of: value)?.shape
    }

    private func isSettable(_ node: VariableDeclSyntax, binding: PatternBindingSyntax, access: Access) -> Bool {
        guard node.bindingSpecifier.tokenKind == .keyword(.var) else { return false }
        if let setter = node.modifiers.setterAccess, setter < access { return false }
        switch binding.accessorBlock?.accessors {
        case nil: return true
        case .getter: return false
        case .accessors(let list):
            let words = list.map(\.accessorSpecifier.text)
            return words.contains { ["set", "willSet", "didSet", "_modify"].contains($0) }
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

extension TypeShape {
    /// The part of the type that a protocol's requirement cannot have, or that this tool cannot write.
    fileprivate var obstacle: String? {
        switch self {
        case .named(let parts):
            if parts.contains(where: { $0.name == "Self" }) { return "'Self'" }
            return parts.lazy.flatMap(\.arguments).compactMap(\.obstacle).first
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .metatype(let type, _),
            .existential(let type):
            return type.obstacle
        case .dictionary(let key, let value): return key.obstacle ?? value.obstacle
        case .tuple(let elements): return elements.lazy.compactMap(\.type.obstacle).first
        case .function(let parameters, _, let result):
            return parameters.lazy.compactMap(\.obstacle).first ?? result.obstacle
        case .composition(let types): return types.lazy.compactMap(\.obstacle).first
        case .opaque: return "an opaque type"
        case .attributed(let words, let type):
            let known: Set<String> = ["inout", "@escaping", "@Sendable", "@MainActor"]
            return words.first { !known.contains($0) } ?? type.obstacle
        case .variadic(let type): return type.obstacle
        case .other(let text): return "'\(text)'"
        }
    }
}
