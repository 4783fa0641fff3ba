import DovetailFacts
import DovetailSemantics

/// Services whose name means a different type in each build: `typealias Api = Demo` under `#if`, and `typealias Api =
/// Live` under `#else`.
extension ContainerIndex {
    /// A registration, once for each type that its service may be.
    func variants(of placed: Placed<RegistrationFact>) -> [Placed<RegistrationFact>] {
        variants(of: placed.fact.service, under: placed.fact.condition, in: placed.context)?.map { service, condition in
            var one = placed
            (one.fact.service, one.fact.condition) = (service, condition)
            return one
        } ?? [placed]
    }

    /// A resolution, once for each type that its service may be.
    func variants(of placed: Placed<ResolutionFact>) -> [Placed<ResolutionFact>] {
        variants(of: placed.fact.service, under: placed.fact.condition, in: placed.context)?.map { service, condition in
            var one = placed
            (one.fact.service, one.fact.condition) = (service, condition)
            return one
        } ?? [placed]
    }

    /// The types that a service may be, each with its build condition; nil if its name does not mean several types.
    private func variants(
        of service: TypeSource, under condition: Condition, in context: LookupContext
    ) -> [(TypeSource, Condition)]? {
        guard !symbols.names.conditionalAliases.isEmpty, case .written(let shape) = service, let path = shape.path,
            path.last.map(symbols.names.conditionalAliases.contains) == true, shape.allArguments.isEmpty,
            case .alias(let alias) = symbols.meaning(of: path, in: context), symbols.isUndecided(alias)
        else { return nil }
        let all = symbols.aliases.filter {
            $0.fact.path == alias.fact.path && $0.context.module == alias.context.module
        }
        // Not split if one of them has another meaning here.
        guard all.allSatisfy({ isSame($0.fact.target.shape, in: $0.context, and: context) }) else { return nil }
        let found = all.map { (TypeSource.written($0.fact.target.shape), condition.and($0.fact.condition)) }
        return found.filter { !$0.1.isNever }
    }

    private func isSame(_ shape: TypeShape, in one: LookupContext, and other: LookupContext) -> Bool {
        symbols.text(of: shape, in: one).type == symbols.text(of: shape, in: other).type
    }
}
