/// The nesting depth of a source, determined without a parser.
///
/// swift-syntax takes time exponential in the depth of array literals (at 22 levels, seconds; at 40, hours), and
/// recurses for constructs without brackets: `try try`, `() -> () ->`, `a ? b ? c`, `else if`, `#if` in `#if`. Chains
/// such as `a.b.c` make trees as deep as the chain is long. A source that nests deeper than any real one would overflow
/// the stack or take hours, and is not parsed.
struct SourceDepth {
    /// Deeper arrays are not parsed.
    private static let arrayLimit = 16
    /// Deeper generic arguments, longer sequences of `?`, and longer sequences of words that open something, are not
    /// parsed.
    private static let rowLimit = 200
    /// Longer chains of members and calls are not parsed: `a.b()` counts as two.
    private static let memberLimit = 16_000
    /// Longer chains of `else if` are not parsed.
    private static let branchLimit = 25_000

    /// What is open between two brackets.
    private struct Level {
        /// The number of consecutive words such as `try`.
        var row = 0
        /// The arrows in one type.
        var arrows = 0
        /// Open `<`.
        var generics = 0
        /// `?` of conditional expressions whose `:` is still missing.
        var choices = 0
        /// Statements such as `if` whose `{` is still missing.
        var statements = 0
        /// Consecutive members and calls.
        var members = 0
        /// Consecutive `else` branches.
        var branches = 0
        var last = Last.nothing
    }

    /// What precedes the next token.
    private enum Last {
        case nothing
        case dot
        case operand
        case closingBrace
        case opener
        case joiner
    }

    private var lexer: SourceLexer
    /// The innermost open level, and those around it.
    private var level = Level()
    private var outer: [Level] = []
    /// The members and calls of all open levels.
    private var members = 0
    /// The branches of all open levels.
    private var branches = 0
    private var arrays = 0
    /// The generic arguments of all open levels.
    private var generics = 0
    private var marks = 0
    private var conditions = 0

    private init(_ bytes: UnsafeRawBufferPointer) { lexer = SourceLexer(bytes, end: bytes.count) }

    /// The offset of the first token that is nested too deeply, and the kind of nesting; nil if a parser can handle the
    /// source.
    ///
    /// - Complexity: linear in the count of `bytes`.
    static func firstTooDeep(_ bytes: UnsafeRawBufferPointer) -> (offset: Int, UnparsedSource.Nesting)? {
        var depth = SourceDepth(bytes)
        while true {
            depth.lexer.skipTrivia()
            let start = depth.lexer.offset
            guard start < bytes.count else { return nil }
            depth.readToken()
            if let excess = depth.excess { return (start, excess) }
        }
    }

    /// The kind of nesting that exceeds a limit, or nil.
    private var excess: UnparsedSource.Nesting? {
        if arrays > Self.arrayLimit || outer.count >= SourceParser.bracketLimit { return .brackets }
        if generics > Self.rowLimit || marks > Self.rowLimit { return .types }
        if level.arrows > Self.rowLimit { return .types }
        if level.row > Self.rowLimit || level.choices > Self.rowLimit { return .expressions }
        if level.statements > Self.rowLimit { return .branches }
        if members > Self.memberLimit { return .expressions }
        if branches > Self.branchLimit { return .branches }
        return conditions > Self.rowLimit ? .conditions : nil
    }

    // MARK: Tokens

    private mutating func readToken() {
        takeDepth()
        let byte = lexer.bytes[lexer.offset]
        if byte != UInt8(ascii: "?") { marks = 0 }
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
        case UInt8(ascii: "@"): skipToken()
        case UInt8(ascii: "#"): readPounds()
        case UInt8(ascii: ","), UInt8(ascii: ";"):
            endExpression(isListed: byte == UInt8(ascii: ","))
            lexer.offset += 1
        case UInt8(ascii: ":"):
            level.choices = max(0, level.choices - 1)
            join()
            lexer.offset += 1
        case UInt8(ascii: "."): readDot()
        case let byte where Self.isOperator(byte) && !isRegex: readOperator()
        case let byte where isWordByte(byte): readWord()
        default:
            skipToken()
            readOperand()
        }
    }

    private mutating func open(_ byte: UInt8) {
        if byte == UInt8(ascii: "[") { arrays += 1 }
        level.row = 0
        if byte == UInt8(ascii: "{") {
            endGenerics()
            level.statements = max(0, level.statements - 1)
        }
        lexer.depth += 1
        lexer.offset += 1
        enter()
    }

    private mutating func enter() {
        outer.append(level)
        level = Level()
    }

    private mutating func close(_ byte: UInt8) {
        if byte == UInt8(ascii: "]") { arrays = max(0, arrays - 1) }
        let depth = max(0, lexer.depth - 1)
        leave(to: depth)
        if lexer.interpolations.last?.depth != depth { addMember() }
        level.last = byte == UInt8(ascii: "}") ? .closingBrace : .operand
        lexer.close()
        takeDepth()
    }

    /// Skips a token that the lexer knows; a string may stop at an interpolation.
    private mutating func skipToken() {
        lexer.skipToken()
        takeDepth()
    }

    /// Adopts the lexer's depth, which changes at the beginning and end of string interpolations.
    private mutating func takeDepth() {
        leave(to: lexer.depth)
        while outer.count < lexer.depth { enter() }
    }

    private mutating func leave(to depth: Int) {
        while outer.count > depth {
            members -= level.members
            branches -= level.branches
            generics -= level.generics
            level = outer.removeLast()
        }
    }

    private mutating func readPounds() {
        let start = lexer.offset
        skipToken()
        let word = min(start + 1, lexer.offset)..<lexer.offset
        if lexer.holds("if", at: word) {
            conditions += 1
        } else if lexer.holds("endif", at: word) {
            conditions = max(0, conditions - 1)
        } else if level.last != .opener {
            readOperand()
        }
    }

    // MARK: Words

    /// Words after which another expression, type or pattern begins at the same level.
    private static let openers: [StaticString] = [
        "any", "await", "borrowing", "consume", "consuming", "copy", "discard", "each", "inout", "isolated", "let",
        "repeat", "return", "sending", "some", "throw", "try", "unsafe", "var", "yield",
    ]
    /// Keywords of statements that may also be expressions, and have a condition before their braces.
    private static let statements: [StaticString] = ["for", "guard", "if", "switch", "while"]
    /// Words inside an expression or a type.
    private static let joiners: [StaticString] = ["as", "async", "in", "is", "rethrows", "throws"]

    private mutating func readWord() {
        let start = lexer.offset
        lexer.skipToken()
        let word = start..<lexer.offset
        guard (2...9).contains(word.count), level.last != .dot else { return readOperand() }
        func isOne(of words: [StaticString]) -> Bool { words.contains { lexer.holds($0, at: word) } }
        if lexer.holds("else", at: word) {
            endMembers()
            level.row = 0
            level.branches += 1
            branches += 1
            level.last = .opener
        } else if level.last == .closingBrace, lexer.holds("while", at: word) {
            // The `while` of a `repeat`, which has no braces.
            begin()
        } else if isOne(of: Self.statements) {
            begin()
            level.statements += 1
        } else if isOne(of: Self.openers) {
            begin()
        } else if isOne(of: Self.joiners) {
            endMembers()
            level.last = .joiner
        } else {
            readOperand()
        }
    }

    private mutating func begin() {
        if level.last == .operand || level.last == .closingBrace { endExpression() }
        level.row += 1
        level.last = .opener
    }

    /// Reads a name, a literal or the like. One directly after another begins a new statement.
    private mutating func readOperand() {
        if level.last == .operand || level.last == .closingBrace { endExpression() }
        level.row = 0
        level.last = .operand
    }

    // MARK: Operators

    private static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "+"),
            UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"),
            UInt8(ascii: "?"), UInt8(ascii: "^"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// Whether a slash begins a regular expression.
    private var isRegex: Bool {
        guard lexer.byte == UInt8(ascii: "/") else { return false }
        var ahead = lexer
        ahead.skipSlash()
        return ahead.offset > lexer.offset + 1
    }

    private mutating func readDot() {
        lexer.offset += 1
        if lexer.byte == UInt8(ascii: ".") {
            while lexer.byte == UInt8(ascii: ".") { lexer.offset += 1 }
            return join()
        }
        addMember()
        level.last = .dot
    }

    /// Reads consecutive operator characters. Those used in types do not end a type.
    private mutating func readOperator() {
        let start = lexer.offset
        while lexer.offset < lexer.bytes.count, Self.isOperator(lexer.byte), !startsComment { lexer.offset += 1 }
        let text = lexer.bytes[start..<lexer.offset]
        let isArrow = text.count > 1 && text.suffix(2).elementsEqual("->".utf8)
        let plain = isArrow ? text.dropLast(2) : text
        let isOfType = plain.allSatisfy { "<>?!~&".utf8.contains($0) } && !plain.elementsEqual("&&".utf8)
        guard isOfType else {
            endGenerics()
            return join()
        }
        for byte in plain { readTypeOperator(byte) }
        if isArrow {
            level.arrows += 1
            level.last = .joiner
        } else if isSpace(before: start), plain.allSatisfy({ $0 == UInt8(ascii: "?") }) {
            endMembers()
            if plain.count == 1 { level.choices += 1 }
            level.last = .joiner
        }
    }

    private mutating func readTypeOperator(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "?"): marks += 1
        case UInt8(ascii: "!"): addMember()
        case UInt8(ascii: ">"):
            guard level.generics > 0 else { break }
            level.generics -= 1
            generics -= 1
        default:
            if byte == UInt8(ascii: "<") {
                level.generics += 1
                generics += 1
            }
            endMembers()
            level.last = .joiner
        }
    }

    private var startsComment: Bool {
        guard lexer.byte == UInt8(ascii: "/") else { return false }
        let next = lexer.byte(after: 1)
        return next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
    }

    private func isSpace(before offset: Int) -> Bool { offset == 0 || lexer.bytes[offset - 1] <= UInt8(ascii: " ") }

    // MARK: Ends

    /// A binary operator, which ends any sequence of prefixes and any chain.
    private mutating func join() {
        endMembers()
        level.row = 0
        level.arrows = 0
        level.last = .joiner
    }

    /// The preceding expression is complete.
    ///
    /// - Parameter isListed: whether it may be an argument of a type that is not yet complete.
    private mutating func endExpression(isListed: Bool = false) {
        endMembers()
        if !isListed { endGenerics() }
        level.row = 0
        level.arrows = 0
        level.choices = 0
        level.last = .nothing
        // The condition of an `else if` may have several parts.
        guard level.statements == 0 else { return }
        branches -= level.branches
        level.branches = 0
    }

    private mutating func addMember() {
        level.members += 1
        members += 1
    }

    private mutating func endMembers() {
        members -= level.members
        level.members = 0
    }

    private mutating func endGenerics() {
        generics -= level.generics
        level.generics = 0
    }
}
