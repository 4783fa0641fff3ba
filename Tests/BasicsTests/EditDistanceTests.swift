import DovetailBasics
import Testing

/// The number of letters by which two names differ.
@Suite struct EditDistanceTests {
    /// The smallest number of steps between two names, by trying all from the end.
    private func naive(_ a: [Character], _ b: [Character]) -> Int {
        guard let last = a.last, let other = b.last else { return a.count + b.count }
        if last == other { return naive(a.dropLast(), b.dropLast()) }
        var best = 1 + min(naive(a.dropLast(), b), naive(a, b.dropLast()), naive(a.dropLast(), b.dropLast()))
        if a.count > 1, b.count > 1, last == b[b.count - 2], a[a.count - 2] == other {
            best = min(best, 1 + naive(a.dropLast(2), b.dropLast(2)))
        }
        return best
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func isTheFewestStepsWithinTheLimit(seed: UInt64) {
        var dice = Dice(seed: seed)
        let one = dice.text(of: ["a", "b", "c"], upTo: 6), other = dice.text(of: ["a", "b", "c"], upTo: 6)
        let expected = naive(Array(one), Array(other))
        for limit in 0...7 {
            let found = editDistance(one, other, limit: limit)
            if expected <= limit {
                #expect(found == expected, "seed \(seed): \(one) and \(other)")
            } else {
                #expect(found > limit, "seed \(seed): \(one) and \(other) within \(limit)")
            }
        }
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func aTreeFindsWhatIsNearAmongMany(seed: UInt64) {
        var dice = Dice(seed: seed)
        let names = Set((0..<30).map { _ in dice.text(of: ["a", "B", "c", "é"], upTo: 6) })
        let wanted = dice.text(of: ["a", "B", "c", "é"], upTo: 6), tree = NameTree(names)
        for limit in 0...4 {
            let found = tree.near(wanted, within: limit).map { "\($0.name) \($0.distance)" }
            let all = names.map { ($0, editDistance($0, wanted, limit: 9)) }
            let expected = all.filter { $0.1 <= limit }.map { "\($0) \($1)" }
            #expect(found.sorted() == expected.sorted(), "seed \(seed): \(wanted) within \(limit)")
        }
    }

    /// Names as in an app: long, with equal beginnings and ends, and of various lengths.
    @Test(arguments: 0..<100 as Range<UInt64>)
    func aTreeOfLongNamesFindsWhatAPlainSearchFinds(seed: UInt64) {
        var dice = Dice(seed: seed)
        func name() -> String {
            let parts = (0..<3).map { _ in dice.text(of: ["0", "1", "x", "Ü"], upTo: 4) }
            return "Service\(parts[0])For\(parts[1])Screen\(parts[2])"
        }
        let names = Set((0..<100).map { _ in name() }), wanted = name(), tree = NameTree(names)
        for limit in 0...3 {
            let found = tree.near(wanted, within: limit).map { "\($0.name) \($0.distance)" }
            let expected = names.map { ($0, editDistance($0, wanted, limit: 99)) }.filter { $0.1 <= limit }
            #expect(
                found.sorted() == expected.map { "\($0) \($1)" }.sorted(), "seed \(seed): \(wanted) within \(limit)")
        }
    }

    @Test func twoNeighboursThatChangedPlacesAreOneStep() {
        #expect(editDistance("Sesison", "Session", limit: 3) == 1)
    }

    @Test func capitalsAreNoDifference() {
        #expect(editDistance("URLSession", "UrlSession", limit: 3) == 0)
    }
}
