package import DovetailDiagnostics
package import DovetailFacts
import SwiftSyntax

/// Reads the interface of a module: a `.swiftinterface`, the output of `swift-synthesize-interface`, or a text written
/// by hand.
package struct InterfaceReader {
    private var interface: LibraryInterface
    private let places: FileContext
    /// The members of extensions, which may precede their types.
    private var extensions: [(path: [String], inherited: [SwiftType], members: [LibraryMember])] = []

    /// Why a text cannot be read.
    package enum Unreadable: Error {
        /// It is not valid Swift from this place on.
        case broken(DovetailDiagnostics.SourceLocation)
        case unparsed(UnparsedSource)
    }

    /// The interface described by the text.
    ///
    /// - Throws: `Unreadable`.
    package static func read(_ text: String, path: String, module: String, isQualified: Bool) throws(Unreadable)
        -> LibraryInterface
    {
        let source = withoutComments(text)
        let tree: SourceFileSyntax
        do { tree = try SourceParser.parse(source, path: path) } catch { throw .unparsed(error) }
        let places = FileContext(path: path, source: source)
        if let node = tree.firstFault { throw .broken(places.location(of: node)) }
        var reader = InterfaceReader(
            interface: LibraryInterface(module: module), places: places)
        reader.interface.isQualified = isQualified
        for item in tree.statements { reader.read(Syntax(item.item), within: [], []) }
        reader.joinExtensions()
        return reader.interface
    }

    /// The text with comment lines emptied: they make up most of the toolchain's output and take time to parse.
    private static func withoutComments(_ text: String) -> String {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            let words = line.drop { $0 == UInt8(ascii: " ") }
            return words.starts(with: "//".utf8) ? "" : String(Substring(line))
        }.joined(separator: "\n")
    }

    private init(interface: LibraryInterface, places: FileContext) {
        (self.interface, self.places) = (interface, places)
    }

    /// - Parameter attributes: those of the enclosing extension.
    private mutating func read(_ node: Syntax, within outer: [String], _ attributes: [String]) {
        if let node = node.as(IfConfigDeclSyntax.self) {
            // The first clause is for current compilers.
            guard let elements = node.clauses.first?.elements else { return }
            for element in elements.children(viewMode: .sourceAccurate) {
                if let item = element.as(CodeBlockItemSyntax.self) {
                    read(Syntax(item.item), within: outer, attributes)
                }
                if let item = element.as(MemberBlockItemSyntax.self) {
                    read(Syntax(item.decl), within: outer, attributes)
                }
            }
        } else if let node = node.as(ImportDeclSyntax.self) {
            if let module = node.path.first?.name.unescaped { interface.imports.insert(module) }
        } else if let node = node.as(ExtensionDeclSyntax.self) {
            readExtension(node)
        } else if let node = node.asProtocol((any DeclGroupSyntax).self) as? any DeclGroupSyntax & NamedDeclSyntax {
            readType(node, within: outer, attributes)
        } else if let node = node.as(TypeAliasDeclSyntax.self) {
            guard isOffered(node.modifiers) else { return }
            var type = LibraryType(.typealias, path: outer + [node.name.unescaped])
            type.generics = Set(node.genericParameterClause.parameters.map(\.name))
            type.target = node.initializer.value.is(MissingTypeSyntax.self) ? nil : SwiftType(node.initializer.value)
            interface.types[type.name] = type
        } else if outer.isEmpty {
            if let node = node.as(FunctionDeclSyntax.self) { interface.globals.insert(node.name.unescaped) }
            for binding in node.as(VariableDeclSyntax.self)?.bindings ?? [] {
                if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
                    interface.globals.insert(name.identifier.unescaped)
                }
            }
        }
    }

    private func isOffered(_ modifiers: DeclModifierListSyntax) -> Bool { modifiers.access ?? .public >= .public }

    private mutating func readType(
        _ node: any DeclGroupSyntax & NamedDeclSyntax, within outer: [String], _ attributes: [String]
    ) {
        let kinds: [SyntaxKind: LibraryType.Kind] = [
            .classDecl: .class, .structDecl: .struct, .enumDecl: .enum, .actorDecl: .actor, .protocolDecl: .protocol,
        ]
        guard let kind = kinds[node.kind], isOffered(node.modifiers) else { return }
        var type = LibraryType(kind, path: outer + [node.name.unescaped])
        type.isFinal = node.modifiers.has(.final) || kind != .class
        type.attributes = attributes + node.attributes.texts
        type.inherited = node.inheritanceClause.types
        let generics =
            node.as(ClassDeclSyntax.self)?.genericParameterClause ?? node.as(StructDeclSyntax.self)?
            .genericParameterClause
            ?? node.as(EnumDeclSyntax.self)?.genericParameterClause
            ?? node.as(ActorDeclSyntax.self)?.genericParameterClause
        type.generics = Set(generics.parameters.map(\.name))
        for member in node.memberBlock.members {
            if let name = member.decl.as(AssociatedTypeDeclSyntax.self)?.name.unescaped { type.generics.insert(name) }
        }
        interface.types[type.name] = type
        let members = members(node.memberBlock, of: type.path, kind: kind, attributes: [])
        interface.types[type.name]?.members = members
    }

    private mutating func readExtension(_ node: ExtensionDeclSyntax) {
        var path = node.extendedType.plainText.split(separator: ".").map(String.init)
        if path.count > 1, path[0] == interface.module { path.removeFirst() }
        guard isOffered(node.modifiers), !node.attributes.texts.contains(where: \.saysUnavailable) else { return }
        let attributes = node.attributes.texts.filter { $0.hasPrefix("@available") || $0.hasSuffix("Actor") }
        var members = members(node.memberBlock, of: path, kind: nil, attributes: attributes)
        if node.genericWhereClause != nil {
            for index in members.indices {
                members[index].obstacle =
                    "it exists only under a condition: "
                    + "\(node.genericWhereClause?.plainText ?? "")"
            }
        }
        extensions.append((path, node.genericWhereClause == nil ? node.inheritanceClause.types : [], members))
    }

    private mutating func joinExtensions() {
        for (path, inherited, members) in extensions {
            let name = path.joined(separator: ".")
            guard interface.types[name] != nil else {
                interface.foreignMembers.formUnion(members.map(\.requirement.name))
                let isWhole = path.count > 1 && interface.isQualified
                interface.extended[isWhole ? path.dropFirst().joined(separator: ".") : name] =
                    isWhole ? path[0] : .some(nil)
                continue
            }
            interface.types[name]?.inherited += inherited
            interface.types[name]?.members += members
        }
    }

    private mutating func members(
        _ block: MemberBlockSyntax, of path: [String], kind: LibraryType.Kind?, attributes: [String]
    ) -> [LibraryMember] {
        let reader = LibraryMembers(places: places, scope: path, attributes: attributes, kind: kind)
        var result: [LibraryMember] = []
        for item in block.members { add(item, path: path, reader: reader, attributes: attributes, result: &result) }
        return result
    }

    private mutating func add(
        _ item: MemberBlockItemSyntax, path: [String], reader: LibraryMembers, attributes: [String],
        result: inout [LibraryMember]
    ) {
        if let node = item.decl.as(IfConfigDeclSyntax.self) {
            guard case .decls(let items)? = node.clauses.first?.elements else { return }
            for item in items { add(item, path: path, reader: reader, attributes: attributes, result: &result) }
        } else if reader.isMember(item.decl) {
            result += reader.read(item.decl)
        } else {
            read(Syntax(item.decl), within: path, attributes)
        }
    }
}

extension String {
    /// Whether an attribute makes a declaration unavailable to everyone.
    var saysUnavailable: Bool {
        hasPrefix("@available") && split { !$0.isLetter }.contains { $0 == "unavailable" || $0 == "obsoleted" }
    }
}

extension MemberSignature {
    /// The name without labels.
    fileprivate var name: String {
        switch kind {
        case .method(let name), .property(let name): name
        case .subscript: "subscript"
        case .initializer: "init"
        }
    }
}

extension SyntaxProtocol {
    /// The first place that the parser had to repair. Typealiases without a target do not count, because the compiler
    /// itself prints them.
    fileprivate var firstFault: Syntax? {
        guard hasError, !self.is(TypeAliasDeclSyntax.self) else { return nil }
        for child in children(viewMode: .all) {
            if child.is(UnexpectedNodesSyntax.self) { return child }
            if let token = child.as(TokenSyntax.self), token.presence == .missing { return child }
            if let fault = child.firstFault { return fault }
        }
        return nil
    }
}
