import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Resolutions through property wrappers of the program, and types that resolve their generic arguments.
extension LinkedServices {
    /// `@Injected var storage: Storage`, or `Store<Feed>()` of another type that resolves its own parameter.
    func linkWrapper(_ placed: Placed<ResolutionFact>, use: HelperUse, depth: Int) -> [LinkedResolution] {
        let wrapper = wrapperType(String(use.name.dropFirst()), placed.context)
        let asked = asked(by: wrapper, use, in: placed.context)
        guard !asked.isEmpty else {
            // InjectPropertyWrapper's wrapper, which uses the resolver in its settings.
            guard wrapper == KnownLibrary.wrapper, index.symbols.mayImport(KnownLibrary.wrapperModule, placed.context),
                index.symbols.declarations(of: [wrapper], in: placed.context).isEmpty
            else { return [] }
            let settings = ContainerValue.member(["InjectSettings", "resolver"])
            return linked(
                placed, receiver: settings, receiverContext: placed.context, isDovetail: false, name: placed.fact.name
            ).map { [$0] } ?? []
        }
        return asked.flatMap { linkWrapper(placed, use: use, wrapper: wrapper, inner: $0, depth: depth) }
    }

    /// One resolution of a wrapper.
    private func linkWrapper(
        _ placed: Placed<ResolutionFact>, use: HelperUse, wrapper: String, inner: Placed<ResolutionFact>,
        depth: Int
    ) -> [LinkedResolution] {
        var placed = placed
        if let generic = inner.fact.service.genericName {
            var stated =
                argument(of: generic, inner, use) ?? wrapped(generic, by: wrapper, placed: placed, inner: inner)
            if let function = inner.fact.function.flatMap({ index.functionAt[$0] }),
                function.fact.genericParameters.contains(generic)
            {
                stated = meaning(of: generic, placed: placed, use: use, function: function)
            }
            placed.fact.service = inner.fact.service.replacingGeneric(with: stated)
        }
        let name = wrapperName(inner.fact.name, use)
        guard inner.fact.via != nil else {
            var receiver = Placed(fact: inner.fact.receiver, context: inner.context)
            if case .parameter(let place, let at) = receiver.fact, let function = index.functionAt[place] {
                if let given = ContainerIndex.given(use.containers, parameter: at, use: use, function: function) {
                    placed.fact.receiver = given
                    receiver = Placed(fact: given, context: placed.context)
                } else if let value = function.fact.defaults.first(where: { $0.index == at })?.value {
                    receiver = Placed(fact: value, context: function.context)
                }
            }
            guard
                var result = linked(
                    placed, receiver: receiver.fact, receiverContext: receiver.context, isDovetail: inner.isDovetail,
                    name: name)
            else {
                return []
            }
            (result.body, result.insteadOf) = (inner.fact.location, inner.fact.insteadOf)
            if inner.fact.isOptional { result.fact.isOptional = true }
            result.fact.waiting = inner.fact.waiting
            result.mayNotRun = isOfMethod(inner)
            // An initializer may read the property.
            if runsWhenRead(inner) { result.fact.closures.append(.unknown) }
            return [result]
        }
        // A wrapper that calls a function of the program: the container is the function's, and so is the name unless
        // the wrapper passes its own.
        let next = link(inner, depth + 1).first
        guard
            var result = linked(
                placed, receiver: .unknown("@\(wrapper)"), receiverContext: inner.context, isDovetail: inner.isDovetail,
                name: name)
        else {
            return []
        }
        result.holders = next?.holders ?? .unknown
        result.names = next?.names ?? .dynamic("@\(wrapper)")
        if case .dynamic = result.names, let given = inner.fact.via?.names.first?.value {
            result.names = index.names(wrapperName(given, use), in: placed.context)
        }
        result.arguments = next?.arguments.map { _ in .unknown("a generic type") } ?? []
        if runsWhenRead(inner) { result.fact.closures.append(.unknown) }
        return [result]
    }

    /// Whether a wrapper resolves in a method, which some of the wrapped properties may not call.
    private func isOfMethod(_ inner: Placed<ResolutionFact>) -> Bool {
        guard let function = inner.fact.function.flatMap({ index.functionAt[$0] })?.fact.path.last else { return false }
        return function != "init" && function != ContainerIndex.subscriptName
    }

    /// Whether a wrapper resolves in a getter or a method, and not when the object with the wrapped property is made.
    private func runsWhenRead(_ inner: Placed<ResolutionFact>) -> Bool {
        inner.fact.function == nil ? !inner.fact.isInitialValue : isOfMethod(inner)
    }

    /// The argument that a use gives for a parameter of the generic type around a resolution.
    private func argument(of name: String, _ inner: Placed<ResolutionFact>, _ use: HelperUse) -> TypeSource? {
        guard let at = index.genericParameters(around: inner.context).firstIndex(of: name) else { return nil }
        guard at < use.typeArguments.count else { return at == 0 ? nil : .unknown("a generic type") }
        return use.typeArguments[at]
    }

    /// The argument for a wrapper's parameter, from the type of the variable: `Feed` of `@Injected var feed: Feed`.
    private func wrapped(
        _ name: String, by wrapper: String, placed: Placed<ResolutionFact>, inner: Placed<ResolutionFact>
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
            return ContainerIndex.given(use.metatypes, parameter: at, use: use, function: function)
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
                let given = ContainerIndex.given(use.names, parameter: at, use: use, function: function)
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
