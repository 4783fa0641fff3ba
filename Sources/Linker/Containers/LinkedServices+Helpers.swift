import WiringModel

/// Resolutions through functions and property wrappers of the program.
extension LinkedServices {
    /// What a use of a helper asks for; anything else as it is.
    func link(_ placed: Placed<ResolutionFact>, _ depth: Int = 0) -> [LinkedResolution] {
        guard depth < 8 else { return [] }
        guard let use = placed.fact.via else { return plain(placed) }
        if let container = flow.handWritten.first(where: { $0.resolve.description == use.name }) {
            guard var linked = plain(placed).first else { return [] }
            linked.fact.isOptional = false
            if container.key != nil {
                linked.cast = linked.service
                linked.service = .told(Self.handWrittenService(container, text: linked.service))
            }
            return [linked]
        }
        if use.isWrapper { return linkWrapper(placed, use, depth) }
        for inner in index.resolutions {
            guard case .generic = inner.fact.service, let place = inner.fact.function,
                let function = index.functionAt[place], index.isCalled(function, use, by: placed.context)
            else { continue }
            return link(placed, use, inner, function, depth)
        }
        return use.name == "resolve" ? plain(placed) : []
    }

    private func plain(_ placed: Placed<ResolutionFact>) -> [LinkedResolution] {
        linked(placed, placed.fact.receiver, placed.context, placed.isDovetail, placed.fact.name).map { [$0] } ?? []
    }

    /// A use of a function, by what its body asks.
    private func link(
        _ placed: Placed<ResolutionFact>, _ use: HelperUse, _ inner: Placed<ResolutionFact>,
        _ function: Placed<ContainerFunctionFact>, _ depth: Int
    ) -> [LinkedResolution] {
        var placed = placed
        // The container is the helper's, or the one on which the helper is an extension.
        var receiver = inner.fact.receiver
        var context = inner.context
        let isOfReceiver = receiver == .member([]) || receiver == .receiver(of: function.fact.location)
        if isOfReceiver { (receiver, context) = (placed.fact.receiver, placed.context) }
        if case .parameter(function.fact.location, let at) = receiver,
            let given = ContainerIndex.given(use.containers, at, use, function)
        {
            // This use's own container, and not that of every use.
            (receiver, context, placed.fact.receiver) = (given, placed.context, given)
        }
        // One that calls another on a type: what the other asks is told below.
        if inner.fact.via != nil, !isOfReceiver, case .member = receiver { receiver = .unknown(use.name) }
        guard
            var result = linked(
                placed, receiver, context, inner.isDovetail, ContainerIndex.name(inner.fact.name, use, function))
        else { return [] }
        result.arguments = inner.fact.arguments.map { argument in
            guard case .written(let type) = argument, let name = type.path?.last,
                function.fact.genericParameters.contains(name),
                let at = function.fact.parameterTypes.firstIndex(of: type)
            else { return index.told(argument, in: inner.context) }
            guard let given = ContainerIndex.given(use.arguments, at, use, function) else {
                return .untold("a generic type")
            }
            let told = index.told(given, in: placed.context)
            // A generic function is called with what an existential holds.
            if case .told(let text) = told, text.swift.hasPrefix("any ") { return .untold("what an existential holds") }
            return told
        }
        // A helper that calls another: the container is the other's, and the name, unless the caller gives them.
        if let outer = inner.fact.via, let next = link(inner, depth + 1).first {
            if !isOfReceiver { result.holders = next.holders }
            let containers = Set(outer.containers.map(\.value)).compactMap { value -> ContainerValue? in
                guard case .parameter(function.fact.location, let at) = value,
                    flow.isContainer(function.fact.parameterTypes[at], in: function.context) == true
                else { return nil }
                return ContainerIndex.given(use.containers, at, use, function)
            }
            if containers.count == 1 {
                result.fact.receiver = containers[0]
                result.holders = flow.holders(containers[0], in: placed.context, isDovetail: placed.isDovetail)
            }
            result.arguments = next.arguments.map { _ in .untold("a generic type") }
            result.names = next.names
            if case .dynamic(let text) = next.names,
                let handed = outer.names.first(where: { isHanded($0.value, text, function) })?.value
            {
                result.names = index.names(ContainerIndex.name(handed, use, function), in: placed.context)
            }
        }
        return [result]
    }

    /// Whether a name is the parameter of a function that is written so.
    private func isHanded(_ name: ServiceName, _ text: String, _ function: Placed<ContainerFunctionFact>) -> Bool {
        if case .parameter(function.fact.location, _, text) = name { true } else { false }
    }

    /// `@Injected var storage: Storage`
    private func linkWrapper(_ placed: Placed<ResolutionFact>, _ use: HelperUse, _ depth: Int) -> [LinkedResolution] {
        let wrapper = String(use.name.dropFirst())
        guard let inner = asked(by: wrapper, use) else {
            // InjectPropertyWrapper's, which asks the resolver in its settings.
            guard wrapper == "Inject", placed.context.imports.contains("InjectPropertyWrapper") else { return [] }
            let settings = ContainerValue.member(["InjectSettings", "resolver"])
            return linked(placed, settings, placed.context, false, placed.fact.name).map { [$0] } ?? []
        }
        let name = wrapperName(inner.fact.name, use)
        guard inner.fact.via != nil else {
            return linked(placed, inner.fact.receiver, inner.context, inner.isDovetail, name).map { [$0] } ?? []
        }
        // A wrapper that calls a function of the program: the container is the function's, and the name, unless the
        // wrapper hands its own on.
        let next = link(inner, depth + 1).first
        guard var result = linked(placed, .unknown("@\(wrapper)"), inner.context, inner.isDovetail, name) else {
            return []
        }
        result.holders = next?.holders ?? .unknown
        result.names = next?.names ?? .dynamic("@\(wrapper)")
        if case .dynamic = result.names, let given = inner.fact.via?.names.first?.value {
            result.names = index.names(wrapperName(given, use), in: placed.context)
        }
        result.arguments = next?.arguments.map { _ in .untold("a generic type") } ?? []
        return [result]
    }

    /// The name that a wrapper's attribute gives, where the wrapper hands it on.
    private func wrapperName(_ name: ServiceName, _ use: HelperUse) -> ServiceName {
        let first = use.names.first?.value ?? .none
        switch name {
        case .parameter(let place, let at, let text):
            guard let function = index.functionAt[place], let given = ContainerIndex.given(use.names, at, use, function)
            else {
                return first
            }
            return ContainerIndex.name(given, as: text, of: function.fact.parameterTypes[at])
        // A stored name: the only string of the attribute.
        case .constant: return first
        case .none, .literal, .ofAllCases, .expression: return name
        }
    }

    /// What a property wrapper resolves: in the initialiser that its attribute calls, where it does in several.
    private func asked(by wrapper: String, _ use: HelperUse) -> Placed<ResolutionFact>? {
        guard index.wrappers.contains(wrapper) else { return nil }
        let inner = index.resolutions.filter { inner in
            guard case .generic = inner.fact.service else { return false }
            return inner.fact.within.last == wrapper
        }
        let called = inner.compactMap { inner -> (inner: Placed<ResolutionFact>, parameters: Int)? in
            guard let place = inner.fact.function, let function = index.functionAt[place]?.fact,
                function.path.last == "init", ContainerIndex.fits(use.labels, function.labels)
            else { return nil }
            return (inner, function.labels.count)
        }
        return called.min { $0.parameters < $1.parameters }?.inner ?? inner.first
    }
}
