import Dovetail
import Testing

/// Random containers of asynchronous and other services, used by several tasks, some of which are cancelled.
///
/// `DOVETAIL_SEED` and `DOVETAIL_PROGRAMS` choose the first seed and the number of containers, and `DOVETAIL_TASKS` how
/// many tasks use each.
@Suite(limited(toMinutes: 10)) struct AsyncStressTests {
    @Test(arguments: Trouble.allCases)
    func tasksGetOneOfEachSingleton(trouble: Trouble) async throws {
        for seed in Dice.seeds(120) {
            let problems = try await Trial(seed: seed, trouble).problems()
            #expect(problems.isEmpty, "seed \(seed), \(trouble): \(problems.sorted())")
        }
    }
}

/// What may go wrong in a trial.
enum Trouble: CaseIterable {
    case none, failures, cancellations, both, cycles
}

/// One random container.
private struct Trial {
    private let plans: [Plan]
    private let goals: [[Int]]
    private let chance: Guarded<Dice>
    private let trouble: Trouble

    /// The registration of one service.
    private struct Plan {
        let scope: RegistrationScope
        let isAsync: Bool
        let needs: [Int]
        /// Whether the needs are resolved at the same time.
        var isParallel: Bool
        /// Whether it takes its number as an argument.
        let takesArgument: Bool
    }

    init(seed: UInt64, _ trouble: Trouble) {
        var dice = Dice(state: seed)
        let count = Int.random(in: 3...9, using: &dice)
        var plans: [Plan] = []
        for number in 0..<count {
            let scopes: [RegistrationScope] = [.singleton, .singleton, .singleton, .graph, .transient]
            let scope = scopes[Int.random(in: 0..<scopes.count, using: &dice)]
            let isAsync = Int.random(in: 0..<4, using: &dice) > 0
            var needs = (0..<number).filter { _ in Int.random(in: 0..<10, using: &dice) < 4 }.shuffled(using: &dice)
            // A synchronous factory cannot resolve what is asynchronous.
            if !isAsync { needs = needs.filter { !plans[$0].isAsync } }
            if trouble == .cycles, isAsync, Int.random(in: 0..<4, using: &dice) == 0 {
                needs.append(Int.random(in: 0..<count, using: &dice))
            }
            plans.append(
                Plan(
                    scope: scope, isAsync: isAsync, needs: needs, isParallel: Bool.random(using: &dice),
                    takesArgument: isAsync && scope != .graph && Int.random(in: 0..<3, using: &dice) == 0))
        }
        // A service that needs itself with other arguments fails 255 levels deep. If it does so at the same time as its
        // other needs, and those lead back as well, as many as 2 to the power of 255 builds begin before that.
        if trouble == .cycles, plans.contains(where: \.takesArgument) {
            for number in plans.indices { plans[number].isParallel = false }
        }
        self.plans = plans
        goals = (0..<Dice.tasks).map { _ in (0..<2).map { _ in Int.random(in: 0..<count, using: &dice) } }
        chance = Guarded(dice)
        self.trouble = trouble
    }

    private var mayFail: Bool { trouble == .failures || trouble == .both }
    private var mayBeCancelled: Bool { trouble == .cancellations || trouble == .both }

    /// The services that need themselves, directly or not, or need such services.
    private var cyclic: Set<Int> {
        var sound: Set<Int> = []
        while let next = plans.indices.first(where: { !sound.contains($0) && sound.isSuperset(of: plans[$0].needs) }) {
            sound.insert(next)
        }
        return Set(plans.indices).subtracting(sound)
    }

    /// The problems of the trial.
    func problems() async throws -> Set<String> {
        let living = Counter()
        let found = Guarded<Set<String>>([])
        let isCalm = Guarded(false)
        do {
            let builds = Guarded([Builds](repeating: Builds(), count: plans.count))
            let container = try self.container(living, builds, isCalm)
            let cyclic = cyclic
            let tasks = goals.map { goals in
                Task {
                    for goal in goals {
                        do {
                            let part = try await resolve(goal, container)
                            found.change { $0.formUnion(check(part, nil)) }
                            if cyclic.contains(goal) { found.change { $0.insert("a cycle was resolved") } }
                        } catch {
                            if let problem = problem(error, of: goal, cyclic) { found.change { $0.insert(problem) } }
                        }
                    }
                }
            }
            for task in tasks where mayBeCancelled && chance.next({ Int.random(in: 0..<2, using: &$0) }) == 0 {
                await Task.yield()
                task.cancel()
            }
            for task in tasks { await task.value }
            for (plan, builds) in zip(plans, builds.value) where plan.scope == .singleton {
                if builds.most > 1 { found.change { $0.insert("a singleton was built twice at a time") } }
                if builds.succeeded > 1 { found.change { $0.insert("a singleton was built twice") } }
                if trouble == .none, builds.begun > 1 { found.change { $0.insert("a build was begun twice") } }
            }
            // When nothing fails any more, everything can be resolved.
            isCalm.change { $0 = true }
            var all: [Int: Part] = [:]
            for goal in plans.indices where !cyclic.contains(goal) {
                all[goal] = try await resolve(goal, container)
            }
            for part in all.values { found.change { $0.formUnion(check(part, all)) } }
        } catch { found.change { $0.insert("afterwards: \(error)") } }
        for _ in 0..<1_000 where living.value > 0 { try await Task.sleep(nanoseconds: 1_000_000) }
        if living.value > 0 { found.change { $0.insert("\(living.value) are left") } }
        return found.value
    }

    /// What is wrong about an error.
    private func problem(_ error: any Error, of goal: Int, _ cyclic: Set<Int>) -> String? {
        guard let error = error as? ResolutionError else { return "\(error)" }
        if error.path.first?.name != "\(goal)" { return "the path does not begin at the goal: \(error)" }
        switch error.reason {
        case .factory(let inner) where inner is Refusal && mayFail: return nil
        case .cancelled where mayBeCancelled: return Task.isCancelled ? nil : "a task was cancelled that was not"
        case .endless where cyclic.contains(goal) && plans.contains(where: \.takesArgument): return nil
        case .cycle where cyclic.contains(goal):
            let last = error.path.last?.name
            return error.path.dropLast().contains { $0.name == last } ? nil : "the path has no cycle: \(error)"
        default: return "\(error)"
        }
    }

    private func container(
        _ living: Counter, _ builds: Guarded<[Builds]>, _ isCalm: Guarded<Bool>
    ) throws -> Container {
        let pause: @Sendable () async throws -> Void = {
            switch chance.next({ Int.random(in: 0..<8, using: &$0) }) {
            case 0, 1: await Task.yield()
            case 2: try await Task.sleep(nanoseconds: 20_000)
            default: break
            }
        }
        let fail: @Sendable () throws -> Void = {
            if mayFail, !isCalm.value, chance.next({ Int.random(in: 0..<10, using: &$0) }) == 0 { throw Refusal() }
        }
        return try Container { c in
            for (number, plan) in plans.enumerated() {
                guard plan.isAsync else {
                    c.register(Part.self, name: "\(number)", scope: plan.scope) { r in
                        var needs: [Part] = []
                        for need in plan.needs { needs.append(try r.resolve(Part.self, name: "\(need)")) }
                        try fail()
                        return Part(number, needs, living)
                    }
                    continue
                }
                let make: @Sendable (AsyncResolver, Int) async throws -> Part = { r, number in
                    builds.change { $0[number].begin() }
                    defer { builds.change { $0[number].running -= 1 } }
                    try await pause()
                    let needs = plan.isParallel ? try await all(plan.needs, r) : try await each(plan.needs, r)
                    try fail()
                    try await pause()
                    builds.change { $0[number].succeeded += 1 }
                    return Part(number, needs, living)
                }
                if plan.takesArgument {
                    c.register(Part.self, name: "\(number)", scope: plan.scope) { (r: AsyncResolver, argument: Int) in
                        try await make(r, argument)
                    }
                } else {
                    c.register(Part.self, name: "\(number)", scope: plan.scope) { r in try await make(r, number) }
                }
            }
        }
    }

    private func resolve(_ goal: Int, _ container: Container) async throws -> Part {
        if plans[goal].takesArgument {
            return try await container.resolve(async: Part.self, name: "\(goal)", arguments: goal)
        }
        return try await container.resolve(async: Part.self, name: "\(goal)")
    }

    private func resolve(_ need: Int, _ r: AsyncResolver) async throws -> Part {
        if plans[need].takesArgument {
            return try await r.resolve(Part.self, name: "\(need)", arguments: need)
        }
        return try await r.resolve(name: "\(need)")
    }

    private func each(_ needs: [Int], _ r: AsyncResolver) async throws -> [Part] {
        var parts: [Part] = []
        for need in needs { parts.append(try await resolve(need, r)) }
        return parts
    }

    private func all(_ needs: [Int], _ r: AsyncResolver) async throws -> [Part] {
        try await withThrowingTaskGroup(of: Part.self) { group in
            for need in needs { group.addTask { try await resolve(need, r) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    /// The problems of a service and everything it refers to: `kept` are the container's services, if they are known.
    private func check(_ part: Part, _ kept: [Int: Part]?) -> Set<String> {
        var problems: Set<String> = []
        var one: [Int: Part] = [:]
        var seen: Set<ObjectIdentifier> = []
        var rest = [part]
        while let next = rest.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            if plans[next.number].scope == .singleton {
                if let other = one[next.number] ?? kept?[next.number], other !== next {
                    problems.insert("there are two of a singleton")
                }
                one[next.number] = next
            }
            rest += next.needs
        }
        return problems
    }
}

/// The builds of one service.
private struct Builds {
    var begun = 0
    var running = 0
    var most = 0
    var succeeded = 0

    mutating func begin() {
        begun += 1
        running += 1
        most = max(most, running)
    }
}

/// A service of a trial.
private final class Part: Sendable {
    let number: Int
    let needs: [Part]
    private let living: Counter

    init(_ number: Int, _ needs: [Part], _ living: Counter) {
        self.number = number
        self.needs = needs
        self.living = living
        living.add(1)
    }

    deinit { living.add(-1) }
}
