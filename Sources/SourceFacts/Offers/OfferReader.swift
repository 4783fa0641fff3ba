import SwiftParser
import SwiftSyntax
package import WiringModel

/// Reads which types a file's declarations name where other modules see it: those that are `package` or wider.
package enum OfferReader {
    /// What a file's text shows.
    package static func read(_ source: String, path: String) -> FileOffers {
        let visitor = OfferVisitor(path, source)
        visitor.walk(Parser.parse(source: source))
        return visitor.offers
    }
}

private final class OfferVisitor: SyntaxVisitor {
    /// What declarations stand in.
    private struct Scope {
        var path: [String] = []
        /// The widest access of a member.
        var ceiling = Access.open
        /// The access of a member that says none.
        var usual = Access.internal
        var generics: Set<String> = []
        /// What an extension extends.
        var extended: [String] = []
        /// Whether something in an extension was offered.
        var hasOffers = false
    }

    var offers: FileOffers
    private let places: FileContext
    private var scopes = [Scope()]

    init(_ path: String, _ source: String) {
        offers = FileOffers(path: path)
        places = FileContext(path: path, source: source)
        super.init(viewMode: .sourceAccurate)
    }

    private var scope: Scope { scopes[scopes.count - 1] }

    // MARK: What is offered

    private func access(_ modifiers: DeclModifierListSyntax) -> Access {
        min(modifiers.access ?? scope.usual, scope.ceiling)
    }

    /// Keeps names where they are for others.
    private func offer(
        _ names: [NamedType], _ declaration: String, _ access: Access, generics: Set<String> = [],
        bound: [String]? = nil
    ) {
        guard access >= .package else { return }
        if bound == nil { scopes[scopes.count - 1].hasOffers = true }
        let scope = scope
        for name in names where !scope.generics.contains(name.path[0]) && !generics.contains(name.path[0]) {
            offers.names.append(
                FileOffers.Name(
                    path: name.path, declaration: (scope.path + [declaration]).joined(separator: "."), access: access,
                    scope: scope.path, bound: bound ?? scope.extended, location: places.location(of: name.node)))
        }
    }

    private func attributes(_ list: AttributeListSyntax) -> [NamedType] {
        list.flatMap { element -> [NamedType] in
            guard case .attribute(let attribute) = element, attribute.arguments == nil else { return [] }
            return TypeNames.find(in: attribute.attributeName)
        }
    }

    private func generics(_ clause: GenericParameterClauseSyntax?) -> Set<String> {
        Set((clause?.parameters ?? []).map(\.name.unescaped))
    }

    private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
        "(\(clause.parameters.map { "\($0.firstName.unescaped):" }.joined()))"
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax) -> [NamedType] {
        clause.parameters.flatMap { TypeNames.find(in: $0.type) + TypeNames.find(in: $0.defaultValue?.value) }
    }

    // MARK: Types

    private func enter(
        _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
        _ clause: GenericParameterClauseSyntax?, _ inheritance: InheritanceClauseSyntax?,
        _ requirements: GenericWhereClauseSyntax?, isProtocol: Bool = false
    ) -> SyntaxVisitorContinueKind {
        let access = access(modifiers)
        let own = generics(clause)
        let names =
            self.attributes(attributes) + TypeNames.find(in: clause) + TypeNames.find(in: inheritance)
            + TypeNames.find(in: requirements)
        offer(names, name.unescaped, access, generics: own)
        var inner = Scope(path: scope.path + [name.unescaped], ceiling: access, generics: scope.generics.union(own))
        if isProtocol { inner.usual = access }
        inner.extended = scope.extended
        let inherited = (inheritance?.inheritedTypes ?? []).compactMap { TypeNames.path($0.type) }
        declare(inner.path, access, inherited, isProtocol: isProtocol)
        for parameter in own { declare(inner.path + [parameter], access) }
        scopes.append(inner)
        return .visitChildren
    }

    private func declare(_ path: [String], _ access: Access, _ inherited: [[String]] = [], isProtocol: Bool = false) {
        let name = path.joined(separator: ".")
        let known = offers.types[name]
        offers.types[name] = FileOffers.DeclaredType(
            access: max(access, known?.access ?? .private), inherited: (known?.inherited ?? []) + inherited,
            isProtocol: isProtocol)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.name, node.modifiers, node.attributes, node.genericParameterClause, node.inheritanceClause,
            node.genericWhereClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.name, node.modifiers, node.attributes, node.genericParameterClause, node.inheritanceClause,
            node.genericWhereClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.name, node.modifiers, node.attributes, node.genericParameterClause, node.inheritanceClause,
            node.genericWhereClause)
    }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.name, node.modifiers, node.attributes, node.genericParameterClause, node.inheritanceClause,
            node.genericWhereClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.name, node.modifiers, node.attributes, nil, node.inheritanceClause, node.genericWhereClause,
            isProtocol: true)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = TypeNames.path(node.extendedType) ?? [node.extendedType.plainText]
        let inherited = TypeNames.find(in: node.inheritanceClause)
        offers.inherited[path.joined(separator: "."), default: []] += inherited.map(\.path)
        // That a type conforms is seen wherever both can be.
        offer(inherited, "extension \(path.joined(separator: "."))", .public, bound: path)
        var inner = Scope(path: scope.path + path, ceiling: .open, generics: scope.generics)
        inner.usual = node.modifiers.access ?? .internal
        inner.extended = path
        scopes.append(inner)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) {
        guard scopes.removeLast().hasOffers else { return }
        // What is added to a type of others is an offer of that type, too.
        let names = TypeNames.find(in: node.extendedType) + TypeNames.find(in: node.genericWhereClause)
        offer(names, "extension \(node.extendedType.plainText)", .public)
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        offer(
            attributes(node.attributes) + TypeNames.find(in: node.genericParameterClause)
                + parameters(node.signature.parameterClause)
                + TypeNames.find(in: node.signature.effectSpecifiers?.throwsClause?.type)
                + TypeNames.find(in: node.signature.returnClause) + TypeNames.find(in: node.genericWhereClause),
            node.name.unescaped + labels(node.signature.parameterClause), access(node.modifiers),
            generics: generics(node.genericParameterClause))
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        offer(
            attributes(node.attributes) + TypeNames.find(in: node.genericParameterClause)
                + parameters(node.signature.parameterClause)
                + TypeNames.find(in: node.signature.effectSpecifiers?.throwsClause?.type)
                + TypeNames.find(in: node.genericWhereClause),
            "init" + labels(node.signature.parameterClause), access(node.modifiers),
            generics: generics(node.genericParameterClause))
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        offer(
            attributes(node.attributes) + TypeNames.find(in: node.genericParameterClause)
                + parameters(node.parameterClause) + TypeNames.find(in: node.returnClause)
                + TypeNames.find(in: node.genericWhereClause),
            "subscript" + labels(node.parameterClause), access(node.modifiers),
            generics: generics(node.genericParameterClause))
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            // Of a value without a type, the text tells the type where it is created or cast.
            let type = TypeNames.find(in: binding.typeAnnotation)
            let value = binding.typeAnnotation == nil ? inferred(binding.initializer?.value) : []
            offer(type + value, binding.pattern.plainText, access(node.modifiers))
        }
        return .skipChildren
    }

    /// The names in a value that tell its type.
    private func inferred(_ value: ExprSyntax?) -> [NamedType] {
        switch value?.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let call):
            calledType(call.calledExpression) == nil ? [] : TypeNames.find(in: call.calledExpression)
        case .arrayExpr(let list): list.elements.first.map { inferred($0.expression) } ?? []
        case .tryExpr(let node): inferred(node.expression)
        case .sequenceExpr(let node): TypeNames.find(in: node.elements.last?.as(TypeExprSyntax.self))
        case .memberAccessExpr(let node) where node.declName.baseName.text == "self": TypeNames.find(in: node)
        default: []
        }
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements {
            offer(TypeNames.find(in: element.parameterClause), element.name.unescaped, scope.ceiling)
        }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let access = access(node.modifiers)
        declare(scope.path + [node.name.unescaped], access)
        offer(
            TypeNames.find(in: node.genericParameterClause) + TypeNames.find(in: node.initializer)
                + TypeNames.find(in: node.genericWhereClause),
            node.name.unescaped, access, generics: generics(node.genericParameterClause))
        return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(scope.path + [node.name.unescaped], scope.ceiling)
        offer(
            TypeNames.find(in: node.inheritanceClause) + TypeNames.find(in: node.initializer)
                + TypeNames.find(in: node.genericWhereClause),
            node.name.unescaped, scope.ceiling)
        return .skipChildren
    }

    // Statements at the top level of a program are for nobody.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
