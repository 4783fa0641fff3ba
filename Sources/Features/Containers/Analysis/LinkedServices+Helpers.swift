import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Resolutions through functions and property wrappers of the program.
extension LinkedServices {
    /// The resolutions that a use of a helper makes; other resolutions are linked directly.
    func link(_ placed: Placed<ResolutionFact>, _ depth: Int = 0) -> [LinkedResolution] {
        guard let use = placed.fact.via else { return plain(placed) }
        guard depth < ContainerIndex.helperLimit else {
            return ambiguous(placed, use: use, name: .expression(use.name))
        }
        if let container = flow.handWritten.first(where: { $0.resolve.description == use.name }) {
            guard var linked = plain(placed).first else { return [] }
            linked.fact.isOptional = false
            if container.key != nil {
                linked.cast = linked.service
                linked.service = .known(Self.handWrittenService(container, text: linked.service))
            }
            return [linked]
        }
        if use.isWrapper { return linkWrapper(placed, use: use, depth: depth) }
        let called = calledHelpers(use, placed.context)
        guard let first = called.first else { return use.mayBeFromLibrary ? plain(placed) : [] }
        guard called.allSatisfy({ $0.function.fact.location == first.function.fact.location }) else {
            return ambiguous(placed, use: use)
        }
        // For a helper that others call, only the first resolution is used.
        guard depth == 0 else {
            return called.lazy.map { link(placed, use: use, inner: $0.inner, function: $0.function, depth: depth) }
                .first { !$0.isEmpty } ?? []
        }
        return called.flatMap { question in
            ContainerIndex.uses(use, of: question.function.fact).flatMap {
                link(placed, use: $0, inner: question.inner, function: question.function, depth: depth)
            }
        }
    }

    /// A resolution in the body of a function, of a service that its callers name.
    private struct HelperQuestion {
        var inner: Placed<ResolutionFact>
        var function: Placed<ContainerFunctionFact>
    }

    /// The resolutions of the functions that a call may mean; of the nearest type's, if several types have one.
    private func calledHelpers(_ use: HelperUse, _ context: LookupContext) -> [HelperQuestion] {
        let all = index.resolutions.compactMap { inner -> HelperQuestion? in
            guard let place = inner.fact.function, let function = index.functionAt[place],
                !inner.fact.genericNames.isDisjoint(with: function.fact.genericParameters),
                index.isCalled(function, use, by: context)
            else { return nil }
            return HelperQuestion(inner: inner, function: function)
        }
        guard Set(all.map(\.function.fact.location)).count > 1 else { return all }
        // An unlabelled last argument may be a trailing closure for any parameter; an exact match is preferred.
        let meant = constrained(all, use: use, context: context)
        let exact = meant.filter { $0.function.fact.labels == use.labels }
        if !exact.isEmpty, exact.count < meant.count { return nearest(exact, use: use, context: context) }
        return nearest(meant, use: use, context: context)
    }

    /// Those of functions that differ only in what their generic parameter must conform to, for the type that a call
    /// names: Swift takes the one with the constraint if the type meets it.
    private func constrained(_ all: [HelperQuestion], use: HelperUse, context: LookupContext) -> [HelperQuestion] {
        guard use.metatypes.count == 1, case .written(let given) = use.metatypes[0].value, let first = all.first,
            all.allSatisfy({ question in
                let (one, other) = (first.function.fact, question.function.fact)
                return one.parameterTypes == other.parameterTypes && one.labels == other.labels
                    && one.path == other.path && other.genericParameters.count == 1 && !other.hasWhereClause
                    && first.function.context.module == question.function.context.module
            })
        else { return all }
        let met = all.map { question -> Bool? in
            guard let constraint = question.function.fact.bounds.first ?? nil else { return true }
            return meets(given, in: context, constraint: constraint, place: question.function.context)
        }
        guard !met.contains(nil) else { return all }
        let fitting = zip(all, met).filter { $1 == true }.map(\.0)
        let special = fitting.filter { ($0.function.fact.bounds.first ?? nil) != nil }
        return special.isEmpty ? fitting : special
    }

    /// Whether a type of the program conforms to a protocol of the program; nil if unknown.
    private func meets(
        _ type: TypeShape, in context: LookupContext, constraint: TypeShape, place: LookupContext
    ) -> Bool? {
        guard let path = type.path, type.allArguments.isEmpty, let wanted = constraint.path,
            case .types(let types) = index.symbols.meaning(of: path, in: context), types.count == 1,
            case .types(let protocols) = index.symbols.meaning(of: wanted, in: place), protocols.count == 1
        else { return nil }
        let fact = index.symbols.types[types[0]].fact
        guard fact.genericParameters.isEmpty, fact.kind != .protocol else { return nil }
        return index.symbols.typeAndSupertypes(of: types[0]).contains(protocols[0])
    }

    private func nearest(_ all: [HelperQuestion], use: HelperUse, context: LookupContext) -> [HelperQuestion] {
        guard Set(all.map(\.function.fact.location)).count > 1 else { return all }
        let around = all.filter {
            let owner = Array($0.function.fact.path.dropLast())
            return !owner.isEmpty && context.enclosing.hasSuffix(owner) && (use.callee?.count ?? 1) == 1
        }
        if !around.isEmpty { return around }
        guard let callee = use.callee.map({ Array($0.dropLast()) }), !callee.isEmpty else { return all }
        let owned = all.filter { Array($0.function.fact.path.dropLast()).hasSuffix(callee) }
        return owned.isEmpty ? all : owned
    }

    /// A call that may mean several functions.
    private func ambiguous(
        _ placed: Placed<ResolutionFact>, use: HelperUse, name: ServiceName = .none
    ) -> [LinkedResolution] {
        var unclear = placed
        unclear.fact.service = .unknown("the function called as '\(use.name)'")
        return linked(
            unclear, receiver: .unknown(use.name), receiverContext: placed.context, isDovetail: placed.isDovetail,
            name: name
        ).map { [$0] } ?? []
    }

    /// The type that a call gives to a function's generic parameter.
    func meaning(
        of name: String, placed: Placed<ResolutionFact>, use: HelperUse, function: Placed<ContainerFunctionFact>
    ) -> TypeSource {
        let fact = function.fact
        let metatype = fact.parameterTypes.firstIndex {
            if case .metatype(let type, _) = $0 { type.withoutMarks == .name(name) } else { false }
        }
        if let metatype {
            return ContainerIndex.given(use.metatypes, parameter: metatype, use: use, function: function)
                ?? (fact.genericParameters.count == 1 ? placed.fact.service : .unknown("a generic type"))
        }
        guard use.isExpected else {
            return fact.genericParameters.first == name ? placed.fact.service : .unknown("a generic type")
        }
        guard let result = fact.result?.unwrapped.withoutMarks else { return .unknown("a generic type") }
        if result == .name(name) { return placed.fact.service }
        guard case .written(let expected) = placed.fact.service,
            let meant = result.meaning(of: name, where: expected.unwrapped)
        else { return .unknown("a generic type") }
        return .written(meant)
    }

    private func plain(_ placed: Placed<ResolutionFact>) -> [LinkedResolution] {
        linked(
            placed, receiver: placed.fact.receiver, receiverContext: placed.context, isDovetail: placed.isDovetail,
            name: placed.fact.name
        ).map { [$0] } ?? []
    }

    /// A use of a function, linked according to a resolution in its body.
    private func link(
        _ placed: Placed<ResolutionFact>, use: HelperUse, inner: Placed<ResolutionFact>,
        function: Placed<ContainerFunctionFact>, depth: Int
    ) -> [LinkedResolution] {
        var placed = placed
        // A caller accepts nil only if the function can return it.
        if function.fact.result == function.fact.result?.unwrapped, !use.isTried { placed.fact.isOptional = false }
        let stated = inner.fact.service.genericName.map {
            meaning(of: $0, placed: placed, use: use, function: function)
        }
        if let stated { placed.fact.service = inner.fact.service.replacingGeneric(with: stated) }
        // The container is the helper's, or the one that the helper is called on as an extension.
        var receiver = inner.fact.receiver
        var context = inner.context
        let isOfReceiver = receiver == .member([]) || receiver == .receiver(of: function.fact.location)
        if isOfReceiver { (receiver, context) = (placed.fact.receiver, placed.context) }
        if case .parameter(function.fact.location, let at) = receiver,
            let given = ContainerIndex.given(use.containers, parameter: at, use: use, function: function)
        {
            // The container of this use, not of every use.
            (receiver, context, placed.fact.receiver) = (given, placed.context, given)
        }
        // A helper that calls another one on a type: the other's container is determined below.
        if inner.fact.via != nil, !isOfReceiver, case .member = receiver { receiver = .unknown(use.name) }
        var service: Placed<TypeSource>?
        if stated == nil {
            // Only its arguments come from the caller.
            placed.fact.service = inner.fact.service
            service = Placed(fact: inner.fact.service, context: inner.context)
        }
        guard
            var result = linked(
                placed, receiver: receiver, receiverContext: context, isDovetail: inner.isDovetail,
                name: name(inner, use: use, function: function, stated: stated), service: service)
        else { return [] }
        (result.body, result.insteadOf) = (inner.fact.location, inner.fact.insteadOf)
        if inner.fact.isOptional { result.fact.isOptional = true }
        result.fact.waiting = inner.fact.waiting
        result.arguments = inner.fact.arguments.map { argument in
            if let stated, let member = member(argument, ofService: stated, inner, in: placed.context) {
                return index.resolved(member, in: placed.context)
            }
            guard let type = argument.genericShape, let at = function.fact.parameterTypes.firstIndex(of: type) else {
                return index.resolved(argument, in: inner.context)
            }
            guard let given = ContainerIndex.given(use.arguments, parameter: at, use: use, function: function) else {
                return .unknown("a generic type")
            }
            let bound = index.resolved(given, in: placed.context)
            // A generic function receives the value that an existential contains.
            if case .known(let text) = bound, text.swift.hasPrefix("any ") {
                return .unknown(
                    "what an existential "
                        + "holds")
            }
            return bound
        }
        // A helper that calls another: the container and the name are the other's, unless the caller passes them.
        if let outer = inner.fact.via, let next = link(inner, depth + 1).first {
            if !isOfReceiver { result.holders = next.holders }
            let containers = Set(outer.containers.map(\.value)).compactMap { value -> ContainerValue? in
                guard case .parameter(function.fact.location, let at) = value,
                    flow.isContainer(parameter: at, of: function) == true
                else { return nil }
                return ContainerIndex.given(use.containers, parameter: at, use: use, function: function)
            }
            if containers.count == 1 {
                result.fact.receiver = containers[0]
                result.holders = flow.holders(containers[0], of: placed, in: placed.fact.function)
            }
            // It is the library's function if it has no body.
            if next.body != nil { result.arguments = next.arguments.map { _ in .unknown("a generic type") } }
            result.names = next.names
            if case .dynamic(let text) = next.names,
                let handed = outer.names.first(where: { isHanded($0.value, text: text, function: function) })?.value
            {
                result.names = index.names(
                    ContainerIndex.name(handed, use: use, function: function), in: placed.context)
            }
        }
        return [result]
    }

    /// The type of an argument if it is a member of the type that a function resolves: `T.Input` is `Page.Input` where
    /// `T` is `Page`. Nil if it is another type, or if no declaration of it is known.
    private func member(
        _ argument: TypeSource, ofService service: TypeSource, _ inner: Placed<ResolutionFact>,
        in context: LookupContext
    ) -> TypeSource? {
        guard case .named(let names)? = argument.genericShape ?? argument.writtenShape, names.count > 1,
            names[0].arguments.isEmpty, names[0].name == inner.fact.service.genericName,
            case .written(.named(let owner)) = service
        else { return nil }
        let path = owner + names.dropFirst()
        switch index.symbols.meaning(of: path.map(\.name), in: context) {
        case .types, .alias: return .written(.named(path))
        case .named, .external, .open: return nil
        }
    }

    /// The name with which a function resolves at a call.
    private func name(
        _ inner: Placed<ResolutionFact>, use: HelperUse, function: Placed<ContainerFunctionFact>,
        stated: TypeSource?
    ) -> ServiceName {
        guard case .text(let source) = inner.fact.name, let stated, source.genericName == inner.fact.service.genericName
        else { return ContainerIndex.name(inner.fact.name, use: use, function: function) }
        return .text(of: source.replacingGeneric(with: stated))
    }

    /// Whether a name is the function's parameter with this text.
    private func isHanded(_ name: ServiceName, text: String, function: Placed<ContainerFunctionFact>) -> Bool {
        if case .parameter(function.fact.location, _, text) = name { true } else { false }
    }
}
