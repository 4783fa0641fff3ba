package import DovetailFacts

/// Finds the types that a source or an interface declares for other modules, without a syntax tree.
package enum ExportedTypes {
    private static let introducers: [StaticString] = ["class", "struct", "enum", "actor", "protocol", "typealias"]
    /// Words that may be between an access level and the introducer.
    private static let modifiers: [StaticString] = ["final", "indirect", "nonisolated", "distributed"]

    /// The names of the types that are not nested. Types under any `#if` count.
    ///
    /// - Parameter least: the narrowest written access that counts.
    /// - Complexity: linear in the count of `bytes`.
    package static func names(in bytes: UnsafeRawBufferPointer, least: Access) -> Set<String> {
        var names: Set<String> = []
        var lexer = SourceLexer(bytes, end: bytes.count)
        var access = Access.internal
        var isExpected = false
        while true {
            switch lexer.next() {
            case .end: return names
            case .word(let word):
                if isExpected {
                    if access >= least { names.insert(lexer.text(word)) }
                    (isExpected, access) = (false, .internal)
                } else if let level = lexer.access(at: word) {
                    access = lexer.isMember(at: word.lowerBound) ? .internal : level
                } else if introducers.contains(where: { lexer.holds($0, at: word) }) {
                    isExpected = true
                } else if !modifiers.contains(where: { lexer.holds($0, at: word) }) {
                    access = .internal
                }
            case .directive, .other: (isExpected, access) = (false, .internal)
            case .attribute, .parentheses: break
            }
        }
    }
}
