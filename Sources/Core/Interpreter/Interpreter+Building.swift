import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// What factories build.

extension Interpreter {
    // MARK: Building

    /// What a registration's factory builds.
    func build(
        _ number: Int, in container: Int, _ arguments: [Value], _ library: LibraryType, _ site: Site,
        _ state: inout State, _ frame: Frame
    ) -> Value {
        let registration = registrations[number]
        let key = BuildKey(
            registration: number, container: container, isRecording: isRecording, isTentative: isTentative,
            isLater: isLater)
        if arguments.isEmpty, let known = known(key, state) { return known }
        let kept = State.Kept(registration: number, container: container)
        let keeping = keeping(registration)
        if keeping == .container, arguments.isEmpty, let value = state.kept[kept] { return value }
        if keeping == .graph, let value = state.graph[kept] { return value }
        let law = types.vocabularies[registration.vocabulary].laws.absence
        let count = activeFactories.count { $0.registration == number && !$0.isCompleting }
        if count > (law == .throwsError ? 0 : 1) {
            record(.cycle, registration.key.text, site, frame, origin: frame.number)
            state.path = .never
            return .unknown(.recursion, registration.service)
        }
        guard mayEnter(frame), mayStep() else { return .unknown(.tooLarge, registration.service) }
        builtRegistrations.insert(number)
        guard arguments.isEmpty else {
            return buildNow(number, in: container, arguments, library, site, &state, frame)
        }
        if !state.path.isAlways,
            let value = buildOnAllPaths(number, in: container, key, library, site, &state, frame)
        {
            return value
        }
        let (version, path) = (state.version, state.path)
        answersOfBuilds.append([])
        let value = buildNow(number, in: container, [], library, site, &state, frame)
        let answers = answersOfBuilds.removeLast()
        note(answers)
        if version == state.version, !state.path.isNever {
            built[key, default: []].append(Built(version: version, path: path, answers: answers, value: value))
        }
        return value
    }

    /// What is known to be built, on containers as they are.
    private func known(_ key: BuildKey, _ state: State) -> Value? {
        for known in built[key] ?? [] where known.version == state.version && known.holds(on: state.path) {
            note(known.answers)
            return known.value
        }
        return nil
    }

    /// What a factory builds on whatever path, if it is the same on the present one; nil if it depends on the path.
    private func buildOnAllPaths(
        _ number: Int, in container: Int, _ key: BuildKey, _ library: LibraryType, _ site: Site,
        _ state: inout State, _ frame: Frame
    ) -> Value? {
        guard built[key]?.contains(where: { $0.version == state.version && $0.path.isAlways }) != true else {
            return nil
        }
        var copy = state
        copy.path = .always
        let before = (found, tentative, problems)
        let errors = frame.errors
        frame.errors = [[]]
        answersOfBuilds.append([])
        let value = buildNow(number, in: container, [], library, site, &copy, frame)
        let answers = answersOfBuilds.removeLast()
        let hasFailed = !frame.errors.joined().isEmpty
        frame.errors = errors
        guard !hasFailed, copy.path.isAlways, copy.version == state.version else {
            (found, tentative, problems) = before
            return nil
        }
        let new = Built(version: state.version, path: .always, answers: answers, value: value)
        built[key, default: []].append(new)
        guard new.holds(on: state.path) else {
            (found, tentative, problems) = before
            return nil
        }
        note(answers)
        copy.path = state.path
        state = copy
        return value
    }

    /// Notes what lookups of a factory are met by, for the factories that need its service.
    func note(_ answers: [Answered]) {
        guard let last = answersOfBuilds.indices.last else { return }
        answersOfBuilds[last] += answers
    }

    private func buildNow(
        _ number: Int, in container: Int, _ arguments: [Value], _ library: LibraryType, _ site: Site,
        _ state: inout State, _ frame: Frame
    ) -> Value {
        let registration = registrations[number]
        let kept = State.Kept(registration: number, container: container)
        let keeping = keeping(registration)
        let isOutermost = activeFactories.isEmpty
        defer { if isOutermost { state.graph = [:] } }
        let view = Value(.object(container), libraryType("Resolver", library, frame))
        activeFactories.append(ActiveFactory(registration: number, isCompleting: false, value: .unknown(.form)))
        var value = run(registration, view, arguments, library, &state, frame, site)
        if value.type == nil { value.type = registration.service }
        activeFactories[activeFactories.count - 1].isCompleting = true
        activeFactories[activeFactories.count - 1].value = value
        if !state.path.isNever {
            switch keeping {
            case .container: state.kept[kept] = value
            case .graph: state.graph[kept] = value
            case .never: break
            }
            for completion in registrations[number].completions {
                _ = call(
                    value: completion, [view, value.of(value.type ?? registration.service)], registration.site, &state,
                    frame)
                if state.path.isNever { break }
            }
        }
        activeFactories.removeLast()
        return value
    }

    enum Keeping { case never, graph, container }

    /// Where a service is kept.
    func keeping(_ registration: RegistrationValue) -> Keeping {
        switch registration.scope {
        case "container", "singleton", "weak": .container
        case "graph": .graph
        default: .never
        }
    }

    func run(
        _ registration: RegistrationValue, _ view: Value, _ arguments: [Value], _ library: LibraryType,
        _ state: inout State, _ frame: Frame, _ site: Site
    ) -> Value {
        switch registration.factory {
        case .closure(let closure):
            return call(value: closure, [view] + arguments, site, &state, frame).of(nil)
        case .initializer(let function, let service):
            return initialize(function, service, registration, view, arguments, library, &state, frame)
        case .alias(let key, let service):
            guard case .object(let container)? = view.only else { return .unknown(.form, service) }
            let hit = lookup(key, in: container, state)
            note([(hit, container)])
            let place = registration
            let inner = self.frame(place.file, code.files[place.file].context, from: frame, at: site)
            record(
                answer([(hit, container)], nil, state.path, false), key.text, place.site, inner, origin: inner.number)
            guard let entry = hit.entries.first else { return .unknown(.form, service) }
            return build(entry.registration, in: container, [], library, place.site, &state, inner)
        case .unknown(let why): return .unknown(why, registration.service)
        }
    }

    /// Calls a function whose parameters are resolved.
    func initialize(
        _ function: Value, _ service: TypeValue?, _ registration: RegistrationValue, _ view: Value,
        _ arguments: [Value], _ library: LibraryType, _ state: inout State, _ frame: Frame
    ) -> Value {
        let inner = self.frame(
            registration.file, code.files[registration.file].context, from: frame, at: registration.site)
        var signature: (parameters: [BodyParameter], context: LookupContext)?
        switch function.only {
        case .function(let number, _):
            signature = (code.functions[number].body.signature.parameters, code.functions[number].context)
        case .local(let number):
            if let scope = localFunctions[number].scope {
                signature = (localFunctions[number].body.signature.parameters, scope.context)
            }
        case .metatype(let owner), .member(let owner, "init", _):
            if let declared = types.declaration(owner)?.type {
                let all = code.functions("init", of: declared)
                if all.count == 1 {
                    signature = (code.functions[all[0]].body.signature.parameters, code.functions[all[0]].context)
                } else if all.isEmpty {
                    signature = (memberwiseParameters(declared), symbols.types[declared].inside)
                }
            }
        case .enumCase(let name, let payload) where payload.isEmpty:
            if let declared = function.type.flatMap({ types.declaration($0)?.type }) {
                signature = (code.payload(name, of: declared), symbols.types[declared].inside)
            }
        case .closure(let number):
            let closure = closures[number]
            if closure.body.parameters.allSatisfy({ $0.type != nil }), closure.body.unnamed == 0 {
                signature = (closure.body.parameters, closure.scope.context)
            }
        default: break
        }
        guard let signature else {
            record(.unknown(.unwrittenType), registration.key.text, registration.site, inner, origin: inner.number)
            return .unknown(.form, service)
        }
        var values: [Value] = []
        let explicit = arguments
        var used: Set<Int> = []
        for parameter in signature.parameters {
            guard let shape = parameter.type?.given else { return .unknown(.form, service) }
            let type = types.value(shape, signature.context, frame: inner.number)
            if let index = explicit.indices.first(where: { !used.contains($0) && explicit[$0].type?.type == type.type })
            {
                used.insert(index)
                values.append(explicit[index])
                continue
            }
            var given = LibraryArguments()
            given.values = [(.key, metatype(type))]
            let value = ask(
                CallRule("Resolver", "resolve", [], .ask), given, [], on: view, library, registration.site, &state,
                inner, expecting: nil)
            guard !state.path.isNever else { return .unknown(.form, service) }
            values.append(value.unwrapped ?? .unknown(.form, type))
        }
        return call(value: function, values, registration.site, &state, inner)
    }
}

/// What identifies an evaluation of a factory.
struct BuildKey: Hashable {
    var registration: Int
    var container: Int
    var isRecording: Bool
    var isTentative: Bool
    var isLater: Bool
}

/// When a lookup is met, which it is not on all paths: surely, and possibly.
struct Answered: Hashable {
    var surely: PathCondition
    var possibly: PathCondition
}

/// What a factory built, on containers as they were.
struct Built {
    var version: State.Version
    /// The path on which it was built.
    var path: PathCondition
    /// The lookups that are not met on all paths.
    var answers: [Answered]
    var value: Value

    /// Whether it is the same on another path.
    func holds(on other: PathCondition) -> Bool {
        if other == path { return true }
        return path.isAlways && answers.allSatisfy { !other.implies($0.surely) && !other.excludes($0.possibly) }
    }
}

/// A factory that is being evaluated.
struct ActiveFactory {
    var registration: Int
    var isCompleting: Bool
    var value: Value
}
