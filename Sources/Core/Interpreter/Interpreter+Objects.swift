import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

extension Interpreter {
    /// Makes an object by calling a type.
    func construct(
        _ owner: TypeValue, _ call: Call, given: [Value?] = [], _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value {
        let head = types.head(owner)
        guard let instance = types.declaration(head) else {
            if let library = types.library(head) {
                return constructLibrary(library, owner, call, &state, frame, expecting: type)
            }
            if case .array = head.shape { return Value(.list([]), owner) }
            let name = head.shape.path?.joined(separator: ".") ?? ""
            if name.lastName == "Mirror", let mirror = mirror(owner, call, &state, frame) { return mirror }
            if name == "Array", call.all.count == 1, call.all[0].label == nil {
                let value = evaluate(call.all[0].value, &state, frame, expecting: nil)
                return value.type == nil ? value.of(owner) : value
            }
            if name.lastName == "Optional", call.all.count == 1, call.all[0].label == nil {
                return wrapped(call.all[0].value, &state, frame, expecting: type)
            }
            let isFailable = isFailable(name, call, state, frame)
            let made = callUnread(name, on: nil, call, &state, frame, expecting: owner)
            if name == "String" || name == "Swift.String", let text = copiedText(call, state, frame) { return text }
            return made.of(isFailable ? optional(owner) : owner)
        }
        let declared = instance.type
        let kind = symbols.types[declared].fact.kind
        if kind == .protocol {
            evaluateArguments(call, &state, frame)
            return .unknown(.form, owner)
        }
        if kind == .enum, call.arguments.first?.label == "rawValue" {
            let value = evaluate(call.arguments[0].value, &state, frame, expecting: nil)
            if case .text(let raw)? = value.only,
                let one = symbols.types[declared].fact.cases.first(where: {
                    code.rawValue($0.name, of: declared) == raw
                })
            {
                return Value(.enumCase(one.name, []), owner)
            }
            return .unknown(.form, owner)
        }
        var owner = owner
        owner = inferred(owner, declared, call, &state, frame, expecting: type)
        let object = newObject(.instance(type: declared), owner)
        state.fields[object] = [:]
        let own = Value(.object(object), owner, origin: owner.origin)
        let isFailable = initialize(declared, own, call, given: given, &state, frame)
        guard !state.path.isNever else { return .unknown(.form, owner) }
        if let number = types.supertypes(of: declared).lazy.compactMap({
            self.code.functions("deinit", of: $0).first
        }).first {
            // It runs some time later, or never.
            let body = code.functions[number]
            let prepared = self.frame(body.file, body.context, from: frame, at: call.site)
            (prepared.type, prepared.own, prepared.function) = (body.type, own, number)
            perhaps(&state) { _ = self.run(number, prepared, &$0, nil, call.site) }
        }
        if isFailable { return Value(kinds: [.object(object), .null], type: optional(owner)) }
        return own
    }

    /// The type with the generic arguments that a call leaves out, as far as its arguments or the context tell them.
    func inferred(
        _ owner: TypeValue, _ declared: Int, _ call: Call, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> TypeValue {
        let names = symbols.types[declared].fact.genericParameters
        guard !names.isEmpty, owner.shape.arguments.isEmpty else { return owner }
        if let type = type?.withoutOptional, let instance = types.declaration(type), instance.type == declared {
            return type
        }
        let probe = self.frame(frame.file, symbols.types[declared].inside, from: frame, at: call.site)
        infer(Set(names), of: declared, call, probe, state, frame)
        return applied(owner, names, probe) ?? owner
    }

    /// Infers the generic parameters of a type from the arguments of its initializer.
    func infer(
        _ names: Set<String>, of declared: Int, _ call: Call, _ probe: Frame, _ state: State, _ frame: Frame
    ) {
        let candidates = code.functions("init", of: declared).filter {
            call.shape.positions(in: code.functions[$0].body.signature.parameters) != nil
        }
        let parameters: [BodyParameter] =
            candidates.first.map { code.functions[$0].body.signature.parameters } ?? memberwise(declared)
        guard let positions = call.shape.positions(in: parameters) else { return }
        let (wasRecording, count) = (isRecording, later.count)
        isRecording = false
        var copy = state
        for (index, position) in positions.enumerated() {
            guard let shape = parameters[position].type?.given else { continue }
            let value = evaluate(call.all[index].value, &copy, frame, expecting: nil)
            unify(shape, value, names, probe, &copy, frame)
        }
        // An initializer in `extension … where First == Second` tells one by the other.
        for constraint in candidates.first.map({ code.functions[$0].body.owner.constraints }) ?? []
        where constraint.isSameType {
            for (one, other) in [(constraint.left, constraint.right), (constraint.right, constraint.left)]
            where !other.mentions(oneOf: names.filter { probe.context.bindings[$0] == nil }) {
                unify(one, self.type(other, probe), names, probe)
            }
        }
        isRecording = wasRecording
        later.removeLast(later.count - count)
    }

    /// The parameters of a struct's memberwise initializer.
    func memberwiseParameters(_ declared: Int) -> [BodyParameter] { memberwise(declared) }

    func memberwise(_ declared: Int) -> [BodyParameter] {
        (code.propertiesOfType[declared] ?? []).compactMap { number in
            let body = code.variables[number].body
            guard !body.isStatic, !body.isComputed, !body.isLazy, !(body.isConstant && body.value != nil) else {
                return nil
            }
            var parameter = BodyParameter(label: body.name, name: body.name, type: body.type)
            parameter.hasDefault =
                body.value != nil || body.wrappers.contains { $0.arguments != nil }
                || body.type?.isOptionalShape == true
                || !body.wrappers.isEmpty && body.value == nil
            return parameter
        }
    }

    /// Initializes an object as one of a type: its own properties, then what the initializer does.
    ///
    /// - Returns: whether it may be nil.
    @discardableResult
    func initialize(
        _ declared: Int, _ own: Value, _ call: Call, given: [Value?] = [], _ state: inout State, _ frame: Frame
    ) -> Bool {
        let candidates = code.functions("init", of: declared)
        let ignoring = !given.isEmpty && call.all.allSatisfy { $0.label == nil }
        let fits = candidates.contains {
            ignoring || call.shape.positions(in: code.functions[$0].body.signature.parameters) != nil
        }
        if fits {
            let isFailable = candidates.contains {
                code.functions[$0].body.isFailable
                    && call.shape.positions(in: code.functions[$0].body.signature.parameters) != nil
            }
            // A convenience initializer calls another, which sets the properties.
            setInitialValues(declared, own, &state, frame, call.site)
            properties += 1
            _ = callAny(
                candidates, call, on: own, given: given, ignoringLabels: ignoring, &state, frame, expecting: nil)
            properties -= 1
            initializeSuperclass(declared, own, &state, frame, call)
            return isFailable
        }
        let fact = symbols.types[declared].fact
        let superclass = types.supertypes(of: declared).dropFirst()
            .first { symbols.types[$0].fact.kind == .class }
        if fact.kind == .class || fact.kind == .actor {
            setInitialValues(declared, own, &state, frame, call.site)
            if let superclass {
                return initialize(superclass, own, call, given: given, &state, frame)
            }
            evaluateArguments(call, &state, frame)
            return false
        }
        // The memberwise initializer.
        let parameters = memberwise(declared)
        let positions =
            ignoring ? Array(call.all.indices.prefix(parameters.count)) : call.shape.positions(in: parameters) ?? []
        setInitialValues(
            declared, own, &state, frame, call.site, besides: Set(positions.map { parameters[$0].name }))
        for (index, position) in positions.enumerated() {
            let scope = self.frame(frame.file, symbols.types[declared].inside, from: frame, at: call.site)
            bindTypes(of: own, for: declared, scope)
            var expected = parameters[position].type.map { type($0, scope) }
            let written = expected
            if let type = expected, type.origin.frame >= scope.number { expected?.origin.frame = frame.number }
            // An optional property accepts that there is nothing, unless it may be of any type and only passes it on.
            let generics = Set(symbols.genericParameters(of: declared).joined())
            if let shape = parameters[position].type, shape.acceptsNil, !shape.given.mentions(oneOf: generics) {
                acceptance = .ifTypeIsWritten
            }
            var value =
                given.indices.contains(index)
                ? given[index] ?? .unknown(.form)
                : copied(
                    evaluate(call.all[index].value, &state, frame, expecting: expected), call.all[index].value, &state)
            acceptance = .no
            if let written, !written.type.isOpen { value = value.of(written) }
            guard case .object(let number)? = own.only else { continue }
            state.fields[number]?[parameters[position].name] = value
        }
        if positions.isEmpty { evaluateArguments(call, &state, frame) }
        return false
    }

    /// The properties of superclasses that no call of `super.init` has set: it is called implicitly.
    func initializeSuperclass(
        _ declared: Int, _ own: Value, _ state: inout State, _ frame: Frame, _ call: Call
    ) {
        guard case .object(let number)? = own.only else { return }
        for above in types.supertypes(of: declared).dropFirst()
        where symbols.types[above].fact.kind == .class {
            let isDone = (code.propertiesOfType[above] ?? []).contains { variable in
                state.fields[number]?[code.variables[variable].body.name] != nil
            }
            guard !isDone else { return }
            setInitialValues(above, own, &state, frame, call.site)
        }
    }

    func setInitialValues(
        _ declared: Int, _ own: Value, _ state: inout State, _ caller: Frame, _ site: Site,
        besides given: Set<String> = []
    ) {
        guard case .object(let number)? = own.only else { return }
        for variable in code.propertiesOfType[declared] ?? [] {
            let one = code.variables[variable]
            let body = one.body
            guard !body.isStatic, !body.isComputed, !body.isLazy, !given.contains(body.name),
                compiles(body.owner.condition, caller) != nil
            else { continue }
            guard body.wrappers.isEmpty else {
                if let wrapper = wrapperValue(variable, own, &state, caller, site) {
                    state.fields[number]?["_" + body.name] = wrapper
                    continue
                }
                let value = initialValue(variable, own, &state, caller, site)
                state.fields[number]?[body.name] = value
                continue
            }
            if body.value != nil {
                let value = initialValue(variable, own, &state, caller, site)
                state.fields[number]?[body.name] = value
            } else if body.type?.isOptionalShape == true, !body.isConstant {
                let frame = scope(of: variable, own, caller, site)
                state.fields[number]?[body.name] = Value(.null, body.type.map { type($0, frame) })
            }
        }
    }

    /// A frame in which a variable's initial value, getter or type is evaluated.
    func scope(of variable: Int, _ own: Value?, _ caller: Frame?, _ site: Site?) -> Frame {
        let one = code.variables[variable]
        let frame = frame(one.file, one.context, from: caller, at: site)
        (frame.type, frame.external, frame.isStatic) = (one.type, one.external, one.body.isStatic)
        frame.own = own
        if !one.body.wrappers.isEmpty { sitesOfFrames[frame.number] = code.place(one.body.site, in: one.file) }
        if let caller, let site { frame.acceptance = accepted[AcceptedCall(frame: caller.number, site: site)] ?? .no }
        if let own { bindTypes(of: own, for: one.type, frame) }
        return frame
    }

    /// `Optional(value)` or `.some(value)`.
    func wrapped(
        _ expression: Expression, _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value {
        let value = evaluate(expression, &state, frame, expecting: type?.withoutOptional)
        return value.of(value.type.map { $0.type.isOptional ? $0 : optional($0) })
    }

    func initialValue(
        _ variable: Int, _ own: Value?, _ state: inout State, _ caller: Frame?, _ site: Site?
    ) -> Value {
        let body = code.variables[variable].body
        let frame = scope(of: variable, own, caller, site)
        let expected = body.type.map { type($0, frame) }
        guard let expression = body.value, mayEnter(frame) else { return .unknown(.form, expected) }
        initialized.insert(variable)
        if own != nil { properties += 1 }
        // An optional of any type only passes on what is looked up.
        let generics = code.variables[variable].type.map { Set(symbols.genericParameters(of: $0).joined()) } ?? []
        if let type = body.type, type.acceptsNil, !type.given.mentions(oneOf: generics) {
            acceptance = .ifTypeIsWritten
        }
        var value = evaluate(expression, &state, frame, expecting: expected)
        acceptance = .no
        if own != nil { properties -= 1 }
        flush(frame)
        if let caller, let errors = State.joined(frame.errors[0]) { raise(errors, caller) }
        if let expected { value = value.of(expected) }
        if body.isWeak, !value.mayBeNil { value.kinds.append(.null) }
        return body.isConstant || own == nil ? identified(value) : value
    }
}

extension TypeShape {
    /// Whether it is written as a type of which nil is a value, unlike `T!`, which promises that there is something.
    var acceptsNil: Bool {
        switch self {
        case .implicitlyUnwrapped: false
        case .attributed(_, let inner): inner.acceptsNil
        default: isOptionalShape
        }
    }

    /// Whether it is written as an optional.
    var isOptionalShape: Bool {
        switch self {
        case .optional, .implicitlyUnwrapped: true
        case .named(let parts): parts.count == 1 && parts[0].name == "Optional"
        case .attributed(_, let inner): inner.isOptionalShape
        default: false
        }
    }
}
