import DovetailFacts
import DovetailSemantics

/// Containers in variables.
extension ContainerFlow {
    /// The containers in the variable that a dotted name means.
    func member(_ names: [String], in context: LookupContext) -> PossibleContainers {
        if names.isEmpty {
            let owner = TypeShape.named(context.enclosing.map { .init($0) })
            return isContainer(owner, in: context) == true ? .unknown : .foreign
        }
        let variables = index.variables(names, in: context)
        if !variables.isEmpty {
            let own = self.variables(variables)
            let others = overriding(variables, isOfSelf: names.count == 1)
            let all = others.isEmpty ? own : .oneOf([own, self.variables(others)])
            return names.count > 1 ? ofSomeObject(all, variables) : all
        }
        // A type, or a value with a type, that is not a container.
        if isOther(names, in: context) { return .foreign }
        // A requirement of a protocol, or a property whose value is unknown.
        if let type = index.type(of: names, in: context), isContainer(type.shape, in: type.context) == true,
            !mayBeOther(type.shape, in: type.context)
        {
            return PossibleContainers(isUnknown: true, isContainer: true)
        }
        guard names.count > 1 else { return .unknown }
        // `something.container`, on a value of unknown type: the variable of this name.
        let named = (index.variables[names[names.count - 1]] ?? []).filter { variable in
            variable.fact.type.map { isContainer($0, in: variable.context) == true } ?? false
        }
        let paths = Set(named.map(\.fact.path))
        return paths.count == 1 ? self.variables(named) : .unknown
    }

    /// The variables that override these in subtypes.
    ///
    /// - Parameter isOfSelf: whether they are read without naming the type: a static one is that of `Self`.
    private func overriding(
        _ variables: [Placed<ContainerVariableFact>], isOfSelf: Bool
    ) -> [Placed<ContainerVariableFact>] {
        guard let variable = variables.first, case let fact = variable.fact, fact.path.count > 1 else { return [] }
        let owner = Array(fact.path.dropLast())
        if fact.isStatic {
            let kinds = index.symbols.declarations(of: owner, in: variable.context.enclosed(by: [])).map {
                index.symbols.types[$0].fact.kind
            }
            guard isOfSelf, kinds.contains(.class) || kinds.contains(.protocol) else { return [] }
        }
        return (index.variables[fact.path[fact.path.count - 1]] ?? []).filter { other in
            other.fact.path != fact.path && other.fact.path.count > 1
                && index.inherited(Array(other.fact.path.dropLast()), other.context).contains(owner)
        }
    }

    /// The containers in one object's property, if several objects may hold different ones.
    private func ofSomeObject(_ holders: PossibleContainers, _ variables: [Placed<ContainerVariableFact>])
        -> PossibleContainers
    {
        guard let fact = variables.first?.fact, fact.path.count > 1, !fact.isStatic else { return holders }
        if holders.containers.count > 1 { return holders.uncertain }
        guard index.objectCount(of: Array(fact.path.dropLast())) > 1,
            variables.contains(where: { if case .created? = $0.fact.value { true } else { false } })
        else { return holders }
        var result = holders
        result.isFresh = true
        return result
    }

    /// Whether a dotted name surely means something other than a container.
    private func isOther(_ names: [String], in context: LookupContext) -> Bool {
        if !index.symbols.declarations(of: names, in: context).isEmpty {
            return isContainer(.named(names.map { .init($0) }), in: context) == false
        }
        return index.type(of: names, in: context).map { isContainer($0.shape, in: $0.context) == false } ?? false
    }

    /// The values of variables with the same path.
    private func variables(_ variables: [Placed<ContainerVariableFact>]) -> PossibleContainers {
        let typed = variables.compactMap { variable -> Bool? in
            guard let type = variable.fact.type else { return nil }
            // The type of `AppContainer()` is not known if that is a function.
            if case .created(_, type, _)? = variable.fact.value, let names = type.path,
                index.symbols.isFunction(names, in: variable.context)
            {
                return nil
            }
            return isContainer(type, in: variable.context) == true
        }
        if !typed.isEmpty, !typed.contains(true) { return .foreign }
        let mayBeOther = variables.contains { one in
            one.fact.type.map { self.mayBeOther($0, in: one.context) } ?? false
        }
        let isTyped = typed.contains(true) && !mayBeOther
        var flows: [PossibleContainers] = []
        for variable in variables {
            guard let value = wrappedValue(of: variable) ?? variable.fact.value else { continue }
            var flowing = holders(value, in: variable.context, isDovetail: variable.isDovetail)
            if variable.fact.isComputed, case .created = value { flowing.isFresh = true }
            if !flowing.isForeign || flowing.isOpen { flows.append(flowing) }
        }
        // A variable that is set in several places has one of the values.
        var result = flows.isEmpty ? PossibleContainers(isForeign: true) : .oneOf(flows)
        // A struct's memberwise initializer sets it under its name.
        for path in Set(variables.map(\.fact.path)) where path.count > 1 {
            let type = path[path.count - 2]
            let calls = index.namesOfHeirs(of: type).sorted().flatMap { index.initializerCalls[$0] ?? [] }
            for (calls, isSure) in [(calls, true), (index.unknownInitializerCalls, false)] {
                for call in calls {
                    for given in call.fact.containers where call.fact.labels[given.index] == path.last {
                        let flowing = holders(given.value, in: call.context, isDovetail: call.isDovetail)
                        guard !flowing.isForeign || flowing.isOpen else { continue }
                        result = result.union(isSure ? flowing : flowing.uncertain)
                    }
                }
            }
            if !result.isForeign, isInitializerUsedAsValue(of: type), isMemberwise(Array(path.dropLast())) {
                result = result.union(.unknown)
            }
        }
        if result.isOpen { return .open }
        if result.isForeign {
            return isTyped ? PossibleContainers(isUnknown: true, isContainer: true) : .foreign
        }
        if isTyped { result.isContainer = true }
        return result
    }

    /// Whether a type is a struct without an initializer of its own.
    private func isMemberwise(_ path: [String]) -> Bool {
        index.symbols.types.contains {
            $0.fact.path == path && $0.fact.kind == .struct && $0.fact.initializers.isEmpty
        }
    }

    /// What a property wrapper of the program computes for a variable; nil if it gives the variable's own value. A wrapper
    /// of any type can only hand on what it is given.
    private func wrappedValue(of variable: Placed<ContainerVariableFact>) -> ContainerValue? {
        guard let wrapper = variable.fact.wrappers.first(where: index.wrappers.contains) else { return nil }
        let names = [wrapper, "wrappedValue"]
        guard let value = index.variables(names, in: variable.context).first, value.fact.isComputed,
            value.fact.type.map({ isContainer($0, in: value.context) }) == true
        else { return nil }
        return .member(names)
    }
}
