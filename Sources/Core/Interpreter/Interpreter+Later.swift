import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// What runs some time after the launch.

extension Interpreter {
    func runLater(_ state: State) {
        var ran: Set<ClosureSite> = []
        var index = 0
        func drain() {
            while index < later.count, index < 20_000, !isOver {
                let (number, arguments) = later[index]
                index += 1
                guard isRelevant(closure: number) else { continue }
                let site = ClosureSite(file: closures[number].scope.file, site: closures[number].body.site)
                guard ran.insert(site).inserted else { continue }
                var copy = state
                let frame = frame(closures[number].scope.file, closures[number].scope.context, from: nil, at: nil)
                frame.isUncalledGeneric = isGeneric(
                    closures[number].scope.type, [], closures[number].scope.file, BodyOwner())
                _ = call(closure: number, arguments, closures[number].body.site, &copy, frame, expecting: nil)
            }
        }
        drain()
        for number in unbuilt { buildAlone(number, state) }
        for (registration, own) in unplaced where !builtRegistrations.contains(registration) {
            guard case .object(let container)? = containerKinds(own).first else { continue }
            var copy = state
            let one = registrations[registration]
            let frame = frame(one.file, code.files[one.file].context, from: nil, at: nil)
            let library = LibraryType(vocabulary: one.vocabulary, name: "Resolver")
            _ = build(registration, in: container, [], view(library, isAwaited: true), one.site, &copy, frame)
        }
        for (registration, container) in deferredAsks {
            var copy = state
            let frame = frame(
                registrations[registration].file, code.files[registrations[registration].file].context, from: nil,
                at: nil)
            let library = LibraryType(vocabulary: registrations[registration].vocabulary, name: "Resolver")
            // Whoever resolves it may wait.
            _ = build(
                registration, in: container, [], view(library, isAwaited: true), registrations[registration].site,
                &copy, frame)
        }
        let launched = launched ?? (evaluated, evaluatedGetters)
        self.launched = launched
        (evaluated, evaluatedGetters) = launched
        for isNamed in [false, true] {
            for number in code.functions.indices where !evaluated.contains(number) {
                let body = code.functions[number].body
                guard !isOver, body.statements != nil, relevance.users.functions[number],
                    names.contains(body.name) == isNamed
                else { continue }
                isUnreached = isSurelyUncalled(number)
                var copy = state
                runRoot(number, on: nil, &copy)
                isUnreached = false
                drain()
            }
        }
        for number in unbuilt where !isOver {
            if containersOfRegistrations[number] == nil {
                buildUnplaced(number, state)
            } else {
                buildAlone(number, state)
            }
        }
        for number in code.variables.indices
        where relevance.users.variables[number] && !evaluatedGetters.contains(number)
            && code.variables[number].body.getter != nil && !isOver
        {
            var copy = state
            runGetter(number, &copy)
            drain()
        }
        for number in code.variables.indices
        where relevance.variables[number] && !initialized.contains(number) && code.variables[number].body.value != nil {
            var copy = state
            runInitialValue(number, &copy)
            drain()
        }
        for number in code.variables.indices where !readWrappers.contains(number) && hasRelevantWrapper(number) {
            var copy = state
            readWrapper(number, &copy)
            drain()
        }
        while let site = madeClosures.keys.filter({ !calledClosures.contains($0) }).min(by: isMadeBefore) {
            callUncalled(site, state)
            drain()
        }
    }

    /// The registrations of which none was built that the same code made, the last of each.
    var unbuilt: [Int] {
        var last: [RegistrationSite: Int] = [:]
        for (number, one) in registrations.enumerated() where !one.factory.isValue {
            last[RegistrationSite(file: one.file, site: one.site, key: one.key)] = number
        }
        for number in builtRegistrations {
            let one = registrations[number]
            last[RegistrationSite(file: one.file, site: one.site, key: one.key)] = nil
        }
        return last.values.sorted()
    }

    /// What code registers, whenever it runs.
    private struct RegistrationSite: Hashable {
        var file: Int
        var site: Site
        var key: Key
    }

    /// Evaluates the factory of a service that nothing resolves, in the container in which it is registered.
    func buildAlone(_ number: Int, _ state: State) {
        guard let container = containersOfRegistrations[number] else { return }
        let isOfLaunch = state.stores[container]?.hasRegistration(number) ?? false
        guard let state = isOfLaunch ? state : statesOfContainers[container] else { return }
        var copy = state
        let registration = registrations[number]
        let frame = frame(registration.file, code.files[registration.file].context, from: nil, at: nil)
        let library = view(LibraryType(vocabulary: registration.vocabulary, name: "Resolver"), isAwaited: true)
        let parameters: [Value] = registration.arguments.map { .unknown(.parameter("argument"), $0) }
        unresolved = container
        _ = build(number, in: container, parameters, library, registration.site, &copy, frame)
        unresolved = nil
    }

    /// Evaluates the factory of a service that is registered in a container that is not known.
    func buildUnplaced(_ number: Int, _ state: State) {
        let registration = registrations[number]
        guard !registration.factory.isValue else { return }
        var copy = state
        let frame = frame(registration.file, code.files[registration.file].context, from: nil, at: nil)
        let library = view(LibraryType(vocabulary: registration.vocabulary, name: "Resolver"), isAwaited: true)
        let own = Value.unknown(.noContainer, libraryType(library.name, library, frame))
        let parameters: [Value] = registration.arguments.map { .unknown(.parameter("argument"), $0) }
        _ = run(number, own, parameters, library, &copy, frame, registration.site)
    }

    /// Whether code runs in a generic function of the program that was started because nothing was seen to call it:
    /// whoever called it would say which types it means.
    func isOfUncalledGeneric(_ frame: Frame) -> Bool {
        var outermost = frame
        while let caller = outermost.caller { outermost = caller }
        return outermost.isUncalledGeneric
    }

    /// Whether a function or a getter has generic parameters, and only the program's code calls it.
    func isGeneric(_ type: Int?, _ generics: [GenericParameterFact], _ file: Int, _ owner: BodyOwner) -> Bool {
        guard isOfProgram(file, owner.access) else { return false }
        guard let type else { return !generics.isEmpty }
        return conformsToNothing(type)
            && !(generics.isEmpty && symbols.genericParameters(of: type).joined().isEmpty)
    }

    /// Evaluates a function of which no caller is known.
    func runRoot(_ number: Int, on own: Value?, _ state: inout State) {
        let one = code.functions[number]
        let frame = frame(one.file, one.context, from: nil, at: nil)
        (frame.type, frame.external, frame.isStatic) = (one.type, one.external, one.body.isStatic)
        frame.function = number
        frame.declare(one.body.signature.generics)
        frame.isUncalledGeneric = isGeneric(one.type, one.body.signature.generics, one.file, one.body.owner)
        frame.own =
            own
            ?? self.own(
                one.type, one.external, one.body.isStatic, frame, &state, isNew: one.body.kind == .initializer)
        if let own = frame.own { bindTypes(of: own, for: one.type, frame) }
        for parameter in one.body.signature.parameters {
            let type = parameter.type.map { self.type($0.given, frame) }
            let value =
                type.flatMap { givenContainer(parameter.name, $0, &state) }
                ?? .unknown(.parameter(parameter.name), type)
            bind(parameter.name, value, &state, frame)
        }
        frame.result = one.body.signature.result.map { type($0, frame) }
        _ = run(number, frame, &state, nil, one.body.site)
    }

    /// A container that a caller passes that is not known: what else it has is not known either; nil for other types.
    func givenContainer(_ name: String, _ type: TypeValue, _ state: inout State) -> Value? {
        guard let library = types.library(type) else { return nil }
        switch types.role(library) {
        case .container, .filler: break
        default: return nil
        }
        let value = makeContainer(library, type, parent: nil, &state)
        if case .object(let number)? = value.only { state.stores[number]?.rest = .parameter(name) }
        return value
    }

    func runGetter(_ number: Int, _ state: inout State) {
        let one = code.variables[number]
        let frame = frame(one.file, one.context, from: nil, at: nil)
        (frame.type, frame.external, frame.isStatic) = (one.type, one.external, one.body.isStatic)
        frame.isUncalledGeneric = isGeneric(one.type, [], one.file, one.body.owner)
        frame.own = own(one.type, one.external, one.body.isStatic, frame, &state)
        if let own = frame.own { bindTypes(of: own, for: one.type, frame) }
        frame.result = one.body.type.map { type($0, frame) }
        evaluatedGetters.insert(number)
        _ = finish(one.body.getter ?? [], frame, &state, nil)
    }

    /// Evaluates the initial value of a property of a type of which nothing is seen to make an object.
    func runInitialValue(_ number: Int, _ state: inout State) {
        let one = code.variables[number]
        guard let type = one.type, !one.body.isStatic, one.body.getter == nil else { return }
        let frame = frame(one.file, one.context, from: nil, at: nil)
        isUnreached = isSurelyUnmade(type)
        defer { isUnreached = false }
        guard let own = own(type, one.external, false, frame, &state), !initialized.contains(number) else { return }
        frame.isUncalledGeneric = isGeneric(type, [], one.file, one.body.owner)
        _ = initialValue(number, own, &state, frame, one.body.site)
    }

    func isMadeBefore(_ one: ClosureSite, _ other: ClosureSite) -> Bool {
        (madeClosures[one]?.number ?? 0) < (madeClosures[other]?.number ?? 0)
    }

    /// Calls a closure that nothing is seen to call: whoever gets it may.
    func callUncalled(_ site: ClosureSite, _ state: State) {
        calledClosures.insert(site)
        guard let (number, known) = madeClosures[site] else { return }
        let closure = closures[number]
        // What the launch made is called later.
        let isOfLaunch = closure.scope.locals.values.allSatisfy { state.cells[$0] != nil }
        var copy = isOfLaunch ? state : known
        let frame = frame(closure.scope.file, closure.scope.context, from: nil, at: nil)
        frame.isUncalledGeneric = isGeneric(closure.scope.type, [], closure.scope.file, BodyOwner())
        _ = call(closure: number, [], closure.body.site, &copy, frame, expecting: nil)
    }

    /// Whether a property has a wrapper of the program that may use a container when it is read.
    func hasRelevantWrapper(_ number: Int) -> Bool {
        let one = code.variables[number]
        guard one.type != nil, !one.body.isStatic, let written = one.body.wrappers.first?.type else { return false }
        let type = types.value(written, one.context, frame: 0)
        guard let declared = types.declaration(type)?.type,
            case .variable(let wrapped)? = find("wrappedValue", in: declared)
        else { return false }
        return relevance.variables[wrapped]
    }

    /// Reads a property with a wrapper that nothing is seen to read.
    func readWrapper(_ number: Int, _ state: inout State) {
        let one = code.variables[number]
        guard let type = one.type else { return }
        let frame = frame(one.file, one.context, from: nil, at: nil)
        isUnreached = isSurelyUnmade(type) || !names.contains(one.body.name)
        defer { isUnreached = false }
        frame.isUncalledGeneric = isGeneric(type, [], one.file, one.body.owner)
        guard let own = own(type, one.external, false, frame, &state), !readWrappers.contains(number) else { return }
        _ = read(variable: number, on: own, one.body.site, &state, frame)
    }

    /// What `self` is in code that is called later: any object of the type that is known.
    func own(
        _ type: Int?, _ external: String?, _ isStatic: Bool, _ frame: Frame, _ state: inout State, isNew: Bool = false
    ) -> Value? {
        if let external {
            // An extension of a library's type: it is called on any of its objects.
            let owner = types.value(
                .named(external.split(separator: ".").map { .init(String($0)) }), frame.context.outside,
                frame: frame.number)
            return isStatic ? metatype(owner) : .unknown(.parameter("self"), owner)
        }
        guard let type else { return nil }
        let owner = ownType(type, frame)
        if isStatic { return metatype(owner) }
        let known = isNew ? [] : objectsOfLaunch(state)[type] ?? []
        guard known.isEmpty || known.count > 8 else {
            return Value(kinds: known.map { .object($0) }, type: owner)
        }
        guard known.isEmpty, symbols.types[type].fact.kind != .protocol else {
            return .unknown(.parameter("self"), owner)
        }
        // Nobody is seen to make one: whoever does, its initial values are known.
        let object = newObject(.instance(type: type), owner)
        launchedObjects.insert(object)
        state.fields[object] = [:]
        let own = Value(.object(object), owner)
        setUnknown(type, own, &state, frame)
        return own
    }

    /// The objects that the launch made, by each type that they are of.
    func objectsOfLaunch(_ state: State) -> [Int: [Int]] {
        if let known = launchObjects { return known }
        var found: [Int: [Int]] = [:]
        state.fields.forEach { number, _ in
            guard case .instance(let declared) = objects[number].kind else { return }
            for type in types.supertypes(of: declared) { found[type, default: []].append(number) }
        }
        if isLater { launchObjects = found }
        return found
    }

    func setUnknown(_ type: Int, _ own: Value, _ state: inout State, _ frame: Frame) {
        let wasUnreached = isUnreached
        isUnreached = isUnreached || isSurelyUnmade(type)
        initialize(type, own, Call(callee: .unknown, arguments: [], site: Site(0)), &state, frame)
        state.path = .always
        isUnreached = wasUnreached
        if case .object(let object)? = own.only, var fields = state.fields[object], open(&fields, of: type) {
            state.fields[object] = fields
        }
    }
}
