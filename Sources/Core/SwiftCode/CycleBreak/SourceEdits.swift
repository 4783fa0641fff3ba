package import DovetailFacts
import SwiftSyntax

/// Applies changes to sources by byte ranges, and leaves everything else as it is.
package enum SourceEdits {
    /// A source with changes at places that do not overlap.
    package static func applying(_ changes: [SourceChange], to source: String) -> String {
        let bytes = SourceBytes(source)
        var result = "", last = 0
        for change in Set(changes).sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where change.range.lowerBound >= last {
            result += bytes.text(last..<change.range.lowerBound) + change.text
            last = change.range.upperBound
        }
        return result + bytes.text(last..<bytes.bytes.count)
    }

    /// A new text with the line ends of another.
    package static func withLineEnds(of other: String, _ text: String) -> String {
        let newline = SourceBytes(other).newline
        return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: newline)
    }

    /// A source with an additional import, unless it already has it.
    package static func importing(
        _ module: String, in source: String, path: String
    ) throws(UnparsedSource) -> String {
        try ImportList.adding(module, to: source, path: path)
    }

    /// An app's file with a call added at its start, and the import for it; nil if the app does not start in this file.
    ///
    /// - Parameter isMain: whether the file has top-level code.
    package static func starting(
        with call: String, importing module: String, in source: String, path: String, isMain: Bool
    ) throws(UnparsedSource) -> String? {
        let tree = try SourceParser.parse(source, path: path)
        guard !tree.hasError else { return nil }
        let bytes = SourceBytes(source)
        if isMain {
            let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
            guard let last = imports.last else {
                return "import \(module)\(bytes.newline)\(bytes.newline)\(call)\(bytes.newline)" + source
            }
            let offset = last.endPositionBeforeTrailingTrivia.utf8Offset
            let end = bytes.lineEnd(ifOnlyRemarkFrom: offset) ?? offset
            let changed = bytes.inserting([(end, bytes.newline + bytes.newline + call)])
            return try ImportList.adding(module, to: changed, path: path)
        }
        let finder = MainFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        guard let body = finder.body else { return nil }
        let offset = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        let first = body.statements.first?.positionAfterSkippingLeadingTrivia.utf8Offset
        let indentation = first.flatMap { bytes.indentation(before: $0) }
        let text = indentation.map { bytes.newline + $0 + call } ?? " \(call); "
        return try ImportList.adding(module, to: bytes.inserting([(offset, text)]), path: path)
    }
}

/// Finds what runs first in a type marked `@main`: `static func main()`, or its initializer.
private final class MainFinder: SyntaxVisitor {
    var body: CodeBlockSyntax?

    private func find(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.has("main") else { return .skipChildren }
        for item in node.memberBlock.members {
            if let function = item.decl.as(FunctionDeclSyntax.self), function.name.text == "main",
                function.modifiers.has(.static)
            {
                body = function.body
                return .skipChildren
            }
        }
        body =
            node.memberBlock.members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            .first { $0.signature.parameterClause.parameters.isEmpty }?.body
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { find(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { find(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { find(node) }
}
