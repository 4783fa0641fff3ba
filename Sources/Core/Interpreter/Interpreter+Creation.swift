import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// Mistakes among registrations because of which a container cannot be made.

/// A mistake because of which making a container fails.
struct CreationFault {
    var problem: Evaluation.Problem
    /// When it is made.
    var condition: PathCondition
    /// Whether it is known to be a mistake.
    var isSure = true
}

extension Interpreter {
    /// Notes what is wrong with a registration that is about to be made in a container.
    func checkPut(_ number: Int, _ key: Key, in container: Int, _ path: PathCondition, _ state: State) {
        guard let store = state.stores[container] else { return }
        checkScope(number, in: container, path)
        let registration = registrations[number]
        let earlier = store.entries[key] ?? []
        for entry in earlier where !registration.overrides.isAlways {
            let both = path.and(registration.overrides.negated).and(entry.surely)
            guard !both.isNever else { continue }
            let first = registrations[entry.registration]
            note(
                Evaluation.Problem(
                    kind: .duplicate, location: code.place(registration.site, in: registration.file),
                    other: code.place(first.site, in: first.file), text: key.text), when: both, in: container)
        }
        let isOpen = store.rest(for: key.service) != nil || !store.anyNames.isEmpty
        guard !registration.overrides.isNever, !isOpen else { return }
        let covered = earlier.reduce(PathCondition.never) { $0.or($1.surely) }
        let missing = path.and(registration.overrides).and(covered.negated)
        guard !missing.isNever else { return }
        note(
            Evaluation.Problem(
                kind: .overridesNothing, location: code.place(registration.site, in: registration.file), text: key.text),
            when: missing, isSure: earlier.allSatisfy { missing.excludes($0.possibly) }, in: container)
    }

    /// Notes a scope that cannot keep a service with arguments.
    func checkScope(_ number: Int, in container: Int, _ path: PathCondition) {
        let registration = registrations[number]
        guard let law = types.vocabularies[registration.vocabulary].laws.scopes[registration.scope] else { return }
        var fault: Evaluation.Problem.ScopeFault?
        switch law.arguments {
        case _ where registration.isAsync && law.isForObjects: fault = .asynchronous
        case _ where registration.arguments.isEmpty: break
        case .all: break
        case .none: fault = .arguments(scope: registration.scope)
        case .hashable:
            if let type = registration.arguments.first(where: { isHashable($0) == false }) {
                fault = .notHashable("\(type.type)")
            }
        }
        guard let fault else { return }
        note(
            Evaluation.Problem(
                kind: .invalidScope(fault), location: code.place(registration.site, in: registration.file),
                text: registration.key.text), when: path, in: container)
    }

    private func note(
        _ problem: Evaluation.Problem, when condition: PathCondition, isSure: Bool = true, in container: Int
    ) {
        creationFaults[container, default: []].append(
            CreationFault(problem: problem, condition: condition, isSure: isSure))
    }

    /// Making a container fails if there is a mistake among its registrations.
    ///
    /// What is a mistake only in some runs is not a finding: what the container has is there only in the others.
    func checkCreation(of container: Value, _ vocabulary: Vocabulary, _ state: inout State, _ frame: Frame) {
        guard vocabulary.laws.duplicates == .fails else { return }
        for kind in containerKinds(container) {
            guard case .object(let number) = kind, state.stores[number] != nil else { continue }
            var doubt = PathCondition.never
            var mistake: SourceLocation?
            for fault in creationFaults[number] ?? [] where !state.path.excludes(fault.condition) {
                if fault.isSure, state.path.implies(fault.condition) {
                    mistake = mistake ?? fault.problem.location
                    if isRecording { problems.insert(fault.problem) }
                } else {
                    doubt = doubt.or(fault.condition)
                }
            }
            if let mistake {
                fail(&state, frame)
                state.stores[number]?.broken = mistake
                return
            }
            guard !doubt.isNever else { continue }
            var failing = state
            failing.path = state.path.and(doubt)
            raise(failing, frame)
            state.stores[number]?.weaken(to: doubt.negated)
        }
    }
}

extension Store {
    /// Everything in it is surely there only if a condition holds.
    mutating func weaken(to condition: PathCondition) {
        func weakened(_ all: [Key: [Entry]]) -> [Key: [Entry]] {
            all.mapValues { entries in
                entries.map { entry in
                    var entry = entry
                    entry.surely = entry.surely.and(condition)
                    return entry
                }
            }
        }
        entries = weakened(entries)
        anyNames = weakened(anyNames)
        contributions = weakened(contributions)
    }
}
