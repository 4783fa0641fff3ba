package import DovetailFacts

/// Protocols that say nothing at run time: a type with one is the same type without it.
package enum MarkerProtocols {
    package static let names: Set<String> = [
        "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable",
    ]
}

/// Compositions of protocols, in which the order counts for nothing, nor does what another part brings along.
extension SymbolTable {
    /// One protocol or class of a composition.
    private struct Part {
        var text: TypeText
        /// The keys of what it inherits from.
        var implied: Set<String>
    }

    /// `any A & B`: each part once, in the order of their keys, without what others inherit from.
    package func text(ofComposition shapes: [TypeShape], in context: LookupContext) -> TypeText {
        var parts: [Part] = []
        for part in shapes.flatMap({ self.parts(of: $0, in: context) })
        where !parts.contains(where: { $0.text.key == part.text.key }) {
            parts.append(part)
        }
        let implied = parts.reduce(into: Set<String>()) { $0.formUnion($1.implied) }
        let kept = parts.filter { part in
            !implied.contains(part.text.key) && (!isOfRunTime || part.text.key != "Any")
        }
        let texts = (kept.isEmpty ? Array(parts.prefix(1)) : kept).map(\.text)
        return TypeText(
            key: texts.map(\.key).sorted().joined(separator: "&"),
            swift: "any " + shapes.map { text(of: $0, in: context).bare.swift }.joined(separator: " & "), isLoose: true,
            isOpen: texts.contains(where: \.isOpen))
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
                return ["Decodable", "Encodable"].map { Part(text: TypeText(key: $0, swift: $0), implied: []) }
            case .types(let found):
                return [Part(text: text(of: shape, in: context).bare, implied: implied(by: found))]
            default: break
            }
        default: break
        }
        let text = text(of: shape, in: context).bare
        return [Part(text: text, implied: StandardTypes.implied[text.key] ?? [])]
    }

    /// The keys of all that types inherit from.
    private func implied(by found: [Int]) -> Set<String> {
        var keys: Set<String> = ["Any"]
        for type in found.flatMap({ lineage(of: $0) }) {
            if !found.contains(type) {
                keys.insert(text(of: .named(types[type].fact.path.map { .init($0) }), in: types[type].context).bare.key)
            }
            if types[type].fact.kind == .class { keys.insert("AnyObject") }
            let clauses = types[type].fact.inherits + extensions[type].flatMap(\.fact.inherits)
            for path in clauses.compactMap(\.shape.path) {
                guard case .external(let path) = meaning(of: path, in: types[type].context) else { continue }
                let name = path.joined(separator: ".")
                keys.formUnion(name == "Codable" ? ["Decodable", "Encodable"] : [name == "class" ? "AnyObject" : name])
                keys.formUnion(StandardTypes.implied[name] ?? [])
            }
        }
        return keys
    }
}
