import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Resolutions through functions and property wrappers of the program.
extension LinkedServices {
    /// The resolutions that a use of a helper makes; other resolutions are linked directly.
    func link(_ placed: Placed<ResolutionFact>, _ depth: Int = 0) -> [LinkedResolution] {
        guard let use = placed.fact.via else { return plain(placed) }
        guard depth < ContainerIndex.helperLimit else { return ambiguous(placed, use, .expression(use.name)) }
        if let container = flow.handWritten.first(where: { $0.resolve.description == use.name }) {
            guard var linked = plain(placed).first else { return [] }
            linked.fact.isOptional = false
            if container.key != nil {
                linked.cast = linked.service
                linked.service = .known(Self.handWrittenService(container, text: linked.service))
            }
            return [linked]
        }
        if use.isWrapper { return linkWrapper(placed, use, depth) }
        let called = calledHelpers(use, placed.context)
        guard let first = called.first else { return use.mayBeFromLibrary ? plain(placed) : [] }
        guard called.allSatisfy({ $0.function.fact.location == first.function.fact.location }) else {
            return ambiguous(placed, use)
        }
        // For a helper that others call, only the first resolution is used.
        guard depth == 0 else {
            return called.lazy.map { link(placed, use, $0.inner, $0.function, depth) }.first { !$0.isEmpty } ?? []
        }
        return called.flatMap { question in
            ContainerIndex.uses(use, of: question.function.fact).flatMap {
                link(placed, $0, question.inner, question.function, depth)
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
        let meant = constrained(all, use, context)
        let exact = meant.filter { $0.function.fact.labels == use.labels }
        if !exact.isEmpty, exact.count < meant.count { return nearest(exact, use, context) }
        return nearest(meant, use, context)
    }

    /// Those of functions that differ only in what their generic parameter must conform to, for the type that a call
    /// names: Swift takes the one with the constraint if the type meets it.
    private func constrained(_ all: [HelperQuestion], _ use: HelperUse, _ context: LookupContext) -> [HelperQuestion] {
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
            return meets(given, in: context, constraint, question.function.context)
        }
        guard !met.contains(nil) else { return all }
        let fitting = zip(all, met).filter { $1 == true }.map(\.0)
        let special = fitting.filter { ($0.function.fact.bounds.first ?? nil) != nil }
        return special.isEmpty ? fitting : special
    }

    /// Whether a type of the program conforms to a protocol of the program; nil if unknown.
    private func meets(
        _ type: TypeShape, in context: LookupContext, _ constraint: TypeShape, _ place: LookupContext
    ) -> Bool? {
        guard let path = type.path, type.allArguments.isEmpty, let wanted = constraint.path,
            case .types(let types) = index.symbols.meaning(of: path, in: context), types.count == 1,
            case .types(let protocols) = index.symbols.meaning(of: wanted, in: place), protocols.count == 1
        else { return nil }
        let fact = index.symbols.types[types[0]].fact
        guard fact.genericParameters.isEmpty, fact.kind != .protocol else { return nil }
        return index.symbols.typeAndSupertypes(of: types[0]).contains(protocols[0])
    }

    private func nearest(_ all: [HelperQuestion], _ use: HelperUse, _ context: LookupContext) -> [HelperQuestion] {
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
        _ placed: Placed<ResolutionFact>, _ use: HelperUse, _ name: ServiceName = .none
    ) -> [LinkedResolution] {
        var unclear = placed
        unclear.fact.service = .unknown("the function called as '\(use.name)'")
        return linked(unclear, .unknown(use.name), placed.context, placed.isDovetail, name).map { [$0] } ?? []
    }

    /// The type that a call gives to a function's generic parameter.
    private func meaning(
        of name: String, _ placed: Placed<ResolutionFact>, _ use: HelperUse, _ function: Placed<ContainerFunctionFact>
    ) -> TypeSource {
        let fact = function.fact
        let metatype = fact.parameterTypes.firstIndex {
            if case .metatype(let type, _) = $0 { type.withoutMarks == .name(name) } else { false }
        }
        if let metatype {
            return ContainerIndex.given(use.metatypes, metatype, use, function)
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
        linked(placed, placed.fact.receiver, placed.context, placed.isDovetail, placed.fact.name).map { [$0] } ?? []
    }

    /// A use of a function, linked according to a resolution in its body.
    private func link(
        _ placed: Placed<ResolutionFact>, _ use: HelperUse, _ inner: Placed<ResolutionFact>,
        _ function: Placed<ContainerFunctionFact>, _ depth: Int
    ) -> [LinkedResolution] {
        var placed = placed
        // A caller accepts nil only if the function can return it.
        if function.fact.result == function.fact.result?.unwrapped, !use.isTried { placed.fact.isOptional = false }
        let stated = inner.fact.service.genericName.map { meaning(of: $0, placed, use, function) }
        if let stated { placed.fact.service = inner.fact.service.replacingGeneric(with: stated) }
        // The container is the helper's, or the one that the helper is called on as an extension.
        var receiver = inner.fact.receiver
        var context = inner.context
        let isOfReceiver = receiver == .member([]) || receiver == .receiver(of: function.fact.location)
        if isOfReceiver { (receiver, context) = (placed.fact.receiver, placed.context) }
        if case .parameter(function.fact.location, let at) = receiver,
            let given = ContainerIndex.given(use.containers, at, use, function)
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
                placed, receiver, context, inner.isDovetail, name(inner, use, function, stated), service)
        else { return [] }
        (result.body, result.insteadOf) = (inner.fact.location, inner.fact.insteadOf)
        if inner.fact.isOptional { result.fact.isOptional = true }
        result.arguments = inner.fact.arguments.map { argument in
            guard let type = argument.genericShape, let at = function.fact.parameterTypes.firstIndex(of: type) else {
                return index.resolved(argument, in: inner.context)
            }
            guard let given = ContainerIndex.given(use.arguments, at, use, function) else {
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
                return ContainerIndex.given(use.containers, at, use, function)
            }
            if containers.count == 1 {
                result.fact.receiver = containers[0]
                result.holders = flow.holders(containers[0], in: placed.context, isDovetail: placed.isDovetail)
            }
            result.arguments = next.arguments.map { _ in .unknown("a generic type") }
            result.names = next.names
            if case .dynamic(let text) = next.names,
                let handed = outer.names.first(where: { isHanded($0.value, text, function) })?.value
            {
                result.names = index.names(ContainerIndex.name(handed, use, function), in: placed.context)
            }
        }
        return [result]
    }

    /// The name with which a function resolves at a call.
    private func name(
        _ inner: Placed<ResolutionFact>, _ use: HelperUse, _ function: Placed<ContainerFunctionFact>,
        _ stated: TypeSource?
    ) -> ServiceName {
        guard case .text(let source) = inner.fact.name, let stated, source.genericName == inner.fact.service.genericName
        else { return ContainerIndex.name(inner.fact.name, use, function) }
        return .text(of: source.replacingGeneric(with: stated))
    }

    /// Whether a name is the function's parameter with this text.
    private func isHanded(_ name: ServiceName, _ text: String, _ function: Placed<ContainerFunctionFact>) -> Bool {
        if case .parameter(function.fact.location, _, text) = name { true } else { false }
    }

    /// `@Injected var storage: Storage`, or `Store<Feed>()` of another type that resolves its own parameter.
    private func linkWrapper(_ placed: Placed<ResolutionFact>, _ use: HelperUse, _ depth: Int) -> [LinkedResolution] {
        let wrapper = wrapperType(String(use.name.dropFirst()), placed.context)
        let asked = asked(by: wrapper, use, in: placed.context)
        guard !asked.isEmpty else {
            // InjectPropertyWrapper's wrapper, which uses the resolver in its settings.
            guard wrapper == "Inject", placed.context.imports.contains("InjectPropertyWrapper") else { return [] }
            let settings = ContainerValue.member(["InjectSettings", "resolver"])
            return linked(placed, settings, placed.context, false, placed.fact.name).map { [$0] } ?? []
        }
        return asked.flatMap { linkWrapper(placed, use, wrapper, $0, depth) }
    }

    /// One resolution of a wrapper.
    private func linkWrapper(
        _ placed: Placed<ResolutionFact>, _ use: HelperUse, _ wrapper: String, _ inner: Placed<ResolutionFact>,
        _ depth: Int
    ) -> [LinkedResolution] {
        var placed = placed
        if let generic = inner.fact.service.genericName {
            var stated = argument(of: generic, inner, use) ?? wrapped(generic, by: wrapper, placed, inner)
            if let function = inner.fact.function.flatMap({ index.functionAt[$0] }),
                function.fact.genericParameters.contains(generic)
            {
                stated = meaning(of: generic, placed, use, function)
            }
            placed.fact.service = inner.fact.service.replacingGeneric(with: stated)
        }
        let name = wrapperName(inner.fact.name, use)
        guard inner.fact.via != nil else {
            var receiver = Placed(fact: inner.fact.receiver, context: inner.context)
            if case .parameter(let place, let at) = receiver.fact, let function = index.functionAt[place] {
                if let given = ContainerIndex.given(use.containers, at, use, function) {
                    placed.fact.receiver = given
                    receiver = Placed(fact: given, context: placed.context)
                } else if let value = function.fact.defaults.first(where: { $0.index == at })?.value {
                    receiver = Placed(fact: value, context: function.context)
                }
            }
            guard var result = linked(placed, receiver.fact, receiver.context, inner.isDovetail, name) else {
                return []
            }
            (result.body, result.insteadOf) = (inner.fact.location, inner.fact.insteadOf)
            if inner.fact.isOptional { result.fact.isOptional = true }
            result.mayNotRun = isOfMethod(inner)
            return [result]
        }
        // A wrapper that calls a function of the program: the container is the function's, and so is the name unless
        // the wrapper passes its own.
        let next = link(inner, depth + 1).first
        guard var result = linked(placed, .unknown("@\(wrapper)"), inner.context, inner.isDovetail, name) else {
            return []
        }
        result.holders = next?.holders ?? .unknown
        result.names = next?.names ?? .dynamic("@\(wrapper)")
        if case .dynamic = result.names, let given = inner.fact.via?.names.first?.value {
            result.names = index.names(wrapperName(given, use), in: placed.context)
        }
        result.arguments = next?.arguments.map { _ in .unknown("a generic type") } ?? []
        return [result]
    }

    /// Whether a wrapper resolves in a method, which some of the wrapped properties may not call.
    private func isOfMethod(_ inner: Placed<ResolutionFact>) -> Bool {
        guard let function = inner.fact.function.flatMap({ index.functionAt[$0] })?.fact.path.last else { return false }
        return function != "init" && function != ContainerIndex.subscriptName
    }

    /// The argument that a use gives for a parameter of the generic type around a resolution.
    private func argument(of name: String, _ inner: Placed<ResolutionFact>, _ use: HelperUse) -> TypeSource? {
        guard let at = index.genericParameters(around: inner.context).firstIndex(of: name) else { return nil }
        guard at < use.typeArguments.count else { return at == 0 ? nil : .unknown("a generic type") }
        return use.typeArguments[at]
    }

    /// The argument for a wrapper's parameter, from the type of the variable: `Feed` of `@Injected var feed: Feed`.
    private func wrapped(
        _ name: String, by wrapper: String, _ placed: Placed<ResolutionFact>, _ inner: Placed<ResolutionFact>
    ) -> TypeSource {
        let wrappers = index.symbols.declarations(of: inner.context.enclosing, in: inner.context.enclosed(by: []))
        let members = wrappers.flatMap { index.symbols.types[$0].fact.members }
        guard case .written(let type) = placed.fact.service,
            let value = members.first(where: { $0.name == "wrappedValue" })?.type?.shape.unwrapped.withoutMarks,
            value != .name(name)
        else { return placed.fact.service }
        guard value.mentionedNames.contains(name) else { return named(name, by: wrapper, placed) }
        return value.meaning(of: name, where: type).map { .written($0) } ?? .unknown("a generic type")
    }

    /// The type that the attribute names for a parameter of the wrapper: `Feed` of `@Injected(as: Feed.self)`.
    private func named(_ name: String, by wrapper: String, _ placed: Placed<ResolutionFact>) -> TypeSource {
        guard let use = placed.fact.via else { return .unknown("a generic type") }
        let given = (index.functionsByName["init"] ?? []).compactMap { function -> TypeSource? in
            guard function.fact.path.suffix(2) == [wrapper, "init"],
                ContainerIndex.fits(use.labels, function.fact.labels),
                let at = function.fact.parameterTypes.firstIndex(where: { $0 == .metatype(.name(name), "Type") })
            else { return nil }
            return ContainerIndex.given(use.metatypes, at, use, function)
        }
        return given.count == 1 ? given[0] : .unknown("a generic type")
    }

    /// The wrapper that a name means; the name may be a type alias.
    private func wrapperType(_ name: String, _ context: LookupContext) -> String {
        guard !index.wrappers.contains(name), !index.makers.contains(name),
            case .alias(let alias) = index.symbols.meaning(of: [name], in: context)
        else { return name }
        return alias.fact.target.shape.path?.last ?? name
    }

    /// The name given in a wrapper's attribute, if the wrapper passes it on.
    private func wrapperName(_ name: ServiceName, _ use: HelperUse) -> ServiceName {
        let first = use.names.first?.value ?? .none
        switch name {
        case .parameter(let place, let at, let text):
            guard let function = index.functionAt[place],
                let given = ContainerIndex.given(use.names, at, use, function)
                    ?? ContainerIndex.defaultName(at, of: function)
            else {
                return first
            }
            return ContainerIndex.name(given, as: text, of: function.fact.parameterTypes[at])
        // A stored name: the only string of the attribute.
        case .constant: return first
        case .none, .literal, .ofAllCases, .text, .expression: return name
        }
    }

    /// The resolutions of a property wrapper: those in the initializer that its attribute calls, if several
    /// initializers resolve.
    private func asked(
        by wrapper: String, _ use: HelperUse, in context: LookupContext
    ) -> [Placed<ResolutionFact>] {
        let isWrapper = index.wrappers.contains(wrapper)
        guard isWrapper || index.makers.contains(wrapper) else { return [] }
        var inner = index.resolutions.filter { inner in
            inner.fact.service.genericName != nil && inner.fact.within.last == wrapper
                && (isWrapper || index.isAskedByMaking(inner))
                // A method that nothing calls.
                && flow.called.isCalled(inner.fact.function)
        }
        // Several types with this name.
        if Set(inner.map(\.context.enclosing)).count > 1, let callee = use.callee {
            let meant = index.symbols.declarations(of: callee, in: context).map { index.symbols.types[$0].fact.path }
            let own = inner.filter { meant.contains($0.context.enclosing) }
            if !own.isEmpty { inner = own }
        }
        let called = inner.compactMap { inner -> (place: SourceLocation, parameters: Int)? in
            guard let place = inner.fact.function, let function = index.functionAt[place]?.fact,
                function.path.last == "init", ContainerIndex.fits(use.labels, function.labels)
            else { return nil }
            return (place, function.labels.count)
        }
        guard let nearest = called.min(by: { $0.parameters < $1.parameters }) else {
            return inner.filter { inner in
                inner.fact.function.flatMap { index.functionAt[$0] }?.fact.path.last != "init"
            }
        }
        return inner.filter { $0.fact.function == nearest.place }
    }
}
