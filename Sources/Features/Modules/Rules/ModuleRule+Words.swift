import DovetailRules

extension ModuleRule {
    /// Why it is there, in the project's words; otherwise that it is the rule which is meant.
    func reason(_ bindings: [String: String]) -> String {
        why.map { "why: \($0.filled(bindings))" } ?? "this rule"
    }
}

extension String {
    /// A project's own words with the names in them.
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
