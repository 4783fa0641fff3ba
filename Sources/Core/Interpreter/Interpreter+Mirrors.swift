import DovetailFacts
import DovetailSemantics

// `Mirror`, with which objects are given services by looping over their properties.

extension Interpreter {
    /// `Mirror(reflecting:)`, unknown if it is not known what it reflects; nil for other arguments.
    func mirror(_ owner: TypeValue, _ call: Call, _ state: inout State, _ frame: Frame) -> Value? {
        guard call.all.count == 1, call.all[0].label == "reflecting" else { return nil }
        let value = evaluate(call.all[0].value, &state, frame, expecting: nil)
        guard let declared = dynamicType(of: value), case .object? = value.only else { return .unknown(.form, owner) }
        return mirror(of: value, as: declared, owner)
    }

    private func mirror(of value: Value, as declared: Int, _ type: TypeValue) -> Value {
        Value(.object(newObject(.mirror(of: value, as: declared), type)), type)
    }

    /// A property of a mirror; nil for any that is not read, and for what is not a mirror.
    func member(_ name: String, ofMirror mirror: Value, _ state: State) -> Value? {
        guard case .object(let number)? = mirror.only, case .mirror(let value, let declared) = objects[number].kind
        else { return nil }
        let type = objects[number].type
        switch name {
        case "children": return Value(.list(children(of: value, declared, state)))
        case "superclassMirror":
            let above = types.supertypes(of: declared).dropFirst().first { symbols.types[$0].fact.kind == .class }
            guard let above else { return Value(.null, optional(type)) }
            return self.mirror(of: value, as: above, type).of(optional(type))
        default: return nil
        }
    }

    /// The stored properties of an object that one of its types declares, with wrappers as what they are stored in.
    private func children(of value: Value, _ declared: Int, _ state: State) -> [Value] {
        guard case .object(let number)? = value.only else { return [] }
        return (code.propertiesOfType[declared] ?? []).compactMap { variable in
            let body = code.variables[variable].body
            guard !body.isStatic, !body.isComputed else { return nil }
            let wrapper = state.fields[number]?["_" + body.name]
            let (name, stored) =
                body.isLazy
                ? ("$__lazy_storage_$_" + body.name, nil)
                : wrapper.map { ("_" + body.name, $0) } ?? (body.name, state.fields[number]?[body.name])
            return Value(.tuple(["label", "value"], [Value(.text(name)), stored ?? .unknown(.member(body.name))]))
        }
    }
}
