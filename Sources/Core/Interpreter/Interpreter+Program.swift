import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

extension Interpreter {
    /// Evaluates the program from its start, and then everything that may run later.
    package func evaluation() -> Evaluation {
        var state = State()
        launch(&state)
        state.path = .always
        state.cells = reachableCells(state)
        let (builtAtLaunch, atLaunch) = (builtRegistrations, (found, tentative, problems))
        isLater = true
        runLater(state)
        if !laterStores.isEmpty {
            // Later code runs in any order: what one part registers is possibly there for another.
            (found, tentative, problems) = atLaunch
            steps = 0
            builtRegistrations = builtAtLaunch
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
        for number in code.variables.indices where state.statics[number] == nil {
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
            while index < later.count, index < 20_000 {
                let (number, arguments) = later[index]
                index += 1
                guard isRelevant(closure: number) else { continue }
                let site = ClosureSite(file: closures[number].scope.file, site: closures[number].body.site)
                guard ran.insert(site).inserted else { continue }
                var copy = state
                let frame = frame(closures[number].scope.file, closures[number].scope.context, from: nil, at: nil)
                _ = call(closure: number, arguments, closures[number].body.site, &copy, frame, expecting: nil)
            }
        }
        drain()
        for number in registrations.indices where !builtRegistrations.contains(number) {
            if registrations[number].factory.isValue { continue }
            buildAlone(number, state)
        }
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
                guard body.statements != nil, relevance.functions[number], names.contains(body.name) == isNamed
                else { continue }
                isUnreached = isSurelyUncalled(number)
                var copy = state
                runRoot(number, on: nil, &copy)
                isUnreached = false
                drain()
            }
        }
        for number in code.variables.indices
        where relevance.variables[number] && !evaluatedGetters.contains(number)
            && code.variables[number].body.getter != nil
        {
            var copy = state
            runGetter(number, &copy)
            drain()
        }
    }

    /// Evaluates the factory of a service that nothing resolves, in the container in which it is registered.
    private func buildAlone(_ number: Int, _ state: State) {
        var first: Int?
        state.stores.forEach { container, store in
            if first == nil, store.hasRegistration(number) {
                first = container
            }
        }
        guard let container = first else { return }
        var copy = state
        let registration = registrations[number]
        let frame = frame(registration.file, code.files[registration.file].context, from: nil, at: nil)
        let library = view(LibraryType(vocabulary: registration.vocabulary, name: "Resolver"), isAwaited: true)
        let parameters: [Value] = registration.key.arguments.map { _ in .unknown(.parameter("argument")) }
        _ = build(number, in: container, parameters, library, registration.site, &copy, frame)
    }

    /// Evaluates a function of which no caller is known.
    private func runRoot(_ number: Int, on own: Value?, _ state: inout State) {
        let one = code.functions[number]
        let frame = frame(one.file, one.context, from: nil, at: nil)
        (frame.type, frame.external, frame.isStatic) = (one.type, one.external, one.body.isStatic)
        frame.function = number
        frame.declare(one.body.signature.generics)
        frame.own =
            own
            ?? self.own(
                one.type, one.external, one.body.isStatic, frame, &state, isNew: one.body.kind == .initializer)
        if let own = frame.own { bindTypes(of: own, for: one.type, frame) }
        for parameter in one.body.signature.parameters {
            let type = parameter.type.map { self.type($0.given, frame) }
            bind(parameter.name, .unknown(.parameter(parameter.name), type), &state, frame)
        }
        frame.result = one.body.signature.result.map { type($0, frame) }
        _ = run(number, frame, &state, nil, one.body.site)
    }

    private func runGetter(_ number: Int, _ state: inout State) {
        let one = code.variables[number]
        let frame = frame(one.file, one.context, from: nil, at: nil)
        (frame.type, frame.external, frame.isStatic) = (one.type, one.external, one.body.isStatic)
        frame.own = own(one.type, one.external, one.body.isStatic, frame, &state)
        if let own = frame.own { bindTypes(of: own, for: one.type, frame) }
        frame.result = one.body.type.map { type($0, frame) }
        evaluatedGetters.insert(number)
        _ = finish(one.body.getter ?? [], frame, &state, nil)
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
        let wasRecording = isRecording
        isRecording = false
        initialize(type, own, Call(callee: .unknown, arguments: [], site: Site(0)), &state, frame)
        state.path = .always
        isRecording = wasRecording
    }

    /// Whether nothing in a whole program names a function.
    private func isSurelyUncalled(_ number: Int) -> Bool {
        let one = code.functions[number]
        let body = one.body
        guard body.kind == .function, !names.contains(body.name), !body.isOverride,
            body.owner.attributes.isEmpty || body.owner.attributes.allSatisfy({ $0 == "discardableResult" })
        else { return false }
        guard let type = one.type else { return one.external == nil && isOfProgram(one.file, body.owner.access) }
        // Code that is not read may call it through a protocol or a superclass.
        let declared = symbols.types[type]
        return isOfProgram(one.file, body.owner.access) && declared.fact.kind != .protocol
            && declared.fact.inherits.isEmpty
            && symbols.extensions[type].allSatisfy(\.fact.inherits.isEmpty)
    }

    /// Whether only the program calls what a file declares with an access level.
    private func isOfProgram(_ file: Int, _ access: Access) -> Bool {
        let module = code.files[file].module
        return symbols.program.modules.contains { $0.module.isProgram } || startingModules.contains(module)
            || !startingModules.isEmpty && access < .public
    }

    /// Whether a file sees a library of containers.
    private func sees(_ file: Int) -> Bool {
        let modules = types.modules(seenFrom: code.files[file].context)
        return types.vocabularies.contains { !$0.modules.isDisjoint(with: modules) }
    }

    // MARK: Result

    private var result: Evaluation {
        var all = found
        for (key, outcome) in tentative {
            guard let final = all[key] else {
                all[key] = outcome
                continue
            }
            if final.answer.rank >= 4, outcome.answer.rank < 4 {
                // It is met now, and no longer later.
                all[key]?.answer = .unknown(.changes)
            } else if case .proved(let place?) = final.answer, outcome.answer.rank > final.answer.rank {
                all[key]?.answer = .conditional(place)
            }
        }
        // The same for what is looked up by another name later.
        let met = Dictionary(grouping: tentative.values) { $0.through.first ?? $0.location }.filter {
            $0.value.allSatisfy { $0.answer.rank < 4 }
        }
        for (key, outcome) in all where outcome.answer.rank >= 4 && tentative[key] == nil {
            if met[outcome.through.first ?? key.location] != nil { all[key]?.answer = .unknown(.changes) }
        }
        // What was not evaluated is said.
        for one in code.possibleLookups(types.vocabularies)
        where !visited.contains(ClosureSite(file: one.file, site: one.site)) {
            let location = code.place(one.site, in: one.file)
            guard !all.keys.contains(where: { $0.location == location }), sees(one.file) else { continue }
            let key = LookupSite(location: location, text: "a service")
            all[key] = LookupOutcome(location: location, text: "a service", answer: .unknown(.notReached))
        }
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
        // What fails for a caller is said of the body, too.
        for outcome in all.values where outcome.answer.rank >= 4 {
            guard let body = outcome.through.first, body != outcome.location else { continue }
            let key = LookupSite(location: body, text: outcome.text)
            guard all[key].map({ $0.answer.rank < 3 }) ?? true else { continue }
            all[key] = LookupOutcome(
                location: body, text: outcome.text, answer: .unknown(.callers), isPort: outcome.isPort)
        }
        var evaluation = Evaluation()
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
        evaluation.isWhole = steps < Self.limit
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
