import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Generic types that resolve or register their own parameters, and the arguments for these.
extension ContainerIndex {
    /// The parameters of the generic type that encloses a place.
    func genericParameters(around context: LookupContext) -> [String] {
        guard !context.enclosing.isEmpty else { return [] }
        return symbols.declarations(of: context.enclosing, in: context.enclosed(by: [])).lazy
            .map { self.symbols.types[$0].fact }.first { $0.path == context.enclosing }?.genericParameters ?? []
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
        /// Whether it is unknown if this object ever makes the resolution.
        var mayNotRun: Bool
    }

    /// A resolution of a generic parameter of the enclosing type, once for each place that makes an object; empty if
    /// making the object already resolves it. Nil if it is not such a resolution, or if the arguments are not all
    /// known.
    func instances(of placed: Placed<ResolutionFact>) -> [Instance]? {
        guard let name = placed.fact.service.genericName, let type = placed.fact.within.last, makers.contains(type),
            let given = arguments(for: name, of: type, in: placed.context)
        else { return nil }
        if isAskedByMaking(placed) { return [] }
        let isOnlyMember = isOnlyMember(placed)
        let function = placed.fact.function.flatMap { functionAt[$0] }?.fact.path.last
        return given.map { making in
            var one = placed
            one.fact.service = placed.fact.service.replacingGeneric(with: making.type.fact)
            one.context = making.type.context
            let isUsed = isOnlyMember || function != nil && making.member == function
            return Instance(question: one, making: making.location, mayNotRun: !isUsed)
        }
    }

    /// Whether a resolution is in the only function or computed property of its type, which is what objects are made
    /// for.
    private func isOnlyMember(_ placed: Placed<ResolutionFact>) -> Bool {
        let types = symbols.declarations(of: placed.context.enclosing, in: placed.context.enclosed(by: []))
        let members = types.flatMap { type in
            symbols.types[type].fact.members + symbols.extensions[type].flatMap(\.fact.members)
        }
        return members.count { !$0.isStatic && ($0.kind == .function || $0.kind == .property && !$0.isStored) } < 2
    }

    /// A place that makes an object of a generic type, with the argument for one of the type's parameters.
    private struct Making {
        var type: Placed<TypeSource>
        var location: SourceLocation
        /// The member that is used at once, if that is the object's only use.
        var member: String?
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
    ) -> [Making]? {
        guard let at = genericParameters(around: context).firstIndex(of: name), let makings = makings[type],
            !isInherited(context.enclosing, in: context)
        else { return nil }
        var found: [Making] = []
        let isOneOfSeveral = makerPaths[type]?.count ?? 0 > 1
        for making in makings {
            if isOneOfSeveral, let callee = making.fact.via?.callee {
                let meant = symbols.declarations(of: callee, in: making.context).map { symbols.types[$0].fact.path }
                if !meant.isEmpty, !meant.contains(context.enclosing) { continue }
            }
            guard let use = making.fact.via,
                let argument = at < use.typeArguments.count
                    ? use.typeArguments[at]
                    : use.typeArguments.isEmpty ? inferred(name, use: use, making: making, context: context) : nil,
                case .written = argument, case .known = resolved(argument, in: making.context)
            else { return nil }
            let type = Placed(fact: argument, context: making.context, isDovetail: making.isDovetail)
            found.append(Making(type: type, location: making.fact.location, member: use.member))
        }
        return found
    }

    /// The argument that the compiler infers for a generic parameter where an object is made: what a closure returns
    /// that the only fitting initializer takes, `T` of `init(_ make: () -> T)`.
    private func inferred(
        _ name: String, use: HelperUse, making: Placed<ResolutionFact>, context: LookupContext
    ) -> TypeSource? {
        let types = symbols.declarations(of: context.enclosing, in: context.enclosed(by: []))
        guard types.count == 1 else { return nil }
        let all = symbols.types[types[0]].fact.initializers + symbols.extensions[types[0]].flatMap(\.fact.initializers)
        let fitting = all.filter { Self.fits(use.labels, $0.parameters.map(\.label)) }
        guard fitting.count == 1, let initializer = fitting.first, !initializer.isGeneric else { return nil }
        let given = use.results.compactMap { given -> TypeSource? in
            guard let at = Self.position(of: given.index, use.labels, initializer.parameters.map(\.label)),
                case .function([], _, let result) = initializer.parameters[at].type.shape.given.withoutMarks,
                result == .name(name)
            else { return nil }
            return made(given.value, in: making.context)
        }
        return given.count == 1 ? given[0] : nil
    }

    private func isInherited(_ path: [String], in context: LookupContext) -> Bool {
        let own = symbols.declarations(of: path, in: context.enclosed(by: []))
        return symbols.types.indices.contains { other in
            !own.contains(other) && symbols.typeAndSupertypes(of: other).contains { own.contains($0) }
        }
    }
}
