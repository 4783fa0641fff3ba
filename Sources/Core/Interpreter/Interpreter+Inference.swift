import DovetailBasics
import DovetailFacts
import DovetailSemantics

// What generic parameters stand for.

extension Interpreter {
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
            } else if var type = value.type {
                // What a literal is says the call that passes it.
                if type.origin.frame == 0 { type.origin.frame = frame.number }
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
            guard let declared = self.types.declaration(owner)?.type else { return nil }
            return initializer(of: declared).flatMap { types($0.parameters, $0.context) }
        default: return nil
        }
    }

    func parameterTypes(_ shape: TypeShape, _ prepared: Frame) -> [TypeValue] {
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
            let head = types.head(type)
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
            let head = types.head(type)
            guard case .tuple(let own) = head.shape, own.count == parts.count else { return }
            for (pattern, actual) in zip(parts, own) {
                let inner = types.value(BoundType(shape: actual.type, context: head.context), origin: type.origin)
                unify(pattern.type, inner, generics, prepared)
            }
        case .function(_, _, let result):
            let head = types.head(type)
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
        var head = types.head(type)
        if case .optional(let inner) = head.shape { head = types.head(BoundType(shape: inner, context: head.context)) }
        guard case .function(let parameters, _, let result) = head.shape else { return ([], nil) }
        func value(_ shape: TypeShape) -> TypeValue {
            types.value(BoundType(shape: shape.given, context: head.context), origin: type.origin)
        }
        return (parameters.map(value), value(result))
    }
}
