import DovetailFacts
import FactBuilders

/// Random containers with registrations and resolutions, as a model that resolves independently.
struct RandomContainers {
    struct Key: Hashable {
        var service: String
        var name: String?
        var argument: String?
    }

    struct Registration {
        var key: Key
        var container: Int
        /// Whether its container keeps it.
        var isKept: Bool
        /// The services that its closure resolves with the resolver it is passed.
        var needs: [Question]
        var line: Int
    }

    struct Question {
        var key: Key
        var isOptional: Bool
        var line: Int
    }

    struct State: Hashable {
        var registration: Int
        var container: Int
    }

    let isDovetail: Bool
    /// The parent of each container.
    private(set) var parents: [Int?] = []
    private(set) var registrations: [Registration] = []
    /// The resolutions outside registrations, each from a container.
    private(set) var entries: [(question: Question, container: Int)] = []

    init(_ dice: inout Dice) {
        isDovetail = dice.chance(50)
        for number in 0..<(1 + dice.below(3)) {
            parents.append(number > 0 && dice.chance(70) ? dice.below(number) : nil)
        }
        // In some of them, services only need later ones, so that there is no cycle.
        let isOrdered = dice.chance(60)
        let count = 3 + dice.below(6)
        func key(_ dice: inout Dice, from first: Int) -> Key {
            Key(
                service: "Service\(first + dice.below(max(1, 4 - first)))", name: dice.chance(25) ? "disk" : nil,
                argument: dice.chance(20) ? ["Int", "String"][dice.below(2)] : nil)
        }
        var taken: Set<String> = []
        for number in 0..<count {
            let service = dice.below(4)
            var own = key(&dice, from: service)
            own.service = "Service\(service)"
            let container = dice.below(parents.count), line = 100 * (number + 1)
            guard taken.insert("\(container) \(own)").inserted else { continue }
            var needs: [Question] = []
            for need in 0..<dice.below(3) where !isOrdered || service < 3 {
                needs.append(
                    Question(
                        key: key(&dice, from: isOrdered ? service + 1 : 0), isOptional: dice.chance(15),
                        line: line + 1 + need))
            }
            registrations.append(
                Registration(key: own, container: container, isKept: dice.chance(40), needs: needs, line: line))
        }
        for number in 0..<(1 + dice.below(3)) {
            // Usually an existing service.
            let known = dice.chance(80) ? registrations[dice.below(registrations.count)].key : key(&dice, from: 0)
            entries.append(
                (Question(key: known, isOptional: dice.chance(10), line: 2000 + number), dice.below(parents.count)))
        }
    }

    /// The model without registrations that nothing builds, about which less is reported.
    var pruned: RandomContainers {
        var model = self
        let built = Set(run.states.map(\.registration))
        model.registrations = built.sorted().map { registrations[$0] }
        return model
    }

    // MARK: As facts

    private func value(_ container: Int) -> ContainerValue {
        .created(
            place(container + 1, 17), type: .name("Container"), parent: parents[container].map { value($0) })
    }

    private func fact(_ question: Question, in registration: Int? = nil, of container: Int) -> ResolutionFact {
        var fact = resolution(
            question.key.service, name: question.key.name.map { .literal($0) } ?? .none,
            arguments: question.key.argument.map { [$0] } ?? [], line: question.line, in: registration)
        fact.isOptional = question.isOptional
        fact.receiver = registration.map { .resolver(of: place($0, 11)) } ?? value(container)
        return fact
    }

    var program: Program {
        var file = FileFacts(path: "App.swift")
        file.imports = [importing(isDovetail ? "Dovetail" : "Swinject")]
        file.containers.isDovetail = isDovetail
        file.containers.registrations = registrations.map { one in
            var fact = registration(
                one.key.service, name: one.key.name.map { .literal($0) } ?? .none,
                arguments: one.key.argument.map { [$0] } ?? [], line: one.line,
                scope: one.isKept ? (isDovetail ? "singleton" : "container") : nil)
            fact.receiver = value(one.container)
            return fact
        }
        file.containers.resolutions =
            registrations.flatMap { one in one.needs.map { fact($0, in: one.line, of: one.container) } }
            + entries.map { fact($0.question, of: $0.container) }
        return Program(modules: [module("App", file)], home: 0)
    }

    // MARK: The expected results

    /// The registration that a container finds: its own, or the nearest ancestor's.
    func found(_ key: Key, in container: Int) -> Int? {
        registrations.firstIndex { $0.key == key && $0.container == container }
            ?? parents[container].flatMap { found(key, in: $0) }
    }

    /// Whether a container, or an ancestor of it, has the service only with other arguments.
    func isMismatch(_ key: Key, in container: Int) -> Bool {
        registrations.contains { $0.key.service == key.service && $0.key.name == key.name && $0.container == container }
            || parents[container].map { isMismatch(key, in: $0) } ?? false
    }

    /// The container from which a registration is built if another container resolves it: Dovetail builds kept services
    /// from the container that registers them.
    private func state(_ registration: Int, askedOf container: Int) -> State {
        let one = registrations[registration]
        return State(registration: registration, container: isDovetail && one.isKept ? one.container : container)
    }

    /// Everything that the entries build, and the resolutions on the way.
    struct Run {
        var states: Set<State> = []
        /// The resolutions, by line, with the registrations each of them found.
        var found: [Int: Set<Int>] = [:]
        /// The lines of failed resolutions.
        var missing: Set<Int> = []
        var mismatched: Set<Int> = []
        var next: [State: Set<State>] = [:]

        /// Whether building something needs the same thing again.
        var isCircular: Bool {
            func reaches(_ state: State, _ goal: State, _ seen: inout Set<State>) -> Bool {
                (next[state] ?? []).contains { one in
                    one == goal || seen.insert(one).inserted && reaches(one, goal, &seen)
                }
            }
            return states.contains { state in
                var seen: Set<State> = []
                return reaches(state, state, &seen)
            }
        }
    }

    var run: Run {
        var run = Run()
        for entry in entries { ask(entry.question, of: entry.container, by: nil, &run) }
        return run
    }

    private func ask(_ question: Question, of container: Int, by asker: State?, _ run: inout Run) {
        guard let found = found(question.key, in: container) else {
            if question.isOptional { return }
            if isMismatch(question.key, in: container) {
                run.mismatched.insert(question.line)
            } else {
                run.missing.insert(question.line)
            }
            return
        }
        run.found[question.line, default: []].insert(found)
        let state = state(found, askedOf: container)
        if let asker { run.next[asker, default: []].insert(state) }
        guard run.states.insert(state).inserted else { return }
        for need in registrations[found].needs { ask(need, of: state.container, by: state, &run) }
    }
}
