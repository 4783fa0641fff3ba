import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// Ports. A port is like a container with one key, whose registrations are the values that are injected.

extension Interpreter {
    static let portKey = Key(service: .foreign("Port"), arguments: [], name: nil)

    /// Makes a port.
    func makePort(
        _ library: LibraryType, _ owner: TypeValue, _ call: Call, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value {
        let name = evaluateArguments(call, &state, frame).first
        var owner = owner
        if owner.shape.arguments.isEmpty, let type = type?.withoutOptional, types.library(type) == library {
            owner = type
        }
        let object = newObject(.library(library), owner)
        if case .text(let text)? = name?.only { objects[object].name = text }
        state.stores[object] = Store()
        return Value(.object(object), owner)
    }

    /// The type of the values of a port.
    func valueType(ofPort port: Value) -> TypeValue? {
        guard let type = portType(port), let argument = types.head(type).shape.arguments.first else { return nil }
        return types.value(
            BoundType(shape: argument, context: types.head(type).context), origin: type.origin)
    }

    private func portType(_ port: Value) -> TypeValue? {
        if case .object(let number)? = port.kinds.first(where: \.isObject) { return objects[number].type }
        return port.type?.withoutOptional
    }

    private func text(ofPort port: Value) -> String {
        guard case .object(let number)? = port.kinds.first(where: \.isObject), let name = objects[number].name else {
            return "a port"
        }
        return name
    }

    /// The ports that a value may be, by number, and whether it may be another one.
    private func ports(_ value: Value, _ state: State) -> (known: [Int], isOpen: Bool) {
        var known: [Int] = []
        var isOpen = false
        for kind in value.kinds where kind.isSome {
            if case .object(let number) = kind, state.stores[number] != nil {
                known.append(number)
            } else {
                isOpen = true
            }
        }
        return (known, isOpen || known.isEmpty)
    }

    /// Injects a value; a second one is an error.
    func inject(
        _ value: Value?, into port: Value, _ library: LibraryType, _ site: Site, _ state: inout State, _ frame: Frame
    ) {
        usesPorts = true
        let (known, isOpen) = ports(port, state)
        if isOpen, !isUnreached { injectsUnknownPort = true }
        let place = code.place(site, in: frame.file)
        if isTentative, isRecording { tentativeInjections.insert(place) }
        for number in known {
            let when = known.count == 1 && !isOpen ? state.path : state.path.and(newAtom())
            let earlier = state.stores[number]?.entries[Self.portKey] ?? []
            let filled = earlier.reduce(PathCondition.never) { $0.or($1.surely) }
            let both = when.and(filled)
            if !both.isNever {
                let isSure = state.path.implies(both)
                if isSure, let first = earlier.last, frame.tolerating == 0, frame.errors.count == 1 {
                    let one = registrations[first.registration]
                    note(
                        Evaluation.Problem(
                            kind: .injectedTwice, location: place, other: code.place(one.site, in: one.file),
                            text: text(ofPort: port)))
                }
                if isSure {
                    fail(&state, frame)
                    return
                }
                var failing = state
                failing.path = both
                raise(failing, frame)
                state.path = state.path.and(both.negated)
            }
            let type = valueType(ofPort: port) ?? objects[number].type
            registrations.append(
                RegistrationValue(
                    key: Self.portKey, service: type, file: frame.file, site: site, vocabulary: library.vocabulary,
                    factory: .value((value ?? .unknown(.form)).of(valueType(ofPort: port))), scope: "transient"))
            touch(number, value, &state)
            let path = when.and(both.negated)
            containersOfRegistrations[registrations.count - 1] = number
            state.stores[number]?.put(registrations.count - 1, Self.portKey, when: path, replaces: false)
            if isLater {
                laterStores[laterNumber(of: number), default: Store()].put(
                    registrations.count - 1, Self.portKey, when: when, replaces: false)
            }
        }
    }

    private func note(_ problem: Evaluation.Problem) {
        guard isRecording, !isUnreached else { return }
        if isTentative { tentativeProblems.insert(problem) } else { problems.insert(problem) }
    }

    /// Reads the value of a port; it is an error if none was injected.
    func readPort(
        _ port: Value, _ library: LibraryType, _ site: Site, _ state: inout State, _ frame: Frame
    ) -> Value {
        usesPorts = true
        let (known, isOpen) = ports(port, state)
        let type = valueType(ofPort: port)
        let hits = known.map { (hit: lookup(Self.portKey, in: $0, state), container: $0) }
        let answer = answer(hits, isOpen ? port.unknown ?? .form : nil, state.path, false)
        // With `try?`, it is read only if it is there.
        if answer.rank < 3 || frame.tolerating == 0 {
            let noted = record(answer, text(ofPort: port), site, frame, origin: frame.number, isPort: true)
            if answer == .missing, let noted { wanted[noted] = (Self.portKey, known) }
        }
        guard answer != .missing else {
            fail(&state, frame)
            return .unknown(.form, type)
        }
        if answer.rank == 2 || answer.isOfBuilds {
            let surely = hits.map(\.hit.surely).reduce(PathCondition.always) { $0.and($1) }
            var failing = state
            failing.path = state.path.and(surely.negated)
            raise(failing, frame)
            let filled = state.path.and(surely)
            if !filled.isNever { state.path = filled }
        }
        var result: Value?
        for (hit, _) in hits {
            for (registration, _) in hit.entries {
                guard case .value(let value) = registrations[registration].factory else { continue }
                result = result.map { $0.joined(value) } ?? value
            }
        }
        if isOpen || hits.contains(where: { $0.hit.rest != nil }) { result?.kinds.append(.unknown(Unknown(.form))) }
        return (result ?? .unknown(.form)).of(type)
    }
}
