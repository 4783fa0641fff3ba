import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Generic types that resolve or register their own parameters, and the arguments for these.
extension ContainerIndex {
    /// The parameters of the generic type that encloses a place.
    func genericParameters(around context: LookupContext) -> [String] {
        guard !context.enclosing.isEmpty else { return [] }
        return symbols.declarations(of: context.enclosing, in: context.enclosed(by: [])).lazy
            .map { symbols.types[$0].fact }.first { $0.path == context.enclosing }?.genericParameters ?? []
    }

    /// A type as its context means it: in an extension, the type's generic parameter is written like any other name.
    func ownParameter(_ type: TypeSource, in context: LookupContext) -> TypeSource {
        guard case .written = type, let name = type.singleName, symbols.names.genericParameters.contains(name),
            genericParameters(around: context).contains(name)
        else {
            return type
        }
        return .generic(name)
    }

    /// Whether a resolution runs while an object of the enclosing type is being made.
    func isAskedByMaking(_ placed: Placed<ResolutionFact>) -> Bool {
        placed.fact.isInitialValue
            || placed.fact.function.flatMap { functionAt[$0] }?.fact.path.last == "init"
                && placed.fact.timing == .building
    }

    /// A resolution by an object of a generic type, with the place that makes the object.
    struct Instance {
        var question: Placed<ResolutionFact>
        var making: SourceLocation
    }

    /// A resolution of a generic parameter of the enclosing type, once for each place that makes an object; empty if
    /// making the object already resolves it. Nil if it is not such a resolution, or if the arguments are not all
    /// known.
    func instances(of placed: Placed<ResolutionFact>) -> [Instance]? {
        guard let name = placed.fact.service.genericName, let type = placed.fact.within.last, makers.contains(type),
            let given = arguments(for: name, of: type, in: placed.context)
        else { return nil }
        if isAskedByMaking(placed) { return [] }
        return given.map { argument, making in
            var one = placed
            one.fact.service = placed.fact.service.replacingGeneric(with: argument.fact)
            one.context = argument.context
            return Instance(question: one, making: making)
        }
    }

    /// The only type that the program uses as the argument for a generic parameter of the enclosing type.
    func onlyArgument(of parameter: TypeSource, in context: LookupContext) -> TypeSource? {
        guard let name = parameter.genericName, let type = context.enclosing.last,
            let given = arguments(for: name, of: type, in: context)?.map(\.type), let first = given.first,
            case let only = resolved(first.fact, in: context),
            // Each of them has the same meaning there.
            given.allSatisfy({ self.resolved($0.fact, in: $0.context) == only })
        else { return nil }
        return first.fact
    }

    /// The argument for a generic parameter at each place that makes an object of the type; nil if some are unknown.
    private func arguments(
        for name: String, of type: String, in context: LookupContext
    ) -> [(type: Placed<TypeSource>, making: SourceLocation)]? {
        guard let at = genericParameters(around: context).firstIndex(of: name), let makings = makings[type],
            !isInherited(context.enclosing, in: context)
        else { return nil }
        var found: [(Placed<TypeSource>, SourceLocation)] = []
        let isOneOfSeveral = makerPaths[type]?.count ?? 0 > 1
        for making in makings {
            if isOneOfSeveral, let callee = making.fact.via?.callee {
                let meant = symbols.declarations(of: callee, in: making.context).map { symbols.types[$0].fact.path }
                if !meant.isEmpty, !meant.contains(context.enclosing) { continue }
            }
            guard let arguments = making.fact.via?.typeArguments, at < arguments.count, case .written = arguments[at],
                case .known = resolved(arguments[at], in: making.context)
            else { return nil }
            let type = Placed(fact: arguments[at], context: making.context, isDovetail: making.isDovetail)
            found.append((type, making.fact.location))
        }
        return found
    }

    private func isInherited(_ path: [String], in context: LookupContext) -> Bool {
        let own = symbols.declarations(of: path, in: context.enclosed(by: []))
        return symbols.types.indices.contains { other in
            !own.contains(other) && symbols.typeAndSupertypes(of: other).contains { own.contains($0) }
        }
    }
}
