import DovetailBasics
import DovetailByteSearch
import DovetailDiagnostics
package import DovetailFacts
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// Reads the protocols of a Swift file.
package enum ProtocolReader {
    /// The declarations in a file's text.
    ///
    /// - Parameter module: the module that the file belongs to, if known.
    package static func read(
        _ source: String, path: String, module: String?
    ) throws(UnparsedSource) -> ProtocolFile {
        let tree = try SourceParser.parse(source, path: path)
        let visitor = ProtocolVisitor(ProtocolFile(path: path), FileContext(path: path, source: source))
        visitor.file.module = module
        visitor.walk(tree)
        for index in visitor.file.protocols.indices { visitor.file.protocols[index].module = module }
        return visitor.file
    }
}

private final class ProtocolVisitor: SyntaxVisitor {
    var file: ProtocolFile
    private let places: FileContext
    private var outer: [(name: String, access: Access)] = []
    private var condition = Condition.always

    init(_ file: ProtocolFile, _ places: FileContext) {
        (self.file, self.places) = (file, places)
        super.init(viewMode: .sourceAccurate)
    }

    // Types declared in bodies and members are not visible to others.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let attributes = node.attributes.map(\.plainText).filter { $0 != "@_exported" }
        var plain = node
        if !node.attributes.isEmpty { plain.attributes = [] }
        let text = (attributes + [plain.plainText]).joined(separator: " ")
        file.imports.append(ProtocolFile.Import(text: text, condition: condition))
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        file.aliases[node.name.unescaped] = SwiftType(node.initializer.value)
        file.types[(outer.map(\.name) + [node.name.unescaped]).joined(separator: ".")] =
            node.modifiers.access ?? .internal
        return .skipChildren
    }

    /// The finding for a protocol with a syntax error; nil if it has none.
    private func problem(_ node: ProtocolDeclSyntax) -> Finding? {
        guard node.hasError,
            let error = ParseDiagnosticsGenerator.diagnostics(for: node).first(where: {
                $0.diagMessage.severity == .error && !isForOtherCompilers($0.node)
            })
        else { return nil }
        let message = error.message.split(separator: "\n").first.map(String.init) ?? "unexpected code"
        return Finding(
            .unreadableSource, at: places.location(at: error.position), "syntax error: \(message)",
            help: "fix the syntax; until then, '\(node.name.unescaped)' gets no double")
    }

    /// Whether a node is under `#if compiler(…)` or `#if swift(…)`, whose code other compilers do not parse.
    private func isForOtherCompilers(_ node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).contains { above in
            let condition = above.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription ?? ""
            return condition.contains(text: "compiler(") || condition.contains(text: "swift(")
        }
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if let problem = problem(node) {
            file.problems.append(problem)
            return .skipChildren
        }
        var facts = ProtocolFacts(name: node.name.unescaped, location: places.location(of: node.name))
        facts.outer = outer.map(\.name)
        facts.access = outer.map(\.access).reduce(node.modifiers.access ?? .internal, min)
        facts.attributes = node.attributes.texts
        facts.isNonisolated = node.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
        facts.condition = condition
        facts.inherited = node.inheritanceClause.types
        facts.isMarked = node.isMarked(facts)
        facts.primaryAssociatedTypes =
            node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.unescaped) ?? []
        facts.requirements = node.genericWhereClause.requirements
        var members = SignatureReader(places: places)
        members.read(node.memberBlock.members, into: &facts)
        if let place = members.unreadable {
            file.problems.append(.tooManyConditions(at: place))
            return .skipChildren
        }
        file.protocols.append(facts)
        for alias in facts.aliases { file.aliases[alias.name] = alias.type }
        file.types[facts.path] = facts.access
        return .skipChildren
    }

    // MARK: Enclosing types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node.inheritanceClause)
        return enter(node.name.unescaped, node.modifiers.access)
    }
    override func visitPost(_ node: StructDeclSyntax) { outer.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node.inheritanceClause)
        return enter(node.name.unescaped, node.modifiers.access)
    }
    override func visitPost(_ node: EnumDeclSyntax) { outer.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        file.classes.append(ClassReader(node, outer: outer.map(\.name), SignatureReader(places: places)).facts)
        return enter(node.name.unescaped, node.modifiers.access)
    }
    override func visitPost(_ node: ClassDeclSyntax) { outer.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.unescaped, node.modifiers.access)
    }
    override func visitPost(_ node: ActorDeclSyntax) { outer.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.plainText, node.modifiers.access ?? .open, isDeclared: false)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { outer.removeLast() }

    private func enter(_ name: String, _ access: Access?, isDeclared: Bool = true) -> SyntaxVisitorContinueKind {
        outer.append((name, access ?? .internal))
        if isDeclared { file.types[outer.map(\.name).joined(separator: ".")] = outer.map(\.access).reduce(.open, min) }
        return .visitChildren
    }

    private func note(_ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?) {
        if inheritance.types.contains(where: { ["~Copyable", "~Escapable"].contains($0.text) }) {
            file.noncopyable.insert(name.unescaped)
        }
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let outer = condition
        for (elements, inner) in node.clauses(under: outer) {
            guard !inner.isTooLarge else {
                file.problems.append(.tooManyConditions(at: places.location(of: node)))
                break
            }
            condition = inner
            walk(elements)
        }
        condition = outer
        return .skipChildren
    }
}

extension ProtocolDeclSyntax {
    /// Whether a comment above it, or an attribute, requests a double. `@mockable` is mockolo's marker, and
    /// `sourcery: AutoMockable` is Sourcery's.
    ///
    /// - Parameter facts: the attributes and inherited types already read.
    fileprivate func isMarked(_ facts: ProtocolFacts) -> Bool {
        if facts.attributes.contains("@AutoMockable") { return true }
        let marks = ["dovetail:stub", "@mockable", "sourcery: AutoMockable", "sourcery:AutoMockable"]
        if facts.inherited.contains(where: { $0.text == "AutoMockable" }) { return true }
        return tokens(viewMode: .sourceAccurate).prefix { $0.position < name.position }.contains { token in
            token.leadingTrivia.contains { piece in
                switch piece {
                case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
                    .docBlockComment(let text):
                    marks.contains { byte_search(text, text.utf8.count, $0, $0.utf8.count) != nil }
                default: false
                }
            }
        }
    }
}
