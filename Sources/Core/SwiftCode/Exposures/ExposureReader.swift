package import DovetailFacts
import SwiftSyntax

/// Reads which types the declarations of a file expose to other modules: those in declarations that are `package` or
/// wider.
package enum ExposureReader {
    /// The exposures in a file's text.
    package static func read(_ source: String, path: String) throws(UnparsedSource) -> FileExposures {
        let tree = try SourceParser.parse(source, path: path)
        let visitor = ExposureVisitor(path, source)
        visitor.walk(tree)
        return visitor.offers
    }
}

private final class ExposureVisitor: SyntaxVisitor {
    /// The scope of a declaration.
    private struct Scope {
        var path: [String] = []
        /// The widest possible access of a member.
        var ceiling = Access.open
        /// The default access of a member.
        var usual = Access.internal
        var generics: Set<String> = []
        /// The type extended by an enclosing extension.
        var extended: [[String]] = []
        /// The widest access of an exposed member; nil if there is none.
        var offered: Access?
    }

    var offers: FileExposures
    private let places: FileContext
    private var scopes = [Scope()]

    init(_ path: String, _ source: String) {
        offers = FileExposures(path: path)
        places = FileContext(path: path, source: source)
        super.init(viewMode: .sourceAccurate)
    }

    private var scope: Scope { scopes[scopes.count - 1] }

    // MARK: Exposures

    private func access(_ modifiers: DeclModifierListSyntax) -> Access {
        min(modifiers.access ?? scope.usual, scope.ceiling)
    }

    /// Records names that others can see.
    ///
    /// - Parameter inner: the types around the names, if these are inside the declaration.
    private func offer(
        _ names: [NamedType], declaration: String, access: Access, generics: Set<String> = [],
        bounds: [[String]] = [], inner: [String]? = nil, role: FileExposures.Role = .signature
    ) {
        guard access >= .package else { return }
        let scope = scope
        for name in names where !scope.generics.contains(name.path[0]) && !generics.contains(name.path[0]) {
            offers.names.append(
                FileExposures.Name(
                    path: name.path, declaration: (scope.path + [declaration]).joined(separator: "."), access: access,
                    scope: inner ?? scope.path, bounds: scope.extended + bounds, role: role,
                    location: places.location(of: name.node)))
        }
    }

    /// Same as `offer`, for a member of the enclosing scope.
    private func exposeMember(
        _ names: [NamedType], declaration: String, access: Access, generics: Set<String> = []
    ) {
        if access >= .package { scopes[scopes.count - 1].offered = max(scope.offered ?? access, access) }
        offer(names, declaration: declaration, access: access, generics: generics)
    }

    /// The names of attributes.
    private func attributes(_ list: AttributeListSyntax) -> [NamedType] {
        list.flatMap { element -> [NamedType] in
            guard case .attribute(let attribute) = element else { return [] }
            return TypeNames.find(in: attribute.attributeName)
        }
    }

    private func generics(_ clause: GenericParameterClauseSyntax?) -> Set<String> {
        Set((clause?.parameters ?? []).map(\.name.unescaped))
    }

    /// - Parameter areWritten: whether a single name is a label.
    private func labels(_ clause: FunctionParameterClauseSyntax, areWritten: Bool = true) -> String {
        let labels = clause.parameters.map { parameter in
            areWritten || parameter.secondName != nil ? parameter.firstName.unescaped : "_"
        }
        return "(\(labels.map { "\($0):" }.joined()))"
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax) -> [NamedType] {
        clause.parameters.flatMap { TypeNames.find(in: $0.type) + TypeNames.find(in: $0.defaultValue?.value) }
    }

    // MARK: Types

    private func enter(
        _ node: some DeclGroupSyntax & NamedDeclSyntax, _ clause: GenericParameterClauseSyntax?, isClass: Bool = false,
        isProtocol: Bool = false
    ) -> SyntaxVisitorContinueKind {
        let access = access(node.modifiers)
        let own = generics(clause)
        let title = node.name.unescaped
        var inner = Scope(path: scope.path + [title], ceiling: access, generics: scope.generics.union(own))
        if isProtocol { inner.usual = access }
        inner.extended = scope.extended
        let inherited = (node.inheritanceClause?.inheritedTypes ?? []).map { TypeNames.find(in: $0) }
        exposeMember(
            attributes(node.attributes) + TypeNames.find(in: clause), declaration: title, access: access, generics: own)
        offer(
            TypeNames.find(in: node.genericWhereClause), declaration: title, access: access, generics: own,
            inner: inner.path)
        // A conformance is visible if it is public; a superclass, or a protocol refined by a protocol, is as visible as
        // the type.
        let first = isClass || isProtocol ? inherited.prefix(isProtocol ? inherited.count : 1) : []
        offer(first.flatMap(\.self), declaration: title, access: access, generics: own)
        if access >= .public {
            offer(inherited.dropFirst(first.count).flatMap(\.self), declaration: title, access: access, generics: own)
        }
        declare(
            inner.path, access: access,
            inherited: inherited.flatMap(\.self).map(\.path) + ofSelf(node.genericWhereClause),
            isProtocol: isProtocol)
        for parameter in own { declare(inner.path + [parameter], access: access) }
        scopes.append(inner)
        return .visitChildren
    }

    /// The protocols to which requirements say that the type itself conforms.
    private func ofSelf(_ clause: GenericWhereClauseSyntax?) -> [[String]] {
        (clause?.requirements ?? []).flatMap { requirement -> [[String]] in
            guard case .conformanceRequirement(let node) = requirement.requirement,
                node.leftType.plainText == "Self"
            else { return [] }
            return TypeNames.find(in: node.rightType).map(\.path)
        }
    }

    /// Records a declared name of the module.
    private func declare(_ path: [String], access: Access, inherited: [[String]] = [], isProtocol: Bool = false) {
        let name = path.joined(separator: ".")
        let known = offers.types[name]
        offers.types[name] = FileExposures.DeclaredType(
            access: max(access, known?.access ?? .private), inherited: (known?.inherited ?? []) + inherited,
            isProtocol: isProtocol || known?.isProtocol == true)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.genericParameterClause, isClass: true)
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.genericParameterClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.genericParameterClause)
    }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.genericParameterClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, nil, isProtocol: true)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = TypeNames.path(node.extendedType) ?? [node.extendedType.plainText]
        let inherited = TypeNames.find(in: node.inheritanceClause)
        let title = "extension \(path.joined(separator: "."))"
        offers.inherited[path.joined(separator: "."), default: []] +=
            inherited.map(\.path) + ofSelf(node.genericWhereClause)
        // A conformance is visible wherever both types are.
        for parent in inherited {
            offer([parent], declaration: title, access: .public, bounds: [path], role: .conformance)
            offer(
                TypeNames.find(in: node.genericWhereClause), declaration: title, access: .public,
                bounds: [path, parent.path],
                inner: scope.path + path, role: .conformance)
        }
        var inner = Scope(path: scope.path + path, ceiling: .open, generics: scope.generics)
        inner.usual = node.modifiers.access ?? .internal
        inner.extended = scope.extended + [path]
        scopes.append(inner)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) {
        let inner = scopes.removeLast()
        guard let access = inner.offered else { return }
        // Adding public members to a type of another module exposes that type, too.
        let title = "extension \(node.extendedType.plainText)"
        offer(
            TypeNames.find(in: node.genericWhereClause), declaration: title, access: access, bounds: inner.extended,
            inner: inner.path)
        guard access >= .public else { return }
        offer(TypeNames.find(in: node.extendedType), declaration: title, access: access, role: .extended)
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let access = access(node.modifiers)
        let name = node.name.unescaped
        if name.startsLikeType { declare(scope.path + [name], access: access) }
        exposeMember(
            TypeNames.find(in: node.genericParameterClause) + parameters(node.signature.parameterClause)
                + TypeNames.find(in: node.signature.effectSpecifiers?.throwsClause?.type)
                + TypeNames.find(in: node.signature.returnClause) + TypeNames.find(in: node.genericWhereClause),
            declaration: name
                + labels(
                    node.signature.parameterClause, areWritten: name.first.map { $0.isLetter || $0 == "_" } ?? true),
            access: access, generics: generics(node.genericParameterClause))
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        exposeMember(
            TypeNames.find(in: node.genericParameterClause) + parameters(node.signature.parameterClause)
                + TypeNames.find(in: node.signature.effectSpecifiers?.throwsClause?.type)
                + TypeNames.find(in: node.genericWhereClause),
            declaration: "init" + labels(node.signature.parameterClause), access: access(node.modifiers),
            generics: generics(node.genericParameterClause))
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        // The compiler does not check the access of its constraints.
        exposeMember(
            parameters(node.parameterClause) + TypeNames.find(in: node.returnClause),
            declaration: "subscript" + labels(node.parameterClause, areWritten: false), access: access(node.modifiers),
            generics: generics(node.genericParameterClause))
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            // For a variable without a written type, the text shows the type if the value is created or cast.
            guard let type = binding.typeAnnotation else {
                exposeMember(
                    inferred(binding.initializer?.value), declaration: binding.pattern.plainText,
                    access: access(node.modifiers))
                continue
            }
            // Attributes of stored properties may be property wrappers.
            let isComputed = binding.accessorBlock.map { !$0.accessors.is(AccessorDeclListSyntax.self) } ?? false
            exposeMember(
                TypeNames.find(in: type) + (isComputed ? [] : attributes(node.attributes)),
                declaration: binding.pattern.plainText,
                access: access(node.modifiers))
        }
        return .skipChildren
    }

    /// The names in a value that show its type.
    private func inferred(_ value: ExprSyntax?) -> [NamedType] {
        switch value?.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let call):
            calledType(call.calledExpression) == nil ? [] : TypeNames.find(in: call.calledExpression)
        case .arrayExpr(let list): list.elements.first.map { inferred($0.expression) } ?? []
        case .dictionaryExpr(let node):
            node.content.as(DictionaryElementListSyntax.self)?.first.map { inferred($0.key) + inferred($0.value) } ?? []
        case .tupleExpr(let node): node.elements.flatMap { inferred($0.expression) }
        case .tryExpr(let node): inferred(node.expression)
        case .forceUnwrapExpr(let node): inferred(node.expression)
        case .sequenceExpr(let node):
            // `value as Type`, before operators are folded.
            node.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
                ? TypeNames.find(in: node.elements.last) : []
        case .memberAccessExpr(let node) where node.declName.baseName.text == "self": TypeNames.find(in: node)
        default: []
        }
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements {
            if element.name.unescaped.startsLikeType {
                declare(scope.path + [element.name.unescaped], access: scope.ceiling)
            }
            exposeMember(
                TypeNames.find(in: element.parameterClause), declaration: element.name.unescaped, access: scope.ceiling)
        }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let access = access(node.modifiers)
        let target = TypeNames.find(in: node.initializer)
        // Its target has the nested types. The compiler does not check the access of its constraints.
        declare(scope.path + [node.name.unescaped], access: access, inherited: target.map(\.path))
        exposeMember(
            target, declaration: node.name.unescaped, access: access, generics: generics(node.genericParameterClause))
        return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(scope.path + [node.name.unescaped], access: scope.ceiling)
        exposeMember(
            TypeNames.find(in: node.inheritanceClause) + TypeNames.find(in: node.initializer)
                + TypeNames.find(in: node.genericWhereClause),
            declaration: node.name.unescaped, access: scope.ceiling)
        return .skipChildren
    }

    // Top-level code of a program is not visible to others.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
