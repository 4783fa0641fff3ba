import DovetailFacts
import SwiftSyntax

extension FactReader {
    /// Reads a type declaration and everything in it.
    mutating func read(
        _ node: some DeclGroupSyntax & NamedDeclSyntax, kind: TypeKind,
        inheritance: InheritanceClauseSyntax?, generics: GenericParameterClauseSyntax?,
        context: DeclarationContext
    ) {
        var fact = TypeFact(
            kind: kind, path: context.path + [node.name.unescaped], access: context.access(node.modifiers),
            condition: context.condition, location: file.location(of: node.name))
        fact.genericParameters = generics?.parameters.map(\.name.text) ?? []
        fact.constraints = ConstraintFact.all(generics, whereClause(of: node))
        fact.inherits = references(inheritance) + selfConstraints((node as? ProtocolDeclSyntax)?.genericWhereClause)
        fact.isolation = isolation(node.attributes, node.modifiers)
        fact.attributes = node.attributes.plainNames
        fact.attributeNames = node.attributes.names
        fact.mayHaveMacros = !node.attributes.wrappers.isEmpty
        fact.availability = node.attributes.availability
        fact.isGlobalActor = node.attributes.has("globalActor")
        fact.isFinal = node.modifiers.has(.final)
        fact.hasAssociatedValues = kind == .enum && node.memberBlock.members.haveAssociatedValues
        if kind == .enum { fact.cases = cases(node.memberBlock.members) }
        fact.parent = context.parent
        fact.isPrivate = node.modifiers.access == .private
        fact.body = context.body
        var members = MemberList()
        let inner = context.entering(fact)
        read(node.memberBlock.members, into: &members, inner)
        fact.members = members.members
        fact.initializers = members.initializers
        facts.types.append(fact)
    }

    /// Reads an extension and everything in it.
    mutating func read(_ node: ExtensionDeclSyntax, _ context: DeclarationContext) {
        var fact = ExtensionFact(
            extended: TypeReference(node.extendedType, in: file), condition: context.condition,
            location: file.location(of: node.extendedType))
        fact.end = file.location(of: node.memberBlock.rightBrace)
        fact.inherits = references(node.inheritanceClause)
        fact.constraints = node.genericWhereClause?.requirements.map { ConstraintFact($0.requirement) } ?? []
        fact.isolation = isolation(node.attributes, node.modifiers)
        fact.attributes = node.attributes.plainNames
        var inner = context
        inner.path = fact.extended.shape.path ?? []
        inner.parent = fact.location
        inner.within = fact.extended.shape
        inner.defaultAccess = node.modifiers.access ?? .internal
        inner.ceiling = .open
        inner.availability += node.attributes.availability
        var members = MemberList()
        read(node.memberBlock.members, into: &members, inner)
        fact.members = members.members
        fact.initializers = members.initializers
        facts.extensions.append(fact)
    }

    /// The cases of an enum, in all builds.
    private func cases(_ items: MemberBlockItemListSyntax) -> [EnumCaseFact] {
        items.flatMap { item -> [EnumCaseFact] in
            if let node = item.decl.as(EnumCaseDeclSyntax.self) {
                return node.elements.map {
                    EnumCaseFact(name: $0.name.unescaped, location: file.location(of: $0))
                }
            }
            return item.decl.as(IfConfigDeclSyntax.self)?.clauses.flatMap { clause in
                if case .decls(let items) = clause.elements { cases(items) } else { [EnumCaseFact]() }
            } ?? []
        }
    }

    /// Reads a typealias.
    mutating func read(_ node: TypeAliasDeclSyntax, _ context: DeclarationContext) {
        var fact = AliasFact(
            path: context.path + [node.name.unescaped], access: context.access(node.modifiers),
            genericParameters: node.genericParameterClause?.parameters.map(\.name.text) ?? [],
            target: TypeReference(node.initializer.value, in: file), condition: context.condition,
            location: file.location(of: node.name))
        fact.parent = context.parent
        fact.isPrivate = node.modifiers.access == .private
        facts.aliases.append(fact)
    }

    /// The types that a protocol's `where` clause requires `Self` to conform to.
    private func selfConstraints(_ clause: GenericWhereClauseSyntax?) -> [TypeReference] {
        (clause?.requirements ?? []).compactMap { requirement in
            guard case .conformanceRequirement(let node) = requirement.requirement,
                TypeShape(node.leftType) == .name("Self")
            else { return nil }
            return TypeReference(node.rightType, in: file)
        }
    }

    private func whereClause(of node: some DeclGroupSyntax & NamedDeclSyntax) -> GenericWhereClauseSyntax? {
        node is ProtocolDeclSyntax ? nil : node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
    }

    private func references(_ clause: InheritanceClauseSyntax?) -> [TypeReference] {
        clause?.inheritedTypes.map { TypeReference(conformance($0.type), in: file) } ?? []
    }

    /// The type in `@retroactive P`, `@MainActor P` or `nonisolated P`. What is `@unchecked` is not that type.
    private func conformance(_ type: TypeSyntax) -> TypeSyntax {
        guard let attributed = type.as(AttributedTypeSyntax.self),
            !attributed.attributes.contains(where: { $0.trimmedDescription == "@unchecked" })
        else { return type }
        return attributed.baseType
    }
}

extension GenericParameterFact {
    init(_ node: GenericParameterSyntax) {
        self.init(
            name: node.name.unescaped, constraint: node.inheritedType.map { TypeShape($0) },
            isPack: node.specifier?.tokenKind == .keyword(.each))
    }
}

extension ConstraintFact {
    /// The constraints in a generic parameter clause and in a `where` clause.
    static func all(
        _ generics: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?
    ) -> [ConstraintFact] {
        let written = generics?.parameters.compactMap { parameter in
            parameter.inheritedType.map {
                ConstraintFact(left: .name(parameter.name.text), right: TypeShape($0), isSameType: false)
            }
        }
        return (written ?? []) + (clause?.requirements.map { ConstraintFact($0.requirement) } ?? [])
    }

    init(_ requirement: GenericRequirementSyntax.Requirement) {
        switch requirement {
        case .sameTypeRequirement(let node):
            self.init(
                left: Self.shape(Syntax(node.leftType)), right: Self.shape(Syntax(node.rightType)), isSameType: true)
        case .conformanceRequirement(let node):
            self.init(left: TypeShape(node.leftType), right: TypeShape(node.rightType), isSameType: false)
        case .layoutRequirement(let node):
            self.init(left: TypeShape(node.type), right: .other(node.layoutSpecifier.text), isSameType: false)
        }
    }

    private static func shape(_ node: Syntax) -> TypeShape {
        TypeSyntax(node).map { TypeShape($0) } ?? .other(node.plainText)
    }
}

extension MemberBlockItemListSyntax {
    /// Whether some case of an enum has associated values, in some build.
    fileprivate var haveAssociatedValues: Bool {
        contains { member in
            if let cases = member.decl.as(EnumCaseDeclSyntax.self) {
                return cases.elements.contains { $0.parameterClause != nil }
            }
            return member.decl.as(IfConfigDeclSyntax.self)?.clauses.contains { clause in
                if case .decls(let members) = clause.elements { members.haveAssociatedValues } else { false }
            } ?? false
        }
    }
}
