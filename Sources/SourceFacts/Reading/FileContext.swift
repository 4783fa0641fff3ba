import SwiftSyntax
import WiringModel

/// A parsed file and where its nodes stand in it.
struct FileContext {
    let path: String
    let converter: SourceLocationConverter

    /// The place of a node's first token.
    func location(of node: some SyntaxProtocol) -> WiringModel.SourceLocation {
        location(at: node.positionAfterSkippingLeadingTrivia)
    }

    /// The place of a position.
    func location(at position: AbsolutePosition) -> WiringModel.SourceLocation {
        let location = converter.location(for: position)
        return .init(path: path, line: location.line, column: location.column)
    }
}
