import DovetailBasics
import DovetailDiagnostics
internal import Yams

/// A parsing error from Yams, in words for the user.
///
/// The error for a duplicate key differs between versions of Yams, so its values are found by their types.
struct YAMLProblem {
    private(set) var mark: Mark?
    /// A duplicate key of a mapping.
    private(set) var duplicateKey: String?
    private var text = ""

    init(_ error: any Error) {
        switch error {
        case YamlError.scanner(let context, let problem, let mark, _),
            YamlError.parser(let context, let problem, let mark, _),
            YamlError.composer(let context, let problem, let mark, _):
            self.mark = mark
            text = [context?.text, problem].compactMap { $0 }.joined(separator: ", ")
        case YamlError.reader(let problem, _, _, _):
            text = problem
        default:
            let children = Mirror(reflecting: error).children.filter { $0.label == "duplicatedKeysInMapping" }
            for child in children { readDuplicate(child.value) }
            if duplicateKey == nil { text = "\(error)".split(separator: "\n").first.map(String.init) ?? "" }
        }
    }

    private mutating func readDuplicate(_ value: Any) {
        switch value {
        case let mark as Mark: self.mark = self.mark ?? mark
        case let keys as [String]: duplicateKey = duplicateKey ?? keys.first
        default: for child in Mirror(reflecting: value).children { readDuplicate(child.value) }
        }
    }

    /// Its place; the start of the file if Yams does not give one.
    func location(in text: RulesText) -> SourceLocation {
        mark.map { text.location(line: $0.line, column: $0.column) } ?? text.location(0)
    }

    /// What is wrong, and what to write if that is likely.
    func message(in source: RulesText) -> String {
        if let duplicateKey { return "the key '\(duplicateKey)' is defined twice" }
        let offset = mark.map { source.offset(line: $0.line, column: $0.column) } ?? 0
        let letter = offset < source.bytes.count ? source.bytes[offset] : 0
        switch letter {
        case _ where text.contains(text: "scanning an alias"),
            UInt8(ascii: "*") where text.contains(text: "undefined alias"):
            return "a string that begins with '*' needs quotes: \"*.swift\""
        case UInt8(ascii: "\t"): return "YAML does not allow tabs here; use spaces"
        case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"):
            return "a string that begins with '\(Unicode.Scalar(letter))' needs quotes"
        default: return "this is not valid YAML: \(text)"
        }
    }
}
