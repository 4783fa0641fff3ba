import DovetailBasics
import DovetailFacts
import DovetailSemantics

// How the arguments and the types of a call become those of the function.

extension Interpreter {
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
        if one.external != nil { bindElement(of: own, frame) }
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
        guard let owner, let instance = types.declaration(type) else { return }
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

    func objectType(_ own: Value) -> TypeValue? {
        if case .object(let number)? = own.only, case .instance = objects[number].kind { return objects[number].type }
        return own.type?.withoutOptional
    }

    func bind(_ instance: TypeInstance, for owner: Int, _ origin: Origin, _ frame: Frame, depth: Int) {
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

    func bindArguments(
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
                let made = closure(body, &state, frame, expecting: nil)
                if case .closure(let number)? = made.only {
                    closures[number].result = shape.map { self.type($0, prepared) }
                }
                arguments[index].value = made
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
                if shape?.acceptsNil == true, acceptsArguments(prepared) { acceptance = .ifTypeIsWritten }
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
                    value.type =
                        parameter.isVariadic
                        ? types.value(
                            BoundType(shape: .array(declared.shape), context: declared.bound.context),
                            origin: declared.origin) : parameterType(declared, value)
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
    func acceptsArguments(_ prepared: Frame) -> Bool { prepared.function != nil }

    /// The type by which a parameter is known in its function.
    func parameterType(_ declared: TypeValue, _ value: Value) -> TypeValue {
        if declared.type.isOpen, let own = value.type { return own }
        var declared = declared
        if let own = value.type, own.type == declared.type, own.origin.frame > 0 { declared.origin = own.origin }
        return declared
    }
}
