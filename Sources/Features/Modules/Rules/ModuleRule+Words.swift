import DovetailRules

extension ModuleRule {
    /// The project's reason for the rule; otherwise a reference to the rule.
    func reason(_ bindings: [String: String]) -> String {
        why.map { "why: \($0.filled(bindings))" } ?? "this rule"
    }
}

extension String {
    /// The project's text with the names filled in.
    func filled(_ bindings: [String: String]) -> String {
        var result = ""
        var rest = Substring(self)
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = String(rest[rest.index(after: open)..<close])
            result += rest[..<open] + (bindings[name] ?? "{\(name)}")
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}
