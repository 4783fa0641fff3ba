import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// What assignments change.

extension Interpreter {
    // MARK: Assigning

    /// Assigns an expression's value.
    func assign(_ target: Expression, _ expression: Expression, _ state: inout State, _ frame: Frame) {
        let expected = typeOfTarget(target, &state, frame)
        if case .name("$chosen", _, _) = target { acceptance = frame.choiceAccepts }
        let value = copied(evaluate(expression, &state, frame, expecting: expected), expression, &state)
        guard !state.path.isNever else { return }
        assign(value, to: target, &state, frame)
    }

    func typeOfTarget(_ target: Expression, _ state: inout State, _ frame: Frame) -> TypeValue? {
        switch target {
        case .name(let name, _, _):
            if let cell = frame.locals[name] { return state.cells[cell]?.type }
            if let number = holder(ofWrapper: name, frame) { return state.fields[number]?[name]?.type }
            if let owner = frame.type, case .variable(let variable)? = find(name, in: owner) {
                return declaredType(variable, frame.own, frame)
            }
            if let variable = code.globalVariables(name, from: frame.file).first {
                return declaredType(variable, nil, frame) ?? state.statics[variable]?.type
            }
            return nil
        case .member(let base, let name, _, _):
            if case .name("self", _, _) = base, let number = holder(ofWrapper: name, frame) {
                return state.fields[number]?[name]?.type
            }
            guard let owner = ownerOfTarget(base, &state, frame),
                case .variable(let variable)? = find(name, in: owner.type)
            else { return nil }
            if let declared = declaredType(variable, owner.value, frame) { return declared }
            guard case .object(let number)? = owner.value.only else { return state.statics[variable]?.type }
            return state.fields[number]?[name]?.type
        default: return nil
        }
    }

    /// The object whose property's wrapper a name means, such as `_title`; nil if it means none.
    private func holder(ofWrapper name: String, _ frame: Frame) -> Int? {
        guard name.hasPrefix("_"), case .object(let number)? = frame.own?.only, let type = frame.type,
            case .variable(let variable)? = find(String(name.dropFirst()), in: type), find(name, in: type) == nil,
            !code.variables[variable].body.wrappers.isEmpty
        else { return nil }
        return number
    }

    func declaredType(_ variable: Int, _ own: Value?, _ frame: Frame) -> TypeValue? {
        code.variables[variable].body.type.map { type($0, scope(of: variable, own, frame, nil)) }
    }

    func ownerOfTarget(
        _ base: Expression, _ state: inout State, _ frame: Frame
    ) -> (type: Int, value: Value)? {
        if case .name(let name, _, _) = base, name != "self" {
            let global = code.globalVariables(name, from: frame.file).first.flatMap { state.statics[$0] }
            guard let own = frame.locals[name].map({ state.cells[$0] }) ?? global, let type = dynamicType(of: own)
            else {
                return nil
            }
            return (type, own)
        }
        guard case .name("self", _, _) = base, let own = frame.own ?? frame.type.map({ metatype(ownType($0, frame)) }),
            let type = dynamicType(of: own) ?? frame.type
        else { return nil }
        return (type, own)
    }

    func assign(_ value: Value, to target: Expression, _ state: inout State, _ frame: Frame) {
        switch target {
        case .name(let name, _, let site):
            if let cell = frame.locals[name] {
                if frame.captured.contains(cell) { touch(nil, value, &state) }
                var value = value
                if let wrapper = frame.locals["_" + name].flatMap({ state.cells[$0] }), frame.wrapped.contains(name) {
                    assignWrapped(value, wrapper, site, &state, frame)
                    value = member("wrappedValue", [], of: wrapper, site, &state, frame, expecting: value.type)
                }
                if let type = state.cells[cell]?.type { value.type = value.type ?? type }
                state.cells[cell] = value
                return
            }
            if name == "self" {
                setOwn(value, &state, frame)
                return
            }
            if let number = holder(ofWrapper: name, frame) {
                touch(number, value, &state)
                state.fields[number]?[name] = value
                return
            }
            if let owner = frame.type {
                for type in [owner] + otherTypesOfSelf(owner, frame) + outerTypes(of: owner) {
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
                    if case .metatype(let type)? = owner.only { return types.declaration(type)?.type }
                    return owner.type.flatMap { types.declaration($0.withoutOptional)?.type }
                }()
            if let declared, case .variable(let variable)? = find(name, in: declared) {
                set(variable, on: owner, value, site, &state, frame)
            } else if declared == nil, let variable = externalVariable(name, of: owner) {
                set(variable, on: owner, value, site, &state, frame)
            } else if case .metatype(let type)? = owner.only,
                setSharedContainer(name, of: types.head(type).shape.path?.last ?? "", value, &state)
            {
                return
            } else if let declared, name.hasPrefix("_"), find(String(name.dropFirst()), in: declared) != nil {
                for case .object(let number) in owner.kinds {
                    touch(number, value, &state)
                    state.fields[number]?[name] = value
                }
            } else {
                for kind in owner.kinds {
                    guard case .object(let number) = kind, case .instance = objects[number].kind else { continue }
                    touch(number, value, &state)
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
            if case .list(var elements)? = before.only, call.all.count == 1,
                case .integer(let index)? = evaluate(call.all[0].value, &state, frame, expecting: nil).only,
                elements.indices.contains(index)
            {
                elements[index] = value
                assign(Value(.list(elements), before.type), to: call.callee, &state, frame)
                return
            }
            assign(.unknown(.form, before.type), to: call.callee, &state, frame)
        default: break
        }
    }

    /// A variable that an extension adds to another library's type.
    func externalVariable(_ name: String, of owner: Value) -> Int? {
        if let library = library(of: owner) {
            return namesOfTypes(library).lazy.compactMap { self.code.variables(name, ofExternal: $0).first }.first
        }
        let type: TypeValue? = if case .metatype(let type)? = owner.only { type } else { owner.type?.withoutOptional }
        guard let path = type.map({ types.head($0).shape.path }) ?? nil else { return nil }
        return code.variables(name, ofExternal: path.joined(separator: ".")).first
    }

    /// Nothing is known any more of the properties of an object.
    func forget(_ owner: Value, _ state: inout State) {
        for case .object(let number) in owner.kinds {
            touch(number, nil, &state)
            for (name, value) in state.fields[number] ?? [:] {
                state.fields[number]?[name] = .unknown(.manyValues, value.type)
            }
        }
    }

    /// Runs the setter of a subscript of the program; false if it has none.
    func setSubscript(_ call: Call, _ value: Value, _ state: inout State, _ frame: Frame) -> Bool {
        let owner = evaluate(call.callee, &state, frame, expecting: nil)
        var functions: [Int] = []
        if let library = library(of: owner) {
            functions = namesOfTypes(library).flatMap { code.functions("subscript", ofExternal: $0) }
        } else if let declared = dynamicType(of: owner) ?? owner.type.flatMap({ types.declaration($0)?.type }) {
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

    func set(
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
        var old: Value?
        if !body.observers.isEmpty {
            if isShared { old = state.statics[variable] }
            if case .object(let number)? = own?.only { old = state.fields[number]?[body.name] }
        }
        if isShared {
            touch(nil, value, &state)
            state.statics[variable] = value
        } else if let own {
            for case .object(let number) in own.kinds { touch(number, value, &state) }
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
            bind("oldValue", old ?? .unknown(.form), &state, frame)
            bind("newValue", value, &state, frame)
            _ = finish(body.observers, frame, &state, caller)
        }
    }

    func assignWrapped(
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
            touch(nil, nil, &state)
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
        var isWrapped = false
        if let wrapper = body.wrappers.first {
            let type = type(wrapper.type, frame)
            if let instance = types.declaration(type), find("wrappedValue", in: instance.type) != nil {
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
                bind("_" + body.name, made, &state, frame)
                isWrapped = true
            }
        }
        bind(body.name, value, &state, frame)
        if body.isWeak { frame.weak.insert(body.name) }
        if isWrapped { frame.wrapped.insert(body.name) }
    }
}
