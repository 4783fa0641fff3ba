import DovetailBasics
import DovetailFacts
import DovetailSemantics

extension Interpreter {
    /// Evaluates statements in order.
    ///
    /// - Returns: whether what follows them is reached.
    @discardableResult
    func run(_ statements: [Statement], _ state: inout State, _ frame: Frame) -> Bool {
        let context = declaresTypes(statements) ? frame.context : nil
        declareFunctions(statements, frame)
        let deferredBefore = frame.deferred.count
        let (locals, functions) = (frame.locals, frame.functions)
        defer {
            (frame.locals, frame.functions) = (locals, functions)
            if let context { frame.context = context }
        }
        var isReached = true
        for statement in statements {
            guard run(statement, &state, frame), !state.path.isNever else {
                isReached = false
                break
            }
        }
        while frame.deferred.count > deferredBefore, let deferred = frame.deferred.popLast() {
            if isReached { isReached = run(deferred.statements, &state, frame) }
            runOnExits(deferred.statements, since: deferred.before, frame)
        }
        return isReached
    }

    /// Runs what is deferred on each way that left its block after the `defer`.
    private func runOnExits(_ statements: [Statement], since before: Frame.Exits, _ frame: Frame) {
        func after(_ states: [State], _ count: Int) -> [State] {
            guard var state = State.joined(Array(states.dropFirst(count))) else { return states }
            run(statements, &state, frame)
            return states.prefix(count) + [state]
        }
        for index in frame.returns.indices.dropFirst(before.returns) {
            var state = frame.returns[index].state
            run(statements, &state, frame)
            frame.returns[index].state = state
        }
        let level = frame.errors.count - 1
        frame.errors[level] = after(frame.errors[level], before.errors)
        for (index, counts) in before.loops.enumerated() {
            frame.loops[index].breaks = after(frame.loops[index].breaks, counts.breaks)
            frame.loops[index].continues = after(frame.loops[index].continues, counts.continues)
        }
        if var state = frame.fallsThrough {
            run(statements, &state, frame)
            frame.fallsThrough = state
        }
    }

    /// Local functions may be called before the statement that declares them.
    func declareFunctions(_ statements: [Statement], _ frame: Frame) {
        for statement in statements {
            switch statement {
            case .function(let body): frame.functions[body.name, default: []].append(LocalFunction(body))
            case .type(let name, let site): declareType(name, site, frame)
            case .alias(let name, let shape): bindType(name, type(shape, frame), frame)
            case .compiled(let condition, let statements): declareTypes(statements, under: condition, frame)
            default: break
            }
        }
    }

    func run(_ statement: Statement, _ state: inout State, _ frame: Frame) -> Bool {
        guard mayStep() else { return true }
        if frame.builder != nil, statement.isChoice || statement.isLoop { frame.parts = nil }
        switch statement {
        case .bind(let pattern, let shape, let expression):
            let expected = shape.map { type($0, frame) }
            if shape?.acceptsNil == true { acceptance = .ifTypeIsWritten }
            var value = expression.map { evaluate($0, &state, frame, expecting: expected) } ?? .unknown(.form, expected)
            if let expression { value = copied(value, expression, &state) }
            if let expected { value = value.of(expected) }
            if expression == nil, expected?.type.isOptional == true { value = Value(.null, expected) }
            guard !state.path.isNever else { return false }
            bind(pattern, identified(value), &state, frame)
        case .variable(let body): declare(body, &state, frame)
        case .function(let body):
            // It sees what is declared before it, even if a closure before it names it.
            for local in frame.functions[body.name] ?? [] where local.body.site == body.site {
                local.scope = frame.scope
            }
        case .type, .alias: break
        case .assign(let target, let expression): assign(target, expression, &state, frame)
        case .evaluate(let expression):
            let value = evaluate(expression, &state, frame, expecting: nil)
            if frame.builder != nil { frame.parts?.append(value) }
        case .branch(let branches): return run(branches, &state, frame)
        case .select(let subject, let cases): return select(subject, cases, &state, frame)
        case .unless(let tests, let statements):
            unmatched = nil
            let (holds, fails) = self.test(tests, state, frame)
            if let unmatched, holds == nil, fails != nil, statements.stopsProgram { insist(on: unmatched) }
            if var fails { run(statements, &fails, frame) }
            guard let holds else { return false }
            state = holds
        case .each(let pattern, let sequence, let condition, let statements, let label):
            return each(pattern, sequence, condition, statements, label, &state, frame)
        case .loop(let tests, let statements, let testsFirst, let label):
            return loop(tests, statements, testsFirst, label, &state, frame)
        case .attempt(let statements, let catches, let label):
            return attempt(statements, catches, label, &state, frame)
        case .deferred(let statements): frame.deferred.append((statements, frame.exits))
        case .compiled(let condition, let statements): return compiled(condition, statements, &state, frame)
        case .leave(let exit):
            leave(exit, &state, frame)
            return false
        }
        return !state.path.isNever
    }

    /// A constant keeps what is unknown about it.
    func identified(_ value: Value) -> Value {
        guard case .unknown(let unknown)? = value.only, unknown.identity == nil else { return value }
        identities += 1
        var value = value
        value.kinds = [.unknown(Unknown(unknown.why, identity: identities))]
        return value
    }

    /// `#if`: code that is not compiled is left out, as if a condition that cannot change did not hold.
    func compiled(
        _ condition: Condition, _ statements: [Statement], _ state: inout State, _ frame: Frame
    ) -> Bool {
        guard let own = compiles(condition, frame) else { return true }
        guard !own.isAlways else { return runOpen(statements, &state, frame) }
        var inside = state
        inside.path = state.path.and(own)
        var outside = state
        outside.path = state.path.and(own.negated)
        let locals = (frame.locals, frame.functions)
        let context = declaresTypes(statements) ? frame.context : nil
        let isReached = inside.path.isNever ? false : runOpen(statements, &inside, frame)
        if let context { frame.context = context }
        if outside.path.isNever {
            if isReached { state = inside }
            return isReached
        }
        if !isReached { (frame.locals, frame.functions) = locals }
        let all = (isReached ? [inside] : []) + [outside]
        guard let joined = State.joined(all) else { return false }
        state = joined
        return true
    }

    /// Statements whose declarations stay visible.
    func runOpen(_ statements: [Statement], _ state: inout State, _ frame: Frame) -> Bool {
        declareFunctions(statements, frame)
        for statement in statements where !run(statement, &state, frame) || state.path.isNever { return false }
        return true
    }

    /// The part of an `#if` condition that the program's builds leave open; nil if they never compile the code.
    func compiles(_ condition: Condition, _ frame: Frame) -> PathCondition? {
        compiles(condition, inFile: frame.file)
    }

    func compiles(_ condition: Condition, inFile file: Int) -> PathCondition? {
        guard !condition.isAlways else { return .always }
        var conditions = symbols.program.modules[code.files[file].module].module.conditions
        if conditions.platforms.isEmpty { conditions.platforms = platforms }
        return conditions.neverCompiles(condition) ? nil : formulas.condition(condition)
    }

    /// The platforms of the program; empty if they are unknown.
    var platforms: [String] {
        symbols.program.modules.first { $0.module.isProgram }?.module.conditions.platforms ?? []
    }

    func leave(_ exit: Statement.Exit, _ state: inout State, _ frame: Frame) {
        switch exit {
        case .return(let expression):
            acceptance = frame.acceptance
            let value = expression.map { evaluate($0, &state, frame, expecting: frame.result) } ?? .void
            acceptance = .no
            if !state.path.isNever { frame.returns.append((state, value)) }
        case .throw(let expression):
            _ = evaluate(expression, &state, frame, expecting: nil)
            raise(state, frame)
        case .break(let label):
            if let index = frame.loops.lastIndex(where: { label == nil || $0.label == label }) {
                frame.loops[index].breaks.append(state)
            }
        case .continue(let label):
            if let index = frame.loops.lastIndex(where: { $0.isLoop && (label == nil || $0.label == label) }) {
                frame.loops[index].continues.append(state)
            }
        case .fallthrough: frame.fallsThrough = state
        }
        state.path = .never
    }

    /// An error is thrown.
    func raise(_ state: State, _ frame: Frame) {
        guard !state.path.isNever else { return }
        frame.errors[frame.errors.count - 1].append(state)
    }

    /// What a library does fails, by throwing or by stopping the program.
    func fail(_ state: inout State, _ frame: Frame, throwing: Bool = true) {
        // A failure that the code handles is not a mistake.
        if isRecovering, frame.errors.count == 1, frame.tolerating == 0 { return }
        if throwing { raise(state, frame) }
        state.path = .never
    }

    /// What is thrown in an evaluation that is not a function's is thrown in its caller.
    func passErrors(of inner: Frame, to frame: Frame) {
        flush(inner)
        if let errors = State.joined(inner.errors[0]) { raise(errors, frame) }
        inner.errors[0] = []
    }

    func attempt(
        _ statements: [Statement], _ catches: [Statement.Catch], _ label: String?, _ state: inout State, _ frame: Frame
    ) -> Bool {
        if label != nil { frame.loops.append(.init(label: label, isLoop: false)) }
        if !catches.isEmpty { frame.errors.append([]) }
        var ends: [State] = []
        var inside = state
        if run(statements, &inside, frame) { ends.append(inside) }
        if !catches.isEmpty, var failing = State.joined(frame.errors.removeLast()) {
            for clause in catches {
                let locals = (frame.locals, frame.functions)
                defer { (frame.locals, frame.functions) = locals }
                var own = failing
                if clause.isPartial {
                    let atom = newAtom()
                    own.path = failing.path.and(atom)
                    failing.path = failing.path.and(atom.negated)
                } else {
                    failing.path = .never
                }
                bind("error", .unknown(.form), &own, frame)
                for pattern in clause.patterns { bind(pattern, .unknown(.form), &own, frame) }
                if run(clause.statements, &own, frame) { ends.append(own) }
            }
            raise(failing, frame)
        }
        if label != nil { ends += frame.loops.removeLast().breaks }
        guard let joined = State.joined(ends) else { return false }
        state = joined
        return true
    }
}

extension Value.Kind {
    /// Whether it is one value, known whole, that may be compared.
    var isConstant: Bool {
        switch self {
        case .text, .integer, .null, .metatype: true
        case .truth(let condition): condition.isAlways || condition.isNever
        case .enumCase(_, let payload): payload.isEmpty
        default: false
        }
    }

    var isOpen: Bool { if case .unknown = self { true } else { false } }
}

extension Pattern {
    /// Whether it matches every value.
    var isIrrefutable: Bool {
        switch self {
        case .name, .wildcard: true
        case .tuple(let parts): parts.allSatisfy(\.isIrrefutable)
        default: false
        }
    }
}

extension [Statement] {
    /// Whether the last of them is a call that never returns.
    fileprivate var stopsProgram: Bool {
        guard case .evaluate(.call(let call))? = last, case .name(let name, _, _) = call.callee else { return false }
        return CodeRunners.neverReturns(name)
    }
}
