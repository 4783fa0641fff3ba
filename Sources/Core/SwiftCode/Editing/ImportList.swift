import SwiftSyntax

/// The imports at the beginning of a file.
enum ImportList {
    /// The file with an import added in sorted position; unchanged if it already has the import.
    static func adding(
        _ module: String, to source: String, path: String
    ) throws(UnparsedSource) -> String {
        let tree = try SourceParser.parse(source, path: path)
        let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        guard !imports.contains(where: { $0.path.trimmedDescription == module }) else { return source }
        let bytes = SourceBytes(source)
        let line = "import \(module)"
        if let next = imports.first(where: { $0.path.trimmedDescription > module }) {
            return bytes.inserting([(next.positionAfterSkippingLeadingTrivia.utf8Offset, line + bytes.newline)])
        }
        guard let last = imports.last else { return line + bytes.newline + bytes.newline + source }
        let end = last.endPositionBeforeTrailingTrivia.utf8Offset
        return bytes.inserting([(bytes.lineEnd(ifOnlyRemarkFrom: end) ?? end, bytes.newline + line)])
    }
}
