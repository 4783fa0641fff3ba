import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
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
                variables.contains { if case .created? = $0.fact.value { true } else { false } }
                || holders.containers.contains { isMadeWithObject(containers[$0].location, of: owner) }
            guard holders.containers.count > 1 || isMadeByEach && index.objectCount(of: owner) > 1 else { return nil }
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
    /// Whether a function runs whenever an object of a type is made: it is an initializer of the type, or all of them
    /// call it.
    func runsForEachObject(_ place: SourceLocation, of owner: [String]) -> Bool {
        guard let function = functionAt[place]?.fact, Array(function.path.dropLast()) == owner,
            let name = function.path.last
        else { return false }
        if name == "init" { return true }
        let initializers = (functionsByName["init"] ?? []).filter { $0.fact.path == owner + ["init"] }
        return !initializers.isEmpty
            && initializers.allSatisfy { initializer in
                plainCalls.contains { call in
                    call.fact.function == initializer.fact.location && call.fact.callee.last == name
                        && [[], ["self"]].contains(Array(call.fact.callee.dropLast()))
                        && Self.fits(call.fact.labels, function.labels)
                }
            }
    }
}
