import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Finds ports that nothing injects into, or that are injected twice: missing-registration, duplicate-registration.
struct PortFindings {
    private let index: ContainerIndex
    private let called: CalledFunctions
    private let programs: SharedPrograms
    private let isStrict: Bool
    private var injections: [SourceLocation: [Placed<PortUseFact>]] = [:]
    private var questions: [(port: Placed<ContainerVariableFact>, use: Placed<PortUseFact>)] = []
    /// Whether something injects into an unknown port.
    private var injectsUnseen = false

    init(_ flow: ContainerFlow, isStrict: Bool) {
        index = flow.index
        programs = SharedPrograms(index.symbols.program)
        self.isStrict = isStrict
        called = flow.called
        guard index.symbols.program.isWhole else { return }
        for use in index.portUses {
            switch (target(of: use), use.fact.kind) {
            case (.port(let port), .inject): injections[port.fact.location, default: []].append(use)
            case (.port(let port), .get): questions.append((port, use))
            case (.unseen, .inject): injectsUnseen = true
            case (.unseen, .get), (.other, _): break
            }
        }
    }

    /// Whether no port of the program is read or injected.
    var isEmpty: Bool { injections.isEmpty && questions.isEmpty }

    var findings: [Finding] {
        guard index.symbols.program.isWhole else { return [] }
        return questions.compactMap { unfilled($0.port, $0.use) } + injections.values.flatMap { twice($0) }
            + injections.values.flatMap { repeatedly($0) }
    }

    // MARK: Ports

    private enum Target {
        case port(Placed<ContainerVariableFact>)
        /// It may be a port.
        case unseen
        case other
    }

    private func target(of use: Placed<PortUseFact>) -> Target {
        guard let names = use.fact.names, !names.isEmpty else { return .unseen }
        if let variable = index.variables(names, in: use.context).first {
            if isPort(variable) { return .port(variable) }
            guard let type = variable.fact.type else { return .unseen }
            return type.unwrapped.path?.last == "Port" ? .unseen : .other
        }
        guard let type = index.type(of: names, in: use.context) else { return .unseen }
        return type.shape.unwrapped.path?.last == "Port" ? .unseen : .other
    }

    /// Whether a variable stores one port for the whole program.
    private func isPort(_ variable: Placed<ContainerVariableFact>) -> Bool {
        guard variable.isDovetail == true, variable.fact.isStatic || variable.fact.path.count == 1,
            !variable.fact.isComputed, let path = variable.fact.type?.path, path.last == "Port"
        else { return false }
        return path == ["Dovetail", "Port"]
            || path.count == 1 && index.symbols.declarations(of: path, in: variable.context).isEmpty
    }

    // MARK: Findings

    /// The finding for a port whose value is read; nil if something injects one.
    private func unfilled(_ port: Placed<ContainerVariableFact>, _ use: Placed<PortUseFact>) -> Finding? {
        guard !injectsUnseen, !use.fact.isTolerant, called.isCalled(use.fact.function) else { return nil }
        let name = port.fact.path.joined(separator: ".")
        let here = (injections[port.fact.location] ?? []).filter {
            programs.module($0.context.module, isBeside: use.context.module)
        }
        let declared = Finding.Note(port.fact.location, "the port is declared here")
        guard let first = here.first else {
            return Finding(
                .missingRegistration, at: use.fact.location, "nothing injects a value into the port '\(name)'",
                notes: [declared], help: "call \(name).inject(…) when the program starts")
        }
        let cover = here.reduce(Condition.never) { $0.or($1.fact.condition) }
        guard use.fact.condition.implies(cover.onNamedSystems) else {
            let open = use.fact.condition.without(cover)
            return Finding(
                .missingRegistration, at: use.fact.location,
                "nothing injects a value into the port '\(name)' under #if \(open)",
                notes: [declared, .init(first.fact.location, "injected here, under #if \(first.fact.condition)")],
                help: "call \(name).inject(…) in every build that uses it")
        }
        let run = here.filter { called.isCalled($0.fact.function) }
        if run.isEmpty, let root = first.fact.function.flatMap({ called.roots(of: $0).first }) {
            let uncalled = UncalledRoot(root, index)
            return Finding(
                .missingRegistration, at: use.fact.location,
                "nothing injects a value into the port '\(name)': \(uncalled.doing("injects one"))",
                notes: [declared, .init(first.fact.location, "injected here"), uncalled.note],
                help: uncalled.help(before: "the port is read"))
        }
        guard isStrict, mayBeSkipped(run, before: use.fact) else { return nil }
        let cause = ContainerProof.Conditional.Cause.branch
        return Finding(
            .unprovableResolution, at: use.fact.location,
            "cannot prove that the port '\(name)' has a value: it is injected \(cause.text)",
            notes: [declared, .init(first.fact.location, "injected here")],
            help: "inject it in every case, or read it in the same branch")
    }

    /// Whether a run may come to the use of a port without its only injection.
    private func mayBeSkipped(_ injections: [Placed<PortUseFact>], before use: PortUseFact) -> Bool {
        // Several injections may be branches of one choice; a read in the same branch runs whenever the injection does.
        guard let only = injections.first, injections.count == 1 else { return false }
        return !only.fact.isUnconditional && (use.isUnconditional || use.body != only.fact.body)
    }

    /// Injections that surely run after another one.
    private func twice(_ uses: [Placed<PortUseFact>]) -> [Finding] {
        let sure = uses.filter {
            $0.fact.isUnconditional && !$0.fact.isTolerant && called.isCalled($0.fact.function)
        }.sorted { $0.fact.location < $1.fact.location }
        return sure.enumerated().compactMap { at, use in
            let earlier = sure[..<at].first {
                $0.fact.body == use.fact.body && !$0.fact.condition.excludes(use.fact.condition)
            }
            guard let earlier else { return nil }
            return Finding(
                .duplicateRegistration, at: use.fact.location,
                "'\(use.fact.names?.joined(separator: ".") ?? "")' is injected twice, and the second time throws",
                notes: [.init(earlier.fact.location, "injected here too")], help: "remove one of them")
        }
    }

    /// Injections in functions that are surely called twice.
    private func repeatedly(_ uses: [Placed<PortUseFact>]) -> [Finding] {
        uses.compactMap { use in
            guard use.fact.isUnconditional, !use.fact.isTolerant, let function = use.fact.function,
                let calls = callsInOneBody(of: function)
            else { return nil }
            let name = index.bodies[function]?.fact.callName ?? ""
            return Finding(
                .duplicateRegistration, at: use.fact.location,
                "'\(use.fact.names?.joined(separator: ".") ?? "")' is injected twice, and the second time throws",
                notes: calls.map { .init($0, "'\(name)' is called here") }, help: "call '\(name)' once")
        }
    }

    /// The first two calls of a function that the same body makes whenever it runs; nil if there are none.
    private func callsInOneBody(of function: SourceLocation) -> [SourceLocation]? {
        let calls = index.plainCalls.filter { call in
            // Outside main.swift, what is in no function is the value of a global, which may never be used.
            (call.fact.function != nil || call.fact.location.path.split(separator: "/").last == "main.swift")
                && call.fact.registration == nil && !call.fact.isInitialValue && called.isCalled(call.fact.function)
                && PlainCalls.function(of: call, index) == function
        }
        let bodies = Dictionary(grouping: calls) { $0.fact.function?.description ?? $0.fact.location.path }
        let repeated = bodies.values.filter { $0.count > 1 }.map { Array($0.map(\.fact.location).sorted().prefix(2)) }
        return repeated.min { $0[0] < $1[0] }
    }
}
