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
        startLibraries(&state)
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

    /// The only object of a type that the system makes at the launch, such as the app's delegate.
    func launchedObject(_ type: TypeValue) -> Value? {
        guard let declared = types.declaration(type)?.type else { return nil }
        let objects = launchedObjects.filter {
            if case .instance(declared) = self.objects[$0].kind { true } else { false }
        }
        guard objects.count == 1, let object = objects.first else { return nil }
        return Value(.object(object), type)
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
