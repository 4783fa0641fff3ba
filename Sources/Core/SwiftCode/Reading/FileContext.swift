import DovetailDiagnostics
import SwiftSyntax

/// A parsed file, which maps nodes to places.
struct FileContext {
    let path: String
    private let lines: LineTable
    /// The offsets of spaces that were added before parsing, ascending.
    private var inserted: [Int] = []

    /// - Parameter source: the text from which the nodes were parsed.
    init(path: String, source: String) {
        var source = source
        self.path = path
        lines = source.withUTF8(LineTable.init)
    }

    /// - Parameter source: the bytes from which the nodes were parsed.
    init(path: String, source: UnsafeBufferPointer<UInt8>) {
        self.path = path
        lines = LineTable(source)
    }

    /// - Parameters:
    ///   - source: the file's bytes.
    ///   - inserted: the offsets, in the parsed text, of spaces that were added to the bytes.
    init(path: String, source: UnsafeBufferPointer<UInt8>, inserted: [Int]) {
        self.init(path: path, source: source)
        self.inserted = inserted
    }

    /// The place of a node's first token.
    func location(of node: some SyntaxProtocol) -> DovetailDiagnostics.SourceLocation {
        location(at: node.positionAfterSkippingLeadingTrivia)
    }

    /// The place of a position.
    func location(at position: AbsolutePosition) -> DovetailDiagnostics.SourceLocation {
        let before = inserted.isEmpty ? 0 : inserted.count { $0 < position.utf8Offset }
        let (line, column) = lines.place(of: position.utf8Offset - before)
        return .init(path: path, line: line, column: column)
    }
}
