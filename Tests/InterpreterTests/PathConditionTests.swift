@testable import DovetailFacts
@testable import DovetailInterpreter
import Testing

/// Path conditions against truth tables, with formulas made from printed seeds.
@Suite struct PathConditionTests {
    private static let names = ["a", "b", "c", "d"]

    /// A formula, and when it holds: for each assignment of the names.
    private struct Sample {
        var condition: PathCondition
        var table: [Bool]
    }

    private func sample(_ random: inout SplitMix64, _ formulas: PathFormulas, depth: Int) -> Sample {
        let kind = random.next() % (depth == 0 ? 2 : 5)
        switch kind {
        case 0:
            let number = Int(random.next() % 4)
            let table = (0..<16).map { $0 >> number & 1 == 1 }
            return Sample(condition: formulas.atom(Self.names[number]), table: table)
        case 1:
            let holds = random.next() % 2 == 0
            return Sample(condition: holds ? .always : .never, table: Array(repeating: holds, count: 16))
        case 2:
            let one = sample(&random, formulas, depth: depth - 1)
            return Sample(condition: one.condition.negated, table: one.table.map { !$0 })
        default:
            let (one, other) = (
                sample(&random, formulas, depth: depth - 1), sample(&random, formulas, depth: depth - 1)
            )
            return kind == 3
                ? Sample(
                    condition: one.condition.and(other.condition), table: zip(one.table, other.table).map { $0 && $1 })
                : Sample(
                    condition: one.condition.or(other.condition), table: zip(one.table, other.table).map { $0 || $1 })
        }
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>) func agreesWithTruthTables(seed: UInt64) {
        var random = SplitMix64(seed)
        let formulas = PathFormulas()
        let (one, other) = (sample(&random, formulas, depth: 5), sample(&random, formulas, depth: 5))
        #expect(one.condition.isAlways == one.table.allSatisfy { $0 }, "seed \(seed)")
        #expect(one.condition.isNever == !one.table.contains(true), "seed \(seed)")
        #expect((one.condition == other.condition) == (one.table == other.table), "seed \(seed)")
        #expect(
            one.condition.implies(other.condition) == zip(one.table, other.table).allSatisfy { !$0 || $1 },
            "seed \(seed)")
        #expect(
            one.condition.excludes(other.condition) == !zip(one.table, other.table).contains { $0 && $1 },
            "seed \(seed)")
    }

    @Test func buildsAreForOneSystem() {
        let formulas = PathFormulas()
        let (phone, desktop) = (Condition(atom: "os(iOS)"), Condition(atom: "os(macOS)"))
        let debug = Condition(atom: "DEBUG")
        #expect(formulas.condition(phone).excludes(formulas.condition(desktop)))
        #expect(!formulas.condition(phone).excludes(formulas.condition(debug)))
        #expect(formulas.condition(phone.and(debug)).implies(formulas.condition(debug)))
        #expect(formulas.condition(phone.negated) == formulas.condition(phone).negated)
    }

    @Test func newAtomsAreIndependent() {
        let formulas = PathFormulas()
        let (one, other) = (formulas.newAtom(), formulas.newAtom())
        #expect(!one.implies(other))
        #expect(!one.excludes(other))
    }
}

/// Maps from numbers against dictionaries, with changes made from printed seeds.
@Suite struct NumberedValuesTests {
    @Test(arguments: 1...100 as ClosedRange<UInt64>) func agreesWithDictionaries(seed: UInt64) {
        var random = SplitMix64(seed)
        var values = NumberedValues<Int>()
        var reference: [Int: Int] = [:]
        func change(_ values: inout NumberedValues<Int>, _ reference: inout [Int: Int]) {
            for _ in 0..<Int(random.next() % 40) {
                let number = Int(random.next() % (random.next() % 2 == 0 ? 40 : 5_000))
                switch random.next() % 4 {
                case 0:
                    values[number] = nil
                    reference[number] = nil
                case 1:
                    values[number, default: 0] += 1
                    reference[number, default: 0] += 1
                default:
                    let value = Int(random.next() % 100)
                    values[number] = value
                    reference[number] = value
                }
            }
        }
        change(&values, &reference)
        // Two copies that share what was there before.
        var (other, otherReference) = (values, reference)
        change(&values, &reference)
        change(&other, &otherReference)
        #expect(values.dictionary == reference, "seed \(seed)")
        #expect(other.dictionary == otherReference, "seed \(seed)")
        values.join(other) { max($0, $1) }
        reference.merge(otherReference) { max($0, $1) }
        #expect(values.dictionary == reference, "joined, seed \(seed)")
        #expect(other.dictionary == otherReference, "the other is unchanged, seed \(seed)")
    }

    @Test func doesNotAskForWhatIsShared() {
        var one = NumberedValues<Int>()
        for number in 0..<1_000 { one[number] = number }
        var other = one
        other[7] = 70
        var asked = 0
        one.join(other) { mine, theirs in
            asked += 1
            return max(mine, theirs)
        }
        #expect(one[7] == 70)
        #expect(asked <= 16)
    }
}

extension NumberedValues {
    /// Its elements by number.
    fileprivate var dictionary: [Int: Element] {
        var all: [Int: Element] = [:]
        forEach { all[$0] = $1 }
        return all
    }
}
