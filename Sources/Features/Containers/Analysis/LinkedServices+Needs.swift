import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// The services resolved for registrations without a resolution in their closures: parameters of initializers,
/// functions and objects.
extension LinkedServices {
    /// Resolves the parameters of an initializer.
    mutating func linkInitializer(_ number: Int) {
        let registration = registrations[number]
        for source in registration.fact.alsoResolved {
            addNeed(
                number, service: index.resolved(source, in: registration.context), names: .one(nil),
                place: registration.fact.location, shape: source.writtenShape)
        }
        switch registration.fact.form {
        case .initializer(let type, let labels):
            guard let path = type.path else { return }
            let known = index.initializers(of: path, in: registration.context)
            let fitting = labels.map { labels in known.filter { $0.labels == labels } } ?? known
            // Several initializers: the compiler's choice is unknown.
            guard fitting.count == 1, let initializer = fitting.first else {
                addNeed(
                    number, service: .unknown("the parameters of '\(path.joined(separator: "."))'"), names: .one(nil),
                    place: registration.fact.location)
                return
            }
            var given = registration.arguments ?? []
            for parameter in initializer.parameters {
                let type = ResolvedType.known(index.symbols.text(of: parameter, in: initializer.context))
                if let at = given.firstIndex(of: type) {
                    given.remove(at: at)
                    continue
                }
                addNeed(
                    number, service: type, names: .one(nil), place: registration.fact.location, shape: parameter,
                    context: initializer.context)
            }
        case .alias(let original, let name):
            addNeed(
                number, service: index.resolved(original, in: registration.context),
                names: index.names(name, in: registration.context),
                place: registration.fact.location)
        case .closure:
            guard let source = registration.fact.firstParameter else { return }
            guard case .known(let type) = index.resolved(source, in: registration.context) else {
                return addNeed(
                    number, service: .unknown("the parameters of the factory"), names: .one(nil),
                    place: registration.fact.location)
            }
            guard !Self.isResolver(type) else { return }
            // The parameters of the closure are resolved for it.
            for need in [ResolvedType.known(type)] + (registration.arguments ?? []) {
                addNeed(number, service: need, names: .one(nil), place: registration.fact.location)
            }
            registrations[number].arguments = []
        case .function: linkConstruct(number)
        case .forward: break
        }
    }

    private static func isResolver(_ type: TypeText) -> Bool {
        type.bare.swift.split(separator: ".").last.map { $0.hasSuffix("Resolver") } ?? false
    }

    /// Resolves the parameters of a function that is passed as the factory.
    private mutating func linkConstruct(_ number: Int) {
        let registration = registrations[number]
        guard let names = registration.fact.construct else { return }
        guard let function = onlyFunction(named: names, in: registration.context) else {
            return addNeed(
                number, service: .unknown("the parameters of '\(names.joined(separator: "."))'"), names: .one(nil),
                place: registration.fact.location)
        }
        // An `AsyncResolver` is a service like any other for the overload that takes an initializer.
        if !function.fact.parameterTypes.isEmpty, flow.isContainer(parameter: 0, of: function) == true,
            !function.fact.takesAsyncResolver
        {
            return
        }
        registrations[number].arguments = []
        for type in function.fact.parameterTypes {
            addNeed(
                number, service: index.resolved(.written(type), in: function.context), names: .one(nil),
                place: registration.fact.location,
                shape: type, context: function.context)
        }
    }

    /// The types of the arguments of the function that is the factory, after the resolver; nil if they are unknown.
    func arguments(ofFunction text: String, in context: LookupContext) -> [ResolvedType]? {
        guard let function = onlyFunction(named: text.split(separator: ".").map(String.init), in: context),
            !function.fact.parameterTypes.isEmpty, flow.isContainer(parameter: 0, of: function) == true
        else { return nil }
        return function.fact.parameterTypes.dropFirst().map { .known(index.symbols.text(of: $0, in: function.context)) }
    }

    /// The only function that a dotted name may mean; nil if it is generic.
    func onlyFunction(named names: [String], in context: LookupContext) -> Placed<ContainerFunctionFact>? {
        let found = functions(named: names, in: context)
        guard found.count == 1, found[0].fact.genericParameters.isEmpty else { return nil }
        return found[0]
    }

    /// The functions that a dotted name may mean.
    func functions(named names: [String], in context: LookupContext) -> [Placed<ContainerFunctionFact>] {
        let around = context.enclosing.indices.flatMap { depth in
            let type = Array(context.enclosing.prefix(depth + 1))
            return [type] + index.inherited(type, context)
        }
        return (index.functionsByName[names.last ?? ""] ?? []).filter { function in
            let owner = Array(function.fact.path.dropLast())
            return names.count == 1 ? owner.isEmpty || around.contains(owner) : function.fact.path.hasSuffix(names)
        }
    }

    // MARK: Objects that resolve while they are made

    /// An object resolves services while it is built if its properties' initial values or its initializers do.
    mutating func linkInitialValues(_ calls: PlainCalls) {
        var byType = calls.ofTypes
        for number in entries {
            let resolution = resolutions[number]
            let isOfInitializer =
                resolution.fact.function.flatMap { index.functionAt[$0] }?.fact.path.last == "init"
            guard resolution.fact.isInitialValue || isOfInitializer, !resolution.fact.within.isEmpty,
                resolution.fact.timing == .building
            else { continue }
            let around = resolution.context.enclosing
            for type in index.symbols.declarations(of: around, in: resolution.context.enclosed(by: []))
            where index.symbols.types[type].fact.path == around {
                byType[type, default: []].append(number)
            }
        }
        guard !byType.isEmpty else { return }
        let names = byType.keys.reduce(into: Set()) {
            $0.formUnion(index.namesOfHeirs(of: index.symbols.types[$1].fact.name))
        }
        for number in registrations.indices {
            guard let path = registrations[number].fact.builds?.path, let name = path.last,
                index.symbols.names.mayMean(oneOf: names, name)
            else { continue }
            for type in index.symbols.declarations(of: path, in: registrations[number].context) {
                for one in [type] + index.symbols.inheritedTypes([type]) {
                    for need in byType[one] ?? [] where !needs[number].contains(need) {
                        guard one == type || isCertain(need, inInitializerOf: one) else { continue }
                        needs[number].append(need)
                    }
                }
            }
        }
    }

    /// Whether an object of a subclass resolves a need of its superclass, whichever initializer makes it.
    private func isCertain(_ need: Int, inInitializerOf type: Int) -> Bool {
        guard !resolutions[need].fact.isInitialValue else { return true }
        let symbols = index.symbols
        return (symbols.types[type].fact.initializers + symbols.extensions[type].flatMap(\.fact.initializers)).count
            == 1
    }

    private mutating func addNeed(
        _ owner: Int, service: ResolvedType, names: NameSet, place: SourceLocation, shape: TypeShape? = nil,
        context: LookupContext? = nil
    ) {
        let registration = registrations[owner]
        var fact = ResolutionFact(
            service: registration.fact.service, name: .none, receiver: .resolver(of: registration.fact.location),
            condition: registration.fact.condition, location: place)
        fact.registration = registration.fact.location
        if case .known(let text) = service, text.isOptional { fact.isOptional = true }
        var linked = LinkedResolution(
            placed: Placed(fact: fact, context: context ?? registration.context), service: service, names: names,
            arguments: [], holders: registration.holders, isImmediate: true)
        unwrap(&linked, shape, isDovetail: registration.isDovetail)
        needs[owner].append(resolutions.count)
        resolutions.append(linked)
    }
}
