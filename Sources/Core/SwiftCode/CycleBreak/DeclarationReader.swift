package import DovetailFacts
import SwiftSyntax

/// Reads the declarations in the files of a module, of any access, with complete signatures.
package struct DeclarationReader {
    private var module = DeclaredModule()
    /// The contents of extensions, by the names of the extended types.
    private var extensions: [(path: [String], isConstrained: Bool, members: [DeclaredMember], inherits: [String])] = []

    /// - Parameter files: paths and texts.
    package static func read(_ files: [(path: String, text: String)]) throws(UnparsedSource) -> DeclaredModule {
        var reader = DeclarationReader()
        for (path, text) in files {
            let tree = try SourceParser.parse(text, path: path)
            let file = FileContext(path: path, source: text)
            let imports = ImportFinder.modules(of: tree)
            reader.read(tree.statements, MemberReader(file: file, imports: imports), isConditional: false)
            let inner = InnerNameFinder(viewMode: .sourceAccurate)
            inner.walk(tree)
            reader.module.innerNames.formUnion(inner.names)
            let scopes = ScopeReader(reader.module.scopes)
            scopes.walk(tree)
            reader.module.scopes = scopes.scopes
        }
        reader.readExtensions()
        return reader.checked
    }

    /// Adds the members of extensions to the module's types; those of other types become additions.
    private mutating func readExtensions() {
        for (path, isConstrained, members, inherits) in extensions {
            guard let name = path.last, path.count == 1 || module.types[path[0]] == nil else { continue }
            if module.types[name] != nil {
                // Members of constrained extensions cannot be required by a protocol.
                if !isConstrained { module.types[name]?.members += members }
                module.types[name]?.inherits += inherits
            } else {
                module.addsConformances = module.addsConformances || !inherits.isEmpty
                module.additions += members.filter { $0.access >= .package }.map { AddedMember($0, to: name) }
            }
        }
    }

    /// The module, in which no property's type is inferred as `T` if the initializer `T(…)` is failable.
    private var checked: DeclaredModule {
        let failable = module.types.values.filter { type in
            type.members.contains { member in
                guard member.kind == .initializer, case .optional = member.result else { return false }
                return true
            }
        }
        let names = Set(failable.map(\.name))
        func check(_ members: inout [DeclaredMember]) {
            for index in members.indices where members[index].isInferred {
                guard let name = members[index].result?.path?.last, names.contains(name) else { continue }
                members[index].result = nil
                members[index].obstacle = "does not say its type"
            }
        }
        var module = module
        check(&module.globals)
        for name in module.types.keys {
            if var type = module.types[name] { check(&type.members); module.types[name] = type }
        }
        return module
    }

    private mutating func read(_ items: CodeBlockItemListSyntax, _ members: MemberReader, isConditional: Bool) {
        for item in items {
            guard case .decl(let declaration) = item.item else { continue }
            if let node = declaration.as(IfConfigDeclSyntax.self) {
                for clause in node.clauses {
                    guard case .statements(let inner) = clause.elements else { continue }
                    read(inner, members, isConditional: true)
                }
                continue
            }
            read(declaration, members, isConditional: isConditional)
        }
    }

    private mutating func read(_ node: DeclSyntax, _ members: MemberReader, isConditional: Bool) {
        var members = members
        members.isConditional = isConditional
        switch node.as(DeclSyntaxEnum.self) {
        case .classDecl(let node):
            add(.class, node: node, name: node.name, generics: node.genericParameterClause, members: members)
        case .structDecl(let node):
            add(.struct, node: node, name: node.name, generics: node.genericParameterClause, members: members)
        case .enumDecl(let node):
            add(.enum, node: node, name: node.name, generics: node.genericParameterClause, members: members)
        case .actorDecl(let node):
            add(.actor, node: node, name: node.name, generics: node.genericParameterClause, members: members)
        case .protocolDecl(let node): add(.protocol, node: node, name: node.name, generics: nil, members: members)
        case .typeAliasDecl(let node):
            let name = node.name.unescaped
            var type = DeclaredType(
                .typealias, name, access: node.modifiers.access ?? .internal,
                location: members.file.location(of: node.name))
            type.obstacle = "is a type alias"
            module.types[name] = type
        case .extensionDecl(let node):
            let path = node.extendedPath
            var inner = members
            inner.owner = path.last
            inner.standardAccess = node.modifiers.access ?? .internal
            extensions.append(
                (
                    path, node.genericWhereClause != nil, inner.read(node.memberBlock.members),
                    node.inheritanceClause.names
                ))
        default: module.globals += members.read(node)
        }
    }

    private mutating func add(
        _ kind: DeclaredType.Kind, node: some DeclGroupSyntax, name: TokenSyntax,
        generics: GenericParameterClauseSyntax?, members: MemberReader
    ) {
        var type = DeclaredType(
            kind, name.unescaped, access: node.modifiers.access ?? .internal, location: members.file.location(of: name))
        type.inherits = node.inheritanceClause.names
        var inner = members
        inner.owner = type.name
        if kind == .protocol { inner.standardAccess = type.access }
        if case .actor("MainActor") = isolation(node.attributes, node.modifiers) { type.isMainActor = true }
        type.members = inner.read(node.memberBlock.members)
        type.obstacle = obstacle(kind, node: node, generics: generics, members: inner)
        module.types[type.name] = type
    }

    private func obstacle(
        _ kind: DeclaredType.Kind, node: some DeclGroupSyntax, generics: GenericParameterClauseSyntax?,
        members: MemberReader
    ) -> String? {
        switch kind {
        case .enum: return "is an enum, and a protocol cannot have its cases"
        case .actor: return "is an actor"
        case .protocol:
            let isOpen = node.memberBlock.members.contains { $0.decl.is(AssociatedTypeDeclSyntax.self) }
            return isOpen ? "is a protocol with an associated type" : "is already a protocol: move it by hand"
        case .typealias: return "is a type alias"
        case .class, .struct: break
        }
        if generics != nil { return "is generic" }
        if members.isConditional { return "is under #if" }
        for case .attribute(let attribute) in node.attributes {
            let name = attribute.attributeName.plainText
            guard ["MainActor", "frozen", "objcMembers", "objc"].contains(name) else { return "has @\(name)" }
        }
        if node.inheritanceClause.names.contains(where: { $0.hasPrefix("~") }) { return "cannot be copied" }
        return nil
    }
}

extension InheritanceClauseSyntax? {
    /// The inherited types, without `@unchecked` and the like.
    fileprivate var names: [String] {
        self?.inheritedTypes.map { inherited in
            let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
            return type.plainText
        } ?? []
    }
}

/// The modules that a file imports.
enum ImportFinder {
    static func modules(of tree: SourceFileSyntax) -> [String] {
        let visitor = ImportVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return Set(visitor.found.compactMap { $0.path.first?.name.unescaped }).sorted()
    }
}

/// The imports of a file, including those under `#if`.
final class ImportVisitor: SyntaxVisitor {
    private(set) var found: [ImportDeclSyntax] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .skipChildren
    }
}

private final class InnerNameFinder: SyntaxVisitor {
    var names: Set<String> = []

    private func add(_ name: TokenSyntax, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        var parent = node.parent?.parent?.parent
        while let next = parent, next.is(IfConfigClauseSyntax.self) || next.is(IfConfigDeclSyntax.self) {
            parent = next.parent
        }
        if !(node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? true) { names.insert(name.unescaped) }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.unescaped)
        return .visitChildren
    }
}
