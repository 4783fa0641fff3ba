@testable import DovetailInterpreter
import DovetailFacts
import DovetailSemantics
import Testing

/// The laws of what is joined where paths meet, with values made from printed seeds.
@Suite struct DomainLawTests {
    /// A value that is joined with others of its kind.
    private func expectLaws<Domain>(
        _ one: Domain, _ two: Domain, _ three: Domain, join: (Domain, Domain) -> Domain,
        isSame: (Domain, Domain) -> Bool, seed: UInt64
    ) {
        #expect(isSame(join(one, one), one), "idempotent, seed \(seed)")
        #expect(isSame(join(one, two), join(two, one)), "commutative, seed \(seed)")
        #expect(isSame(join(join(one, two), three), join(one, join(two, three))), "associative, seed \(seed)")
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>) func values(seed: UInt64) {
        var random = SplitMix64(seed)
        let values = (0..<3).map { _ in value(&random) }
        expectLaws(
            values[0], values[1], values[2], join: { $0.joined($1) }, isSame: { Set($0.kinds) == Set($1.kinds) },
            seed: seed)
    }

    private func value(_ random: inout SplitMix64) -> Value {
        let kinds: [Value.Kind] = [
            .text("a"), .text("b"), .integer(1), .null, .object(1), .object(2), .truth(.always),
            .unknown(Unknown(.form)),
        ]
        let chosen = kinds.filter { _ in random.next() % 3 == 0 }
        return Value(kinds: chosen.isEmpty ? [kinds[0]] : chosen, type: nil)
    }

    /// Each container is joined under paths that exclude one another, as those of branches do.
    @Test(arguments: 1...60 as ClosedRange<UInt64>) func stores(seed: UInt64) {
        var random = SplitMix64(seed)
        let (first, second) = (formulas.atom("first"), formulas.atom("second"))
        let paths = [first, first.negated.and(second), first.negated.and(second.negated)]
        let states = paths.map { path in
            var state = State()
            state.path = path
            state.stores[1] = store(&random, path)
            return state
        }
        expectLaws(
            states[0], states[1], states[2],
            join: { one, two in
                var joined = one
                joined.join(two)
                return joined
            }, isSame: { one, two in one.path == two.path && bounds(one) == bounds(two) }, seed: seed)
        // What is surely there after a join is surely there on both sides; what is possibly there on one side is.
        var joined = states[0]
        joined.join(states[1])
        for key in keys {
            let before = states.prefix(2).map { bounds($0)[key] ?? .init(surely: .never, possibly: .never) }
            let after = bounds(joined)[key] ?? .init(surely: .never, possibly: .never)
            for (state, bound) in zip(states, before) {
                #expect(after.surely.and(state.path) == bound.surely.and(state.path), "surely, seed \(seed)")
                #expect(bound.possibly.and(state.path).implies(after.possibly), "possibly, seed \(seed)")
            }
        }
    }

    private struct Bounds: Equatable {
        var surely: PathCondition
        var possibly: PathCondition
    }

    private let formulas = PathFormulas()
    private let keys = ["A", "B", "C"].map { Key(service: .foreign($0), arguments: [], name: nil) }

    private func store(_ random: inout SplitMix64, _ path: PathCondition) -> Store {
        var store = Store()
        for (number, key) in keys.enumerated() where random.next() % 2 == 0 {
            let condition = [.always, path, formulas.atom("other")][Int(random.next() % 3)]
            store.put(number, key, when: condition, replaces: true)
        }
        return store
    }

    /// When each key is there, on the state's path.
    private func bounds(_ state: State) -> [Key: Bounds] {
        (state.stores[1]?.entries ?? [:]).mapValues { entries in
            entries.reduce(Bounds(surely: .never, possibly: .never)) { bounds, entry in
                Bounds(
                    surely: bounds.surely.or(entry.surely).and(state.path),
                    possibly: bounds.possibly.or(entry.possibly).and(state.path))
            }
        }
    }
}

/// Steele, Lea and Flood's generator of pseudorandom numbers.
struct SplitMix64 {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
