import DovetailDiagnostics
package import DovetailFacts
import SwiftSyntax

/// Finds every place in a file that names a type.
package enum NameReferenceReader {
    /// The references in a file, in order.
    ///
    /// - Throws: `UnparsedSource` if the file cannot be parsed.
    package static func read(path: String, _ text: String) throws(UnparsedSource) -> [NameReference] {
        let visitor = NameReferenceVisitor(FileContext(path: path, source: text))
        visitor.walk(try SourceParser.parse(text, path: path))
        return visitor.found
    }
}

private final class NameReferenceVisitor: SyntaxVisitor {
    private(set) var found: [NameReference] = []
    private let file: FileContext
    private var enclosing: [String] = []
    private var extended = 0
    private var constraints: [[String]] = []
    private var inner: [InnerNames] = []
    private var condition = Condition.always

    init(_ file: FileContext) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    private func note(_ path: [String], _ name: TokenSyntax, isInExpression: Bool = false, call: CallShape? = nil) {
        var reference = NameReference(
            path: path, location: file.location(of: name), enclosing: enclosing, extended: extended, inner: inner,
            isInExpression: isInExpression)
        reference.constraints = constraints
        reference.call = call
        reference.condition = condition
        found.append(reference)
    }

    // MARK: Scopes

    private func within(_ path: [String], _ body: () -> Void) {
        let outer = enclosing
        enclosing = path
        body()
        enclosing = outer
    }

    private func with(_ names: some Sequence<String>, _ body: () -> Void) {
        let names = Set(names)
        guard !names.isEmpty else { return body() }
        inner.append(InnerNames(depth: enclosing.count, names: names))
        body()
        inner.removeLast()
    }

    private func with(_ clause: GenericParameterClauseSyntax?, _ body: () -> Void) {
        with(clause?.parameters.map(\.name.unescaped) ?? [], body)
    }

    private func walk(_ nodes: (any SyntaxProtocol)?...) {
        for case let node? in nodes { walk(node) }
    }

    // MARK: Declarations

    /// Names in clauses are looked up around the type; those in a protocol's constraints, within it.
    private func type(
        _ node: some DeclGroupSyntax & NamedDeclSyntax, clause: GenericParameterClauseSyntax?,
        constraints: GenericWhereClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        walk(node.attributes)
        let isProtocol = node.is(ProtocolDeclSyntax.self)
        with(clause) { walk(clause, node.inheritanceClause, isProtocol ? nil : constraints) }
        // A type declared in a body is not a member of the enclosing type.
        let isLocal = node.parent?.is(CodeBlockItemSyntax.self) == true && !Self.isAtFileLevel(node)
        let name = isLocal ? "\(node.name.unescaped)@\(file.location(of: node.name).line)" : node.name.unescaped
        within(enclosing + [name]) {
            let members = isLocal || isInLocalType ? localMembers(node) : nil
            if let members { inner.append(members) }
            with(clause) { walk(isProtocol ? constraints : nil, node.memberBlock) }
            if members != nil { inner.removeLast() }
        }
        return .skipChildren
    }

    private var isInLocalType: Bool { enclosing.contains { $0.contains("@") } }

    /// The names that a local type declares, and what it inherits.
    private func localMembers(_ node: some DeclGroupSyntax) -> InnerNames {
        let paths = node.inheritanceClause?.inheritedTypes.compactMap { TypeShape($0.type).path } ?? []
        return InnerNames(
            depth: enclosing.count, names: Set(Self.types(of: node.memberBlock.members)), inherits: paths)
    }

    private static func types(of members: MemberBlockItemListSyntax) -> [String] {
        members.flatMap { item -> [String] in
            if let node = item.decl.as(IfConfigDeclSyntax.self) {
                return node.clauses.flatMap { clause -> [String] in
                    guard case .decls(let inner) = clause.elements else { return [] }
                    return types(of: inner)
                }
            }
            if let node = item.decl.as(AssociatedTypeDeclSyntax.self) { return [node.name.unescaped] }
            return name(of: item.decl).map { [$0] } ?? []
        }
    }

    /// The name of a type or a typealias.
    private static func name(of node: DeclSyntax) -> String? {
        switch node.as(DeclSyntaxEnum.self) {
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl:
            node.asProtocol((any NamedDeclSyntax).self)?.name.unescaped
        default: nil
        }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, clause: node.genericParameterClause, constraints: node.genericWhereClause)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, clause: node.genericParameterClause, constraints: node.genericWhereClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, clause: node.genericParameterClause, constraints: node.genericWhereClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, clause: node.genericParameterClause, constraints: node.genericWhereClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, clause: nil, constraints: node.genericWhereClause)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(node.attributes, node.extendedType, node.inheritanceClause)
        extended = node.extendedPath.count
        constraints = node.genericWhereClause?.requirements.compactMap { ConstraintFact($0.requirement).selfType } ?? []
        within(node.extendedPath) { walk(node.genericWhereClause, node.memberBlock) }
        (extended, constraints) = (0, [])
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(node.attributes)
        with(node.genericParameterClause) {
            walk(node.genericParameterClause, node.signature, node.genericWhereClause, node.body)
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(node.attributes)
        with(node.genericParameterClause) {
            walk(node.genericParameterClause, node.signature, node.genericWhereClause, node.body)
        }
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(node.attributes)
        with(node.genericParameterClause) {
            walk(
                node.genericParameterClause, node.parameterClause, node.returnClause, node.genericWhereClause,
                node.accessorBlock)
        }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(node.attributes)
        with(node.genericParameterClause) {
            walk(node.genericParameterClause, node.initializer, node.genericWhereClause)
        }
        return .skipChildren
    }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        with(node.genericParameterClause) {
            walk(node.genericParameterClause, node.signature, node.genericWhereClause)
        }
        return .skipChildren
    }

    /// Types declared in a body are in scope in all of it.
    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(SourceFileSyntax.self) != true, !Self.isAtFileLevel(node) else { return .visitChildren }
        with(Self.types(of: node)) { for item in node { walk(item) } }
        return .skipChildren
    }

    private static func isAtFileLevel(_ node: some SyntaxProtocol) -> Bool {
        var next = node.parent
        while let here = next {
            if here.is(SourceFileSyntax.self) { return true }
            guard
                here.is(IfConfigClauseSyntax.self) || here.is(IfConfigClauseListSyntax.self)
                    || here.is(IfConfigDeclSyntax.self) || here.is(CodeBlockItemSyntax.self)
                    || here.is(CodeBlockItemListSyntax.self)
            else { return false }
            next = here.parent
        }
        return false
    }

    private static func types(of items: CodeBlockItemListSyntax) -> [String] {
        items.flatMap { item -> [String] in
            guard case .decl(let node) = item.item else { return [] }
            if let node = node.as(IfConfigDeclSyntax.self) {
                return node.clauses.flatMap { clause -> [String] in
                    guard case .statements(let inner) = clause.elements else { return [] }
                    return types(of: inner)
                }
            }
            return name(of: node).map { [$0] } ?? []
        }
    }

    // MARK: Names

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// Skips the conditions, which name no types.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let outer = condition
        for (elements, condition) in node.clauses(under: outer) {
            self.condition = condition
            walk(elements)
        }
        condition = outer
        return .skipChildren
    }

    /// Skips attributes of the language, which begin with a lower-case letter.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        node.attributeName.plainText.startsLikeType ? .visitChildren : .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note([node.name.unescaped], node.name)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let path = TypeShape(TypeSyntax(node)).path { note(path, node.name) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.argumentNames == nil, node.baseName.unescaped.startsLikeType,
            !node.baseName.text.hasPrefix("$")
        else { return .skipChildren }
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
            if let base = access.base, let path = Self.path(of: base) {
                note(
                    path + [node.baseName.unescaped], node.baseName, isInExpression: true,
                    call: Self.call(of: ExprSyntax(access)))
            }
        } else {
            note(
                [node.baseName.unescaped], node.baseName, isInExpression: true, call: Self.call(of: ExprSyntax(node)))
        }
        return .skipChildren
    }

    /// The call of a type that an expression names, with or without generic arguments.
    private static func call(of named: ExprSyntax) -> CallShape? {
        var callee = named
        if let generic = callee.parent?.as(GenericSpecializationExprSyntax.self) { callee = ExprSyntax(generic) }
        guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else {
            return nil
        }
        return CallShape(call)
    }

    private static func path(of expression: ExprSyntax) -> [String]? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node):
            return node.baseName.unescaped.startsLikeType ? [node.baseName.unescaped] : nil
        case .genericSpecializationExpr(let node): return path(of: node.expression)
        case .memberAccessExpr(let node):
            guard node.declName.baseName.unescaped.startsLikeType, let base = node.base else { return nil }
            return path(of: base).map { $0 + [node.declName.baseName.unescaped] }
        default: return nil
        }
    }
}

extension ConstraintFact {
    /// `["Payable"]` for `Self: Payable`.
    fileprivate var selfType: [String]? { !isSameType && left == .name("Self") ? right.path : nil }
}
