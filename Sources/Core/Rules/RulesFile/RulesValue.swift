import DovetailDiagnostics

/// A value of a rules file, with its place.
struct RulesValue {
    enum Content {
        case nothing
        case flag(Bool)
        case number(String)
        case text(String)
        case list([RulesValue])
        case mapping([Entry])
    }

    struct Entry {
        var key: RulesValue
        var value: RulesValue
    }

    var content: Content
    var location: SourceLocation

    /// The kind of value, worded to follow "not".
    var kind: String {
        switch content {
        case .nothing: "nothing"
        case .flag: "true or false"
        case .number: "a number"
        case .text: "a string"
        case .list: "a list"
        case .mapping: "a mapping"
        }
    }
}

extension RulesValue.Content {
    /// The meaning of an unquoted word in the core schema of YAML 1.2, which editors use, too.
    init(plain text: String) {
        switch text {
        case "", "~", "null", "Null", "NULL": self = .nothing
        case "true", "True", "TRUE": self = .flag(true)
        case "false", "False", "FALSE": self = .flag(false)
        default: self = Self.isNumber(text) ? .number(text) : .text(text)
        }
    }

    private static func isNumber(_ text: String) -> Bool {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
        for (prefix, radix) in [("0x", 16), ("0o", 8)] where text.hasPrefix(prefix) {
            let digits = text.dropFirst(2)
            return !digits.isEmpty && digits.allSatisfy { Int(String($0), radix: radix) != nil }
        }
        let unsigned = text.first == "+" || text.first == "-" ? text.dropFirst() : text[...]
        if [".inf", ".Inf", ".INF"].contains(unsigned) || [".nan", ".NaN", ".NAN"].contains(text) { return true }
        let parts = unsigned.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        if parts.count == 2 {
            let exponent = parts[1].first == "+" || parts[1].first == "-" ? parts[1].dropFirst() : parts[1]
            guard !exponent.isEmpty, exponent.allSatisfy(\.isNumber) else { return false }
        }
        let mantissa = parts.first ?? ""
        return mantissa.contains { $0.isNumber } && mantissa.allSatisfy { $0.isNumber || $0 == "." }
            && mantissa.count { $0 == "." } <= 1
    }
}
