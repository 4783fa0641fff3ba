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
        let laws = types.vocabularies[registration.vocabulary].laws
        let scope = laws.scopes[registration.scope] ?? ScopeLaw(.never)
        if scope.keeping == .container, arguments.isEmpty, let value = state.kept[kept] { return value }
        if scope.keeping == .resolution, let value = state.graph[kept] { return value }
        let count = activeFactories.count { $0.registration == number && !$0.isCompleting }
        if count > 0, !arguments.isEmpty, isCycle(number, arguments, state) != true {
            // It needs itself only for some arguments, which are others each time.
            guard count >= Self.recursion || isCycle(number, arguments, state) == nil else {
                return buildNow(number, in: container, arguments, library, site, &state, frame)
            }
            record(.unknown(.recursion), registration.key.text, site, frame, origin: frame.number)
            return .unknown(.recursion, registration.service)
        }
        if count > (laws.absence == .throwsError ? 0 : 1) {
            // What a closure perhaps does while the service is built is evaluated again as what runs later.
            if activeFactories.contains(where: { $0.registration == number && $0.perhaps < perhaps }) {
                return .unknown(.recursion, registration.service)
            }
            record(.cycle, registration.key.text, site, frame, origin: frame.number)
            // Nothing that is part of the cycle can be built.
            let first = activeFactories.firstIndex { $0.registration == number } ?? 0
            for active in activeFactories[first...] where active.path == state.path {
                let one = registrations[active.registration]
                faultsOfRegistrations[active.registration] = .broken(code.place(one.site, in: one.file))
            }
            fail(&state, frame, throwing: laws.absence == .throwsError)
            return .unknown(.recursion, registration.service)
        }
        let completing = activeFactories.filter { $0.registration == number && $0.isCompleting }
        if completing.count >= Self.recursion - 1 {
            // What completes it builds it again, and so on.
            let isSure = arguments.isEmpty && completing.allSatisfy { $0.path == state.path }
            record(
                isSure ? .cycle : .unknown(.recursion), registration.key.text, site, frame, origin: frame.number)
            if isSure { fail(&state, frame, throwing: laws.absence == .throwsError) }
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

    /// Whether a factory that is going on needs itself again for the same arguments; nil if that is not known.
    private func isCycle(_ number: Int, _ arguments: [Value], _ state: State) -> Bool? {
        var answer: Bool? = false
        for active in activeFactories where active.registration == number && !active.isCompleting {
            let areKnown = (active.arguments + arguments).allSatisfy { $0.only?.isConstant ?? false }
            if areKnown {
                if active.arguments.map(\.kinds) == arguments.map(\.kinds) { return true }
            } else if active.path == state.path {
                return true
            } else {
                answer = nil
            }
        }
        return answer
    }

    /// What is known to be built, on containers as they are.
    private func known(_ key: BuildKey, _ state: State) -> Value? {
        for known in built[key] ?? []
        where known.isCounted && known.version == state.version && known.holds(on: state.path) {
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
        let before = (found, tentative, problems, tentativeProblems)
        let known = (built, results)
        let errors = frame.errors
        frame.errors = [[]]
        answersOfBuilds.append([])
        let value = buildNow(number, in: container, [], library, site, &copy, frame)
        let answers = answersOfBuilds.removeLast()
        let hasFailed = !frame.errors.joined().isEmpty
        frame.errors = errors
        // Where the program stops while it is built, what follows is not reached on any path.
        let path = state.path.and(copy.path)
        guard !hasFailed, !path.isNever, copy.version == state.version else {
            (found, tentative, problems, tentativeProblems) = before
            (built, results) = known
            // It is not tried again.
            let failed = Built(version: state.version, path: .always, answers: [], value: value, isCounted: false)
            built[key, default: []].append(failed)
            return nil
        }
        var new = Built(version: state.version, path: .always, answers: answers, value: value)
        new.isCounted = new.holds(on: state.path)
        guard new.isCounted else {
            // What was found in it, and in what it needs, does not count.
            (found, tentative, problems, tentativeProblems) = before
            (built, results) = known
            built[key, default: []].append(new)
            return nil
        }
        built[key, default: []].append(new)
        note(answers)
        copy.path = path
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
        let scope = types.vocabularies[registration.vocabulary].laws.scopes[registration.scope] ?? ScopeLaw(.never)
        let isOutermost = activeFactories.isEmpty
        // What resolves within a factory is not within itself.
        let outer = (active, activeLocals, activeClosures, activeGetters)
        (active, activeLocals, activeClosures, activeGetters) = ([:], [:], [:], [:])
        defer {
            (active, activeLocals, activeClosures, activeGetters) = outer
            if isOutermost { state.graph = [:] }
        }
        let viewed = isFunctionOfView(registration) ? view(library, isAwaited: registration.isAsync) : library
        let view = Value(.object(container), libraryType(viewed.name, library, frame))
        activeFactories.append(
            ActiveFactory(
                registration: number, arguments: arguments, path: state.path, isCompleting: false, perhaps: perhaps,
                value: .unknown(.form)))
        var value = run(number, view, arguments, library, &state, frame, site)
        if value.type == nil { value.type = registration.service }
        if scope.isForObjects {
            checkObject(value, number, &state, frame)
        } else if registration.scope == "?" {
            checkObjectOfUnknownScope(value, number)
        }
        activeFactories[activeFactories.count - 1].isCompleting = true
        activeFactories[activeFactories.count - 1].value = value
        if !state.path.isNever {
            switch scope.keeping {
            case .container: state.kept[kept] = value
            case .resolution: state.graph[kept] = value
            case .never: break
            }
            for completion in registrations[number].completions {
                _ = call(
                    value: completion,
                    [view.of(libraryType("Resolver", library, frame)), value.of(value.type ?? registration.service)],
                    registration.site, &state,
                    frame)
                if state.path.isNever { break }
            }
        }
        activeFactories.removeLast()
        return value
    }

    /// Whether a factory is given a view of the container, and resolves what it needs itself.
    private func isFunctionOfView(_ registration: RegistrationValue) -> Bool {
        if case .closure = registration.factory { true } else { false }
    }

    func run(
        _ number: Int, _ view: Value, _ arguments: [Value], _ library: LibraryType,
        _ state: inout State, _ frame: Frame, _ site: Site
    ) -> Value {
        let registration = registrations[number]
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
            defer { passErrors(of: inner, to: frame) }
            record(
                answer([(hit, container)], nil, state.path, false), key.text, place.site, inner, origin: inner.number)
            guard let entry = hit.entries.first else { return .unknown(.form, service) }
            let value = build(
                entry.registration, in: isOfOwner(entry.registration) ? entry.container : container, [], library,
                place.site, &state, inner)
            // What is wrong with the original is wrong with its other names.
            if let fault = faultsOfRegistrations[entry.registration] { faultsOfRegistrations[number] = fault }
            return value
        case .value(let value): return value
        case .unknown(let why): return .unknown(why, registration.service)
        }
    }

    /// Calls a function whose parameters are resolved.
    func initialize(
        _ function: Value, _ service: TypeValue?, _ registration: RegistrationValue, _ view: Value,
        _ arguments: [Value], _ library: LibraryType, _ state: inout State, _ frame: Frame
    ) -> Value {
        let inner = self.frame(
            registration.file, code.files[registration.file].context, from: frame, at: registration.site,
            in: registration.file)
        defer { passErrors(of: inner, to: frame) }
        guard let needs = needs(of: function, service, inner) else {
            record(.unknown(.unwrittenType), registration.key.text, registration.site, inner, origin: inner.number)
            return .unknown(.form, service)
        }
        var values: [Value] = []
        let explicit = arguments
        var used: Set<Int> = []
        for type in needs {
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
            values.append(
                types.vocabularies[library.vocabulary].laws.absence == .givesNil
                    ? value.unwrapped ?? .unknown(.form, type) : value)
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
    /// Whether what was found then counts.
    var isCounted = true

    /// Whether it is the same on another path.
    func holds(on other: PathCondition) -> Bool {
        if other == path { return true }
        return path.isAlways
            && answers.allSatisfy {
                !other.implies($0.surely) && !other.excludes($0.possibly)
                    && other.builds(without: $0.possibly) == path.builds(without: $0.possibly)
            }
    }
}

/// A factory that is being evaluated.
struct ActiveFactory {
    var registration: Int
    var arguments: [Value]
    /// The path on which it began.
    var path: PathCondition
    var isCompleting: Bool
    /// In how many closures that perhaps run it runs.
    var perhaps: Int
    var value: Value
}
