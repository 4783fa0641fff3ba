import DovetailFacts
import SwiftSyntax

/// Reads the names that the types and extensions of a file bring into scope, at any depth.
final class ScopeReader: SyntaxVisitor {
    /// By the last part of the type's name.
    private(set) var scopes: [String: DeclaredScope]

    /// - Parameter scopes: those of other files.
    init(_ scopes: [String: DeclaredScope]) {
        self.scopes = scopes
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes[node.name.unescaped, default: DeclaredScope()].isClass = true
        return add(node, node.name.unescaped)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node, node.name.unescaped) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node, node.name.unescaped) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node, node.name.unescaped) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node, node.name.unescaped) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.extendedPath.last else { return .visitChildren }
        return add(node, name, isDeclared: false)
    }

    private func add(_ node: some DeclGroupSyntax, _ name: String, isDeclared: Bool = true) -> SyntaxVisitorContinueKind
    {
        var scope = scopes[name] ?? DeclaredScope()
        scope.isDeclared = scope.isDeclared || isDeclared
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type) ?? []
        // Types inherited by the declaration precede those inherited by extensions.
        scope.inherits = isDeclared ? names(of: inherited) + scope.inherits : scope.inherits + names(of: inherited)
        scope.members.formUnion(names(of: node.memberBlock.members))
        scopes[name] = scope
        return .visitChildren
    }

    private func names(of types: [TypeSyntax]) -> [String] {
        types.flatMap { type -> [String] in
            guard let attributed = type.as(AttributedTypeSyntax.self) else {
                if let parts = type.as(CompositionTypeSyntax.self)?.elements { return names(of: parts.map(\.type)) }
                return [type.namePath.last ?? type.plainText]
            }
            let isUnchecked = attributed.attributes.has("unchecked")
            return isUnchecked ? [] : names(of: [attributed.baseType])
        }
    }

    private func names(of members: MemberBlockItemListSyntax) -> [String] {
        members.flatMap { item -> [String] in
            switch item.decl.as(DeclSyntaxEnum.self) {
            case .functionDecl(let node):
                [node.name.unescaped, node.name.unescaped + labels(node.signature.parameterClause)]
            case .initializerDecl(let node): ["init" + labels(node.signature.parameterClause)]
            case .variableDecl(let node): node.bindings.flatMap { Self.names(of: $0.pattern) }
            case .enumCaseDecl(let node): node.elements.map(\.name.unescaped)
            case .ifConfigDecl(let node):
                node.clauses.flatMap { clause -> [String] in
                    guard case .decls(let inner) = clause.elements else { return [] }
                    return names(of: inner)
                }
            default: item.decl.asProtocol((any NamedDeclSyntax).self).map { [$0.name.unescaped] } ?? []
            }
        }
    }

    private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
        "(\(clause.parameters.map { $0.firstName.text + ":" }.joined()))"
    }

    private static func names(of pattern: PatternSyntax) -> [String] {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let node): [node.identifier.unescaped]
        case .tuplePattern(let node): node.elements.flatMap { names(of: $0.pattern) }
        default: []
        }
    }
}

extension ExtensionDeclSyntax {
    /// The parts of the extended type's name, without generic arguments.
    var extendedPath: [String] { extendedType.namePath }
}

extension TypeSyntax {
    /// The parts of a type's name, without generic arguments; for sugared types such as `[T]`, the name of the actual
    /// type.
    var namePath: [String] {
        switch self.as(TypeSyntaxEnum.self) {
        case .identifierType(let node): [node.name.unescaped]
        case .memberType(let node): node.baseType.namePath + [node.name.unescaped]
        case .arrayType: ["Array"]
        case .dictionaryType: ["Dictionary"]
        case .optionalType: ["Optional"]
        default: []
        }
    }
}

/// The functions and types of a block, which can be used before their declaration.
enum BlockNames {
    static func of(_ items: CodeBlockItemListSyntax) -> [String] {
        items.flatMap { item -> [String] in
            guard case .decl(let node) = item.item else { return [] }
            if let node = node.as(IfConfigDeclSyntax.self) {
                return node.clauses.flatMap { clause -> [String] in
                    guard case .statements(let inner) = clause.elements else { return [] }
                    return of(inner)
                }
            }
            return node.asProtocol((any NamedDeclSyntax).self).map { [$0.name.unescaped] } ?? []
        }
    }
}
