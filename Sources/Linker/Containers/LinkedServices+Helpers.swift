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
                let function = index.functionAt[place], isCalled(function, use, placed)
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
            let given = given(use.containers, at, use, function)
        {
            // This use's own container, and not that of every use.
            (receiver, context, placed.fact.receiver) = (given, placed.context, given)
        }
        // One that calls another on a type: what the other asks is told below.
        if inner.fact.via != nil, !isOfReceiver, case .member = receiver { receiver = .unknown(use.name) }
        guard var result = linked(placed, receiver, context, inner.isDovetail, name(inner.fact.name, use, function))
        else { return [] }
        result.arguments = inner.fact.arguments.map { argument in
            guard case .written(let type) = argument, let name = type.path?.last,
                function.fact.genericParameters.contains(name),
                let at = function.fact.parameterTypes.firstIndex(of: type)
            else { return index.told(argument, in: inner.context) }
            guard let given = given(use.arguments, at, use, function) else { return .untold("a generic type") }
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
                return given(use.containers, at, use, function)
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
                result.names = index.names(name(handed, use, function), in: placed.context)
            }
        }
        return [result]
    }

    /// What a use gives for a function's parameter.
    private func given<Value>(
        _ values: [Given<Value>], _ parameter: Int, _ use: HelperUse, _ function: Placed<ContainerFunctionFact>
    ) -> Value? {
        values.first { ContainerIndex.position(of: $0.index, use.labels, function.fact.labels) == parameter }?.value
    }

    /// The name that a function asks by, where it hands its caller's on.
    private func name(
        _ name: ServiceName, _ use: HelperUse, _ function: Placed<ContainerFunctionFact>
    ) -> ServiceName {
        guard case .parameter(function.fact.location, let at, let text) = name else { return name }
        let type = function.fact.parameterTypes[at]
        // An argument that is left out has its default: an optional's is nil.
        guard let given = given(use.names, at, use, function) else {
            return type == type.unwrapped || text.hasSuffix(".rawValue") ? .expression(text) : .none
        }
        return Self.name(given, as: text, of: type)
    }

    /// What a parameter's user gives for it, as the text asks: `key.rawValue` is the raw value of the given case.
    private static func name(_ given: ServiceName, as text: String, of type: TypeShape) -> ServiceName {
        var given = given
        // `.disk` is a member of the parameter's type.
        if case .constant(let names) = given, names.count == 2, names[0] == "String",
            let path = type.unwrapped.withoutMarks.path
        {
            given = .constant(path + [names[1]])
        }
        guard text.hasSuffix(".rawValue") else { return given }
        switch given {
        case .constant(let names): return .constant(names + ["rawValue"])
        case .parameter(let place, let at, let outer): return .parameter(of: place, at, text: outer + ".rawValue")
        case .none, .literal, .ofAllCases, .expression: return .expression(text)
        }
    }

    /// Whether a name is the parameter of a function that is written so.
    private func isHanded(_ name: ServiceName, _ text: String, _ function: Placed<ContainerFunctionFact>) -> Bool {
        if case .parameter(function.fact.location, _, text) = name { true } else { false }
    }

    /// Whether a use of a helper calls this function.
    private func isCalled(
        _ function: Placed<ContainerFunctionFact>, _ use: HelperUse, _ placed: Placed<ResolutionFact>
    ) -> Bool {
        guard function.fact.path.last == use.name, ContainerIndex.calls(use.labels, function.fact) else {
            return false
        }
        let owner = Array(function.fact.path.dropLast())
        // Labels that the library's function does not have are of an overload.
        let isOwn =
            use.name != "resolve"
            || use.labels.contains { $0.map { !["name", "argument", "arguments"].contains($0) } ?? false }
        guard let callee = use.callee.map({ Array($0.dropLast()) }), !callee.isEmpty else {
            // Without a base it is a global's or an own one; with one that is not told, a container's extension.
            guard !isOwn else { return true }
            return owner.isEmpty || placed.fact.within.hasSuffix(owner)
        }
        if owner.hasSuffix(callee) || owner.last == callee.last { return true }
        if let type = index.type(of: callee, in: placed.context)?.shape.unwrapped.withoutMarks.path {
            return owner.last == type.last || ["Resolver", "Container"].contains(owner.last) && isOwn
        }
        return isOwn && (owner.isEmpty || ["Resolver", "Container"].contains(owner.last))
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
            guard let function = index.functionAt[place], let given = given(use.names, at, use, function) else {
                return first
            }
            return Self.name(given, as: text, of: function.fact.parameterTypes[at])
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
