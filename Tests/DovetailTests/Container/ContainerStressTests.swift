import Dovetail
import Foundation
import Testing

/// Random containers of services that need and complete each other, used by several threads.
///
/// `DOVETAIL_SEED` and `DOVETAIL_PROGRAMS` choose the first seed and the number of containers.
@Suite struct ContainerStressTests {
    @Test(arguments: [false, true])
    func whatThreadsGetIsOneAndFinished(someFail: Bool) {
        for seed in Dice.seeds(150) {
            let problems = Trial(seed: seed, someFail: someFail).problems()
            #expect(problems.isEmpty, "seed \(seed), some fail: \(someFail): \(problems.sorted())")
        }
    }
}

/// One random container.
private struct Trial {
    private let plans: [Plan]
    private let goals: [[Int]]
    private let chance: Guarded<Dice>
    private let someFail: Bool

    /// The registration of one service.
    private struct Plan {
        let scope: RegistrationScope
        /// The services that its factory resolves.
        let needs: [Int]
        /// The services that its completion resolves; nil if it has none.
        let later: [Int]?
    }

    init(seed: UInt64, someFail: Bool) {
        var dice = Dice(state: seed)
        let count = Int.random(in: 3...9, using: &dice)
        plans = (0..<count).map { number in
            let scopes: [RegistrationScope] = [.singleton, .singleton, .singleton, .weak, .transient]
            let scope = scopes[Int.random(in: 0..<scopes.count, using: &dice)]
            let needs = (0..<number).filter { _ in Int.random(in: 0..<10, using: &dice) < 4 }.shuffled(using: &dice)
            let isCompleted = scope != .transient && Bool.random(using: &dice)
            let later = (0..<count).filter { _ in Int.random(in: 0..<10, using: &dice) < 4 }.shuffled(using: &dice)
            return Plan(scope: scope, needs: needs, later: isCompleted ? later : nil)
        }
        goals = (0..<6).map { _ in (0..<2).map { _ in Int.random(in: 0..<count, using: &dice) } }
        chance = Guarded(dice)
        self.someFail = someFail
    }

    /// The problems of the trial.
    func problems() -> Set<String> {
        let living = Counter()
        let found = Guarded<Set<String>>([])
        let isCalm = Guarded(!someFail)
        let everything = Guarded<[Part]>([])
        do {
            let builds = Guarded([Int](repeating: 0, count: plans.count))
            let container = try self.container(living, builds, everything, isCalm)
            let ended = onThreads(goals.count, seconds: 20) { thread in
                for goal in goals[thread] {
                    do {
                        let part = try container.resolve(Part.self, name: "\(goal)")
                        found.change { $0.formUnion(check(part, nil)) }
                    } catch {
                        guard let error = error as? ResolutionError, case .factory(let inner) = error.reason,
                            inner is Refusal
                        else { return found.change { $0.insert("\(error)") } }
                    }
                }
            }
            guard ended else { return ["deadlock"] }
            if !someFail {
                for (plan, count) in zip(plans, builds.value) where plan.scope == .singleton && count > 1 {
                    found.change { $0.insert("a singleton was built \(count) times") }
                }
            }
            // When nothing fails any more, everything can be resolved, and refers to the container's kept values.
            isCalm.change { $0 = true }
            let all = try plans.indices.map { try container.resolve(Part.self, name: "\($0)") }
            for part in all { found.change { $0.formUnion(check(part, all)) } }
        } catch { found.change { $0.insert("afterwards: \(error)") } }
        for part in everything.value { part.later.change { $0 = [] } }
        everything.change { $0 = [] }
        for _ in 0..<1_000 where living.value > 0 { Thread.sleep(forTimeInterval: 0.002) }
        if living.value > 0 { found.change { $0.insert("\(living.value) are left") } }
        return found.value
    }

    private func container(
        _ living: Counter, _ builds: Guarded<[Int]>, _ everything: Guarded<[Part]>, _ isCalm: Guarded<Bool>
    ) throws -> Container {
        let pause = {
            let length = chance.next { Int.random(in: 0..<4, using: &$0) }
            if length > 1 { Thread.sleep(forTimeInterval: 0.00002 * Double(length)) }
        }
        let mayFail = { if !isCalm.value, chance.next({ Int.random(in: 0..<10, using: &$0) }) == 0 { throw Refusal() } }
        nonisolated(unsafe) let (wait, fail) = (pause, mayFail)
        return try Container { c in
            for (number, plan) in plans.enumerated() {
                let make: @Sendable (borrowing Resolver) throws -> Part = { r in
                    builds.change { $0[number] += 1 }
                    var needs: [Part] = []
                    for need in plan.needs {
                        wait()
                        needs.append(try r.resolve(Part.self, name: "\(need)"))
                    }
                    try fail()
                    let part = Part(number, needs, isFinished: plan.later == nil, living)
                    everything.change { $0.append(part) }
                    return part
                }
                guard let later = plan.later else {
                    c.register(Part.self, name: "\(number)", scope: plan.scope, factory: make)
                    continue
                }
                c.register(Part.self, name: "\(number)", scope: plan.scope, factory: make) { r, part in
                    for need in later {
                        wait()
                        let other = try r.resolve(Part.self, name: "\(need)")
                        part.later.change { $0.append(other) }
                    }
                    try fail()
                    part.isFinished.change { $0 = true }
                }
            }
        }
    }

    /// The problems of a service and everything it refers to: `kept` are the container's services, if they are known.
    private func check(_ part: Part, _ kept: [Part]?) -> Set<String> {
        var problems: Set<String> = []
        var one: [Int: Part] = [:]
        var seen: Set<ObjectIdentifier> = []
        var rest = [part]
        while let next = rest.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            if !next.isFinished.value { problems.insert("somebody sees an unfinished service") }
            if plans[next.number].scope == .singleton {
                if let other = one[next.number] ?? kept?[next.number], other !== next {
                    problems.insert("there are two of a singleton")
                }
                one[next.number] = next
            }
            rest += next.needs + next.later.value
        }
        return problems
    }
}

/// A service of a trial.
private final class Part: Sendable {
    let number: Int
    let needs: [Part]
    let later = Guarded<[Part]>([])
    let isFinished: Guarded<Bool>
    private let living: Counter

    init(_ number: Int, _ needs: [Part], isFinished: Bool, _ living: Counter) {
        self.number = number
        self.needs = needs
        self.isFinished = Guarded(isFinished)
        self.living = living
        living.add(1)
    }

    deinit { living.add(-1) }
}
