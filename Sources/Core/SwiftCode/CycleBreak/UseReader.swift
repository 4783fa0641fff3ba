package import DovetailFacts
import SwiftSyntax

/// Finds what the files of one module use of another, by names and by the types evident from the source.
package struct UseReader {
    /// A module's name and its declarations.
    package typealias Module = (name: String, declared: DeclaredModule)

    private let own: Module
    private let other: Module

    /// - Parameter own: the module whose files are read.
    /// - Parameter other: the module that they use.
    package init(_ own: Module, using other: Module) {
        self.own = own
        self.other = other
    }

    /// The uses in a file, in order, and changes that replace its imports of the other module, or that remove them.
    ///
    /// - Parameter interface: the module to import instead; nil for none.
    /// - Parameter access: the narrowest access in the other module that the file can see.
    package func read(
        path: String, text: String, replacingImportsBy interface: String?, seeing access: Access = .public
    ) throws(UnparsedSource) -> (uses: [ModuleUse], imports: [SourceChange]) {
        let tree = try SourceParser.parse(text, path: path)
        let file = FileContext(path: path, source: text)
        let finder = ImportVisitor(viewMode: .sourceAccurate)
        finder.walk(tree)
        let imports = finder.found.filter { $0.path.first?.name.unescaped == other.name }
        let visitor = ScopedUseVisitor(
            ExpressionTypes(own: own.declared, ownName: own.name, other: other.declared, otherName: other.name), file,
            isImporting: !imports.isEmpty, seeing: access)
        visitor.walk(tree)
        var uses = visitor.uses + imports.compactMap { refusal($0, file) }
        if tree.hasError {
            uses.append(
                ModuleUse(
                    .obstacle("the file has a syntax error"), at: file.location(of: tree), range: 0..<0))
        }
        let bytes = SourceBytes(text)
        let changes = imports.map { node in
            interface.map { SourceChange(node.path.byteRange, $0) } ?? SourceChange(bytes.lines(node.byteRange), "")
        }
        return (uses.sorted { ($0.location, $0.range.lowerBound) < ($1.location, $1.range.lowerBound) }, changes)
    }

    /// Why an import cannot name another module instead.
    private func refusal(_ node: ImportDeclSyntax, _ file: FileContext) -> ModuleUse? {
        var reason: String?
        if node.importKindSpecifier != nil || node.path.count > 1 {
            reason = "an import of a single declaration of '\(other.name)' cannot be changed"
        }
        for case .attribute(let attribute) in node.attributes {
            let name = attribute.attributeName.plainText
            if name != "preconcurrency" { reason = "an import with @\(name) needs the module itself" }
        }
        if !(node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false) { reason = "the import is under #if" }
        return reason.map { ModuleUse(.obstacle($0), at: file.location(of: node.path), range: node.path.byteRange) }
    }
}

extension SyntaxProtocol {
    /// Its byte range in the file, without surrounding white space.
    var byteRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
