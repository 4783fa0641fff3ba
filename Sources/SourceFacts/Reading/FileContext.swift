import SwiftSyntax
import WiringModel

/// A parsed file and where its nodes stand in it.
struct FileContext {
    let path: String
    private let lines: LineTable

    /// - Parameter source: the text that the nodes were parsed from.
    init(path: String, source: String) {
        var source = source
        self.path = path
        lines = source.withUTF8(LineTable.init)
    }

    /// - Parameter source: the bytes that the nodes were parsed from.
    init(path: String, source: UnsafeBufferPointer<UInt8>) {
        self.path = path
        lines = LineTable(source)
    }

    /// The place of a node's first token.
    func location(of node: some SyntaxProtocol) -> WiringModel.SourceLocation {
        location(at: node.positionAfterSkippingLeadingTrivia)
    }

    /// The place of a position.
    func location(at position: AbsolutePosition) -> WiringModel.SourceLocation {
        let (line, column) = lines.place(of: position.utf8Offset)
        return .init(path: path, line: line, column: column)
    }
}
