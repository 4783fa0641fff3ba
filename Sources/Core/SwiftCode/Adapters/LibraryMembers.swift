import DovetailBasics
import DovetailFacts
import SwiftSyntax

/// Reads the members of a library's type, including what a protocol's requirements do not have: default values,
/// modifiers.
struct LibraryMembers {
    let places: FileContext
    /// The path of the type.
    let scope: [String]
    /// Those of the enclosing extension.
    let attributes: [String]
    /// Nil in an extension.
    let kind: LibraryType.Kind?

    /// Whether a declaration is a member other than a type.
    func isMember(_ node: DeclSyntax) -> Bool {
        [.functionDecl, .initializerDecl, .subscriptDecl, .variableDecl, .enumCaseDecl].contains(node.kind)
    }

    /// The members that a declaration introduces; none if it is not public.
    func read(_ node: DeclSyntax) -> [LibraryMember] {
        if let node = node.as(EnumCaseDeclSyntax.self) { return node.elements.map { enumCase($0, node) } }
        guard let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            modifiers.access ?? .public >= .public
        else { return [] }
        var found = self.members(node).map { LibraryMember($0) }
        for index in found.indices {
            complete(&found[index], node: node, modifiers: modifiers)
        }
        return found
    }

    private func members(_ node: DeclSyntax) -> [MemberSignature] {
        let reader = SignatureReader(places: places)
        switch node.as(DeclSyntaxEnum.self) {
        case .functionDecl(let node): return [reader.method(node)]
        case .initializerDecl(let node): return [reader.initializer(node)]
        case .subscriptDecl(let node): return [reader.subscripted(node)]
        case .variableDecl(let node): return reader.properties(node)
        default: return []
        }
    }

    private func complete(_ member: inout LibraryMember, node: DeclSyntax, modifiers: DeclModifierListSyntax) {
        member.scope = scope
        member.requirement.attributes = attributes + member.requirement.attributes
        member.ownership =
            modifiers.first {
                [.keyword(.mutating), .keyword(.consuming), .keyword(.borrowing), .keyword(.__consuming)].contains(
                    $0.name.tokenKind)
            }?.name.text
        if let nonisolated = member.requirement.nonisolated, nonisolated.contains(text: "unsafe") {
            member.requirement.nonisolated = "nonisolated"
        }
        member.isRequired = modifiers.has(.required)
        if let node = node.as(InitializerDeclSyntax.self) { member.isFailable = node.optionalMark != nil }
        let parameters =
            node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
            ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
            ?? node.as(SubscriptDeclSyntax.self)?.parameterClause.parameters ?? []
        member.defaults = parameters.map { $0.defaultValue.map { LibraryMember.Default($0.value) } }
        if let node = node.as(VariableDeclSyntax.self) {
            takeAccessors(
                node.bindings.first?.accessorBlock, keyword: node.bindingSpecifier, modifiers: modifiers,
                member: &member)
        } else if let node = node.as(SubscriptDeclSyntax.self) {
            takeAccessors(node.accessorBlock, keyword: node.subscriptKeyword, modifiers: modifiers, member: &member)
        }
        member.obstacle = obstacle(member, modifiers)
    }

    /// Reads whether the member has a getter and a setter. A variable without a list of accessors has both.
    private func takeAccessors(
        _ block: AccessorBlockSyntax?, keyword: TokenSyntax, modifiers: DeclModifierListSyntax,
        member: inout LibraryMember
    ) {
        var isSettable = keyword.tokenKind != .keyword(.let)
        if case .accessors(let list)? = block?.accessors {
            let setters = ["set", "_modify", "modify", "unsafeMutableAddress"]
            isSettable = list.contains { setters.contains($0.accessorSpecifier.text) }
            let words = list.filter { $0.modifier != nil }.map { accessor in
                "\(accessor.modifier?.name.text ?? "") \(accessor.accessorSpecifier.text)"
            }
            if words.contains("mutating get") {
                member.accessors = isSettable ? "mutating get set" : "mutating get"
            } else if words.contains("nonmutating set") {
                member.accessors = "get nonmutating set"
            }
        } else if block != nil {
            isSettable = false
        }
        if modifiers.setterAccess ?? .public < .public {
            isSettable = false
            member.accessors = nil
        }
        if modifiers.has(.lazy), kind == .struct { member.accessors = isSettable ? "mutating get set" : "mutating get" }
        member.requirement.hasSetter = isSettable
    }

    private func obstacle(_ member: LibraryMember, _ modifiers: DeclModifierListSyntax) -> String? {
        let requirement = member.requirement
        if let unavailable = requirement.attributes.first(where: \.saysUnavailable) {
            return "it is not available: \(unavailable)"
        }
        if case .method(let name) = requirement.kind, let first = name.first, !(first.isLetter || first == "_") {
            return "it is an operator"
        }
        if member.requirement.result?.isOpaque == true { return "its result type is opaque" }
        if member.ownership == "consuming" || member.ownership == "__consuming" { return "it consumes its value" }
        if case .method(let name) = requirement.kind, name.hasPrefix("_") {
            return "its name marks it as private"
        }
        if case .property(let name) = requirement.kind, name.hasPrefix("_") {
            return "its name marks it as private"
        }
        if requirement.attributes.contains(where: { $0.hasPrefix("@_spi") }) { return "it is @_spi" }
        if ["hashValue", "hash(into:)", "unownedExecutor"].contains(requirement.title) {
            return "the compiler synthesizes it for a standard protocol"
        }
        if requirement.result == nil, case .property = requirement.kind { return "it has no type annotation" }
        return nil
    }

    private func enumCase(_ node: EnumCaseElementSyntax, _ declaration: EnumCaseDeclSyntax) -> LibraryMember {
        var member = LibraryMember(MemberSignature(.property(node.name.unescaped), at: places.location(of: node.name)))
        member.scope = scope
        member.source = "case \(node.plainText.trimmingCommas)"
        member.obstacle = "it is a case of an enum"
        return member
    }
}

extension String {
    fileprivate var trimmingCommas: String { hasSuffix(",") ? String(dropLast()) : self }
}

extension LibraryMember.Default {
    fileprivate init(_ value: ExprSyntax) {
        let finder = NameFinder(viewMode: .sourceAccurate)
        finder.walk(value)
        self.init(text: value.plainText, names: finder.names, implicitMembers: finder.implicitMembers)
    }
}

private final class NameFinder: SyntaxVisitor {
    var names: Set<String> = []
    var implicitMembers: Set<String> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName == node else {
            names.insert(node.baseName.unescaped)
            return .visitChildren
        }
        if member.base == nil { implicitMembers.insert(node.baseName.unescaped) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.unescaped)
        return .visitChildren
    }
}
