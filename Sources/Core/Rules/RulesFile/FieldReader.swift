import DovetailBasics
import DovetailDiagnostics
import DovetailFacts

/// Reads single values, and collects problems with them.
struct FieldReader {
    private(set) var problems: [RulesProblem] = []

    mutating func report(_ message: String, _ value: RulesValue) {
        problems.append(RulesProblem(message, at: value.location))
    }

    /// The known keys of a mapping with their values, without duplicates, in the order of the list of keys.
    mutating func fields<Key: RulesKey>(
        of value: RulesValue, _ what: String, _: Key.Type
    ) -> [(key: Key, value: RulesValue)] {
        guard case .mapping(let entries) = value.content else {
            let keys = Key.allCases.map(\.rawValue).joined(separator: ", ")
            report("\(what) must be a mapping with the keys \(keys), not \(value.kind)", value)
            return []
        }
        var first: [String: SourceLocation] = [:]
        var found: [Key: RulesValue] = [:]
        for entry in entries {
            guard let name = entry.key.keyName else {
                report("a key must be a single word, not \(entry.key.kind)", entry.key)
                continue
            }
            if let other = first[name] {
                report("the key '\(name)' is defined twice, first on line \(other.line)", entry.key)
                continue
            }
            first[name] = entry.key.location
            guard let key = Key(rawValue: name) else {
                report("unknown key '\(name)'\(suggestion(name, Key.self))", entry.key)
                continue
            }
            found[key] = entry.value
        }
        for key in Key.allCases where key.isRequired && found[key] == nil {
            report("\(what) needs the key '\(key.rawValue)'", value)
        }
        return Key.allCases.compactMap { key in found[key].map { (key, $0) } }
    }

    private func suggestion<Key: RulesKey>(_ name: String, _: Key.Type) -> String {
        let limit = name.count > 5 ? 2 : 1
        let near = Key.allCases.map { (distance: editDistance($0.rawValue, name, limit: limit), key: $0.rawValue) }
            .filter { $0.distance <= limit }.min { $0.distance < $1.distance }
        return near.map { "; did you mean '\($0.key)'?" }
            ?? "; the keys here are \(Key.allCases.map(\.rawValue).joined(separator: ", "))"
    }

    // MARK: Values

    mutating func flag(_ value: RulesValue, _ key: some RulesKey) -> Bool? {
        if case .flag(let flag) = value.content { return flag }
        report("'\(key.rawValue)' must be true or false, not \(value.kind)", value)
        return nil
    }

    mutating func list(_ value: RulesValue, _ key: some RulesKey) -> [RulesValue] {
        if case .list(let list) = value.content { return list }
        report("'\(key.rawValue)' must be a list, not \(value.kind)", value)
        return []
    }

    /// A non-empty text.
    mutating func text(_ value: RulesValue, _ key: some RulesKey) -> String? { text(value, "'\(key.rawValue)'") }

    mutating func texts(_ value: RulesValue, _ key: some RulesKey) -> [(text: String, location: SourceLocation)] {
        list(value, key).compactMap { element in
            text(element, "an entry of '\(key.rawValue)'").map { ($0, element.location) }
        }
    }

    private mutating func text(_ value: RulesValue, _ what: String) -> String? {
        switch value.content {
        case .text(let text) where !text.allSatisfy(\.isWhitespace): return text
        case .text, .nothing: report("\(what) is empty", value)
        case .flag, .number: report("\(what) must be a string, not \(value.kind); put it in quotes", value)
        case .list, .mapping: report("\(what) must be a string, not \(value.kind)", value)
        }
        return nil
    }

    /// The name of a property.
    mutating func name(_ value: RulesValue, _ key: some RulesKey) -> String? {
        guard let text = text(value, key) else { return nil }
        if isSwiftName(text) { return text }
        report("'\(key.rawValue)' must be the name of a property, not '\(text)'", value)
        return nil
    }

    /// A function's full name.
    mutating func function(
        _ value: RulesValue, _ key: some RulesKey, takesArgument argument: String? = nil
    ) -> FunctionName? {
        guard let text = text(value, key) else { return nil }
        guard let name = FunctionName(text) else {
            let example = argument == nil ? "resolve()" : "load(for:)"
            report("'\(text)' is not a full function name; write it with all labels, such as \(example)", value)
            return nil
        }
        if let argument, name.labels.isEmpty {
            report(
                "'\(text)' takes no argument; '\(key.rawValue)' must be the function that receives "
                    + "\(argument)", value)
            return nil
        }
        return name
    }
}

extension RulesValue {
    /// The text of a key, as written even if the value would not be text.
    fileprivate var keyName: String? {
        switch content {
        case .text(let text), .number(let text): text
        case .flag(let flag): "\(flag)"
        case .nothing, .list, .mapping: nil
        }
    }
}
