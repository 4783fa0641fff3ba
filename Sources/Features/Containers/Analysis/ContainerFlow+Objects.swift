import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// Properties of which each object has its own container.
extension ContainerFlow {
    /// The containers that a value may be in the body of a function.
    ///
    /// - Parameter function: the place of the function; nil outside functions.
    func holders<Fact>(
        _ value: ContainerValue, of placed: Placed<Fact>, in function: SourceLocation?
    ) -> PossibleContainers {
        var found = holders(value, in: placed.context, isDovetail: placed.isDovetail)
        if let owner = owner(of: value, found, in: placed.context, function) { found.owner = owner }
        return found
    }

    /// The type of which each object may have its own container under this name.
    private func owner(
        of value: ContainerValue, _ holders: PossibleContainers, in context: LookupContext, _ function: SourceLocation?
    ) -> [String]? {
        switch value {
        case .choice(let values): return values.firstResult { owner(of: $0, holders, in: context, function) }
        case .either(let one, let other):
            return [one, other].firstResult { owner(of: $0, holders, in: context, function) }
        case .member(let names):
            let variables = names.count == 1 ? index.variables(names, in: context) : []
            guard let fact = variables.first?.fact, fact.path.count > 1, !fact.isStatic, !fact.isComputed else {
                return nil
            }
            let owner = Array(fact.path.dropLast())
            let isMadeByEach =
                variables.contains { index.isMadePerObject($0.fact) }
                || holders.containers.contains { isMadeWithObject(containers[$0].location, of: owner) }
            guard holders.containers.count > 1 || isMadeByEach else { return nil }
            return function.map { index.runsForEachObject($0, of: owner) } == true ? nil : owner
        case .resolver, .parameter, .receiver, .created, .call, .ofType, .unknown: return nil
        }
    }

    /// Whether a place is in the body of a function that makes an object of a type, of which there are several.
    private func isMadeWithObject(_ place: SourceLocation?, of owner: [String]) -> Bool {
        guard let place, let type = owner.last, index.objectCount(of: owner) > 1 else { return false }
        return (bodiesOfMakers[type] ?? []).contains { body in
            body.location.path == place.path && body.location < place && place < body.end
        }
    }
}

extension ContainerIndex {
    /// Whether a property holds a container that each of several objects makes for itself.
    func isMadePerObject(_ variable: ContainerVariableFact) -> Bool {
        guard !variable.isStatic, variable.path.count > 1, case .created? = variable.value else { return false }
        return objectCount(of: Array(variable.path.dropLast())) > 1
    }

    /// Whether several objects each make a container at a place.
    func isMadePerObject(at place: SourceLocation) -> Bool {
        variables.values.joined().contains { $0.fact.value?.creation?.first == place && isMadePerObject($0.fact) }
    }

    /// Whether a function runs whenever an object of a type is made: it is an initializer, or all of them call it,
    /// directly or through other functions.
    func runsForEachObject(_ place: SourceLocation, of owner: [String]) -> Bool {
        guard let function = functionAt[place], case let type = Array(function.fact.path.dropLast()),
            type == owner || inherited(type, function.context).contains(owner),
            // Not every object is of a subclass.
            objectCount(of: type) >= objectCount(of: owner)
        else { return false }
        if function.fact.path.last == "init" { return true }
        func isCalled(by starts: [Placed<PlainCallFact>]) -> Bool {
            reachable(from: starts.compactMap { PlainCalls.function(of: $0, self) }) { plainCallees[$0] ?? [] }
                .contains(place)
        }
        let own = plainCalls.filter { $0.context.enclosing == type }
        let initializers = (functionsByName["init"] ?? []).filter { $0.fact.path == type + ["init"] }
        return isCalled(by: own.filter(\.fact.isInitialValue))
            || !initializers.isEmpty
                && initializers.allSatisfy { one in isCalled(by: own.filter { $0.fact.function == one.fact.location }) }
    }
}
