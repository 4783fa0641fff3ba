import DovetailFacts
import DovetailSemantics

/// How to break a cycle of values.
extension ProviderCycles {
    func help(_ cycle: [Step]) -> String {
        let name = cycle[0].from.name
        guard cycle.count > 1 else { return "give '\(name)' a value that does not read '\(name)'" }
        // The last read closes the cycle.
        for step in cycle.reversed() {
            guard let closure = closure(step) else { continue }
            return "break the cycle: in '\(text(step.from))', pass \(closure)"
        }
        let example = name.hasSuffix(")") ? "" : ", such as { [unowned self] in self.\(name) }"
        let all = cycle.count == 2 ? "both" : "all"
        return "pass one of them as a closure that runs after \(all) are created\(example)"
    }

    /// `{ [unowned self] in self.ledger } instead of 'ledger', and let 'Audit' take 'ledger: @escaping () -> Ledger'`,
    /// if a read is an argument of a type's only fitting initialiser; otherwise nil.
    private func closure(_ step: Step) -> String? {
        let read = step.arrow.read
        guard let taker = read.taker, read.next == nil, read.call == nil,
            let type = declaration(of: step.arrow.to)?.type,
            let (owner, parameter) = parameter(taker, of: type, in: step.from)
        else { return nil }
        let text = read.base == .dependency ? "dependency.\(read.name)" : read.name
        return "{ [unowned self] in self.\(text) } instead of '\(text)', and let '\(owner)' take "
            + "'\(parameter)() -> \(type.text)'"
    }

    /// The type that takes an argument, and the start of the parameter's declaration: `ledger: @escaping `.
    private func parameter(
        _ taker: ReadFact.Taker, of type: TypeReference, in vertex: Vertex
    ) -> (owner: String, parameter: String)? {
        let context = symbols.types[graph.nodes[vertex.node].type].inside
        let found = symbols.instances(of: BoundType(shape: taker.type, context: context))
        guard found.count == 1, found[0].arguments.isEmpty else { return nil }
        let fact = symbols.types[found[0].type].fact
        let initializers = fact.initializers + symbols.extensions[found[0].type].flatMap(\.fact.initializers)
        guard !initializers.isEmpty else {
            let stored = fact.members.filter { $0.kind == .property && !$0.isStatic && $0.isStored }
            guard fact.kind == .struct, let label = taker.labels[taker.index],
                stored.contains(where: { $0.name == label && $0.type?.shape == type.shape })
            else { return nil }
            return (fact.name, "\(label): ")
        }
        let fitting = initializers.filter { $0.parameters.map(\.label) == taker.labels }
        guard initializers.count == 1, let parameter = fitting.first?.parameters[taker.index],
            parameter.type.shape == type.shape
        else { return nil }
        let label = parameter.label.map { $0 == parameter.name ? "" : "\($0) " } ?? "_ "
        return (fact.name, "\(label)\(parameter.name): @escaping ")
    }
}
