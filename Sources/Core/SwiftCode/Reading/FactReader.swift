import DovetailByteSearch
package import DovetailDiagnostics
package import DovetailFacts
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// Reads the facts of one file.
///
/// The result depends only on the file's bytes; nothing is looked up.
package struct FactReader {
    let file: FileContext
    var facts: FileFacts
    let surroundings = Surroundings()

    /// Larger files, in bytes, are reported and not parsed.
    package static let sizeLimit = 16 << 20

    /// The facts of the file at `path` with these bytes.
    ///
    /// - Parameter vocabulary: the names in container calls; nil if the program has no container.
    package static func read(
        path: String, _ bytes: UnsafeRawBufferPointer, _ vocabulary: ContainerVocabulary? = nil
    ) -> FileFacts {
        guard bytes.count <= sizeLimit else {
            return unreadable(
                path, why: "is larger than \(sizeLimit >> 20) MB", help: "split the file, or pass --exclude")
        }
        var tree: SourceFileSyntax
        do { tree = try SourceParser.parse(bytes, path: path) } catch {
            var facts = FileFacts(path: path)
            facts.problems = [error.finding]
            return facts
        }
        let text = bytes.bindMemory(to: UInt8.self)
        var inserted: [Int] = []
        if tree.hasError, let spaced = AttributeSpaces(text),
            let other = try? SourceParser.parse(spaced.text, path: path), !other.hasError
        {
            (tree, inserted) = (other, spaced.offsets)
        }
        var reader = FactReader(
            file: FileContext(path: path, source: text, inserted: inserted), facts: FileFacts(path: path))
        reader.readProblems(tree)
        reader.read(tree.statements, DeclarationContext())
        if bytes.holds("#sourceLocation") { reader.facts.sharedPlaces = SharedPlaces.find(in: tree, reader.file) }
        if let vocabulary {
            let visitor = ContainerVisitor(reader.file, vocabulary)
            visitor.walk(tree)
            reader.facts.containers = visitor.facts
        }
        return reader.facts
    }

    private static func unreadable(_ path: String, why: String, help: String) -> FileFacts {
        var facts = FileFacts(path: path)
        facts.problems = [.unreadable(path: path, why, help: help)]
        return facts
    }

    private mutating func readProblems(_ tree: SourceFileSyntax) {
        guard tree.hasError else { return }
        let errors = ParseDiagnosticsGenerator.diagnostics(for: tree)
            .filter { $0.diagMessage.severity == .error }
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
        default: readConstructions(in: declaration, context)
        }
    }

    /// Whether a condition is small enough to be handled; if not, a finding reports it.
    mutating func isReadable(_ condition: Condition, at node: IfConfigDeclSyntax) -> Bool {
        guard condition.isTooLarge else { return true }
        if facts.problems.isEmpty {
            facts.problems.append(
                Finding(
                    .unreadableSource, at: file.location(of: node),
                    "this #if has too many conditions to follow",
                    help: "split it into several #if blocks with fewer conditions"))
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

extension UnsafeRawBufferPointer {
    /// Whether the bytes contain `word`.
    func holds(_ word: StaticString) -> Bool {
        guard let baseAddress else { return false }
        return byte_search(baseAddress, count, word.utf8Start, word.utf8CodeUnitCount) != nil
    }
}

extension Finding {
    /// The finding for a file that cannot be read at all.
    package static func unreadable(path: String, _ why: String, help: String) -> Finding {
        Finding(
            .unreadableSource, at: SourceLocation(path: path, line: 1, column: 1), "this file \(why)", help: help)
    }
}
