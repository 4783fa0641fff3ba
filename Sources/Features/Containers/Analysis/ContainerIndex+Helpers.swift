import DovetailFacts
import DovetailSemantics

/// What calls of the program's own functions give to them.
extension ContainerIndex {
    /// What subscripts and their uses are named.
    static let subscriptName = "subscript"
    private static let libraryLabels: Set<String> = ["name", "argument", "arguments", "factory"]

    /// What a use gives for a function's parameter.
    static func given<Value>(
        _ values: [Given<Value>], _ parameter: Int, _ use: HelperUse, _ function: Placed<ContainerFunctionFact>
    ) -> Value? {
        values.first { ContainerIndex.position(of: $0.index, use.labels, function.fact.labels) == parameter }?.value
    }

    /// The name that a function asks by, where it hands its caller's on.
    static func name(
        _ name: ServiceName, _ use: HelperUse, _ function: Placed<ContainerFunctionFact>
    ) -> ServiceName {
        guard case .parameter(function.fact.location, let at, let text) = name else { return name }
        let type = function.fact.parameterTypes[at]
        // An argument that is left out has its default: an optional's is nil.
        guard let given = given(use.names, at, use, function) else {
            return type == type.unwrapped || text.hasSuffix(".rawValue") ? .expression(text) : .none
        }
        return Self.name(given, as: text, of: type)
    }

    /// What a parameter's user gives for it, as the text asks: `key.rawValue` is the raw value of the given case.
    static func name(_ given: ServiceName, as text: String, of type: TypeShape) -> ServiceName {
        var given = given
        // `.disk` is a member of the parameter's type.
        if case .constant(let names) = given, names.count == 2, names[0] == "String",
            let path = type.unwrapped.withoutMarks.path
        {
            given = .constant(path + [names[1]])
        }
        guard text.hasSuffix(".rawValue") else { return given }
        switch given {
        case .constant(let names): return .constant(names + ["rawValue"])
        case .parameter(let place, let at, let outer): return .parameter(of: place, at, text: outer + ".rawValue")
        case .none, .literal, .ofAllCases, .text, .expression: return .expression(text)
        }
    }

    /// Whether a use of a helper calls this function.
    func isCalled(
        _ function: Placed<ContainerFunctionFact>, _ use: HelperUse, by context: LookupContext
    ) -> Bool {
        guard function.fact.path.last == use.name, Self.calls(use.labels, function.fact) else {
            return false
        }
        let owner = Array(function.fact.path.dropLast())
        // Labels that the library's function does not have are of an overload.
        let isOwn =
            !["resolve", "register"].contains(use.name)
            || use.labels.contains { $0.map { !Self.libraryLabels.contains($0) } ?? false }
        guard let callee = use.callee.map({ Array($0.dropLast()) }), !callee.isEmpty else {
            // Without a base it is a global's or an own one; with one that is not told, a container's extension.
            guard !isOwn else { return true }
            return owner.isEmpty || context.enclosing.hasSuffix(owner)
        }
        if callee == ["super"] { return inherited(context.enclosing, context).contains(owner) }
        if owner.hasSuffix(callee) || owner.last == callee.last { return true }
        let receivers = symbols.declarations(of: callee, in: context).map { symbols.types[$0].fact.path }
        if receivers.contains(where: { inherited($0, context).contains(owner) }) { return true }
        if let type = type(of: callee, in: context)?.shape.unwrapped.withoutMarks.path {
            if inherited(type, context).contains(owner) { return true }
            return owner.last == type.last || ["Resolver", "Container"].contains(owner.last) && isOwn
        }
        return isOwn && (owner.isEmpty || ["Resolver", "Container"].contains(owner.last))
    }

    // MARK: Registrations

    /// Whether a registration is the body of a function that registers what it is given: its uses register.
    func isTemplate(_ fact: RegistrationFact) -> Bool {
        guard let name = fact.service.genericName, let function = fact.function else { return false }
        return functionAt[function]?.fact.genericParameters.contains(name) == true
    }

    /// More functions that call each other with what they are given are not followed.
    static let helperLimit = 16

    /// A registration through a function of the program, as that function makes it; nil where no such function is
    /// called, and it is none.
    func registered(_ placed: Placed<RegistrationFact>, _ depth: Int = 0) -> RegisteredThrough? {
        guard let use = placed.fact.via, !use.name.contains("(") else {
            return RegisteredThrough(fact: placed.fact, receiver: receiver(placed))
        }
        let template = templates.lazy.compactMap {
            inner -> (Placed<RegistrationFact>, Placed<ContainerFunctionFact>)? in
            guard let place = inner.fact.function, let function = functionAt[place],
                isCalled(function, use, by: placed.context)
            else { return nil }
            return (inner, function)
        }.first
        // Too many functions that call each other: under which name the last one registers, and where, is not known.
        if template != nil, depth == Self.helperLimit {
            var unknown = RegisteredThrough(fact: placed.fact, receiver: receiver(placed))
            unknown.receiver.fact = .unknown(use.name)
            unknown.fact.name = .expression(use.name)
            return unknown
        }
        guard let (inner, function) = template, let made = registered(inner, depth + 1) else {
            // The library's own.
            return use.name == "register" ? RegisteredThrough(fact: placed.fact, receiver: receiver(placed)) : nil
        }
        var result = RegisteredThrough(fact: placed.fact, receiver: made.receiver)
        switch made.receiver.fact {
        case .member([]): result.receiver = receiver(placed)
        case .parameter(function.fact.location, let at):
            let given = Self.given(use.containers, at, use, function) ?? .unknown(use.name)
            result.receiver = Placed(fact: given, context: placed.context, isDovetail: inner.isDovetail)
        default: break
        }
        result.fact.name = Self.name(made.fact.name, use, function)
        result.fact.service = inner.fact.service.replacingGeneric(with: placed.fact.service)
        if case .text(let source) = made.fact.name, source.genericName == inner.fact.service.genericName {
            result.fact.name = .text(of: source.replacingGeneric(with: placed.fact.service))
        }
        result.fact.scope = placed.fact.scope ?? made.fact.scope
        result.fact.isOverride = made.fact.isOverride
        result.fact.isContribution = made.fact.isContribution
        switch made.fact.form {
        case .closure: result.fact.arguments = made.fact.arguments.map { withoutGenerics($0, function) }
        case .function, .initializer, .alias, .forward:
            // The factory that it is given.
            let factories = function.fact.parameterTypes.compactMap { type -> [TypeShape]? in
                guard case .function(let parameters, _, _) = type.withoutMarks else { return nil }
                return parameters
            }
            guard factories.count == 1 else {
                result.fact.form = .function(use.name)
                return result
            }
            result.fact.arguments = factories[0].dropFirst().map { withoutGenerics(.written($0), function) }
        }
        result.fact.form = .closure
        return result
    }

    private func withoutGenerics(_ type: TypeSource, _ function: Placed<ContainerFunctionFact>) -> TypeSource {
        guard case .written(let shape) = type else { return .unknown("a type that is not written") }
        return shape.mentionedNames.isDisjoint(with: function.fact.genericParameters)
            ? type : .unknown("a generic type")
    }

    private func receiver(_ placed: Placed<RegistrationFact>) -> Placed<ContainerValue> {
        Placed(fact: placed.fact.receiver, context: placed.context, isDovetail: placed.isDovetail)
    }
}

/// A registration, with the container that it is registered in as another place may write it.
struct RegisteredThrough {
    var fact: RegistrationFact
    var receiver: Placed<ContainerValue>
}
