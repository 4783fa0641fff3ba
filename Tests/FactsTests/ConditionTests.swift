import DovetailFacts
import Testing

/// Formulas, compared with a naive evaluation of the same formulas.
@Suite struct ConditionTests {
    /// A formula as a tree, for the reference.
    indirect enum Formula {
        case atom(Int), not(Formula), and(Formula, Formula), or(Formula, Formula)

        static func random(depth: Int, using random: inout SplitMix) -> Formula {
            switch depth == 0 ? 0 : random.next() % 4 {
            case 1: .not(.random(depth: depth - 1, using: &random))
            case 2: .and(.random(depth: depth - 1, using: &random), .random(depth: depth - 1, using: &random))
            case 3: .or(.random(depth: depth - 1, using: &random), .random(depth: depth - 1, using: &random))
            default: .atom(Int(random.next() % 5))
            }
        }

        func holds(_ row: Int) -> Bool {
            switch self {
            case .atom(let index): row & (1 << index) != 0
            case .not(let inner): !inner.holds(row)
            case .and(let left, let right): left.holds(row) && right.holds(row)
            case .or(let left, let right): left.holds(row) || right.holds(row)
            }
        }

        var condition: Condition {
            switch self {
            case .atom(let index): Condition(atom: "A\(index)")
            case .not(let inner): inner.condition.negated
            case .and(let left, let right): left.condition.and(right.condition)
            case .or(let left, let right): left.condition.or(right.condition)
            }
        }

        var table: [Bool] { (0..<32).map { holds($0) } }
    }

    struct SplitMix {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    @Test(arguments: 0..<2000 as Range<UInt64>)
    func demandsThatExcludeEachOtherAreRight(seed: UInt64) {
        var random = SplitMix(state: seed)
        let one = Formula.random(depth: 3, using: &random).condition
        let other = Formula.random(depth: 3, using: &random).condition
        guard Condition.Demands(one).excludes(Condition.Demands(other)) else { return }
        #expect(one.excludes(other), "seed \(seed): \(one) and \(other)")
    }

    @Test func demandsTellTheBranchesOfAChainApart() {
        var earlier = Condition.never
        let branches = (0..<40).map { number in
            let own = Condition(atom: "A\(number)")
            defer { earlier = earlier.or(own) }
            return Condition.Demands(own.without(earlier))
        }
        for (at, branch) in branches.enumerated() {
            #expect(branches[..<at].allSatisfy { $0.excludes(branch) && branch.excludes($0) })
            #expect(!branch.excludes(branch))
        }
    }

    /// The meaning without the text is the same as with it.
    @Test func whatIsTooLargeHasNoText() {
        let pairs = (0..<14).map { Condition(atom: "A\($0)").and(Condition(atom: "B\($0)")) }
        for count in pairs.indices {
            let all = pairs[...count].reduce(Condition.never) { $0.or($1) }
            #expect(all.isTooLarge == (all.description == "conditions_too_large"), "\(count)")
        }
    }

    @Test(arguments: 0..<2000 as Range<UInt64>)
    func agreesWithItsTruthTable(seed: UInt64) {
        var random = SplitMix(state: seed)
        let left = Formula.random(depth: 4, using: &random), right = Formula.random(depth: 4, using: &random)
        let (a, b) = (left.condition, right.condition)
        #expect((a == b) == (left.table == right.table), "seed \(seed): \(a) and \(b)")
        #expect(a.isAlways == left.table.allSatisfy { $0 }, "seed \(seed)")
        #expect(a.isNever == left.table.allSatisfy { !$0 }, "seed \(seed)")
        let implied = zip(left.table, right.table).allSatisfy { !$0 || $1 }
        #expect(a.implies(b) == implied, "seed \(seed): \(a) and \(b)")
        #expect(evaluated(a.description) == left.table, "seed \(seed): \(a)")
    }

    /// The truth table of a printed formula, read by a separate parser.
    private func evaluated(_ text: String) -> [Bool] {
        (0..<32).map { row in
            var letters = Array(text.filter { $0 != " " })[...]
            return Self.disjunction(&letters, row)
        }
    }

    private static func disjunction(_ letters: inout ArraySlice<Character>, _ row: Int) -> Bool {
        var result = conjunction(&letters, row)
        while letters.first == "|" {
            letters = letters.dropFirst(2)
            let next = conjunction(&letters, row)
            result = result || next
        }
        return result
    }

    private static func conjunction(_ letters: inout ArraySlice<Character>, _ row: Int) -> Bool {
        var result = primary(&letters, row)
        while letters.first == "&" {
            letters = letters.dropFirst(2)
            let next = primary(&letters, row)
            result = result && next
        }
        return result
    }

    private static func primary(_ letters: inout ArraySlice<Character>, _ row: Int) -> Bool {
        switch letters.popFirst() {
        case "!": return !primary(&letters, row)
        case "(":
            let inner = disjunction(&letters, row)
            letters.removeFirst()
            return inner
        case "t":
            letters = letters.dropFirst(3)
            return true
        case "f":
            letters = letters.dropFirst(4)
            return false
        default:
            let digit = letters.popFirst().flatMap { $0.wholeNumberValue } ?? 0
            return row & (1 << digit) != 0
        }
    }

    @Test func systemsExcludeEachOther() {
        let phone = Condition(atom: "os(iOS)"), desktop = Condition(atom: "os(macOS)")
        #expect(phone.and(desktop).isNever)
        #expect(phone.excludes(desktop))
        #expect(!phone.or(desktop).isAlways)
        #expect(phone.implies(desktop.negated))
    }

    @Test func manyAtomsStayCorrect() {
        let atoms = (0..<14).map { Condition(atom: "FLAG_\($0)") }
        let all = atoms.reduce(Condition.always) { $0.and($1) }
        let none = atoms.reduce(Condition.always) { $0.and($1.negated) }
        #expect(!all.isNever)
        #expect(!none.isNever)
        #expect(all.atoms.count == 14)
        #expect(all.and(none).isNever)
    }
}
