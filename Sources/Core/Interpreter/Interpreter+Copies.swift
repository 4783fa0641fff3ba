import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// Structs, and the registrations of a library that has them as values: another variable has a copy.

extension Interpreter {
    /// What a variable is set to: a copy, if the expression reads another.
    func copied(_ value: Value, _ expression: Expression, _ state: inout State) -> Value {
        expression.readsVariable ? copied(value, &state) : value
    }

    private func copied(_ value: Value, _ state: inout State, depth: Int = 0) -> Value {
        guard depth < 4, value.kinds.contains(where: isComposed) else { return value }
        func all(_ values: [Value]) -> [Value] { values.map { copied($0, &state, depth: depth + 1) } }
        var result = value
        result.kinds = value.kinds.map { kind in
            switch kind {
            case .object(let number):
                if let library = library(of: value), types.role(library) == .filler, let store = state.stores[number] {
                    return .object(copy(of: number, store, &state))
                }
                guard changesAsValue(number), let fields = state.fields[number] else { return kind }
                let other = newObject(objects[number].kind, objects[number].type)
                state.fields[other] = fields.mapValues { copied($0, &state, depth: depth + 1) }
                return .object(other)
            case .list(let values): return .list(all(values))
            case .tuple(let labels, let values): return .tuple(labels, all(values))
            case .dictionary(let pairs): return .dictionary(pairs.map(all))
            case .enumCase(let name, let payload): return .enumCase(name, all(payload))
            default: return kind
            }
        }
        return result
    }

    private func isComposed(_ kind: Value.Kind) -> Bool {
        switch kind {
        case .object: true
        case .list(let values), .tuple(_, let values), .enumCase(_, let values):
            values.contains { $0.kinds.contains(where: isComposed) }
        case .dictionary(let pairs): pairs.contains { $0[1].kinds.contains(where: isComposed) }
        default: false
        }
    }

    private func copy(of number: Int, _ store: Store, _ state: inout State) -> Int {
        let copy = newObject(objects[number].kind, objects[number].type)
        state.stores[copy] = store
        creationFaults[copy] = creationFaults[number]
        return copy
    }

    /// Whether an object is a struct that may change.
    private func changesAsValue(_ number: Int) -> Bool {
        guard case .instance(let declared) = objects[number].kind, symbols.types[declared].fact.kind == .struct else {
            return false
        }
        return code.propertiesOfType[declared, default: []].contains { variable in
            let body = code.variables[variable].body
            return !body.isConstant && !body.isStatic && !body.isComputed
        }
    }
}

extension Expression {
    /// Whether it reads a variable or a part of one.
    fileprivate var readsVariable: Bool {
        switch self {
        case .name, .member, .index: true
        case .forced(let inner, _), .chain(let inner), .optional(let inner): inner.readsVariable
        default: false
        }
    }
}
