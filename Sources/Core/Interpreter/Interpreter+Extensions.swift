import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// Initializers that the program adds to a library's types.

extension Interpreter {
    /// Calls an initializer that an extension of a library's type has; nil if none fits.
    func constructByExtension(
        _ library: LibraryType, _ owner: TypeValue, _ call: Call, _ state: inout State, _ frame: Frame
    ) -> Value? {
        for function in code.functions("init", ofExternal: library.name) {
            let body = code.functions[function].body
            guard let statements = body.statements, let positions = call.shape.positions(in: body.signature.parameters)
            else { continue }
            let prepared = prepare(function, on: nil, explicit: [], call, frame)
            prepared.makes = owner
            evaluated.insert(function)
            let count = active[function, default: 0]
            guard count < Self.recursion, mayEnter(prepared) else { return .unknown(.recursion, owner) }
            active[function] = count + 1
            defer { active[function] = count }
            var arguments = call.all.map { GivenArgument(label: $0.label, expression: $0.value, value: nil) }
            bindArguments(function, positions, &arguments, prepared, &state, frame, expecting: nil)
            guard !state.path.isNever else { return .unknown(.form, owner) }
            _ = finish(statements, prepared, &state, frame)
            return prepared.own ?? .unknown(.form, owner)
        }
        return nil
    }

    /// `self.init(…)` in such an initializer: makes what it initializes.
    func makeOwn(_ owner: TypeValue, _ call: Call, _ state: inout State, _ frame: Frame) {
        let made = construct(owner, call, &state, frame, expecting: nil)
        guard !state.path.isNever else { return }
        frame.own = frame.own.map { $0.joined(made) } ?? made
    }
}
