import DovetailFacts
import DovetailSemantics

// Functions that change the value on which they are called.

extension Interpreter {
    /// `self` is a variable of a mutating function, unless it is an object, whose properties are set.
    func bindOwn(_ function: Int, _ own: Value?, _ prepared: Frame, _ state: inout State) -> Int? {
        guard code.functions[function].body.isMutating, let own, !own.kinds.contains(where: \.isObject) else {
            return nil
        }
        bind("self", own, &state, prepared)
        return cells
    }

    /// `self` becomes another value of its struct.
    func setOwn(_ value: Value, _ state: inout State, _ frame: Frame) {
        guard let own = frame.own, case .object(let number)? = own.only else { return }
        guard case .object(let other)? = value.only, let fields = state.fields[other] else {
            forget(own, &state)
            return
        }
        touch(number, value, &state)
        state.fields[number] = fields
    }

    /// A function of the standard library that changes a text, a number, a Boolean or a dictionary; nil for any other.
    func callMutating(
        _ name: String, of value: Value, _ call: Call, _ state: inout State, _ frame: Frame
    ) -> Value? {
        guard MentionedNames.mutating.contains(name) || name == "negate" else { return nil }
        let arguments = { (state: inout State) in self.evaluateArguments(call, &state, frame) }
        func set(_ kind: Value.Kind) { assign(Value(kind, value.type), to: call.calleeBase, &state, frame) }
        switch value.only {
        case .text(let text):
            if name == "append", case .text(let other)? = arguments(&state).first?.only {
                set(.text(text + other))
                return .void
            }
        case .truth(let condition):
            guard name == "toggle" else { return nil }
            set(.truth(condition.negated))
            return .void
        case .dictionary(let pairs):
            let given = arguments(&state)
            guard name != "removeAll" else {
                set(.dictionary([]))
                return .void
            }
            if let key = (name == "removeValue" ? given.first : name == "updateValue" ? given.last : nil)?.only,
                key.isConstant, pairs.allSatisfy({ $0[0].only?.isConstant == true })
            {
                let rest = pairs.filter { $0[0].only != key }
                let old = pairs.last { $0[0].only == key }?[1] ?? Value(.null)
                set(.dictionary(name == "removeValue" ? rest : rest + [[given[1], given[0]]]))
                return old
            }
        case .integer: _ = arguments(&state)
        case .unknown(let unknown):
            // What is unknown about it is no longer the same.
            guard unknown.identity != nil, value.type.map({ types.declaration($0) == nil }) ?? (name == "toggle")
            else { return nil }
            set(.unknown(Unknown(unknown.why)))
            return nil
        default: return nil
        }
        set(.unknown(Unknown(.manyValues)))
        return .unknown(.manyValues)
    }
}

extension Call {
    /// What a function is called on: `self`, if the call does not write it.
    var receiver: Expression {
        if case .name(_, _, let site) = callee { return .name("self", [], site) }
        return calleeBase
    }
}
