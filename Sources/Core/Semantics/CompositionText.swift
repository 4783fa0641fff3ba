package import DovetailFacts

/// Protocols that do not exist at run time: a type with one is the same type without it.
package enum MarkerProtocols {
    package static let names: Set<String> = [
        "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable",
    ]
}

/// Compositions of protocols. Their order does not matter, and neither do parts that other parts imply.
extension SymbolTable {
    /// A protocol or class in a composition.
    private struct Part {
        var text: TypeText
        /// Everything it inherits from.
        var implied: Set<Type>
    }

    /// `any A & B`: each part once, sorted by key, without parts that others inherit from.
    package func text(ofComposition shapes: [TypeShape], in context: LookupContext) -> TypeText {
        var parts: [Part] = []
        for part in shapes.flatMap({ self.parts(of: $0, in: context) })
        where !parts.contains(where: { $0.text.type == part.text.type }) {
            parts.append(part)
        }
        let implied = parts.reduce(into: Set<Type>()) { $0.formUnion($1.implied) }
        let kept = parts.filter { part in
            !implied.contains(part.text.type) && (!comparesAsAtRunTime || part.text.type != .foreign("Any"))
        }
        let types = Set((kept.isEmpty ? Array(parts.prefix(1)) : kept).map(\.text.type))
        return TypeText(
            types.count == 1 ? types.first ?? .void : .composition(types),
            swift: "any " + shapes.map { text(of: $0, in: context).bare.swift }.joined(separator: " & "), isLoose: true)
    }

    private func parts(of shape: TypeShape, in context: LookupContext) -> [Part] {
        switch shape {
        case .composition(let inner): return inner.flatMap { parts(of: $0, in: context) }
        case .existential(let inner): return parts(of: inner, in: context)
        case .named(let names):
            let path = names.map(\.name)
            switch meaning(of: path, in: context) {
            case .alias(let alias) where alias.fact.genericParameters.isEmpty:
                return parts(of: alias.fact.target.shape, in: alias.context)
            case .external(let path) where path == ["Codable"]:
                return ["Decodable", "Encodable"].map { Part(text: TypeText(.foreign($0), swift: $0), implied: []) }
            case .types(let found):
                return [Part(text: text(of: shape, in: context).bare, implied: implied(by: found))]
            default: break
            }
        default: break
        }
        let text = text(of: shape, in: context).bare
        return [Part(text: text, implied: Self.implied(by: text.type.foreignName ?? ""))]
    }

    /// The protocols that a standard library protocol inherits from.
    private static func implied(by name: String) -> Set<Type> {
        Set((StandardTypes.implied[name] ?? []).map { .foreign($0) })
    }

    /// Everything that types inherit from.
    private func implied(by found: [Int]) -> Set<Type> {
        var all: Set<Type> = [.foreign("Any")]
        for type in found.flatMap({ typeAndSupertypes(of: $0) }) {
            if !found.contains(type) {
                all.insert(text(of: .named(types[type].fact.path.map { .init($0) }), in: types[type].context).type)
            }
            if types[type].fact.kind == .class { all.insert(.foreign("AnyObject")) }
            let clauses = types[type].fact.inherits + extensions[type].flatMap(\.fact.inherits)
            for path in clauses.compactMap(\.shape.path) {
                guard case .external(let path) = meaning(of: path, in: types[type].context) else { continue }
                let name = path.joined(separator: ".")
                let named = name == "Codable" ? ["Decodable", "Encodable"] : [name == "class" ? "AnyObject" : name]
                all.formUnion(named.map { .foreign($0) })
                all.formUnion(Self.implied(by: name))
            }
        }
        return all
    }
}
