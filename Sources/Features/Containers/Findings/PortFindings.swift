import DovetailBasics
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
    /// The variables with a port of their own that is not followed.
    private var unfollowedNames: Set<String> = []
    /// The reads of ports that are not followed, and the calls that make them, with the name if there is one.
    private var unfollowed: [(name: [String]?, use: Placed<PortUseFact>, cause: GapCause)] = []
    /// Something that injects into an unknown port.
    private var unseen: Placed<PortUseFact>?

    init(_ flow: ContainerFlow, isStrict: Bool) {
        index = flow.index
        programs = SharedPrograms(index.symbols.program)
        self.isStrict = isStrict
        called = flow.called
        guard index.symbols.program.isWhole else { return }
        let made = index.portUses.filter { $0.fact.kind == .make && !isFollowed($0) }
        unfollowed = made.map { ($0.fact.names, $0, .unfollowedPort) }
        unfollowedNames = Set(made.compactMap { use in use.fact.names.map { Self.key($0, at: use.fact.location) } })
        for use in index.portUses where use.fact.kind != .make {
            switch (target(of: use), use.fact.kind) {
            case (.port(let port), .inject): injections[port.fact.location, default: []].append(use)
            case (.port(let port), .get): questions.append((port, use))
            case (.unseen, .inject), (.handed, .inject): unseen = unseen ?? use
            case (.handed, .get) where !use.fact.isTolerant: unfollowed.append((name(of: use), use, .handedPort))
            case (.handed, .get), (.unseen, .get), (.other, _), (_, .make): break
            }
        }
    }

    /// Whether no port of the program is read or injected.
    var isEmpty: Bool { injections.isEmpty && questions.isEmpty && unfollowed.isEmpty }

    var findings: [Finding] {
        guard index.symbols.program.isWhole else { return [] }
        let unfilled = questions.compactMap { port, use in
            switch state(port, use) {
            case .unfilled(let finding): finding
            case .filled(let only?): isStrict ? unprovable(port, use, only) : nil
            case .filled(nil), .unknown, .unused: nil
            }
        }
        return unfilled + injections.values.flatMap { twice($0) + repeatedly($0) } + unsafelyShared
    }

    /// Adds what is known about each place that reads a port.
    func addOutcomes(to outcomes: inout ResolutionOutcomes) {
        guard index.symbols.program.isWhole else { return }
        for (name, use, cause) in unfollowed where !called.isUncalledGlobal(use.fact.function) {
            let text = name.map { "the port '\($0.joined(separator: "."))'" } ?? "this port"
            let gap = ContainerProof.Gap(
                location: use.fact.location, reason: cause.reason, text: "\(text): \(cause.text)", help: cause.help)
            outcomes.add(.unknown(gap), ofPortAt: use.fact.location, nil)
        }
        for (port, use) in questions {
            let (name, place) = ("the port '\(port.fact.path.joined(separator: "."))'", use.fact.location)
            switch state(port, use) {
            case .unused: break
            case .filled(let only):
                var condition = only.map {
                    ContainerProof.Conditional(
                        location: place, text: name, registration: $0.fact.location, cause: .branch)
                }
                condition?.isPort = true
                outcomes.add(.proved, ofPortAt: place, condition)
            case .unknown(let cause):
                let gap = ContainerProof.Gap(
                    location: place, reason: cause.reason, text: "\(name): \(cause.text)", help: cause.help,
                    culprit: cause.culprit)
                outcomes.add(.unknown(gap), ofPortAt: place, nil)
            case .unfilled: outcomes.add(.failed, ofPortAt: place, nil)
            }
        }
    }

    // MARK: Isolation

    /// Ports whose value is surely not Sendable, and that several actors or tasks read.
    private var unsafelyShared: [Finding] {
        let byPort = Dictionary(grouping: questions) { $0.port.fact.location }
        return byPort.compactMap { place, questions in
            guard let port = questions.first?.port, let injections = injections[place], injections.count == 1,
                let injection = injections.first, let type = unsafeType(port, injection)
            else { return nil }
            var uses = SharedUses()
            for (_, use) in questions where programs.module(injection.context.module, isBeside: use.context.module) {
                let fact = use.fact
                guard let runner = index.runner(of: fact.code, inFunctionAt: fact.function, at: fact.location) else {
                    continue
                }
                uses.add(runner, at: fact.location, "it is read here, by \(runner.words)")
            }
            // A function may change what it captures, which the code that injects it may use, too.
            if type.isFunction {
                let fact = injection.fact
                if let runner = index.runner(of: fact.code, inFunctionAt: fact.function, at: fact.location) {
                    uses.add(runner, at: fact.location, "it is made here, by \(runner.words)")
                }
            }
            guard uses.areSeveral else { return nil }
            var finding = Finding(
                .notSendableKept, at: injection.fact.location,
                "the port '\(port.fact.path.joined(separator: "."))' keeps this, and several \(uses.users) share it, but "
                    + type.text,
                notes: uses.notes, help: type.help)
            finding.raise(about: type, in: injection.context.module, index.symbols)
            return finding
        }
    }

    /// The type of a port's value, if it surely is unsafe to share.
    private func unsafeType(_ port: Placed<ContainerVariableFact>, _ injection: Placed<PortUseFact>) -> UnsafeType? {
        let symbols = index.symbols
        if case .known(let text)? = injection.fact.value.map({ index.resolved($0, in: injection.context) }),
            case .named(let named) = text.type,
            let type = symbols.unsafeType(named.parts.map(\.name), in: injection.context)
        {
            return type
        }
        guard case .named(let parts)? = port.fact.type, let shape = parts.last?.arguments.first else { return nil }
        let text = symbols.text(of: shape, in: port.context)
        if let type = symbols.unsafeType(text) { return type }
        guard case .named(let named) = text.type else { return nil }
        return symbols.unsafeType(named.parts.map(\.name), in: port.context)
    }

    // MARK: Ports

    private enum Target {
        case port(Placed<ContainerVariableFact>)
        /// It is a port, and it is unknown which.
        case handed
        /// It may be a port.
        case unseen
        case other
    }

    private func target(of use: Placed<PortUseFact>) -> Target {
        use.fact.names.map { target(of: $0, in: use.context, at: use.fact.location.path, depth: 0) } ?? .unseen
    }

    private func target(of names: [String], in context: LookupContext, at path: String, depth: Int) -> Target {
        guard !names.isEmpty else { return .unseen }
        let (variables, isSure) = nearest(index.variables(names, in: context), to: path, context.module)
        guard isSure else { return .unseen }
        if let variable = variables.first {
            if isPort(variable) { return .port(variable) }
            // `let size = External.size`
            if variables.count == 1, depth < 16, case .member(let others)? = variable.fact.value {
                let place = variable.fact.location.path
                if case .port(let port) = target(of: others, in: variable.context, at: place, depth: depth + 1) {
                    return .port(port)
                }
            }
            guard let type = variable.fact.type else { return .unseen }
            if unfollowedNames.contains(Self.key(variable.fact.path, at: variable.fact.location)) { return .other }
            return isPort(type, in: variable.context) ? .handed : .other
        }
        // The type of a parameter or a local variable stands for its name.
        if isPort(.named(names.map { .init($0) }), in: context) { return .handed }
        guard let type = index.type(of: names, in: context) else { return .unseen }
        return isPort(type.shape, in: type.context) ? .handed : .other
    }

    private static func key(_ path: [String], at place: SourceLocation) -> String {
        "\(place.path) \(path.joined(separator: "."))"
    }

    /// The name by which a port is read, if it is one of its own: the type of a parameter stands for its name.
    private func name(of use: Placed<PortUseFact>) -> [String]? {
        use.fact.names.flatMap { isPort(.named($0.map { .init($0) }), in: use.context) ? nil : $0 }
    }

    /// Whether a call that makes a port is the value of a variable that is followed.
    private func isFollowed(_ use: Placed<PortUseFact>) -> Bool {
        guard let names = use.fact.names, let last = names.last else { return false }
        return (index.variables[last] ?? []).contains {
            $0.fact.path == names && $0.fact.location.path == use.fact.location.path && isPort($0)
        }
    }

    /// Whether a type is Dovetail's `Port`, or an alias of it.
    private func isPort(_ shape: TypeShape, in context: LookupContext, depth: Int = 0) -> Bool {
        guard depth < 16, let path = shape.unwrapped.withoutMarks.path else { return false }
        switch index.symbols.meaning(of: path, in: context) {
        case .alias(let alias): return isPort(alias.fact.target.shape, in: alias.context, depth: depth + 1)
        case .external(let path):
            return (path == ["Port"] || path == ["Dovetail", "Port"])
                && !context.imports.isDisjoint(with: [
                    "Dovetail", "DovetailMain", "DovetailSwiftTesting", "DovetailTesting",
                ])
        case .types, .open, .named: return false
        }
    }

    /// The variables of a name that are nearest to a place, and whether they are one: those of its own file come first,
    /// then those of its module.
    private func nearest(
        _ all: [Placed<ContainerVariableFact>], to path: String, _ module: ModuleID
    ) -> (variables: [Placed<ContainerVariableFact>], isSure: Bool) {
        let ofFile = all.filter { $0.fact.location.path == path }
        let ofModule = all.filter { $0.context.module == module }
        let found = !ofFile.isEmpty ? ofFile : !ofModule.isEmpty ? ofModule : all
        // One file may declare it once for each branch of an #if.
        return (found, Set(found.map(\.fact.location.path)).count < 2)
    }

    /// Whether a variable stores one port for the whole program.
    private func isPort(_ variable: Placed<ContainerVariableFact>) -> Bool {
        guard variable.fact.isStatic || variable.fact.path.count == 1, !variable.fact.isComputed,
            let type = variable.fact.type, type.path != nil
        else { return false }
        return isPort(type, in: variable.context)
    }

    // MARK: Findings

    /// What is known about a place that reads a port.
    private enum State {
        /// Something injects a value; given only if a run may come to the place without it.
        case filled(Placed<PortUseFact>?)
        case unknown(GapCause)
        case unfilled(Finding)
        /// It is never reached, or may find no value.
        case unused
    }

    private func state(_ port: Placed<ContainerVariableFact>, _ use: Placed<PortUseFact>) -> State {
        guard !use.fact.isTolerant, !called.isUncalledGlobal(use.fact.function) else { return .unused }
        let run = (injections[port.fact.location] ?? []).filter {
            programs.module($0.context.module, isBeside: use.context.module) && called.isCalled($0.fact.function)
        }
        if let finding = unfilled(port, use) {
            return unseen.map { .unknown(.unknownPort($0.fact.location)) } ?? .unfilled(finding)
        }
        if let only = run.first, run.count == 1,
            only.fact.body == use.fact.body && use.fact.location < only.fact.location
                || isEvaluated(use, before: only)
        {
            return .unknown(.laterInjection(only.fact.location))
        }
        return .filled(mayBeSkipped(run, before: use.fact) ? run.first : nil)
    }

    /// Whether a value is read for the argument of an injection into the same port.
    private func isEvaluated(_ use: Placed<PortUseFact>, before injection: Placed<PortUseFact>) -> Bool {
        guard case .port(let port) = target(of: injection) else { return false }
        return use.fact.injecting.contains { names in
            guard case .port(let other) = target(of: names, in: use.context, at: use.fact.location.path, depth: 0)
            else { return false }
            return other.fact.location == port.fact.location
        }
    }

    /// The finding for a port whose value is read; nil if something injects one.
    private func unfilled(_ port: Placed<ContainerVariableFact>, _ use: Placed<PortUseFact>) -> Finding? {
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
        return nil
    }

    /// The finding for a port of which the only injection may not run.
    private func unprovable(
        _ port: Placed<ContainerVariableFact>, _ use: Placed<PortUseFact>, _ injection: Placed<PortUseFact>
    ) -> Finding {
        let cause = ContainerProof.Conditional.Cause.branch
        return Finding(
            .unprovableResolution, at: use.fact.location,
            "cannot prove that the port '\(port.fact.path.joined(separator: "."))' has a value: it is injected "
                + cause.text,
            notes: [
                .init(port.fact.location, "the port is declared here"), .init(injection.fact.location, "injected here"),
            ],
            help: "inject it in every case, or read it in the same branch")
    }

    /// Whether a run may come to the use of a port without its only injection.
    private func mayBeSkipped(_ injections: [Placed<PortUseFact>], before use: PortUseFact) -> Bool {
        // Several injections may be branches of one choice; a read in the same branch runs whenever the injection does.
        guard let only = injections.first, injections.count == 1 else { return false }
        if only.fact.function != use.function, only.fact.function.flatMap(called.branch) != nil { return true }
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
                notes: [.init(earlier.fact.location, "injected here too", .again)], help: "remove one of them")
        }
    }

    /// Injections in functions that are surely called twice.
    private func repeatedly(_ uses: [Placed<PortUseFact>]) -> [Finding] {
        uses.compactMap { use in
            if index.isSeveral(use.fact.repetition), !use.fact.isTolerant, called.isCalled(use.fact.function) {
                return Finding(
                    .duplicateRegistration, at: use.fact.location,
                    "'\(use.fact.names?.joined(separator: ".") ?? "")' is injected in each iteration of a loop, and the "
                        + "second time throws",
                    help: "inject it once, before or after the loop")
            }
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
            (call.fact.function != nil || call.fact.location.path.lastComponent == "main.swift")
                && call.fact.registration == nil && !call.fact.isInitialValue && called.isCalled(call.fact.function)
                && PlainCalls.function(of: call, index) == function
        }
        let bodies = Dictionary(grouping: calls) { $0.fact.function?.description ?? $0.fact.location.path }
        let repeated = bodies.values.filter { $0.count > 1 }.map { Array($0.map(\.fact.location).sorted().prefix(2)) }
        return repeated.min { $0[0] < $1[0] }
    }
}
