import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

extension Interpreter {
    /// Evaluates the program from its start, and then everything that may run later.
    ///
    /// If something fails, and something else was not reached, the program is evaluated once more as if that had not
    /// failed, to find out about what follows.
    package func evaluation() -> Evaluation {
        guard !usedVocabularies.isEmpty else { return Evaluation() }
        let evaluation = evaluationOnce()
        guard evaluation.fails, evaluation.isWhole,
            calls([.ask, .put, .make, .readPort])
                .contains(where: { !visited.contains(ClosureSite(file: $0.file, site: $0.site)) && sees($0.file) })
        else { return evaluation }
        return evaluation.completed(by: Interpreter(recovering: self).evaluationOnce())
    }

    private func evaluationOnce() -> Evaluation {
        var state = State()
        launch(&state)
        guard !isOver else { return result }
        state.path = .always
        state.cells = reachableCells(state)
        let (builtAtLaunch, atLaunch) = ((builtRegistrations, built, results), (found, tentative, problems, wanted))
        isLater = true
        changing = changingVariables()
        openChangingVariables(&state)
        runLater(state)
        if !laterStores.isEmpty, !isOver {
            // Later code runs in any order: what one part registers is possibly there for another.
            (found, tentative, problems, wanted) = atLaunch
            steps = 0
            // What is known since then was found with less.
            (builtRegistrations, built, results) = builtAtLaunch
            runLater(state)
        }
        return result
    }

    /// The variables that something still refers to after the launch: closures that are kept.
    private func reachableCells(_ state: State) -> NumberedValues<Value> {
        var kept = NumberedValues<Value>()
        for closure in closures {
            for cell in closure.scope.locals.values { if let value = state.cells[cell] { kept[cell] = value } }
        }
        for local in localFunctions {
            for cell in local.scope?.locals.values.map({ $0 }) ?? [] {
                if let value = state.cells[cell] { kept[cell] = value }
            }
        }
        return kept
    }

    // MARK: Launch

    private func launch(_ state: inout State) {
        let program = symbols.program
        let isProgram = program.modules.contains { $0.module.isProgram }
        for number in code.files.indices {
            let file = code.files[number]
            guard file.bodies.topLevel.contains(where: \.runs) else { continue }
            let module = program.modules[file.module].module
            guard module.isProgram || !isProgram else { continue }
            let frame = frame(number, file.context, from: nil, at: nil)
            frame.isTopLevel = true
            run(file.bodies.topLevel, &state, frame)
            flush(frame)
            if state.path.isNever { state.path = .always }
        }
        for entry in code.entries { launch(entry, &state) }
        // Scenes are connected next.
        for number in code.functions.indices where code.functions[number].body.name == "scene" {
            let body = code.functions[number].body
            guard body.signature.parameters.contains(where: { $0.label == "willConnectTo" }) else { continue }
            runRoot(number, on: nil, &state)
            if state.path.isNever { state.path = .always }
        }
        initializeStatics(&state)
    }

    /// Static and global variables are initialized when they are first read, once for all code.
    private func initializeStatics(_ state: inout State) {
        for number in code.variables.indices where state.statics[number] == nil && relevance.users.variables[number] {
            let one = code.variables[number]
            let isShared = one.body.isStatic || one.type == nil && one.external == nil
            guard isShared, !one.body.isComputed, one.body.value != nil || !one.body.wrappers.isEmpty else { continue }
            let before = state
            let frame = frame(one.file, one.context, from: nil, at: nil)
            let own: Value? = one.type.map { metatype(ownType($0, frame)) }
            _ = read(variable: number, on: own, one.body.site, &state, frame)
            if state.path.isNever { state = before }
        }
    }

    /// Starts a type that is marked as the program's entry.
    private func launch(_ type: Int, _ state: inout State) {
        let declared = symbols.types[type]
        guard let file = code.files.firstIndex(where: { $0.path == declared.fact.location.path }) else { return }
        let frame = frame(file, code.files[file].context, from: nil, at: nil)
        let shape = TypeShape.named(declared.fact.path.map { .init($0) })
        let owner = types.value(shape, declared.context.enclosed(by: []), frame: frame.number)
        let call = Call(callee: .unknown, arguments: [], site: Site(0))
        let mains = code.functions("main", of: type).filter { code.functions[$0].body.isStatic }
        if !mains.isEmpty {
            _ = callAny(mains, call, on: metatype(owner), &state, frame, expecting: nil)
            if state.path.isNever { state.path = .always }
            return
        }
        let own = construct(owner, call, &state, frame, expecting: nil)
        for case .object(let object) in own.kinds { launchedObjects.insert(object) }
        if state.path.isNever { state.path = .always }
        // What the system calls first.
        for number in code.functions("application", of: type) {
            let body = code.functions[number].body
            guard body.signature.parameters.contains(where: { $0.label?.hasSuffix("LaunchingWithOptions") == true })
            else {
                continue
            }
            runRoot(number, on: own, &state)
            if state.path.isNever { state.path = .always }
        }
        if case .variable(let body)? = find("body", in: type) {
            _ = read(variable: body, on: own, Site(0), &state, frame)
            if state.path.isNever { state.path = .always }
        }
    }

    // MARK: Later

    private func runLater(_ state: State) {
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
    private var unbuilt: [Int] {
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
    private func buildAlone(_ number: Int, _ state: State) {
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
    private func buildUnplaced(_ number: Int, _ state: State) {
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
    private func isGeneric(_ type: Int?, _ generics: [GenericParameterFact], _ file: Int, _ owner: BodyOwner) -> Bool {
        guard isOfProgram(file, owner.access) else { return false }
        guard let type else { return !generics.isEmpty }
        return conformsToNothing(type)
            && !(generics.isEmpty && symbols.genericParameters(of: type).joined().isEmpty)
    }

    /// Evaluates a function of which no caller is known.
    private func runRoot(_ number: Int, on own: Value?, _ state: inout State) {
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
    private func givenContainer(_ name: String, _ type: TypeValue, _ state: inout State) -> Value? {
        guard let library = types.library(type) else { return nil }
        switch types.role(library) {
        case .container, .filler: break
        default: return nil
        }
        let value = makeContainer(library, type, parent: nil, &state)
        if case .object(let number)? = value.only { state.stores[number]?.rest = .parameter(name) }
        return value
    }

    private func runGetter(_ number: Int, _ state: inout State) {
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
    private func runInitialValue(_ number: Int, _ state: inout State) {
        let one = code.variables[number]
        guard let type = one.type, !one.body.isStatic, one.body.getter == nil else { return }
        let frame = frame(one.file, one.context, from: nil, at: nil)
        isUnreached = isSurelyUnmade(type)
        defer { isUnreached = false }
        guard let own = own(type, one.external, false, frame, &state), !initialized.contains(number) else { return }
        frame.isUncalledGeneric = isGeneric(type, [], one.file, one.body.owner)
        _ = initialValue(number, own, &state, frame, one.body.site)
    }

    private func isMadeBefore(_ one: ClosureSite, _ other: ClosureSite) -> Bool {
        (madeClosures[one]?.number ?? 0) < (madeClosures[other]?.number ?? 0)
    }

    /// Calls a closure that nothing is seen to call: whoever gets it may.
    private func callUncalled(_ site: ClosureSite, _ state: State) {
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
    private func hasRelevantWrapper(_ number: Int) -> Bool {
        let one = code.variables[number]
        guard one.type != nil, !one.body.isStatic, let written = one.body.wrappers.first?.type else { return false }
        let type = types.value(written, one.context, frame: 0)
        guard let declared = types.declaration(type)?.type,
            case .variable(let wrapped)? = find("wrappedValue", in: declared)
        else { return false }
        return relevance.variables[wrapped]
    }

    /// Reads a property with a wrapper that nothing is seen to read.
    private func readWrapper(_ number: Int, _ state: inout State) {
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
    private func own(
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
    private func objectsOfLaunch(_ state: State) -> [Int: [Int]] {
        if let known = launchObjects { return known }
        var found: [Int: [Int]] = [:]
        state.fields.forEach { number, _ in
            guard case .instance(let declared) = objects[number].kind else { return }
            for type in types.supertypes(of: declared) { found[type, default: []].append(number) }
        }
        if isLater { launchObjects = found }
        return found
    }

    private func setUnknown(_ type: Int, _ own: Value, _ state: inout State, _ frame: Frame) {
        let wasUnreached = isUnreached
        isUnreached = isUnreached || isSurelyUnmade(type)
        initialize(type, own, Call(callee: .unknown, arguments: [], site: Site(0)), &state, frame)
        state.path = .always
        isUnreached = wasUnreached
        if case .object(let object)? = own.only, var fields = state.fields[object], open(&fields, of: type) {
            state.fields[object] = fields
        }
    }

    /// Whether nothing in a whole program names a function.
    private func isSurelyUncalled(_ number: Int) -> Bool {
        let one = code.functions[number]
        let body = one.body
        func isOfUnmade() -> Bool { one.type.map { !body.isStatic && isSurelyUnmade($0) } ?? false }
        guard body.kind == .function, !body.isOverride, !names.contains(body.name) || isOfUnmade(),
            body.owner.attributes.isEmpty || body.owner.attributes.allSatisfy({ $0 == "discardableResult" })
        else { return false }
        guard let type = one.type else { return one.external == nil && isOfProgram(one.file, body.owner.access) }
        // Code that is not read may call it through a protocol or a superclass.
        return isOfProgram(one.file, body.owner.access) && conformsToNothing(type)
    }

    /// Whether nothing in a whole program names a type, and nothing else can make an object of it.
    private func isSurelyUnmade(_ type: Int) -> Bool {
        let fact = symbols.types[type].fact
        return !names.contains(fact.name) && !namesInTypes.contains(fact.name) && conformsToNothing(type)
            && code.files.first { $0.path == fact.location.path }.map { isOfProgram(module: $0.module, fact.access) }
                ?? false
            && !symbols.types.indices.contains { $0 != type && types.supertypes(of: $0).contains(type) }
    }

    /// Whether a type is not a protocol and inherits from nothing, so that code which is not read cannot know it.
    private func conformsToNothing(_ type: Int) -> Bool {
        let fact = symbols.types[type].fact
        return fact.kind != .protocol && fact.inherits.isEmpty
            && symbols.extensions[type].allSatisfy(\.fact.inherits.isEmpty)
    }

    /// Whether only the program calls what a file declares with an access level.
    private func isOfProgram(_ file: Int, _ access: Access) -> Bool {
        isOfProgram(module: code.files[file].module, access)
    }

    private func isOfProgram(module: ModuleID, _ access: Access) -> Bool {
        symbols.program.modules.contains { $0.module.isProgram } || startingModules.contains(module)
            || !startingModules.isEmpty && access < .public
    }

    /// Whether a file sees a library of containers.
    func sees(_ file: Int) -> Bool {
        let modules = types.modules(seenFrom: code.files[file].context)
        return types.vocabularies.contains { !$0.modules.isDisjoint(with: modules) }
    }

    /// The calls of the program that may have one of these meanings by their names.
    private func calls(_ meanings: Set<Meaning>) -> [(file: Int, site: Site)] {
        code.calls(meanings, types.vocabularies) { compiles($1, inFile: $0) != nil }
    }

    /// Whether all that the code may register is known.
    private var registersNothingElse: Bool {
        !mayRegisterAnything && !isExhausted
            && !calls([.put, .contribute, .alias, .apply, .make]).contains {
                !visited.contains(ClosureSite(file: $0.file, site: $0.site)) && sees($0.file)
            }
    }

    /// Where a service is registered in the same containers, which is too late, or else in others.
    private func registered(
        _ key: Key, besides containers: [Int]
    ) -> (places: [SourceLocation], isTooEarly: Bool) {
        var (own, others): (Set<SourceLocation>, Set<SourceLocation>) = ([], [])
        for (number, one) in registrations.enumerated()
        where one.key.service == key.service && one.key.name == key.name && one.key.arguments == key.arguments {
            let place = code.place(one.site, in: one.file)
            let isOwn = containersOfRegistrations[number].map(containers.contains) ?? false
            if isOwn { own.insert(place) } else if key != Self.portKey { others.insert(place) }
        }
        return own.isEmpty ? (others.sorted(), false) : (own.sorted(), true)
    }

    /// The text of a lookup of which it is not known what it looks up.
    static let anyService = "a service"

    // MARK: Result

    private var result: Evaluation {
        var all = found
        for (key, outcome) in tentative {
            guard let final = all[key] else {
                all[key] = outcome
                continue
            }
            if final.answer.isFailure, !outcome.answer.isFailure {
                // It is met now, and no longer later.
                all[key]?.answer = .unknown(.changes)
            } else if case .proved(let place?) = final.answer, outcome.answer.rank > final.answer.rank {
                all[key]?.answer = .conditional(place)
            }
        }
        // The same for what is looked up by another name later.
        let met = Dictionary(grouping: tentative.values) { $0.through.first ?? $0.location }.filter {
            $0.value.allSatisfy { !$0.answer.isFailure }
        }
        for (key, outcome) in all where outcome.answer.isFailure && tentative[key] == nil {
            if met[outcome.through.first ?? key.location] != nil { all[key]?.answer = .unknown(.changes) }
        }
        // What callers say is counted where they are.
        let bodies = Set(all.values.flatMap(\.through))
        for (key, outcome) in all
        where (outcome.answer.isOpen || outcome.answer == .notReached) && outcome.through.isEmpty
            && bodies.contains(key.location)
        {
            all[key] = nil
        }
        // What was not evaluated is said, and what was found where it does not count.
        let said = Set(all.values.flatMap { [$0.location] + $0.through })
        var unvisited: Set<SourceLocation> = []
        for one in calls([.ask]) {
            let site = ClosureSite(file: one.file, site: one.site)
            guard !visited.contains(site) || using.contains(site), sees(one.file) else { continue }
            unvisited.insert(code.place(one.site, in: one.file))
        }
        unvisited = unvisited.union(asked).subtracting(said)
        for location in unvisited {
            let key = LookupSite(location: location, text: Self.anyService)
            all[key] = LookupOutcome(location: location, text: Self.anyService, answer: .unknown(.notReached))
        }
        // What nothing registers is missing in whatever container callers pass.
        if registersNothingElse {
            let services = Set(registrations.map(\.key.service))
            for (key, wanted) in wanted where !services.contains(wanted.key.service) {
                guard let outcome = all[key], outcome.answer.isOfUnknownContainer, !outcome.isPort else { continue }
                if !symbols.program.isWhole {
                    all[key]?.answer = .unknown(.otherProgram)
                } else if outcome.answer != .unknown(.noContainer) {
                    // What no known container has need not be built.
                    all[key]?.answer = .missing
                }
            }
        }
        var evaluation = Evaluation()
        evaluation.unvisited = unvisited
        if isExhausted {
            for (key, outcome) in all where outcome.answer == .missing { all[key]?.answer = .unknown(.tooLarge) }
        }
        for (key, outcome) in all where outcome.isPort && outcome.answer == .missing {
            // A program that is not read, or what injects into a port that is not known, may inject it.
            if injectsUnknownPort {
                all[key]?.answer = .unknown(.unread("inject"))
            } else if startingModules.isEmpty, !symbols.program.modules.contains(where: { $0.module.isProgram }) {
                all[key]?.answer = .unknown(.otherProgram)
            }
        }
        for (key, wanted) in wanted where all[key]?.answer == .missing {
            let (places, isTooEarly) = registered(wanted.key, besides: wanted.containers)
            all[key]?.elsewhere = places
            all[key]?.isTooEarly = isTooEarly
        }
        evaluation.lookups = all.values.sorted { ($0.location, $0.text) < ($1.location, $1.text) }
        evaluation.registrations = Set(
            registrations.filter { !$0.factory.isValue }.map { code.place($0.site, in: $0.file) }
        ).sorted()
        evaluation.problems = problems.filter { problem in
            // What perhaps runs earlier fails only if it fails then, too.
            problem.kind != .injectedTwice || !tentativeInjections.contains(problem.location)
                || tentativeProblems.contains { $0.location == problem.location }
        }.sorted { ($0.location, $0.text) < ($1.location, $1.text) }
        evaluation.usesPorts = usesPorts
        evaluation.steps = steps
        evaluation.places = places
        evaluation.calls = Set(visited.map { code.place($0.site, in: $0.file) })
        evaluation.isWhole = !isOver
        return evaluation
    }
}

extension Statement {
    /// Whether it does more than declare.
    var runs: Bool {
        switch self {
        case .function, .variable, .type, .alias: false
        case .compiled(_, let statements): statements.contains(where: \.runs)
        default: true
        }
    }
}
