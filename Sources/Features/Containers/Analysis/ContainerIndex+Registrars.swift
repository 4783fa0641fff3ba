import DovetailFacts
import DovetailSemantics

/// Registrations through functions of the program that register their arguments.
extension ContainerIndex {
    /// Whether a registration is the body of a function that registers its arguments: the uses of the function
    /// register.
    func isTemplate(_ fact: RegistrationFact) -> Bool {
        guard let name = fact.service.genericName, let function = fact.function else { return false }
        return functionAt[function]?.fact.genericParameters.contains(name) == true
    }

    /// The registration in the body of an operator or another function whose uses are not read: it may be of any type.
    func unread(_ template: Placed<RegistrationFact>) -> [Placed<RegistrationFact>] {
        guard let place = template.fact.function, functionAt[place]?.fact.isUsedUnnamed == true else { return [] }
        var any = template
        (any.fact.service, any.fact.form) = (.unknown("a generic type"), .closure)
        return [any]
    }

    /// The maximum depth to which functions that pass their arguments on are followed.
    static let helperLimit = 16

    /// A registration through a function of the program, as that function makes it; nil if it calls no such function
    /// and is not one of the library's.
    func registered(_ placed: Placed<RegistrationFact>, _ depth: Int = 0) -> RegisteredThrough? {
        guard let use = placed.fact.via, !use.name.contains("(") else {
            return RegisteredThrough(fact: placed.fact, receiver: receiver(placed))
        }
        let template = template(of: placed, use)
        // Too many nested functions, or one of several: the container and the name that the last one uses are unknown.
        if let template, depth == Self.helperLimit || !isSure(template.1, use, in: placed.context) {
            var unknown = RegisteredThrough(fact: placed.fact, receiver: receiver(placed))
            unknown.receiver.fact = .unknown(use.name)
            unknown.fact.name = .expression(use.name)
            return unknown
        }
        guard let (inner, function) = template, let made = registered(inner, depth + 1) else {
            return use.mayBeFromLibrary ? RegisteredThrough(fact: placed.fact, receiver: receiver(placed)) : nil
        }
        var placed = placed
        if let service = serviceMade(by: placed, inner, function) { placed.fact.service = service }
        var result = RegisteredThrough(fact: placed.fact, receiver: made.receiver)
        switch made.receiver.fact {
        case .member([]), .receiver(function.fact.location): result.receiver = receiver(placed)
        case .parameter(function.fact.location, let at):
            let given = Self.given(use.containers, parameter: at, use: use, function: function) ?? .unknown(use.name)
            result.receiver = Placed(fact: given, context: placed.context, isDovetail: inner.isDovetail)
        default: break
        }
        result.fact.isUnconditional = placed.fact.isUnconditional && made.fact.isUnconditional
        result.fact.name = Self.name(made.fact.name, use: use, function: function)
        result.fact.service = inner.fact.service.replacingGeneric(with: placed.fact.service)
        if case .text(let source) = made.fact.name, source.genericName == inner.fact.service.genericName {
            result.fact.name = .text(of: source.replacingGeneric(with: placed.fact.service))
        }
        result.fact.scope = placed.fact.scope ?? made.fact.scope
        result.fact.isOverride = made.fact.isOverride
        result.fact.mayOverride = made.fact.mayOverride
        result.fact.isContribution = made.fact.isContribution
        switch resolving(made, inner, function, use) {
        case .nothing: break
        case .types(let types): result.fact.alsoResolved = types
        case .parameters(let types):
            result.fact.alsoResolved = types
            result.build(by: use.factory)
            return result
        case .unclear:
            unclearTemplates.insert(inner.fact.location)
            result.build(by: nil)
            return result
        }
        switch made.fact.form {
        case .closure:
            result.fact.arguments = made.fact.arguments.map { argument in
                given(argument, caller: placed.fact, function: function) ?? withoutGenerics(argument, function)
            }
        case .function, .initializer, .alias, .forward:
            // The factory that is passed to it.
            let factories = Self.factories(of: function)
            guard factories.count == 1 else {
                result.fact.form = .function(use.name)
                return result
            }
            result.fact.arguments = factories[0].dropFirst().map { type in
                given(.written(type), caller: placed.fact, function: function)
                    ?? withoutGenerics(.written(type), function)
            }
        }
        result.fact.form = .closure
        return result
    }

    /// The body of the program's function that a call means: of the overload whose closure takes the same number of
    /// parameters.
    private func template(
        of placed: Placed<RegistrationFact>, _ use: HelperUse
    ) -> (Placed<RegistrationFact>, Placed<ContainerFunctionFact>)? {
        let arity = placed.fact.closureArity ?? use.factory.flatMap { self.arity(of: $0, in: placed.context) }
        let fitting = templates.compactMap {
            inner -> (Placed<RegistrationFact>, Placed<ContainerFunctionFact>)? in
            guard let place = inner.fact.function, let function = functionAt[place],
                isCalled(function, use, by: placed.context), Self.takes(arity, function)
            else { return nil }
            return (inner, function)
        }
        let meant = fitting.filter { !use.mayBeFromLibrary || !isNextToLibraryCall($0.1, use) }
        return reached(meant, use, in: placed.context)
    }

    /// The one of several functions that a call reaches: that of its receiver's type, or the first one that this type
    /// inherits.
    private func reached(
        _ all: [(Placed<RegistrationFact>, Placed<ContainerFunctionFact>)], _ use: HelperUse, in context: LookupContext
    ) -> (Placed<RegistrationFact>, Placed<ContainerFunctionFact>)? {
        guard all.count > 1 else { return all.first }
        let types = receivers(of: use, in: context)
        let line = types + types.flatMap { inherited($0, context) }
        let own = line.lazy.compactMap { type in all.first { Array($0.1.fact.path.dropLast()) == type } }.first
        return own ?? all.first
    }

    /// Whether a call reaches this function, and not that of another type, which overrides it or conforms to the same
    /// protocol.
    private func isSure(
        _ function: Placed<ContainerFunctionFact>, _ use: HelperUse, in context: LookupContext
    ) -> Bool {
        if use.callee?.first == "super" { return true }
        guard !isOverridden(function) else { return false }
        let types = receivers(of: use, in: context)
        let owner = Array(function.fact.path.dropLast())
        guard !types.isEmpty, !types.contains(owner), !types.contains(where: { inherited($0, context).contains(owner) })
        else { return true }
        // A protocol's requirement.
        return !templates.contains { other in
            guard let place = other.fact.function, let rival = functionAt[place]?.fact else { return false }
            return rival.path.last == function.fact.path.last && rival.path != function.fact.path
                && inherited(Array(rival.path.dropLast()), other.context).contains(where: types.contains)
        }
    }

    /// The types of the value on which a call is made, as far as they are known.
    private func receivers(of use: HelperUse, in context: LookupContext) -> [[String]] {
        guard let callee = use.callee.map({ Array($0.dropLast()) }), !callee.isEmpty else { return [] }
        if callee == ["self"] { return [context.enclosing] }
        // A local variable is recorded under the name of its type.
        return receiverTypes(callee, context)
    }

    /// Whether a call with a trailing closure reaches the library's own function, because the program's function has
    /// another label for the closure.
    private func isNextToLibraryCall(_ function: Placed<ContainerFunctionFact>, _ use: HelperUse) -> Bool {
        guard use.labels.last == .some(nil), let owner = function.fact.path.dropLast().last,
            KnownLibrary.containerTypes.contains(owner),
            let at = Self.position(of: use.labels.count - 1, use.labels, function.fact.labels),
            let label = function.fact.labels[at]
        else { return false }
        return !Self.libraryLabels.contains(label)
    }

    /// The service of a call that passes a closure by its name: what the closure makes, `T` of a parameter `() -> T`.
    /// Nil if the function takes something else first.
    private func serviceMade(
        by placed: Placed<RegistrationFact>, _ inner: Placed<RegistrationFact>,
        _ function: Placed<ContainerFunctionFact>
    ) -> TypeSource? {
        guard placed.fact.closureArity == nil, let use = placed.fact.via, use.metatypes.isEmpty,
            let name = inner.fact.service.genericName,
            let at = Self.position(of: 0, use.labels, function.fact.labels),
            case .function(_, _, let taken) = function.fact.parameterTypes[at].unwrapped.withoutMarks,
            taken == .name(name)
        else { return nil }
        guard let given = bound(placed.fact.service, in: placed.context),
            case .function(_, _, let made) = given.shape.unwrapped.withoutMarks,
            // It has the same meaning where the service is registered.
            symbols.text(of: made, in: given.context).type == symbols.text(of: made, in: placed.context).type
        else { return .unknown("an unknown type") }
        return .written(made)
    }

    /// The parameters of the closures that a function takes.
    static func factories(of function: Placed<ContainerFunctionFact>) -> [[TypeShape]] {
        function.fact.parameterTypes.compactMap { type -> [TypeShape]? in
            guard case .function(let parameters, _, _) = type.unwrapped.withoutMarks else { return nil }
            return parameters
        }
    }

    /// Whether a function takes a closure with this number of parameters.
    private static func takes(_ arity: Int?, _ function: Placed<ContainerFunctionFact>) -> Bool {
        let factories = factories(of: function)
        guard let arity, factories.count == 1 else { return true }
        // A pack stands for any number of parameters.
        return factories[0].count == arity || factories[0].contains(where: \.isPack)
    }

    /// The type that a caller's closure takes for an argument whose type is a generic parameter.
    private func given(
        _ argument: TypeSource, caller: RegistrationFact, function: Placed<ContainerFunctionFact>
    ) -> TypeSource? {
        let factories = Self.factories(of: function)
        guard factories.count == 1, let shape = argument.genericShape ?? argument.writtenShape,
            let at = factories[0].dropFirst().firstIndex(of: shape), at - 1 < caller.arguments.count,
            case .closure = caller.form
        else { return nil }
        return caller.arguments[at - 1]
    }

    private func withoutGenerics(_ type: TypeSource, _ function: Placed<ContainerFunctionFact>) -> TypeSource {
        guard case .written(let shape) = type else { return .unknown("an unknown type") }
        return shape.mentionedNames.isDisjoint(with: function.fact.genericParameters)
            ? type : .unknown("a generic type")
    }

    private func receiver(_ placed: Placed<RegistrationFact>) -> Placed<ContainerValue> {
        placed.with(placed.fact.receiver)
    }
}

extension TypeShape {
    /// Whether it is `repeat each T`.
    fileprivate var isPack: Bool { if case .attributed(["repeat"], _) = self { true } else { false } }
}

extension ContainerFunctionFact {
    /// Whether calls do not name it, as those of operators and subscripts.
    var isUsedUnnamed: Bool {
        guard let name = path.last else { return false }
        if [ContainerIndex.subscriptName, "callAsFunction", "dynamicallyCall"].contains(name) { return true }
        return !name.contains { $0.isLetter || $0 == "_" }
    }

    /// Whether each call passes the types that its generic parameters stand for.
    var takesTypes: Bool {
        genericParameters.allSatisfy { name in
            parameterTypes.enumerated().contains { at, type in
                guard case .metatype(let inner, _) = type else { return false }
                return inner.withoutMarks == .name(name) && !defaulted.contains(at)
            }
        }
    }
}
