import DovetailFacts
import SwiftSyntax

extension Condition {
    /// The formula of an `#if` condition. `&&`, `||`, `!` and parentheses are understood; everything else is an atom.
    init(_ expression: ExprSyntax) {
        self.init(tokens: Array(expression.tokens(viewMode: .sourceAccurate).map(\.text)))
    }

    private init(tokens: [String]) {
        var parser = ConditionParser(tokens: tokens)
        self = parser.disjunction()
    }
}

/// A recursive-descent parser for the tokens of an `#if` condition.
private struct ConditionParser {
    let tokens: [String]
    var position = 0

    var next: String? { position < tokens.count ? tokens[position] : nil }

    mutating func disjunction() -> Condition {
        var result = conjunction()
        while next == "||" {
            position += 1
            result = result.or(conjunction())
        }
        return result
    }

    private mutating func conjunction() -> Condition {
        var result = negation()
        while next == "&&" {
            position += 1
            result = result.and(negation())
        }
        return result
    }

    private mutating func negation() -> Condition {
        switch next {
        case "!":
            position += 1
            return negation().negated
        case "(":
            position += 1
            let inner = disjunction()
            if next == ")" { position += 1 }
            return inner
        default: return atom()
        }
    }

    /// A flag, a literal, or a call such as `os(Linux)` or `swift(>=6)`.
    private mutating func atom() -> Condition {
        guard let name = next else { return .always }
        position += 1
        if name == "true" { return .always }
        if name == "false" { return .never }
        guard next == "(" else { return Condition(atom: name) }
        var text = name
        var depth = 0
        repeat {
            guard let token = next else { break }
            if token == "(" { depth += 1 }
            if token == ")" { depth -= 1 }
            text += token == "," ? ", " : token
            position += 1
        } while depth > 0
        return Condition(atom: text)
    }
}
