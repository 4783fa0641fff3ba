import DovetailDiagnostics

/// Edits the text of a rules file: adds what is requested and keeps all other lines, including comments.
///
/// YAML has more forms than are handled here. So each change is parsed again, and is applied only if it has the
/// intended meaning.
package struct RulesEditor {
    /// Why a change cannot be made, and what to write by hand.
    package struct Refusal: Error, Hashable, CustomStringConvertible {
        package var description: String
    }

    /// The current text of the file.
    package private(set) var text: String
    /// The module rules in the text.
    package private(set) var rules: ModuleRules
    private let path: String

    /// - Throws: all problems of the file.
    package init(_ text: String, path: String) throws(RulesProblems) {
        self.text = text
        self.path = path
        rules = try RulesReader.read(Array(text.utf8), path: path).modules
    }

    /// Adds a module to a layer.
    package mutating func add(module: String, toLayer layer: String) throws {
        let help = "add '\(module)' to the modules of the layer '\(layer)' in \(path)"
        var wanted = rules
        guard let index = rules.layers.firstIndex(where: { $0.name == layer }),
            let selector = ModuleSelector(module)
        else { throw Refusal(description: help) }
        wanted.layers[index].modules.append(selector)
        let first = rules.layers[index].location.line - 1
        let next = rules.layers.dropFirst(index + 1).first.map { $0.location.line - 1 }
        try change(to: wanted, help) { lines in
            let last = max(first + 1, next ?? lines.endOfKey(at: first))
            return lines.adding(module, toListOf: "modules", in: first..<last)
        }
    }

    /// Adds a module to those that every layer may use.
    package mutating func add(common module: String) throws {
        let help = "add '\(module)' to 'common' in \(path)"
        var wanted = rules
        guard let selector = ModuleSelector(module) else { throw Refusal(description: help) }
        wanted.common.append(selector)
        try change(to: wanted, help) { lines in
            if let line = lines.key("common") {
                return lines.adding(module, toListOf: "common", in: line..<lines.endOfKey(at: line))
            }
            guard let before = lines.key("allow") ?? lines.key("layers") else { return nil }
            return lines.inserting(["common: [\(module)]"], at: lines.endOfKey(at: before))
        }
    }

    /// Adds a rule that restricts the use of some modules to a single module.
    ///
    /// - Parameter patterns: the modules.
    package mutating func add(protectionOf patterns: [String], for module: String, id: String, why: String) throws {
        let list = patterns.map { "\"\($0)\"" }.joined(separator: ", ")
        let entry = ["- id: \(id)", "  protect: {modules: [\(list)], only: [\(module)]}", "  why: \(why)"]
        let help = (["add this rule to 'rules' in \(path):"] + entry).joined(separator: "\n")
        let selectors = patterns.compactMap { ModuleSelector($0) }
        guard selectors.count == patterns.count, let only = ModuleSelector(module) else {
            throw Refusal(description: help)
        }
        var wanted = rules
        var rule = ModuleRule(
            id: id, demand: .protect(modules: selectors, only: [only]),
            location: SourceLocation(path: path, line: 1, column: 1))
        rule.why = why
        wanted.rules.append(rule)
        try change(to: wanted, help) { lines in
            guard let line = lines.key("rules") else {
                return lines.inserting(["rules:"] + entry.map { "  " + $0 }, at: lines.end)
            }
            let end = lines.endOfKey(at: line)
            let indentation = lines.firstItem(in: line + 1..<end) ?? "  "
            return lines.inserting(entry.map { indentation + $0 }, at: end)
        }
    }

    /// Applies a change if the new text has the intended meaning.
    private mutating func change(to wanted: ModuleRules, _ help: String, _ edit: (RulesLines) -> String?) throws {
        guard let changed = RulesLines(text).flatMap(edit),
            let read = try? RulesReader.read(Array(changed.utf8), path: path).modules,
            read.withoutLocations == wanted.withoutLocations
        else { throw Refusal(description: "\(path) is written in a form that Dovetail cannot edit; \(help)") }
        text = changed
        rules = read
    }
}

extension ModuleRules {
    /// The rules without places, so that those of two texts can be compared.
    fileprivate var withoutLocations: ModuleRules {
        var rules = self
        let nowhere = SourceLocation(path: "", line: 1, column: 1)
        for index in rules.layers.indices {
            (rules.layers[index].location, rules.layers[index].allowLocation) = (nowhere, nil)
        }
        for index in rules.rules.indices { rules.rules[index].location = nowhere }
        for index in rules.exceptions.indices { rules.exceptions[index].location = nowhere }
        return rules
    }
}
