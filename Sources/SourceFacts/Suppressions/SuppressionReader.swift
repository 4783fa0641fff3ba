import SwiftParser
import SwiftSyntax
import WiringModel

/// Reads the suppressions of a file, which need not matter to the wiring.
enum SuppressionReader {
    /// The word that a comment starts with.
    static let word: StaticString = "dovetail:ignore"

    /// The suppressions in the file with these bytes, in their order; none where
    /// it cannot be parsed.
    static func read(path: String, _ bytes: UnsafeRawBufferPointer) -> [Suppression] {
        let text = bytes.bindMemory(to: UInt8.self)
        guard String(validating: text, as: UTF8.self) != nil, BracketDepth.offsetBeyondLimit(bytes) == nil else {
            return []
        }
        let tree = Parser.parse(source: text)
        let file = FileContext(path: path, source: text)
        var comments: [SuppressionComment] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            var position = token.position
            func add(_ trivia: Trivia) {
                for piece in trivia {
                    if case .lineComment(let text) = piece,
                        let comment = SuppressionComment(
                            text, at: file.location(at: position), offset: position.utf8Offset, in: bytes)
                    {
                        comments.append(comment)
                    }
                    position += piece.sourceLength
                }
            }
            add(token.leadingTrivia)
            position += token.trimmedLength
            add(token.trailingTrivia)
        }
        return suppressions(comments)
    }

    /// A comment alone on its line is about the next line; those below each
    /// other are about the one that follows them all.
    static func suppressions(_ comments: [SuppressionComment]) -> [Suppression] {
        let alone = Set(comments.filter(\.isAlone).map(\.location.line))
        return comments.map { comment in
            var line = comment.location.line
            if comment.isAlone {
                repeat { line += 1 } while alone.contains(line)
            }
            return comment.suppression(of: line)
        }
    }
}
