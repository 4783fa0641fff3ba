import DovetailByteSearch
import DovetailDiagnostics
package import DovetailFacts

/// Finds the imports of a Swift file by its tokens, without a syntax tree.
///
/// Only imports at file scope, outside all brackets, count, as in the compiler. Accepts any bytes, in time linear in
/// their number.
package struct ImportScanner {
    private let path: String
    private var lexer: SourceLexer
    private var conditions = ConditionStack()
    private var lines: LineCounter
    private var imports: [ModuleImport] = []
    /// Whether code other than imports was found. Then a scan that only looks for imports ends.
    private var hasCode = false
    private var stopsAtCode = false
    /// Where the attributes and access level begin that may belong to an import.
    private var prefix: Int?

    private static let keyword: StaticString = "import"

    /// The imports of a file with these bytes, in order.
    ///
    /// - Parameter path: the file's path, used only for locations.
    package static func imports(in bytes: UnsafeRawBufferPointer, path: String) -> [ModuleImport] {
        // Most of a file follows its imports and need not be scanned.
        guard let end = endOfLastKeyword(in: bytes) else { return [] }
        var scanner = ImportScanner(bytes, end: end, path: path)
        scanner.run()
        return scanner.imports
    }

    /// Whether a file with these bytes contains nothing but imports, conditions around them, and comments.
    package static func isOnlyImports(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var scanner = ImportScanner(bytes, end: bytes.count, path: "")
        scanner.stopsAtCode = true
        scanner.run()
        return !scanner.hasCode
    }

    private init(_ bytes: UnsafeRawBufferPointer, end: Int, path: String) {
        self.path = path
        lexer = SourceLexer(bytes, end: end)
        lines = LineCounter(bytes)
    }

    /// The offset after the last `import` that is a whole word.
    private static func endOfLastKeyword(in bytes: UnsafeRawBufferPointer) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        let length = keyword.utf8CodeUnitCount
        var last: Int?
        var start = 0
        while start + length <= bytes.count,
            let found = byte_search(base + start, bytes.count - start, keyword.utf8Start, length)
        {
            let offset = found - base
            start = offset + length
            // White space may be outside ASCII.
            let isWhole = start == bytes.count || bytes[start] >= 0x80 || !isWordByte(bytes[start])
            if isWhole, offset == 0 || bytes[offset - 1] >= 0x80 || !isWordByte(bytes[offset - 1]) { last = start }
        }
        return last
    }

    private mutating func run() {
        var followsAttribute = false
        while !(stopsAtCode && hasCode) {
            let token = lexer.next()
            switch token {
            case .end: return
            case .directive(let word): read(directive: word)
            case .attribute(let offset): prefix = prefix ?? offset
            case .parentheses where followsAttribute: break
            case .word(let word) where lexer.holds(Self.keyword, at: word):
                readImport(behind: word)
                prefix = nil
            case .word(let word) where lexer.access(at: word) != nil: prefix = prefix ?? word.lowerBound
            case .word, .parentheses, .other:
                prefix = nil
                hasCode = true
            }
            if case .attribute = token { followsAttribute = true } else { followsAttribute = false }
        }
    }

    private mutating func readImport(behind keyword: Range<Int>) {
        guard !lexer.isMember(at: keyword.lowerBound), let clause = ImportClause(lexer, behind: keyword) else { return }
        let place = lines.position(of: clause.start)
        var found = ModuleImport(
            module: clause.module, location: SourceLocation(path: path, line: place.line, column: place.column))
        found.path = clause.path
        found.kind = clause.kind
        found.condition = conditions.current
        if let prefix {
            let modifiers = ImportModifiers(lexer, in: prefix..<keyword.lowerBound)
            found.access = modifiers.access
            found.attributes = modifiers.attributes
        }
        imports.append(found)
        lexer.offset = clause.end
    }

    private mutating func read(directive word: Range<Int>) {
        if lexer.holds("if", at: word) {
            conditions.enter(readCondition(), depth: lexer.depth)
        } else if lexer.holds("elseif", at: word) {
            lexer.depth = conditions.next(readCondition()) ?? lexer.depth
        } else if lexer.holds("else", at: word) {
            lexer.depth = conditions.next(.always) ?? lexer.depth
        } else if lexer.holds("endif", at: word) {
            lexer.depth = conditions.leave() ?? lexer.depth
        }
    }

    /// The condition here. Within brackets there are no imports, so it is not read.
    private mutating func readCondition() -> Condition {
        guard lexer.depth == 0 || conditions.isAtFileScope else { return .always }
        var reader = ConditionReader(lexer)
        let condition = reader.condition()
        lexer.offset = reader.offset
        return condition
    }
}
