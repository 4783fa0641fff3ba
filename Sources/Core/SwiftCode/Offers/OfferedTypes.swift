package import DovetailFacts

/// The types that a source or an interface declares for other modules, found without a syntax tree.
package enum OfferedTypes {
    private static let introducers: [StaticString] = ["class", "struct", "enum", "actor", "protocol", "typealias"]
    /// What may stand between an access level and those.
    private static let modifiers: [StaticString] = ["final", "indirect", "nonisolated", "distributed"]

    /// The names of the types that stand in no other. Types under any `#if` count.
    ///
    /// - Parameter least: how widely they can be seen, as it is written.
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
