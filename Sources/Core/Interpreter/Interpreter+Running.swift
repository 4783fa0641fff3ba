import DovetailBasics
import DovetailFacts
import DovetailSemantics

// Evaluating the body of a function or a closure.

extension Interpreter {
    // MARK: Running

    /// Runs a function whose parameters are bound.
    func run(_ function: Int, _ prepared: Frame, _ state: inout State, _ caller: Frame?, _ site: Site) -> Value {
        let one = code.functions[function]
        evaluated.insert(function)
        guard let statements = one.body.statements else {
            return runImplementations(of: function, prepared, &state, site)
        }
        var key: CallKey?
        digestIsCut = false
        if prepared.caller != nil, one.body.kind != .initializer,
            !one.body.signature.parameters.contains(where: \.isInout), prepared.locals["self"] == nil
        {
            key = CallKey(
                function: function, own: prepared.own.flatMap { digest($0, state).first },
                arguments: one.body.signature.parameters.flatMap { parameter in
                    prepared.parameterCells[parameter.name].flatMap { state.cells[$0] }.map { digest($0, state) } ?? []
                },
                bindings: bindings(prepared.context, prepared.origins.keys),
                version: state.version, changes: state.changes, path: state.path,
                modes: [isRecording, isTentative, isLater, isUnreached, prepared.acceptance != .no])
        }
        guard let key, let caller else { return run(function, statements, prepared, &state, caller) }
        if let known = results[key] { return known }
        let inert = InertCall(
            code: .function(function), own: key.own, arguments: key.arguments, bindings: key.bindings)
        let (objectsBefore, version, cutsBefore) = (objects.count, state.version, cuts)
        lastWasPure = false
        let given = one.body.signature.parameters.compactMap {
            prepared.parameterCells[$0.name].flatMap { state.cells[$0] }
        }
        let getsContainer = relevance.functions[function] && given.contains { library(of: $0) != nil }
        var value = remembering(
            inert, isCut: digestIsCut, getsContainer: getsContainer, given: given + [prepared.own].compactMap(\.self),
            &state,
            caller,
            general: { state in
                for parameter in one.body.signature.parameters {
                    guard let cell = prepared.parameterCells[parameter.name] else { continue }
                    state.cells[cell] = state.cells[cell].map { generalized($0, parameter.name) }
                }
                prepared.own = prepared.own.map { generalized($0, "self") }
                _ = run(function, statements, prepared, &state, caller)
            }
        ) {
            run(function, statements, prepared, &$0, caller)
        }
        if value.type == nil { value = result(value, prepared.result) }
        let isNew = value.kinds.contains { if case .object(let number) = $0 { number >= objectsBefore } else { false } }
        if lastWasPure, !isNew, cuts == cutsBefore, !prepared.saysOutside, version == state.version,
            key.path == state.path
        {
            results[key] = value
        }
        return value
    }

    private func run(
        _ function: Int, _ statements: [Statement], _ prepared: Frame, _ state: inout State, _ caller: Frame?
    ) -> Value {
        let one = code.functions[function]
        let count = active[function, default: 0]
        guard count < Self.recursion, mayEnter(prepared) else {
            cuts += 1
            return .unknown(.recursion, prepared.result)
        }
        active[function] = count + 1
        defer { active[function] = count }
        if count == Self.recursion - 1 { forgetCounters(prepared.parameterCells, &state) }
        prepared.builder = builder(one.body.owner.attributes, one.context)
        let (closuresBefore, cellsBefore) = (closures.count, cells)
        let value = result(finish(statements, prepared, &state, caller), prepared.result)
        if closures.count == closuresBefore, localFunctions.isEmpty || !value.kinds.contains(where: \.isLocal) {
            // Its variables are gone.
            for cell in (cellsBefore + 1)..<(cells + 1) where cell <= cells { state.cells[cell] = nil }
        }
        return value
    }

    /// The last run of a function within itself stands for all that would follow, whatever it is given then.
    private func forgetCounters(_ parameters: [String: Int], _ state: inout State) {
        for cell in parameters.values {
            guard let value = state.cells[cell], value.kinds.contains(where: \.isCounted) else { continue }
            state.cells[cell] = .unknown(.manyValues, value.type)
        }
    }

    /// Runs what may implement a requirement for an object that is not known.
    func runImplementations(
        of function: Int, _ prepared: Frame, _ state: inout State, _ site: Site
    ) -> Value {
        let unknown = Value.unknown(.unread(code.functions[function].body.name), prepared.result)
        let arguments = code.functions[function].body.signature.parameters.compactMap { parameter in
            prepared.parameterCells[parameter.name].flatMap { state.cells[$0] }
        }
        for value in arguments where library(of: value) != nil {
            escape(value, .unread(code.functions[function].body.name), &state)
        }
        for value in arguments {
            for case .closure(let number) in value.kinds { later.append((number, [])) }
        }
        return unknown
    }

    /// A value by the type with which a function returns it.
    func result(_ value: Value, _ type: TypeValue?) -> Value {
        guard let type else { return value }
        if case .opaque = type.type { return value }
        if type.type.isOpen, value.type != nil { return value }
        return value.of(type)
    }

    /// The result builder that attributes name.
    func builder(_ attributes: [String], _ context: LookupContext) -> Int? {
        for name in attributes where name.first?.isUppercase == true {
            let shape = TypeShape.named(name.split(separator: ".").map { .init(String($0)) })
            if let declared = types.declaration(BoundType(shape: shape, context: context))?.type,
                !code.functions("buildBlock", of: declared).isEmpty
                    || !code.functions("buildPartialBlock", of: declared).isEmpty
            {
                return declared
            }
        }
        return nil
    }

    /// What a result builder makes of the values of statements.
    func built(
        _ builder: Int, _ parts: [Value]?, _ state: inout State, _ frame: Frame, _ site: Site
    ) -> Value {
        guard var parts else { return .unknown(.form, frame.result) }
        let owner = metatype(ownType(builder, frame))
        func call(_ name: String, _ values: [Value]) -> Value? {
            let functions = code.functions(name, of: builder)
            guard !functions.isEmpty else { return nil }
            let call = Call(callee: .unknown, arguments: values.map { _ in BodyArgument(nil, .unknown) }, site: site)
            return callAny(functions, call, on: owner, given: values, &state, frame, expecting: nil)
        }
        if !code.functions("buildExpression", of: builder).isEmpty {
            parts = parts.map { call("buildExpression", [$0]) ?? .unknown(.form) }
        }
        guard let block = call("buildBlock", parts) else { return .unknown(.form, frame.result) }
        return call("buildFinalResult", [block]) ?? block
    }

    /// Runs the statements of a frame, and joins all ways in which they return.
    func finish(
        _ statements: [Statement], _ frame: Frame, _ state: inout State, _ caller: Frame?
    ) -> Value {
        var result: Value?
        if let builder = frame.builder {
            if run(statements, &state, frame) {
                let value = built(builder, frame.parts, &state, frame, site(of: frame))
                if !state.path.isNever { frame.returns.append((state, value)) }
            }
        } else if statements.count == 1, case .evaluate(let expression) = statements[0] {
            acceptance = frame.acceptance
            let value = evaluate(expression, &state, frame, expecting: frame.result)
            if !state.path.isNever { frame.returns.append((state, value)) }
        } else if statements.count == 1, frame.result != nil, statements[0].isChoice {
            acceptance = frame.acceptance
            let value = evaluate(.chosen(statements[0]), &state, frame, expecting: frame.result)
            if !state.path.isNever { frame.returns.append((state, value)) }
        } else if run(statements, &state, frame) {
            frame.returns.append((state, .void))
        }
        var ends: [State] = []
        for (end, value) in frame.returns where !end.path.isNever {
            ends.append(end)
            result = result.map { $0.joined(value) } ?? value
        }
        flush(frame)
        if let caller, let errors = State.joined(frame.errors[0]) { raise(errors, caller) }
        guard let joined = State.joined(ends) else {
            state.path = .never
            return .unknown(.form, frame.result)
        }
        state = joined
        return result ?? .void
    }

    /// Calls a local function.
    func call(
        _ local: LocalFunction, _ call: Call, _ state: inout State, _ caller: Frame, expecting type: TypeValue?
    ) -> Value {
        guard let scope = local.scope else { return .unknown(.form, type) }
        let frame = frame(scope.file, scope.context, from: caller, at: call.site)
        frame.enter(scope)
        frame.acceptance = accepted[AcceptedCall(frame: caller.number, site: call.site)] ?? .no
        let count = activeLocals[ObjectIdentifier(local), default: 0]
        guard count < Self.recursion, mayEnter(frame) else {
            cuts += 1
            return .unknown(.recursion, type)
        }
        activeLocals[ObjectIdentifier(local)] = count + 1
        defer { activeLocals[ObjectIdentifier(local)] = count }
        let positions = call.shape.positions(in: local.body.signature.parameters) ?? Array(call.all.indices)
        var arguments = call.all.map { GivenArgument(label: $0.label, expression: $0.value, value: nil) }
        guard positions.allSatisfy(local.body.signature.parameters.indices.contains) else {
            return .unknown(.form, type)
        }
        frame.declare(local.body.signature.generics)
        bindArguments(local.body.signature, positions, &arguments, frame, &state, caller, expecting: type)
        if count == Self.recursion - 1 { forgetCounters(frame.parameterCells, &state) }
        frame.result = local.body.signature.result.map { self.type($0, frame) }
        return result(finish(local.body.statements ?? [], frame, &state, caller), frame.result)
    }

    /// Calls a closure with values.
    func call(
        closure number: Int, _ arguments: [Value], _ site: Site, _ state: inout State, _ caller: Frame,
        expecting type: TypeValue?
    ) -> Value {
        let closure = closures[number]
        let frame = frame(closure.scope.file, closure.scope.context, from: caller, at: site)
        frame.enter(closure.scope)
        frame.acceptance = accepted[AcceptedCall(frame: caller.number, site: site)] ?? .no
        let place = ClosureSite(file: closure.scope.file, site: closure.body.site)
        let active = activeClosures[place, default: 0]
        guard active < Self.recursion, mayEnter(frame) else {
            cuts += 1
            return .unknown(.recursion, type)
        }
        calledClosures.insert(place)
        activeClosures[place] = active + 1
        defer { activeClosures[place] = active }
        if closure.body.isSelfWeak, let own = frame.own, case .object(let object)? = own.only,
            !isHeld(object, state, caller), !launchedObjects.contains(object)
        {
            frame.own?.kinds.append(.null)
        }
        releaseWeak(&state, frame, caller)
        let known = closureTypes(closure.type)
        let isNamed = closure.body.hasParameters
        let count = max(isNamed ? closure.body.parameters.count : closure.body.unnamed, arguments.count)
        for index in 0..<count {
            var value =
                arguments.indices.contains(index)
                ? arguments[index]
                : .unknown(
                    .parameter("$\(index)"), known.parameters.indices.contains(index) ? known.parameters[index] : nil)
            if value.type == nil, known.parameters.indices.contains(index) { value.type = known.parameters[index] }
            if isNamed {
                guard closure.body.parameters.indices.contains(index) else { continue }
                let parameter = closure.body.parameters[index]
                if let shape = parameter.type {
                    let written = self.type(shape.given, frame)
                    value.type = value.type.map { types.library($0) != nil ? $0 : written } ?? written
                }
                bind(parameter.name, value, &state, frame)
            } else {
                bind("$\(index)", value, &state, frame)
            }
        }
        frame.builder = closure.builder
        frame.site = closure.body.site
        frame.result = closure.body.result.map { self.type($0, frame) } ?? type ?? closure.result ?? known.result
        if let result = frame.result, result.type == .void || result.type.isOpen { frame.result = nil }
        let cellsOfParameters = (0..<count).map { index in
            isNamed
                ? closure.body.parameters.indices.contains(index)
                    ? frame.locals[closure.body.parameters[index].name] : nil
                : frame.locals["$\(index)"]
        }
        if active == Self.recursion - 1 {
            forgetCounters(frame.locals.filter { !frame.captured.contains($0.value) }, &state)
        }
        let value = finish(closure.body.statements, frame, &state, caller)
        lastValues = cellsOfParameters.map { $0.flatMap { state.cells[$0] } }
        lastInout = lastValues.first ?? nil
        return closure.body.result == nil ? value : value.of(frame.result)
    }

    /// Calls a function value with values.
    func call(
        value callee: Value, _ arguments: [Value], _ site: Site, _ state: inout State, _ frame: Frame
    ) -> Value {
        if case .closure(let number)? = callee.only {
            return call(closure: number, arguments, site, &state, frame, expecting: nil)
        }
        let call = Call(
            callee: .unknown, arguments: arguments.map { _ in BodyArgument(nil, .unknown) }, site: site)
        switch callee.only {
        case .function(let number, let own):
            return callAny(
                [number], call, on: own, given: arguments, ignoringLabels: true, &state, frame, expecting: nil)
                ?? .unknown(.form)
        case .metatype(let owner), .member(let owner, "init", _):
            return construct(owner, call.labelled(callee.labels), given: arguments, &state, frame, expecting: nil)
        case .local(let number):
            let local = localFunctions[number]
            guard let scope = local.scope else { return .unknown(.form) }
            let inner = self.frame(scope.file, scope.context, from: frame, at: site)
            inner.enter(scope)
            guard mayEnter(inner) else { return .unknown(.recursion) }
            for (parameter, value) in zip(local.body.signature.parameters, arguments) {
                bind(parameter.name, value, &state, inner)
            }
            inner.result = local.body.signature.result.map { self.type($0, inner) }
            return result(finish(local.body.statements ?? [], inner, &state, frame), inner.result)
        case .enumCase(let name, _): return Value(.enumCase(name, arguments), callee.type)
        default: return .unknown(callee.unknown ?? .form)
        }
    }

    /// A closure as a value.
    func closure(_ body: ClosureBody, _ state: inout State, _ frame: Frame, expecting type: TypeValue?) -> Value {
        var scope = frame.scope
        // Functions that are declared later in the body are seen, too.
        for locals in scope.functions.values { for local in locals where local.scope == nil { local.scope = scope } }
        for capture in body.captures {
            guard let label = capture.label else { continue }
            if body.weak.contains(label) { scope.weak.insert(label) } else { scope.weak.remove(label) }
            if case .name(let name, _, _) = capture.value, let cell = frame.locals[name] {
                // It is a copy of what the variable is now.
                cells += 1
                scope.locals[label] = cells
                state.cells[cells] = state.cells[cell].map { copied(identified($0), capture.value, &state) }
                continue
            }
            if case .name("self", _, _) = capture.value { continue }
            cells += 1
            scope.locals[label] = cells
            let cell = cells
            let value = evaluate(capture.value, &state, frame, expecting: nil)
            state.cells[cell] = value
        }
        closures.append(ClosureValue(body: body, scope: scope, type: type))
        let number = closures.count - 1
        if isRelevant(closure: number) {
            madeClosures[ClosureSite(file: scope.file, site: body.site)] = (number, state)
        }
        return Value(.closure(number), type)
    }

    func localNumber(_ local: LocalFunction) -> Int {
        if let known = localFunctions.firstIndex(where: { $0 === local }) { return known }
        localFunctions.append(local)
        return localFunctions.count - 1
    }
}
