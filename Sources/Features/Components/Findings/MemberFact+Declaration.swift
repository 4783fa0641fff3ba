import DovetailFacts
import DovetailSemantics

extension MemberFact {
    /// A declaration that meets the requirement, with editor placeholders: `var session: Session { <#value#> }`.
    var declaration: String {
        guard kind == .function else {
            return "var \(name.asName): \(type?.text ?? "…") { "
                + "\(isSettable ? "get { <#value#> } set { <#code#> }" : "<#value#>") }"
        }
        let list = parameters.map { parameter in
            let label = parameter.label == parameter.name ? "" : "\(parameter.label?.asLabel ?? "_") "
            return "\(label)\(parameter.name.asName): \(parameter.typeText)"
        }
        return "func \(head(name.asName, list)) { <#code#> }"
    }

    /// `session: Session`, or `open(card: Card) -> Screen`.
    var signature: String {
        guard kind == .function else { return spelling }
        return head(name, parameters.map { "\($0.label ?? "_"): \($0.typeText)" })
    }

    private func head(_ name: String, _ parameters: [String]) -> String {
        let result = type.map { " -> \($0.text)" } ?? ""
        let clauses = genericClauses.count == 2 ? genericClauses : ["", ""]
        return "\(name)\(clauses[0])(\(parameters.joined(separator: ", ")))\(result)"
            + (clauses[1].isEmpty ? "" : " \(clauses[1])")
    }
}

extension ParameterFact {
    fileprivate var typeText: String { type.text + (isVariadic ? "..." : "") }
}
