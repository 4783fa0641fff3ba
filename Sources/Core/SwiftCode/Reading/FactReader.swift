package import DovetailDiagnostics
package import DovetailFacts
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// Reads the facts of one file.
///
/// The result depends only on the file's bytes; nothing is looked up, and nothing that other files declare matters.
package struct FactReader {
    /// How much is read.
    package enum Level: String, Sendable {
        case declarations
        /// Also the calls that register and resolve, if they are those of the libraries; see `ContainerReader`.
        case containers
    }

    let file: FileContext
    var facts: FileFacts
    let surroundings = Surroundings()

    /// The facts of the file at `path` with these bytes.
    ///
    /// - Parameter lowersBodies: whether the file's code is wanted, too.
    package static func read(
        path: String, _ bytes: UnsafeRawBufferPointer, _ level: Level = .declarations, lowersBodies: Bool = false
    ) -> FileFacts {
        do {
            let file = try ParsedFile(path: path, bytes)
            var facts = read(file, level)
            if lowersBodies { facts.bodies = Boxed(Lowering.lower(file)) }
            return facts
        } catch {
            return FileFacts(path: path, unreadable: error.finding)
        }
    }

    /// The facts of a parsed file.
    static func read(_ parsed: ParsedFile, _ level: Level) -> FileFacts {
        var reader = FactReader(file: parsed.context, facts: FileFacts(path: parsed.path))
        reader.readProblems(parsed.tree)
        reader.read(parsed.tree.statements, DeclarationContext())
        if parsed.sharesPlaces { reader.facts.sharedPlaces = SharedPlaces.find(in: parsed.tree, reader.file) }
        if parsed.mayShare { reader.facts.sharedParameters = SharedParameters.find(in: parsed.tree, reader.file) }
        if level == .containers { reader.facts.containers = ContainerReader.read(parsed, ContainerVocabulary()) }
        return reader.facts
    }

    private mutating func readProblems(_ tree: SourceFileSyntax) {
        guard tree.hasError else { return }
        let errors = ParseDiagnosticsGenerator.diagnostics(for: tree)
            .filter { $0.diagMessage.severity == .error && !BrokenSyntax.isSelectorsArgument($0.node) }
        guard !errors.isEmpty else { return }
        let places = errors.map { BrokenSyntax.enclosingType(of: $0.position, in: tree) }
        let first = places.firstIndex(of: nil) ?? 0
        let message = errors[first].message.split(separator: "\n").first.map(String.init) ?? "syntax error"
        let location = file.location(at: errors[first].position)
        let unreadable = Finding(
            .unreadableSource, at: location, "syntax error: \(message)",
            help: "fix the syntax; until then, nothing that depends on this file is checked")
        guard places[first] != nil else {
            facts.problems = [unreadable]
            return
        }
        facts.skipped = SkippedSyntax(
            finding: Finding(
                .skippedSyntax, at: location, "syntax error, so this part was skipped: \(message)",
                help: "fix or rewrite this code; the rest of the file is checked"),
            seriousFinding: unreadable, types: Array(Set(places.compactMap { $0 })).sorted())
    }

    /// Reads the declarations and statements of a file or of an `#if` clause in it.
    mutating func read(_ items: CodeBlockItemListSyntax, _ context: DeclarationContext) {
        for item in items {
            if case .decl(let declaration) = item.item {
                read(declaration, context)
            } else {
                readConstructions(in: item, context)
            }
        }
    }

    /// Reads one declaration at file level or among members.
    mutating func read(_ declaration: DeclSyntax, _ context: DeclarationContext) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .importDecl(let node): readImport(node, context)
        case .classDecl(let node):
            read(
                node, kind: .class, inheritance: node.inheritanceClause, generics: node.genericParameterClause,
                context: context)
        case .structDecl(let node):
            read(
                node, kind: .struct, inheritance: node.inheritanceClause, generics: node.genericParameterClause,
                context: context)
        case .enumDecl(let node):
            read(
                node, kind: .enum, inheritance: node.inheritanceClause, generics: node.genericParameterClause,
                context: context)
        case .actorDecl(let node):
            read(
                node, kind: .actor, inheritance: node.inheritanceClause, generics: node.genericParameterClause,
                context: context)
        case .protocolDecl(let node):
            read(node, kind: .protocol, inheritance: node.inheritanceClause, generics: nil, context: context)
        case .extensionDecl(let node): read(node, context)
        case .typeAliasDecl(let node): read(node, context)
        case .ifConfigDecl(let node):
            for (elements, condition) in node.clauses(under: context.condition) {
                guard case .statements(let items) = elements, isReadable(condition, at: node) else { continue }
                var inner = context
                inner.condition = condition
                read(items, inner)
            }
        case .functionDecl(let node):
            if context.isOfFile { facts.globals.append(function(node, context.ofGlobals)) }
            readConstructions(in: declaration, context)
        case .variableDecl(let node):
            if context.isOfFile { facts.globals += properties(node, context.ofGlobals).reversed() }
            readConstructions(in: declaration, context)
        default: readConstructions(in: declaration, context)
        }
    }

    /// Whether a condition is small enough to be handled; if not, a finding reports it.
    mutating func isReadable(_ condition: Condition, at node: IfConfigDeclSyntax) -> Bool {
        guard condition.isTooLarge else { return true }
        if facts.problems.isEmpty {
            facts.problems.append(.tooManyConditions(at: file.location(of: node)))
        }
        if facts.unfollowedCondition == nil {
            facts.unfollowedCondition = file.location(of: node)
        }
        return false
    }

    private mutating func readImport(_ node: ImportDeclSyntax, _ context: DeclarationContext) {
        var plain = node
        let attributes = node.attributes.map(\.plainText)
        // A change copies the node, and few imports need one.
        if !node.modifiers.isEmpty { plain.modifiers = [] }
        if !node.attributes.isEmpty { plain.attributes = [] }
        let kept = attributes.filter { $0 != "@_exported" && $0 != "@_implementationOnly" && $0 != "@testable" }
        var fact = ImportFact(
            text: (kept + [plain.plainText]).joined(separator: " "), module: node.path.first?.name.unescaped ?? "",
            isTestable: attributes.contains("@testable"), isExported: attributes.contains("@_exported"),
            condition: context.condition)
        if node.importKindSpecifier != nil, node.path.count == 2 { fact.declaration = node.path.last?.name.unescaped }
        facts.imports.append(fact)
    }
}

extension FileFacts {
    /// The facts of a file that is not read.
    init(path: String, unreadable why: Finding) {
        self.init(path: path)
        problems = [why]
    }
}

extension Finding {
    /// The finding for an `#if` whose conditions are too many to follow.
    static func tooManyConditions(at place: DovetailDiagnostics.SourceLocation) -> Finding {
        Finding(
            .unreadableSource, at: place, "this #if has too many conditions to follow",
            help: "split it into several #if blocks with fewer conditions")
    }

    /// The finding for a file that cannot be read at all.
    package static func unreadable(path: String, _ why: String, help: String) -> Finding {
        Finding(
            .unreadableSource, at: SourceLocation(path: path, line: 1, column: 1), "this file \(why)", help: help)
    }
}
