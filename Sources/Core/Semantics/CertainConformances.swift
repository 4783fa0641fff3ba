import DovetailFacts
import DovetailGraphs

extension SymbolTable {
    /// Whether a type surely neither inherits from nor conforms to another: all that may make it is known, and does not.
    package func isSurelyNot(_ type: Int, a other: Int) -> Bool {
        guard type != other, types[type].fact.kind != .protocol else { return false }
        let line = reachable(from: [type]) { next in
            clauses(of: next).flatMap { declarations(of: $0.shape.given.path ?? [], in: $0.context) }
        }
        return line.allSatisfy { one in
            let fact = types[one].fact
            let isPlain =
                one != other && !fact.mayHaveMacros && fact.attributes.isEmpty && fact.condition.isAlways
                && !program.unsureConformances.contains(fact.name)
            return isPlain
                && clauses(of: one).allSatisfy { clause in
                    guard let path = clause.shape.given.path else { return false }
                    let found = declarations(of: path, in: clause.context)
                    guard found.isEmpty else { return found.count == 1 }
                    guard case .external(let known) = meaning(of: path, in: clause.context) else { return false }
                    return Self.standardProtocols.contains(known.last ?? "")
                }
        } && !aliases.contains { alias in line.contains { types[$0].fact.name == alias.fact.target.shape.path?.last } }
    }

    /// What a type and its extensions write after the colon.
    func clauses(of type: Int) -> [BoundType] {
        types[type].fact.inherits.map { BoundType(shape: $0.shape, context: types[type].context) }
            + extensions[type].flatMap { extended in
                extended.fact.inherits.map { BoundType(shape: $0.shape, context: extended.context) }
            }
    }

    private static let standardProtocols: Set<String> = [
        "AnyObject", "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Error", "LocalizedError",
        "Codable", "Encodable", "Decodable", "CustomStringConvertible", "CustomDebugStringConvertible",
    ]
}
