import SwiftSyntax

/// Renames what a source mentions: identifiers, and whole words in string literals. Comments stay as they are.
enum RenamedSource {
    /// The text of a part of a source, without the trivia around it.
    ///
    /// - Parameters:
    ///   - words: the new words, by the old ones.
    ///   - keepsIdentifiers: whether to rename words in string literals only.
    static func text(
        of node: some SyntaxProtocol, _ words: [String: String], keepsIdentifiers: Bool = false
    ) -> String {
        var result = ""
        for token in node.tokens(viewMode: .sourceAccurate) {
            let isKept = keepsIdentifiers && token.tokenKind.isIdentifier
            result += token.leadingTrivia.description + (isKept ? token.text : renamed(token, words))
            result += token.trailingTrivia.description
        }
        let before = node.leadingTrivia.description.utf8.count
        let after = node.trailingTrivia.description.utf8.count
        return String(decoding: result.utf8.dropFirst(before).dropLast(after), as: UTF8.self)
    }

    private static func renamed(_ token: TokenSyntax, _ words: [String: String]) -> String {
        switch token.tokenKind {
        case .identifier(let name): words[name] ?? token.text
        case .stringSegment(let text): renamed(text, words)
        default: token.text
        }
    }

    /// A text with its words renamed: `Targets/Card/Sources` contains the word `Card`, and `CardKit` does not.
    private static func renamed(_ text: String, _ words: [String: String]) -> String {
        var result = "", word = ""
        func flush() {
            result += words[word] ?? word
            word = ""
        }
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                flush()
                result.append(character)
            }
        }
        flush()
        return result
    }
}

extension TokenKind {
    fileprivate var isIdentifier: Bool {
        if case .identifier = self { return true }
        return false
    }
}
