import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// Reading properties, and property wrappers.

extension Interpreter {
    // MARK: Reading

    /// Reads a variable of the program.
    func read(
        variable: Int, on own: Value?, _ site: Site, _ state: inout State, _ caller: Frame
    ) -> Value {
        let one = code.variables[variable]
        let body = one.body
        if body.isStatic, let other = witness(of: variable, for: own) {
            return read(variable: other, on: own, site, &state, caller)
        }
        if let getter = body.getter, compiles(body.owner.condition, caller) != nil {
            return get(getter, variable, own, site, &state, caller)
        }
        let isShared = body.isStatic || one.type == nil && one.external == nil
        if isShared {
            if let known = state.statics[variable] {
                if body.isWeak, case .object(let object)? = known.unwrapped?.only {
                    var others = state
                    others.statics[variable] = Value(.null)
                    if !isHeld(object, others, caller) { return .unknown(.released, known.type) }
                }
                if !body.isConstant || !known.kinds.allSatisfy(\.isConstant) { noteShared() }
                return known
            }
            noteShared()
            guard initializing.insert(variable).inserted else { return .unknown(.recursion) }
            let outer = making
            making = (variable, 0)
            defer {
                making = outer
                initializing.remove(variable)
            }
            var value: Value
            let owner: Value? = if let own, case .metatype? = own.only { own } else { nil }
            if !body.wrappers.isEmpty, let wrapper = wrapperValue(variable, owner, &state, caller, site) {
                state.statics[variable] = wrapper
                return wrappedValue(wrapper, body.name, site, &state, caller, variable, owner)
            }
            if body.value == nil, body.type?.isOptionalShape == true {
                let frame = scope(of: variable, owner, caller, site)
                value = Value(.null, body.type.map { type($0, frame) })
            } else {
                value = initialValue(variable, owner, &state, caller, site)
            }
            guard !state.path.isNever else { return value }
            if changing.contains(variable) { value = opened(value) }
            state.statics[variable] = value
            return value
        }
        guard let own else { return .unknown(.form) }
        var results: [Value] = []
        for kind in own.kinds where kind.isSome {
            results.append(readStored(variable, kind, own, site, &state, caller))
        }
        guard var joined = results.first else { return .unknown(.form) }
        for result in results.dropFirst() { joined = joined.joined(result) }
        return joined
    }

    /// The static variable that a type has for one that a protocol requires, or that it overrides; nil if that is it.
    private func witness(of variable: Int, for own: Value?) -> Int? {
        guard case .metatype(let owner)? = own?.only, let declared = types.declaration(owner)?.type,
            let type = code.variables[variable].type, declared != type,
            case .variable(let other)? = find(code.variables[variable].body.name, in: declared), other != variable,
            code.variables[variable].body.isRequirement || isRequirement(variable)
                || code.variables[other].body.isOverride
        else { return nil }
        return other
    }

    func readStored(
        _ variable: Int, _ kind: Value.Kind, _ own: Value, _ site: Site, _ state: inout State, _ caller: Frame
    ) -> Value {
        let body = code.variables[variable].body
        var one = own
        one.kinds = [kind]
        let frame = scope(of: variable, one, caller, site)
        let declared = body.type.map { type($0, frame) }
        guard case .object(let number) = kind else {
            if body.isRequirement || declared != nil { return .unknown(own.unknown ?? .member(body.name), declared) }
            return .unknown(own.unknown ?? .member(body.name), staticType(of: variable, frame))
        }
        if body.isRequirement, case .instance(let type) = objects[number].kind,
            case .variable(let other)? = find(body.name, in: type), other != variable
        {
            return read(variable: other, on: one, site, &state, caller)
        }
        if let wrapper = state.fields[number]?["_" + body.name] {
            return wrappedValue(wrapper, body.name, site, &state, caller, variable, one)
        }
        if let value = state.fields[number]?[body.name] {
            if body.isWeak, case .object(let object)? = value.unwrapped?.only, !isHeld(object, state, caller) {
                return .unknown(.released, value.type)
            }
            return value
        }
        if body.isLazy {
            guard initializing.insert(variable).inserted else { return .unknown(.recursion) }
            defer { initializing.remove(variable) }
            let value = initialValue(variable, one, &state, caller, site)
            state.fields[number, default: [:]][body.name] = value
            return value
        }
        return .unknown(.member(body.name), declared)
    }

    /// The type of a variable that writes none, by its initial value.
    func staticType(of variable: Int, _ frame: Frame) -> TypeValue? {
        guard let expression = code.variables[variable].body.value, initializing.insert(variable).inserted else {
            return nil
        }
        defer { initializing.remove(variable) }
        var copy = State()
        let (wasRecording, count) = (isRecording, later.count)
        isRecording = false
        let value = evaluate(expression, &copy, frame, expecting: nil)
        isRecording = wasRecording
        later.removeLast(later.count - count)
        return value.type
    }

    func get(
        _ getter: [Statement], _ variable: Int, _ own: Value?, _ site: Site, _ state: inout State, _ caller: Frame
    ) -> Value {
        // A property that a subclass overrides.
        if let own, let dynamic = dynamicType(of: own),
            case .variable(let other)? = find(code.variables[variable].body.name, in: dynamic),
            other != variable, code.variables[other].body.isOverride || isRequirement(variable)
        {
            return read(variable: other, on: own, site, &state, caller)
        }
        let frame = scope(of: variable, own, caller, site)
        frame.result = code.variables[variable].body.type.map { type($0, frame) }
        frame.builder = builder(code.variables[variable].body.owner.attributes, frame.context)
        evaluatedGetters.insert(variable)
        if let last = evaluations.indices.last { evaluations[last].getters.insert(variable) }
        let count = activeGetters[variable, default: 0]
        guard mayEnter(frame), count < 4 else { return .unknown(.recursion, frame.result) }
        activeGetters[variable] = count + 1
        defer { activeGetters[variable] = count }
        return result(finish(getter, frame, &state, caller), frame.result)
    }

    /// Whether a property of a protocol's extension is the default of one of its requirements.
    func isRequirement(_ variable: Int) -> Bool {
        guard let owner = code.variables[variable].type, symbols.types[owner].fact.kind == .protocol else {
            return false
        }
        return code.variables(code.variables[variable].body.name, of: owner).contains {
            code.variables[$0].body.isRequirement
        }
    }

    /// Whether something other than weak properties keeps an object.
    func isHeld(_ object: Int, _ state: State, _ frame: Frame) -> Bool {
        func holds(_ value: Value) -> Bool {
            value.kinds.contains { kind in
                switch kind {
                case .object(let number): number == object || objects[number].container.map(holds) ?? false
                case .list(let values), .tuple(_, let values), .enumCase(_, let values): values.contains(where: holds)
                case .dictionary(let pairs): pairs.joined().contains(where: holds)
                case .closure(let number):
                    (!closures[number].body.isSelfWeak && closures[number].scope.own.map(holds) ?? false)
                        || closures[number].scope.locals.contains { name, cell in
                            !closures[number].scope.weak.contains(name)
                                && state.cells[cell].map(holdsPlainly) ?? false
                        }
                default: false
                }
            }
        }
        func holdsPlainly(_ value: Value) -> Bool { value.kinds.contains(.object(object)) }
        if state.statics.contains(where: holds) { return true }
        if state.fields.contains(where: { $0.contains { !weakFields.contains($0.key) && holds($0.value) } }) {
            return true
        }
        if state.stores.contains(where: { $0.parents.contains(.object(object)) }) { return true }
        var next: Frame? = frame
        while let current = next {
            if current.own.map(holdsPlainly) ?? false { return true }
            let isKept = current.locals.contains { name, cell in
                !current.weak.contains(name) && state.cells[cell].map(holds) ?? false
            }
            if isKept { return true }
            next = current.caller
        }
        return false
    }

    /// What a closure captures weakly is perhaps gone when it runs: a container that nothing else keeps.
    func releaseWeak(_ state: inout State, _ frame: Frame, _ caller: Frame) {
        for name in frame.weak {
            guard let cell = frame.locals[name], let value = state.cells[cell],
                case .object(let object)? = value.unwrapped?.only, state.stores[object] != nil,
                !activeFactories.contains(where: { state.stores[object]?.hasRegistration($0.registration) ?? false }),
                !isHeld(object, state, caller)
            else { continue }
            bind(name, .unknown(.released, value.type.map(optional)), &state, frame)
            frame.weak.insert(name)
        }
    }

    // MARK: Wrappers

    /// The property wrapper of a variable as an object; nil if its type is not of the program.
    func wrapperValue(
        _ variable: Int, _ own: Value?, _ state: inout State, _ caller: Frame, _ site: Site
    ) -> Value? {
        let body = code.variables[variable].body
        guard let wrapper = body.wrappers.first else { return nil }
        let frame = scope(of: variable, own, caller, site)
        let type = type(wrapper.type, frame)
        guard let instance = types.declaration(type),
            !symbols.types[instance.type].fact.members.isEmpty
                || !code.propertiesOfType[instance.type, default: []].isEmpty,
            find("wrappedValue", in: instance.type) != nil
        else { return nil }
        var arguments = wrapper.arguments ?? []
        var call = Call(callee: .unknown, arguments: arguments, site: wrapper.site)
        let takesValue = code.functions("init", of: instance.type).contains {
            code.functions[$0].body.signature.parameters.first?.label == "wrappedValue"
        }
        if let value = body.value, takesValue { arguments.insert(BodyArgument("wrappedValue", value), at: 0) }
        call.arguments = arguments
        // The wrapped type tells what the wrapper's generic arguments are.
        var owner = type
        let names = symbols.types[instance.type].fact.genericParameters
        if !names.isEmpty, type.shape.arguments.isEmpty, let shape = body.type,
            case .variable(let wrapped)? = find("wrappedValue", in: instance.type),
            let pattern = code.variables[wrapped].body.type
        {
            let probe = self.frame(frame.file, symbols.types[instance.type].inside, from: frame, at: wrapper.site)
            unify(pattern, self.type(shape, frame), Set(names), probe)
            if names.contains(where: { probe.context.bindings[$0] == nil }) {
                infer(Set(names), of: instance.type, call, probe, state, frame)
            }
            if let applied = applied(owner, names, probe) { owner = applied }
        }
        // What it looks up is looked up for the property.
        let inner = self.frame(code.variables[variable].file, frame.context, from: caller, at: site)
        (inner.type, inner.own, inner.isStatic) = (frame.type, nil, true)
        inner.origins = frame.origins
        return construct(owner, call, &state, inner, expecting: owner.shape.arguments.isEmpty ? nil : owner)
    }

    /// A generic type with the arguments that a frame has for its parameters.
    func applied(_ owner: TypeValue, _ names: [String], _ probe: Frame) -> TypeValue? {
        let arguments = names.compactMap { probe.context.bindings[$0] }
        guard arguments.count == names.count, case .named(let parts) = owner.shape, let last = parts.last else {
            return nil
        }
        var context = owner.bound.context
        var origin = owner.origin
        var written: [TypeShape] = []
        for (name, argument) in zip(names, arguments) {
            let alias = "\(last.name).\(name)#\(probe.number)"
            context.bindings[alias] = argument
            written.append(.name(alias))
            origin.frame = min(origin.frame, probe.origins[name] ?? origin.frame)
        }
        let shape = TypeShape.named(parts.dropLast() + [.init(last.name, written)])
        return types.value(BoundType(shape: shape, context: context), origin: origin)
    }

    func wrappedValue(
        _ wrapper: Value, _ name: String, _ site: Site, _ state: inout State, _ caller: Frame, _ variable: Int,
        _ own: Value?
    ) -> Value {
        readWrappers.insert(variable)
        let inner = self.frame(
            code.variables[variable].file, code.variables[variable].context, from: caller,
            at: code.variables[variable].body.site, in: code.variables[variable].file)
        let body = code.variables[variable].body
        let declared = body.type.map { type($0, scope(of: variable, own, caller, site)) }
        if let own, let value = enclosedValue(wrapper, name, own, body.site, &state, inner, expecting: declared) {
            return value.type == nil ? value.of(declared) : value
        }
        let value = member(
            "wrappedValue", [], of: wrapper, body.wrappers.first?.site ?? body.site, &state, inner, expecting: declared)
        return value.type == nil ? value.of(declared) : value
    }

    /// What a wrapper gives that takes the object whose property it wraps; nil if it does not take it.
    private func enclosedValue(
        _ wrapper: Value, _ name: String, _ own: Value, _ site: Site, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value? {
        guard case .object? = own.only, let declared = dynamicType(of: wrapper), let wrapperType = objectType(wrapper)
        else { return nil }
        let labels = ["_enclosingInstance", "wrapped", "storage"]
        let functions = memberFunctions("subscript", in: declared).filter { number in
            let body = code.functions[number].body
            return body.isStatic && body.signature.parameters.map(\.label) == labels
        }
        guard !functions.isEmpty else { return nil }
        let call = Call(callee: .unknown, arguments: labels.map { BodyArgument($0, .unknown) }, site: site)
        return callAny(
            functions, call, on: metatype(wrapperType),
            given: [own, Value(.keyPath([name])), Value(.keyPath(["_" + name]))], &state, frame, expecting: type)
    }
}
