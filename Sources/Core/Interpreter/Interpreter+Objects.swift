import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

extension Interpreter {
    /// Makes an object by calling a type.
    func construct(
        _ owner: TypeValue, _ call: Call, given: [Value?] = [], _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value {
        let head = types.head(owner.bound)
        guard let instance = types.declaration(head) else {
            if let library = types.library(head) {
                return constructLibrary(library, owner, call, &state, frame, expecting: type)
            }
            if case .array = head.shape { return Value(.list([]), owner) }
            let name = head.shape.path?.joined(separator: ".") ?? ""
            return callUnread(name, on: nil, call, &state, frame, expecting: owner).of(owner)
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
    private func inferred(
        _ owner: TypeValue, _ declared: Int, _ call: Call, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> TypeValue {
        let names = symbols.types[declared].fact.genericParameters
        guard !names.isEmpty, owner.shape.arguments.isEmpty else { return owner }
        if let type = type?.withoutOptional, let instance = types.declaration(type.bound), instance.type == declared {
            return type
        }
        let probe = self.frame(frame.file, symbols.types[declared].inside, from: frame, at: call.site)
        let candidates = code.functions("init", of: declared).filter {
            call.shape.positions(in: code.functions[$0].body.signature.parameters) != nil
        }
        let parameters: [BodyParameter] =
            candidates.first.map { code.functions[$0].body.signature.parameters } ?? memberwise(declared)
        guard let positions = call.shape.positions(in: parameters) else { return owner }
        let (wasRecording, count) = (isRecording, later.count)
        isRecording = false
        var copy = state
        for (index, position) in positions.enumerated() {
            guard let shape = parameters[position].type?.given else { continue }
            let value = evaluate(call.all[index].value, &copy, frame, expecting: nil)
            unify(shape, value, Set(names), probe, &copy, frame)
        }
        isRecording = wasRecording
        later.removeLast(later.count - count)
        return applied(owner, names, probe) ?? owner
    }

    /// The parameters of a struct's memberwise initializer.
    func memberwiseParameters(_ declared: Int) -> [BodyParameter] { memberwise(declared) }

    private func memberwise(_ declared: Int) -> [BodyParameter] {
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
        let ignoring = !given.isEmpty
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
            _ = callAny(
                candidates, call, on: own, given: given, ignoringLabels: ignoring, &state, frame, expecting: nil)
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
            if let type = expected, type.origin.frame >= scope.number { expected?.origin.frame = frame.number }
            var value =
                given.indices.contains(index)
                ? given[index] ?? .unknown(.form) : evaluate(call.all[index].value, &state, frame, expecting: expected)
            if let expected, !expected.type.isOpen { value = value.of(expected) }
            guard case .object(let number)? = own.only else { continue }
            state.fields[number]?[parameters[position].name] = value
        }
        if positions.isEmpty { evaluateArguments(call, &state, frame) }
        return false
    }

    /// The properties of superclasses that no call of `super.init` has set: it is called implicitly.
    private func initializeSuperclass(
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

    private func setInitialValues(
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
                let frame = scope(of: variable, own, caller, body.site)
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

    private func initialValue(
        _ variable: Int, _ own: Value?, _ state: inout State, _ caller: Frame?, _ site: Site?
    ) -> Value {
        let body = code.variables[variable].body
        let frame = scope(of: variable, own, caller, site)
        let expected = body.type.map { type($0, frame) }
        guard let expression = body.value, mayEnter(frame) else { return .unknown(.form, expected) }
        var value = evaluate(expression, &state, frame, expecting: expected)
        if let caller, let errors = State.joined(frame.errors[0]) { raise(errors, caller) }
        if let expected { value = value.of(expected) }
        if body.isWeak, !value.mayBeNil { value.kinds.append(.null) }
        if body.wrappers.contains(where: { $0.type.path?.last == "TaskLocal" }) {
            value = .unknown(.manyValues, value.type)
        }
        return body.isConstant || own == nil ? identified(value) : value
    }

    // MARK: Reading

    /// Reads a variable of the program.
    func read(
        variable: Int, on own: Value?, _ site: Site, _ state: inout State, _ caller: Frame
    ) -> Value {
        let one = code.variables[variable]
        let body = one.body
        if let getter = body.getter, compiles(body.owner.condition, caller) != nil {
            return get(getter, variable, own, site, &state, caller)
        }
        let isShared = body.isStatic || one.type == nil && one.external == nil
        if isShared {
            if let known = state.statics[variable] { return known }
            guard initializing.insert(variable).inserted else { return .unknown(.recursion) }
            defer { initializing.remove(variable) }
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

    private func readStored(
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
    private func staticType(of variable: Int, _ frame: Frame) -> TypeValue? {
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

    private func get(
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
        let count = activeGetters[variable, default: 0]
        guard mayEnter(frame), count < 4 else { return .unknown(.recursion, frame.result) }
        activeGetters[variable] = count + 1
        defer { activeGetters[variable] = count }
        return result(finish(getter, frame, &state, caller), frame.result)
    }

    /// Whether a property of a protocol's extension is the default of one of its requirements.
    private func isRequirement(_ variable: Int) -> Bool {
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
                        || closures[number].scope.locals.values.contains { state.cells[$0].map(holdsPlainly) ?? false }
                default: false
                }
            }
        }
        func holdsPlainly(_ value: Value) -> Bool { value.kinds.contains(.object(object)) }
        if state.statics.values.contains(where: holds) { return true }
        for fields in state.fields.values {
            for (name, value) in fields where !weakFields.contains(name) && holds(value) { return true }
        }
        if state.stores.values.contains(where: { $0.parents.contains(.object(object)) }) { return true }
        var next: Frame? = frame
        while let current = next {
            if current.own.map(holdsPlainly) ?? false { return true }
            if current.locals.values.contains(where: { state.cells[$0].map(holds) ?? false }) { return true }
            next = current.caller
        }
        return false
    }

    // MARK: Wrappers

    /// The property wrapper of a variable as an object; nil if its type is not of the program.
    private func wrapperValue(
        _ variable: Int, _ own: Value?, _ state: inout State, _ caller: Frame, _ site: Site
    ) -> Value? {
        let body = code.variables[variable].body
        guard let wrapper = body.wrappers.first else { return nil }
        let frame = scope(of: variable, own, caller, site)
        let type = type(wrapper.type, frame)
        guard let instance = types.declaration(type.bound),
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

    private func wrappedValue(
        _ wrapper: Value, _ name: String, _ site: Site, _ state: inout State, _ caller: Frame, _ variable: Int,
        _ own: Value?
    ) -> Value {
        let inner = self.frame(
            code.variables[variable].file, code.variables[variable].context, from: caller,
            at: code.variables[variable].body.site)
        let body = code.variables[variable].body
        let declared = body.type.map { type($0, scope(of: variable, own, caller, site)) }
        let value = member(
            "wrappedValue", [], of: wrapper, body.wrappers.first?.site ?? body.site, &state, inner, expecting: declared)
        return value.type == nil ? value.of(declared) : value
    }

    // MARK: Assigning

    /// Assigns an expression's value.
    func assign(_ target: Expression, _ expression: Expression, _ state: inout State, _ frame: Frame) {
        let expected = typeOfTarget(target, &state, frame)
        if case .name("$chosen", _, _) = target { acceptance = frame.choiceAccepts }
        let value = copied(evaluate(expression, &state, frame, expecting: expected), expression, &state)
        guard !state.path.isNever else { return }
        assign(value, to: target, &state, frame)
    }

    private func typeOfTarget(_ target: Expression, _ state: inout State, _ frame: Frame) -> TypeValue? {
        switch target {
        case .name(let name, _, _):
            if let cell = frame.locals[name] { return state.cells[cell]?.type }
            if let owner = frame.type, case .variable(let variable)? = find(name, in: owner) {
                return declaredType(variable, frame.own, frame)
            }
            if let variable = code.globalVariables(name, from: frame.file).first {
                return declaredType(variable, nil, frame)
            }
            return nil
        case .member(let base, let name, _, _):
            guard let owner = ownerOfTarget(base, &state, frame),
                case .variable(let variable)? = find(name, in: owner.type)
            else { return nil }
            return declaredType(variable, owner.value, frame)
        default: return nil
        }
    }

    private func declaredType(_ variable: Int, _ own: Value?, _ frame: Frame) -> TypeValue? {
        code.variables[variable].body.type.map { type($0, scope(of: variable, own, frame, nil)) }
    }

    private func ownerOfTarget(
        _ base: Expression, _ state: inout State, _ frame: Frame
    ) -> (type: Int, value: Value)? {
        guard case .name("self", _, _) = base, let own = frame.own ?? frame.type.map({ metatype(ownType($0, frame)) }),
            let type = dynamicType(of: own) ?? frame.type
        else { return nil }
        return (type, own)
    }

    func assign(_ value: Value, to target: Expression, _ state: inout State, _ frame: Frame) {
        switch target {
        case .name(let name, _, let site):
            if let cell = frame.locals[name] {
                if frame.captured.contains(cell) { touch(nil) }
                var value = value
                if let type = state.cells[cell]?.type { value.type = value.type ?? type }
                state.cells[cell] = value
                return
            }
            if let owner = frame.type {
                for type in [owner] + outerTypes(of: owner) {
                    if case .variable(let variable)? = find(name, in: type) {
                        set(variable, on: frame.own ?? metatype(ownType(type, frame)), value, site, &state, frame)
                        return
                    }
                }
            }
            if let variable = code.globalVariables(name, from: frame.file).first {
                set(variable, on: nil, value, site, &state, frame)
            }
        case .member(let base, let name, _, let site):
            let owner = evaluate(base, &state, frame, expecting: nil)
            if case .tuple? = owner.only { return }
            let declared: Int? =
                dynamicType(of: owner)
                ?? {
                    if case .metatype(let type)? = owner.only { return types.declaration(type.bound)?.type }
                    return owner.type.flatMap { types.declaration($0.withoutOptional.bound)?.type }
                }()
            if let declared, case .variable(let variable)? = find(name, in: declared) {
                set(variable, on: owner, value, site, &state, frame)
            } else if declared == nil, let variable = externalVariable(name, of: owner) {
                set(variable, on: owner, value, site, &state, frame)
            } else if let declared, name.hasPrefix("_"), find(String(name.dropFirst()), in: declared) != nil {
                for case .object(let number) in owner.kinds { state.fields[number]?[name] = value }
            } else {
                for kind in owner.kinds {
                    guard case .object(let number) = kind, case .instance = objects[number].kind else { continue }
                    state.fields[number, default: [:]][name] = value
                }
            }
        case .optional(let inner), .forced(let inner, _), .chain(let inner):
            assign(value, to: inner, &state, frame)
        case .tuple(let parts):
            for (index, part) in parts.enumerated() {
                if case .tuple(_, let values)? = value.only, values.indices.contains(index) {
                    assign(values[index], to: part.value, &state, frame)
                } else {
                    assign(.unknown(.form), to: part.value, &state, frame)
                }
            }
        case .index(let call) where call.arguments.first?.label == "keyPath":
            let owner = evaluate(call.callee, &state, frame, expecting: nil)
            let path = evaluate(call.arguments[0].value, &state, frame, expecting: nil)
            guard case .keyPath(let names)? = path.only, let last = names.last else {
                forget(owner, &state)
                return
            }
            let holder = names.dropLast().reduce(owner) {
                member($1, [], of: $0, call.site, &state, frame, expecting: nil)
            }
            cells += 1
            let name = "$holder\(cells)"
            frame.locals[name] = cells
            state.cells[cells] = holder
            assign(value, to: .member(.name(name, [], call.site), last, [], call.site), &state, frame)
        case .index(let call):
            if setSubscript(call, value, &state, frame) { return }
            // What a list or a dictionary holds is no longer known.
            let before = evaluate(call.callee, &state, frame, expecting: nil)
            if case .dictionary(let pairs)? = before.only, let first = call.arguments.first {
                let key = evaluate(first.value, &state, frame, expecting: nil)
                if key.only?.isConstant == true {
                    let rest = pairs.filter { $0[0].only != key.only }
                    assign(Value(.dictionary(rest + [[key, value]]), before.type), to: call.callee, &state, frame)
                    return
                }
            }
            if case .object? = before.only { return }
            assign(.unknown(.form, before.type), to: call.callee, &state, frame)
        default: break
        }
    }

    /// A variable that an extension adds to another library's type.
    private func externalVariable(_ name: String, of owner: Value) -> Int? {
        if let library = library(of: owner) {
            return namesOfTypes(library).lazy.compactMap { self.code.variables(name, ofExternal: $0).first }.first
        }
        let type: TypeValue? = if case .metatype(let type)? = owner.only { type } else { owner.type?.withoutOptional }
        guard let path = type.map({ types.head($0.bound).shape.path }) ?? nil else { return nil }
        return code.variables(name, ofExternal: path.joined(separator: ".")).first
    }

    /// Nothing is known any more of the properties of an object.
    private func forget(_ owner: Value, _ state: inout State) {
        for case .object(let number) in owner.kinds {
            for (name, value) in state.fields[number] ?? [:] {
                state.fields[number]?[name] = .unknown(.manyValues, value.type)
            }
        }
    }

    /// Runs the setter of a subscript of the program; false if it has none.
    private func setSubscript(_ call: Call, _ value: Value, _ state: inout State, _ frame: Frame) -> Bool {
        let owner = evaluate(call.callee, &state, frame, expecting: nil)
        var functions: [Int] = []
        if let library = library(of: owner) {
            functions = namesOfTypes(library).flatMap { code.functions("subscript", ofExternal: $0) }
        } else if let declared = dynamicType(of: owner) ?? owner.type.flatMap({ types.declaration($0.bound)?.type }) {
            functions = memberFunctions("subscript", in: declared)
        }
        for function in functions {
            let body = code.functions[function].body
            guard let setter = body.setter, let positions = call.shape.positions(in: body.signature.parameters) else {
                continue
            }
            var arguments = call.all.map { GivenArgument(label: $0.label, expression: $0.value, value: nil) }
            let prepared = prepare(function, on: owner, explicit: [], call, frame)
            bindArguments(function, positions, &arguments, prepared, &state, frame, expecting: value.type)
            bind(body.newValue, value.of(prepared.result), &state, prepared)
            guard mayEnter(prepared) else { return true }
            prepared.result = nil
            _ = finish(setter, prepared, &state, frame)
            return true
        }
        return false
    }

    private func set(
        _ variable: Int, on own: Value?, _ value: Value, _ site: Site, _ state: inout State, _ caller: Frame
    ) {
        let one = code.variables[variable]
        let body = one.body
        if let setter = body.setter {
            let frame = scope(of: variable, own, caller, site)
            guard mayEnter(frame) else { return }
            bind(body.newValue, value, &state, frame)
            _ = finish(setter, frame, &state, caller)
            return
        }
        guard body.getter == nil else { return }
        var value = value
        if let shape = body.type {
            let declared = type(shape, scope(of: variable, own, caller, site))
            if !declared.type.isOpen { value = value.of(declared) }
        }
        let isShared = body.isStatic || one.type == nil && one.external == nil
        if isShared {
            touch(nil)
            state.statics[variable] = value
        } else if let own {
            for case .object(let number) in own.kinds { touch(number) }
            let objects = own.kinds.compactMap { if case .object(let number) = $0 { number } else { nil } }
            for number in objects {
                if let wrapper = state.fields[number]?["_" + body.name] {
                    assignWrapped(value, wrapper, site, &state, caller)
                    continue
                }
                let before = state.fields[number]?[body.name]
                // One of several objects is set.
                state.fields[number, default: [:]][body.name] =
                    objects.count == 1 ? value : before.map { $0.joined(value) } ?? value
            }
        }
        if !body.observers.isEmpty, caller.function.map({ code.functions[$0].body.kind != .initializer }) ?? true {
            let frame = scope(of: variable, own, caller, site)
            guard mayEnter(frame) else { return }
            bind("oldValue", .unknown(.form), &state, frame)
            bind("newValue", value, &state, frame)
            _ = finish(body.observers, frame, &state, caller)
        }
    }

    private func assignWrapped(
        _ value: Value, _ wrapper: Value, _ site: Site, _ state: inout State, _ caller: Frame
    ) {
        guard let declared = dynamicType(of: wrapper), case .variable(let wrapped)? = find("wrappedValue", in: declared)
        else { return }
        set(wrapped, on: wrapper, value, site, &state, caller)
    }

    /// Declares a local variable with an accessor, a wrapper or a modifier.
    func declare(_ body: VariableBody, _ state: inout State, _ frame: Frame) {
        // A variable of the file: it is initialized here.
        if let variable = code.variable(body, in: frame.file), code.variables[variable].type == nil, frame.isTopLevel {
            guard !body.isComputed, !(body.value == nil && body.wrappers.isEmpty) else { return }
            state.statics[variable] = nil
            _ = read(variable: variable, on: nil, body.site, &state, frame)
            return
        }
        let declared = body.type.map { type($0, frame) }
        var value: Value
        if let getter = body.getter {
            // Each use runs it; here it is run once.
            let inner = self.frame(frame.file, frame.context, from: frame, at: body.site)
            inner.enter(frame.scope)
            inner.result = declared
            value = finish(getter, inner, &state, frame)
        } else if let expression = body.value {
            value = evaluate(expression, &state, frame, expecting: declared)
        } else {
            value = body.type?.isOptionalShape == true ? Value(.null) : .unknown(.form)
        }
        if let declared { value = value.of(declared) }
        if body.isWeak, !value.mayBeNil { value.kinds.append(.null) }
        if let wrapper = body.wrappers.first {
            let type = type(wrapper.type, frame)
            if let instance = types.declaration(type.bound), find("wrappedValue", in: instance.type) != nil {
                var arguments = wrapper.arguments ?? []
                if let initial = body.value { arguments.insert(BodyArgument("wrappedValue", initial), at: 0) }
                var owner = type
                let names = symbols.types[instance.type].fact.genericParameters
                if let declared, !names.isEmpty, type.shape.arguments.isEmpty,
                    case .variable(let wrapped)? = find("wrappedValue", in: instance.type),
                    let pattern = code.variables[wrapped].body.type
                {
                    let probe = self.frame(
                        frame.file, symbols.types[instance.type].inside, from: frame, at: wrapper.site)
                    unify(pattern, declared, Set(names), probe)
                    owner = applied(owner, names, probe) ?? owner
                }
                let made = construct(
                    owner, Call(callee: .unknown, arguments: arguments, site: wrapper.site), &state, frame,
                    expecting: nil)
                value = member("wrappedValue", [], of: made, wrapper.site, &state, frame, expecting: declared)
            }
        }
        bind(body.name, value, &state, frame)
    }
}

extension TypeShape {
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
