import DovetailFacts

/// The attributes and the access level before the keyword `import`.
struct ImportModifiers {
    private(set) var access: Access?
    /// The names of the attributes, sorted and without duplicates.
    private(set) var attributes: [String] = []

    /// Reads the modifiers in `range`, which begins with one.
    init(_ lexer: SourceLexer, in range: Range<Int>) {
        var lexer = lexer
        lexer.offset = range.lowerBound
        lexer.end = range.upperBound
        var names: Set<String> = []
        while true {
            switch lexer.next() {
            case .end:
                attributes = names.sorted()
                return
            case .attribute(let offset): names.insert(lexer.text((offset + 1)..<lexer.offset))
            case .word(let word): access = lexer.access(at: word) ?? access
            case .parentheses, .directive, .other: break
            }
        }
    }
}
