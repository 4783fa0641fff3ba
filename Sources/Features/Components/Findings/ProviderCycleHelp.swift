import DovetailBasics
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
        guard let step = cycle.last(where: { $0.arrow.read.taker != nil && $0.arrow.read.call == nil }),
            step.arrow.read.next == nil, let type = declaration(of: step.arrow.to)?.type, !isTakenBySendable(step)
        else { return "break the cycle: give one of them a value that does not read the other" }
        let read = step.arrow.read.base == .dependency ? "dependency.\(step.arrow.read.name)" : step.arrow.read.name
        let taker = step.arrow.read.taker?.type.path?.joined(separator: ".") ?? "the type"
        return "break the cycle: let '\(taker)' take a closure, '@escaping () -> \(type.text)', and in "
            + "'\(text(step.from))', pass { [unowned self] in self.\(read) } instead of '\(read)'"
    }

    /// `{ [unowned self] in self.ledger } instead of 'ledger', and let 'Audit' take 'ledger: @escaping () -> Ledger'`,
    /// if a read is an argument of a type's only fitting initializer; otherwise nil.
    private func closure(_ step: Step) -> String? {
        let read = step.arrow.read
        guard let taker = read.taker, read.next == nil, read.call == nil, !isTakenBySendable(step),
            let type = declaration(of: step.arrow.to)?.type,
            let (owner, parameter, stored) = parameter(taker, of: type, in: step.from)
        else { return nil }
        let text = read.base == .dependency ? "dependency.\(read.name)" : read.name
        return "{ [unowned self] in self.\(text) } instead of '\(text)', and let '\(owner)' take "
            + "'\(parameter)() -> \(type.text)'" + (stored.map { " and keep it as '\($0)() -> \(type.text)'" } ?? "")
    }

    /// Whether a read is an argument of a type that cannot keep a closure, because it is `Sendable`.
    private func isTakenBySendable(_ step: Step) -> Bool {
        guard let taker = step.arrow.read.taker else { return false }
        let context = symbols.types[graph.nodes[step.from.node].type].inside
        return symbols.instances(of: BoundType(shape: taker.type, context: context))
            .contains { symbols.isCheckedSendable($0.type) }
    }

    /// The type that takes an argument, the start of the parameter's declaration, `ledger: @escaping `, and that of the
    /// property that keeps it: `let ledger: `.
    private func parameter(
        _ taker: ReadFact.Taker, of type: TypeReference, in vertex: Vertex
    ) -> (owner: String, parameter: String, stored: String?)? {
        let context = symbols.types[graph.nodes[vertex.node].type].inside
        let found = symbols.instances(of: BoundType(shape: taker.type, context: context))
        guard found.count == 1, found[0].arguments.isEmpty else { return nil }
        let fact = symbols.types[found[0].type].fact
        let initializers = fact.initializers + symbols.extensions[found[0].type].flatMap(\.fact.initializers)
        guard !initializers.isEmpty else {
            let stored = fact.members.filter { $0.kind == .property && !$0.isStatic && $0.isMemberwise }
            guard fact.kind == .struct, let label = taker.labels[taker.index],
                stored.contains(where: { $0.name == label && $0.type?.shape == type.shape })
            else { return nil }
            return (fact.name, "\(label): ", nil)
        }
        let fitting = initializers.filter { $0.parameters.map(\.label) == taker.labels }
        guard initializers.count == 1, let parameter = fitting.first?.parameters[taker.index],
            parameter.type.shape == type.shape
        else { return nil }
        let label = parameter.label.map { $0 == parameter.name ? "" : "\($0) " } ?? "_ "
        let stored = fact.members.first { member in
            member.kind == .property && !member.isStatic && member.isStored && member.name == parameter.name
                && member.type?.shape == type.shape
        }
        return (
            fact.name, "\(label)\(parameter.name): @escaping ",
            stored.map { "\($0.isConstant ? "let" : "var") \($0.name): " }
        )
    }
}
