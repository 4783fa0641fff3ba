import DovetailBasics
import DovetailFacts
import DovetailSemantics

extension Interpreter {
    /// Calls the function that fits best; nil if none fits.
    ///
    /// - Parameters:
    ///   - own: what it is called on.
    ///   - given: arguments that are evaluated already.
    ///   - explicit: the generic arguments that the call writes.
    ///   - ignoringLabels: whether it is called as a value.
    func callAny(
        _ candidates: [Int], _ call: Call, on own: Value?, given: [Value?] = [], explicit: [TypeShape] = [],
        ignoringLabels: Bool = false, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value? {
        var seen: Set<Int> = []
        let compiled = candidates.filter { number in
            seen.insert(number).inserted && compiles(code.functions[number].body.owner.condition, frame) != nil
        }
        let shape = ignoringLabels ? nil : call.shape
        var fitting = compiled.compactMap { number -> (function: Int, positions: [Int])? in
            let parameters = code.functions[number].body.signature.parameters
            if let shape { return shape.positions(in: parameters).map { (number, $0) } }
            return call.all.count <= parameters.count ? (number, Array(call.all.indices)) : nil
        }
        guard !fitting.isEmpty else { return nil }
        let fittingFunctions = fitting.map(\.function)
        // An overridden function, or a requirement that a type of the program implements, is what overrides it.
        var arguments = call.all.map { GivenArgument(label: $0.label, expression: $0.value, value: nil) }
        for (index, value) in given.enumerated() where arguments.indices.contains(index) {
            arguments[index].value = value
        }
        if fitting.count > 1 {
            for index in arguments.indices where arguments[index].value == nil && !arguments[index].expression.isOpen {
                arguments[index].value = evaluate(arguments[index].expression, &state, frame, expecting: nil)
            }
            guard !state.path.isNever else { return .unknown(.form, type) }
            var best: (rank: Int, index: Int)?
            for (index, one) in fitting.enumerated() {
                guard var rank = rank(one.function, one.positions, arguments, own, expecting: type) else { continue }
                let meant = isMeant(one.function, one.positions, arguments, on: own, call, state, frame)
                if meant.answer == false { continue }
                rank += meant.met
                // The first of several is that of the most derived type.
                if best.map({ rank > $0.rank }) ?? true { best = (rank, index) }
            }
            fitting = [fitting[best?.index ?? 0]]
        }
        let (function, positions) = fitting[0]
        let prepared = prepare(function, on: own, explicit: explicit, call, frame)
        bindArguments(function, positions, &arguments, prepared, &state, frame, expecting: type)
        guard !state.path.isNever else { return .unknown(.form, type) }
        let condition = compiles(code.functions[function].body.owner.condition, frame) ?? .always
        let others = fittingFunctions.filter {
            $0 != function
                && code.functions[$0].body.owner.condition.excludes(code.functions[function].body.owner.condition)
        }
        if !condition.isAlways, !others.isEmpty {
            // Another build has another function of that name.
            var other = state
            other.path = state.path.and(condition.negated)
            state.path = state.path.and(condition)
            var result: Value?
            if !other.path.isNever {
                result = callAny(
                    others, call, on: own, given: arguments.map(\.value), explicit: explicit,
                    ignoringLabels: ignoringLabels, &other, frame, expecting: type)
            }
            let value = state.path.isNever ? nil : run(function, prepared, &state, frame, call.site)
            if let joined = State.joined([state, other]) { state = joined } else { state.path = .never }
            guard let value else { return result }
            return result.map(value.joined) ?? value
        }
        let value = run(function, prepared, &state, frame, call.site)
        writeBack(code.functions[function].body.signature.parameters, positions, arguments, prepared, &state, frame)
        return value
    }

    /// Assigns what a function has made of its `inout` parameters.
    private func writeBack(
        _ parameters: [BodyParameter], _ positions: [Int], _ arguments: [GivenArgument], _ prepared: Frame,
        _ state: inout State, _ frame: Frame
    ) {
        for (index, position) in positions.enumerated() where parameters[position].isInout {
            guard let cell = prepared.parameterCells[parameters[position].name], let value = state.cells[cell] else {
                continue
            }
            lastInout = value
            let target: Expression =
                if case .address(let inner) = arguments[index].expression { inner } else { arguments[index].expression }
            if case .unknown = target { continue }
            if arguments[index].value?.kinds != value.kinds { assign(value, to: target, &state, frame) }
        }
    }

    /// How well arguments fit the parameters of a function; nil if they do not.
    private func rank(
        _ function: Int, _ positions: [Int], _ arguments: [GivenArgument], _ own: Value?, expecting type: TypeValue?
    ) -> Int? {
        let one = code.functions[function]
        let generics = Set(one.body.signature.generics.map(\.name))
        var rank = one.body.statements == nil ? -100 : 0
        for (index, position) in positions.enumerated() {
            let parameter = one.body.signature.parameters[position]
            guard let shape = parameter.type?.given else { continue }
            if case .closure(let body) = arguments[index].expression {
                guard shape.isFunction else {
                    if parameter.mayTakeClosure { continue }
                    return nil
                }
                let count = shape.functionParameters.count
                if body.hasParameters, body.parameters.count != count { return nil }
                if !body.hasParameters, body.unnamed > count { return nil }
                if !body.hasParameters, body.unnamed == count { rank += 1 }
                continue
            }
            guard let value = arguments[index].value else { continue }
            if shape.mentions(oneOf: generics) {
                if case .metatype = shape {
                    guard value.kinds.contains(where: \.isMetatype) || value.unknown != nil else { return nil }
                }
                rank += 1
                continue
            }
            let wanted = types.value(shape, one.context, frame: 0)
            guard let fit = fits(value, wanted) else { return nil }
            rank += fit
        }
        // Fewer defaults, then no generics.
        rank -= (one.body.signature.parameters.count - positions.count)
        if generics.isEmpty { rank += 1 }
        if let type, let result = one.body.signature.result, !result.mentions(oneOf: generics) {
            let returned = types.value(result, one.context, frame: 0)
            if returned.type == type.type {
                rank += 4
            } else if returned.withoutOptional.type == type.withoutOptional.type {
                rank += 2
            } else if isUnrelated(returned, type) {
                return nil
            }
        }
        return rank
    }

    /// How well a value fits a type; nil if it surely does not.
    private func fits(_ value: Value, _ wanted: TypeValue) -> Int? {
        guard let own = value.type else {
            switch value.only {
            case .text: return wanted.withoutOptional.type == .foreign("String") ? 4 : 0
            case .metatype(let type):
                switch wanted.type {
                case .metatype(let inner), .existentialMetatype(let inner): return inner == type.type ? 4 : 1
                case .named(let named) where named.parts.last?.name == "Any": return 0
                default: return nil
                }
            default: return 0
            }
        }
        if own.type == wanted.type { return 4 }
        if own.type == wanted.withoutOptional.type { return 3 }
        if isUnrelated(own, wanted) { return nil }
        return 1
    }

    /// Whether a value of one type surely is none of another.
    private func isUnrelated(_ own: TypeValue, _ wanted: TypeValue) -> Bool {
        guard !own.type.isOpen, !wanted.type.isOpen else { return false }
        let (own, wanted) = (own.withoutOptional, wanted.withoutOptional)
        guard own.type != wanted.type else { return false }
        if let one = types.declaration(own.bound)?.type, let other = types.declaration(wanted.bound)?.type {
            return !types.supertypes(of: one).contains(other)
                && !types.supertypes(of: other).contains(one)
        }
        let plain: Set<String> = ["String", "Int", "Bool", "Double", "Float"]
        if case .named(let one) = own.type, case .named(let other) = wanted.type,
            let first = one.parts.last?.name, let second = other.parts.last?.name
        {
            if plain.contains(first), plain.contains(second) {
                return first != second && !(first == "Int" && second != "String" && second != "Bool")
            }
            if plain.contains(first), let declared = types.declaration(wanted.bound)?.type {
                return symbols.types[declared].fact.kind != .protocol
            }
            if plain.contains(second), types.declaration(own.bound) != nil || types.library(own.bound) != nil {
                return true
            }
        }
        return false
    }

    // MARK: Preparing

    /// A frame for a function, with what is known of its types before its arguments are.
    func prepare(_ function: Int, on own: Value?, explicit: [TypeShape], _ call: Call, _ caller: Frame) -> Frame {
        let one = code.functions[function]
        let frame = frame(one.file, one.context, from: caller, at: call.site)
        (frame.type, frame.external, frame.isStatic) = (one.type, one.external, one.body.isStatic)
        frame.own = own
        frame.function = function
        frame.acceptance = accepted[AcceptedCall(frame: caller.number, site: call.site)] ?? .no
        if let own { bindTypes(of: own, for: one.type, frame) }
        frame.declare(one.body.signature.generics)
        for (parameter, shape) in zip(one.body.signature.generics, explicit) {
            bindType(parameter.name, type(shape, caller), frame)
        }
        return frame
    }

    /// Notes what a generic parameter means.
    func bindType(_ name: String, _ type: TypeValue, _ frame: Frame) {
        frame.context.bindings[name] = type.bound
        frame.origins[name] = type.origin.frame
    }

    /// Notes what the generic parameters of a type mean for an object of it.
    func bindTypes(of own: Value, for owner: Int?, _ frame: Frame) {
        let type: TypeValue? = if case .metatype(let type)? = own.only { type } else { objectType(own) }
        guard let type else { return }
        bindType("Self", type, frame)
        guard let owner, let instance = types.declaration(type.bound) else { return }
        if symbols.types[owner].fact.kind == .protocol, instance.type != owner {
            for above in types.supertypes(of: owner) {
                for member in symbols.types[above].fact.members where member.kind == .associatedType {
                    if let found = associated(member.name, of: instance.type, type, frame) {
                        bindType(member.name, found, frame)
                    }
                }
            }
        }
        bind(instance, for: owner, type.origin, frame, depth: 0)
    }

    private func objectType(_ own: Value) -> TypeValue? {
        if case .object(let number)? = own.only, case .instance = objects[number].kind { return objects[number].type }
        return own.type?.withoutOptional
    }

    private func bind(_ instance: TypeInstance, for owner: Int, _ origin: Origin, _ frame: Frame, depth: Int) {
        guard depth < 8 else { return }
        let names = Array(symbols.genericParameters(of: instance.type).joined())
        if instance.type == owner {
            for (name, argument) in zip(names, instance.arguments) {
                bindType(name, types.value(argument, origin: origin), frame)
            }
            return
        }
        let declared = symbols.types[instance.type]
        var context = declared.inside
        for (name, argument) in zip(names, instance.arguments) { context.bindings[name] = argument }
        for reference in declared.fact.inherits {
            let bound = BoundType(shape: reference.shape, context: context)
            guard let above = types.declaration(bound) else { continue }
            if types.supertypes(of: above.type).contains(owner) {
                bind(above, for: owner, origin, frame, depth: depth + 1)
                return
            }
        }
    }

    /// Evaluates the arguments that are not yet, infers generic parameters, and binds the parameters.
    func bindArguments(
        _ function: Int, _ positions: [Int], _ arguments: inout [GivenArgument], _ prepared: Frame,
        _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) {
        let signature = code.functions[function].body.signature
        bindArguments(signature, positions, &arguments, prepared, &state, frame, expecting: type)
        prepared.result = signature.result.map { self.type($0, prepared) }
    }

    private func bindArguments(
        _ signature: BodySignature, _ positions: [Int], _ arguments: inout [GivenArgument], _ prepared: Frame,
        _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) {
        let generics = Set(signature.generics.map(\.name))
        func unbound() -> Set<String> { generics.filter { prepared.context.bindings[$0] == nil } }
        func infer(from type: TypeValue, _ result: TypeShape) {
            let before = unbound()
            unify(result, type, generics, prepared)
            // A type that the context says says what is looked up, and not that there may be nothing.
            if before != unbound(), prepared.acceptance == .ifTypeIsWritten { prepared.acceptance = .no }
        }
        // The result's type says what the arguments do not; it says it first if nothing else can.
        let parameters = signature.parameters
        var values: [Int: [Value]] = [:]
        let closuresLast = arguments.indices.sorted { one, other in
            let (first, second) = (arguments[one].expression.isClosure, arguments[other].expression.isClosure)
            return first == second ? one < other : !first
        }
        for index in closuresLast {
            let parameter = parameters[positions[index]]
            let shape = parameter.type?.given
            if arguments[index].expression.isClosure, !unbound().isEmpty, let type, let result = signature.result {
                infer(from: type, result)
            }
            if arguments[index].value == nil, parameter.type?.isAutoclosure == true, unbound().isEmpty {
                // It is evaluated where the function calls it.
                let body = ClosureBody(
                    parameters: [], hasParameters: false, captures: [], result: nil,
                    statements: [.evaluate(arguments[index].expression)], site: prepared.callSite ?? Site(0))
                arguments[index].value = closure(body, &state, frame, expecting: nil)
            }
            if arguments[index].value == nil {
                let expected = shape.flatMap { shape -> TypeValue? in
                    let open = unbound()
                    if shape.mentions(oneOf: open), !shape.isFunction { return nil }
                    var type = self.type(shape, prepared)
                    // What a parameter says is said where the call is.
                    if type.origin.frame >= prepared.number { type.origin.frame = frame.number }
                    return type
                }
                if shape?.isOptionalShape == true, acceptsArguments(prepared) { acceptance = .ifTypeIsWritten }
                arguments[index].value = evaluate(arguments[index].expression, &state, frame, expecting: expected)
            } else if let shape, case .enumCase? = arguments[index].value?.only, arguments[index].value?.type == nil {
                arguments[index].value = evaluate(
                    arguments[index].expression, &state, frame, expecting: self.type(shape, prepared))
            }
            if let builder = builder(parameter.attributes, prepared.context),
                case .closure(let number)? = arguments[index].value?.only
            {
                closures[number].builder = builder
            }
            guard let value = arguments[index].value else { continue }
            if let shape, !unbound().isEmpty { unify(shape, value, generics, prepared, &state, frame) }
            values[positions[index], default: []].append(value)
        }
        if !unbound().isEmpty, let type, let result = signature.result { infer(from: type, result) }
        for (index, parameter) in parameters.enumerated() {
            let shape = parameter.type?.given
            var value: Value
            if let all = values[index] {
                value = parameter.isVariadic ? Value(.list(all)) : all[0]
                if let shape, !shape.mentions(oneOf: unbound()), !shape.isFunction {
                    let declared = self.type(shape, prepared)
                    value.type = parameter.isVariadic ? nil : parameterType(declared, value)
                }
            } else if parameter.isVariadic {
                value = Value(.list([]))
            } else if let expression = parameter.value {
                let expected = shape.map { self.type($0, prepared) }
                value = evaluate(expression, &state, prepared, expecting: expected)
                if let shape, !unbound().isEmpty { unify(shape, value, generics, prepared, &state, frame) }
            } else {
                value = .unknown(.parameter(parameter.name), shape.map { self.type($0, prepared) })
            }
            bind(parameter.name, value, &state, prepared)
            prepared.parameterCells[parameter.name] = cells
        }
        // A parameter that is not inferred is any type.
        for name in unbound() { prepared.context.bindings[name] = nil }
    }

    /// Whether an optional parameter accepts that there is no service: that of the program's own function.
    private func acceptsArguments(_ prepared: Frame) -> Bool { prepared.function != nil }

    /// The type by which a parameter is known in its function.
    private func parameterType(_ declared: TypeValue, _ value: Value) -> TypeValue {
        if declared.type.isOpen, let own = value.type { return own }
        var declared = declared
        if let own = value.type, own.type == declared.type { declared.origin = own.origin }
        return declared
    }

    // MARK: Inference

    /// Infers generic parameters from a value that is passed.
    func unify(
        _ shape: TypeShape, _ value: Value, _ generics: Set<String>, _ prepared: Frame, _ state: inout State,
        _ frame: Frame
    ) {
        switch shape {
        case .attributed(_, let inner), .existential(let inner):
            unify(inner, value, generics, prepared, &state, frame)
        case .metatype(let inner, _):
            if case .metatype(let type)? = value.only { unify(inner, type, generics, prepared) }
        case .optional(let inner), .implicitlyUnwrapped(let inner):
            if case .metatype = inner { return unify(inner, value, generics, prepared, &state, frame) }
            if inner.isFunction { return unify(inner, value, generics, prepared, &state, frame) }
            if let type = value.type { unify(inner, type.withoutOptional, generics, prepared) }
        case .function(let parameters, _, let result):
            if case .closure(let number)? = value.only {
                let closure = closures[number]
                for (pattern, written) in zip(parameters, closure.body.parameters) {
                    guard let type = written.type else { continue }
                    let own = types.value(
                        type.given, closure.scope.context, origins: closure.scope.origins, frame: frame.number)
                    unify(pattern, own, generics, prepared)
                }
            } else if let signature = parametersOfFunction(value) {
                for (pattern, own) in zip(parameters, signature) { unify(pattern, own, generics, prepared) }
            }
            guard result.mentions(oneOf: generics.filter { prepared.context.bindings[$0] == nil }) else { return }
            if let returned = resultType(of: value, state, frame, parameters: parameterTypes(shape, prepared)) {
                unify(result, returned, generics, prepared)
            }
        default:
            if case .list(let elements)? = value.only, case .array(let inner) = shape, let first = elements.first {
                unify(inner, first, generics, prepared, &state, frame)
            } else if let type = value.type {
                unify(shape, type, generics, prepared)
            }
        }
    }

    /// The types of the parameters of a function or an initializer that is passed.
    func parametersOfFunction(_ value: Value) -> [TypeValue]? {
        func types(_ parameters: [BodyParameter], _ context: LookupContext) -> [TypeValue]? {
            let shapes = parameters.compactMap { $0.type?.given }
            guard shapes.count == parameters.count else { return nil }
            return shapes.map { self.types.value($0, context, frame: 0) }
        }
        switch value.only {
        case .function(let number, _):
            return types(code.functions[number].body.signature.parameters, code.functions[number].context)
        case .local(let number):
            guard let scope = localFunctions[number].scope else { return nil }
            return types(localFunctions[number].body.signature.parameters, scope.context)
        case .metatype(let owner), .member(let owner, "init", _):
            guard let declared = self.types.declaration(owner.bound)?.type else { return nil }
            let all = code.functions("init", of: declared)
            if all.count == 1 {
                return types(code.functions[all[0]].body.signature.parameters, code.functions[all[0]].context)
            }
            return all.isEmpty ? types(memberwiseParameters(declared), symbols.types[declared].inside) : nil
        default: return nil
        }
    }

    private func parameterTypes(_ shape: TypeShape, _ prepared: Frame) -> [TypeValue] {
        guard case .function(let parameters, _, _) = shape else { return [] }
        return parameters.map { type($0, prepared) }
    }

    /// Infers generic parameters from a type.
    func unify(_ shape: TypeShape, _ type: TypeValue, _ generics: Set<String>, _ prepared: Frame) {
        switch shape {
        case .named(let parts):
            if parts.count == 1, parts[0].arguments.isEmpty {
                let name = parts[0].name
                guard generics.contains(name), prepared.context.bindings[name] == nil else { return }
                bindType(name, type, prepared)
                return
            }
            let head = types.head(type.bound)
            guard case .named(let own) = head.shape, own.last?.name == parts.last?.name else {
                if parts.count == 1, parts[0].name == "Optional", parts[0].arguments.count == 1 {
                    unify(parts[0].arguments[0], type.withoutOptional, generics, prepared)
                }
                return
            }
            for (pattern, actual) in zip(parts.last?.arguments ?? [], own.last?.arguments ?? []) {
                let inner = types.value(BoundType(shape: actual, context: head.context), origin: type.origin)
                unify(pattern, inner, generics, prepared)
            }
        case .optional(let inner), .implicitlyUnwrapped(let inner):
            unify(inner, type.withoutOptional, generics, prepared)
        case .attributed(_, let inner), .existential(let inner), .opaque(let inner):
            unify(inner, type, generics, prepared)
        case .array(let inner):
            if let element = elementType(of: type) { unify(inner, element, generics, prepared) }
        case .tuple(let parts):
            let head = types.head(type.bound)
            guard case .tuple(let own) = head.shape, own.count == parts.count else { return }
            for (pattern, actual) in zip(parts, own) {
                let inner = types.value(BoundType(shape: actual.type, context: head.context), origin: type.origin)
                unify(pattern.type, inner, generics, prepared)
            }
        case .function(_, _, let result):
            let head = types.head(type.bound)
            guard case .function(_, _, let own) = head.shape else { return }
            unify(
                result, types.value(BoundType(shape: own, context: head.context), origin: type.origin), generics,
                prepared)
        default: break
        }
    }

    /// The type that a function value returns; it is found by evaluating it, without any effect.
    func resultType(of value: Value, _ state: State, _ frame: Frame, parameters: [TypeValue]) -> TypeValue? {
        switch value.only {
        case .closure(let number):
            let closure = closures[number]
            if let written = closure.body.result {
                return types.value(written, closure.scope.context, origins: closure.scope.origins, frame: frame.number)
            }
            var copy = state
            let (wasRecording, count) = (isRecording, later.count)
            isRecording = false
            let arguments = parameters.map { Value.unknown(.form, $0) }
            let result = call(closure: number, arguments, closure.body.site, &copy, frame, expecting: nil)
            isRecording = wasRecording
            later.removeLast(later.count - count)
            return result.type
        case .metatype(let type), .member(let type, "init", _): return type
        case .function(let number, let own):
            let one = code.functions[number]
            if one.body.kind == .initializer, case .metatype(let type)? = own?.only { return type }
            return one.body.signature.result.map { types.value($0, one.context, frame: frame.number) }
        case .local(let number):
            let local = localFunctions[number]
            guard let scope = local.scope else { return nil }
            return local.body.signature.result.map {
                types.value($0, scope.context, origins: scope.origins, frame: frame.number)
            }
        default: return value.type.flatMap { closureTypes($0).result }
        }
    }

    /// The types of the parameters and of the result of a function type.
    func closureTypes(_ type: TypeValue?) -> (parameters: [TypeValue], result: TypeValue?) {
        guard let type else { return ([], nil) }
        var head = types.head(type.bound)
        if case .optional(let inner) = head.shape { head = types.head(BoundType(shape: inner, context: head.context)) }
        guard case .function(let parameters, _, let result) = head.shape else { return ([], nil) }
        func value(_ shape: TypeShape) -> TypeValue {
            types.value(BoundType(shape: shape.given, context: head.context), origin: type.origin)
        }
        return (parameters.map(value), value(result))
    }

    // MARK: Running

    /// Runs a function whose parameters are bound.
    func run(_ function: Int, _ prepared: Frame, _ state: inout State, _ caller: Frame?, _ site: Site) -> Value {
        let one = code.functions[function]
        evaluated.insert(function)
        guard let statements = one.body.statements else {
            return runImplementations(of: function, prepared, &state, site)
        }
        var key: CallKey?
        if prepared.caller != nil, one.body.kind != .initializer,
            !one.body.signature.parameters.contains(where: \.isInout)
        {
            key = CallKey(
                function: function, own: prepared.own.flatMap { digest($0, state).first },
                arguments: one.body.signature.parameters.flatMap { parameter in
                    prepared.parameterCells[parameter.name].flatMap { state.cells[$0] }.map { digest($0, state) } ?? []
                },
                bindings: prepared.origins.keys.sorted().compactMap { name in
                    prepared.context.bindings[name].map { "\(name)=\(symbols.text(of: $0).type)" }
                },
                version: state.version, path: state.path,
                modes: [isRecording, isTentative, isLater, isUnreached, prepared.acceptance != .no])
        }
        if let key, let known = results[key] { return known }
        let count = active[function, default: 0]
        guard count < 4, mayEnter(prepared) else {
            return .unknown(.recursion, prepared.result)
        }
        active[function] = count + 1
        defer { active[function] = count }
        prepared.builder = builder(one.body.owner.attributes, one.context)
        let (objectsBefore, closuresBefore) = (objects.count, closures.count)
        let (cellsBefore, version) = (cells, state.version)
        evaluations.append((objectsBefore, true))
        let value = result(
            finish(statements, prepared, &state, caller), prepared.result)
        let isPure = evaluations.removeLast().isPure
        if closures.count == closuresBefore, localFunctions.isEmpty || !value.kinds.contains(where: \.isLocal) {
            // Its variables are gone.
            for cell in (cellsBefore + 1)..<(cells + 1) where cell <= cells { state.cells[cell] = nil }
        }
        // A new object is another one each time.
        let isNew = value.kinds.contains { if case .object(let number) = $0 { number >= objectsBefore } else { false } }
        if let key, isPure, !isNew, version == state.version, key.path == state.path { results[key] = value }
        return value
    }

    /// Runs what may implement a requirement for an object that is not known.
    private func runImplementations(
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
    private func built(
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
                let value = built(builder, frame.parts, &state, frame, frame.callSite ?? Site(0))
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
        guard mayEnter(frame) else { return .unknown(.recursion, type) }
        let positions = call.shape.positions(in: local.body.signature.parameters) ?? Array(call.all.indices)
        var arguments = call.all.map { GivenArgument(label: $0.label, expression: $0.value, value: nil) }
        guard positions.allSatisfy(local.body.signature.parameters.indices.contains) else {
            return .unknown(.form, type)
        }
        frame.declare(local.body.signature.generics)
        bindArguments(local.body.signature, positions, &arguments, frame, &state, caller, expecting: type)
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
        guard mayEnter(frame) else { return .unknown(.recursion, type) }
        if closure.body.isSelfWeak, let own = frame.own, case .object(let object)? = own.only,
            !isHeld(object, state, caller), !launchedObjects.contains(object)
        {
            frame.own?.kinds.append(.null)
        }
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
                    value.type = value.type.map { types.library($0.bound) != nil ? $0 : written } ?? written
                }
                bind(parameter.name, value, &state, frame)
            } else {
                bind("$\(index)", value, &state, frame)
            }
        }
        frame.builder = closure.builder
        frame.result = closure.body.result.map { self.type($0, frame) } ?? type ?? known.result
        if let result = frame.result, result.type == .void || result.type.isOpen { frame.result = nil }
        let cellsOfParameters = (0..<count).map { index in
            isNamed
                ? closure.body.parameters.indices.contains(index)
                    ? frame.locals[closure.body.parameters[index].name] : nil
                : frame.locals["$\(index)"]
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
            return construct(owner, call, given: arguments, &state, frame, expecting: nil)
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
            if case .name(let name, _, _) = capture.value, let cell = frame.locals[name] {
                // It is a copy of what the variable is now; nearly all are constants.
                scope.locals[label] = cell
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
        return Value(.closure(closures.count - 1), type)
    }

    func localNumber(_ local: LocalFunction) -> Int {
        if let known = localFunctions.firstIndex(where: { $0 === local }) { return known }
        localFunctions.append(local)
        return localFunctions.count - 1
    }
}

extension Expression {
    var isClosure: Bool { if case .closure = self { true } else { false } }

    /// Whether its value depends on the type that is expected.
    var isOpen: Bool {
        switch self {
        case .closure, .implicit: true
        case .call(let call): call.callee.isOpen
        case .member(let base, _, _, _): base.isOpen
        default: false
        }
    }
}

extension Statement {
    var isChoice: Bool {
        switch self {
        case .branch, .select: true
        default: false
        }
    }
}

extension Statement {
    var isLoop: Bool {
        switch self {
        case .each, .loop: true
        default: false
        }
    }
}

extension Value.Kind {
    var isLocal: Bool { if case .local = self { true } else { false } }
    var isMetatype: Bool { if case .metatype = self { true } else { false } }
}

extension TypeShape {
    /// The parameters of a function type.
    var functionParameters: [TypeShape] {
        switch self {
        case .function(let parameters, _, _): parameters
        case .attributed(_, let inner), .optional(let inner): inner.functionParameters
        default: []
        }
    }

    var isAutoclosure: Bool {
        if case .attributed(let words, _) = self { return words.contains("@autoclosure") }
        return false
    }
}
