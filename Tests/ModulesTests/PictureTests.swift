import DovetailFacts
import DovetailModules
import FactBuilders
import Testing

/// Pictures of modules without implied edges.
@Suite struct PictureTests {
    private func picture(_ edges: [(Int, Int)], of count: Int, wrong: Int? = nil) -> ModulePicture {
        ModulePicture(
            nodes: (0..<count).map { .init(ProjectModule(name: "M\($0)", kind: .library), layer: nil, folder: nil) },
            edges: edges.enumerated().map { index, edge in
                .init(
                    from: edge.0, to: edge.1, imports: 1, isDeclared: true,
                    findings: index == wrong ? ["layer-violation"] : [], isCut: false)
            })
    }

    private func text(_ picture: ModulePicture) -> String {
        picture.edges.map { "\($0.from)>\($0.to)" }.joined(separator: " ")
    }

    @Test func anEdgeThatALongerWayImpliesIsLeftOut() {
        #expect(text(picture([(0, 1), (1, 2), (0, 2)], of: 3).reduced) == "0>1 1>2")
        #expect(text(picture([(0, 1), (1, 2), (2, 3), (0, 3), (1, 3)], of: 4).reduced) == "0>1 1>2 2>3")
    }

    @Test func whatIsWrongStays() {
        #expect(text(picture([(0, 1), (1, 2), (0, 2)], of: 3, wrong: 2).reduced) == "0>1 0>2 1>2")
    }

    @Test func aCycleStaysWhole() {
        #expect(text(picture([(0, 1), (1, 2), (2, 0), (0, 2)], of: 3).reduced) == "0>1 0>2 1>2 2>0")
        // Both enter the cycle of 1 and 2: neither implies the other.
        #expect(text(picture([(0, 1), (0, 2), (1, 2), (2, 1)], of: 3).reduced) == "0>1 0>2 1>2 2>1")
    }

    /// The same modules are reached as before, and without cycles no further edge could be left out.
    @Test(arguments: 0..<300) func nothingIsLost(seed: Int) {
        var dice = Dice(seed: UInt64(seed))
        let count = dice.below(7) + 1
        let hasCycles = seed.isMultiple(of: 2)
        var edges: Set<[Int]> = []
        for _ in 0..<dice.below(16) {
            let edge = [dice.below(count), dice.below(count)]
            if edge[0] != edge[1], hasCycles || edge[0] < edge[1] { edges.insert(edge) }
        }
        let whole = picture(edges.map { ($0[0], $0[1]) }, of: count)
        let reduced = whole.reduced
        #expect(closure(reduced) == closure(whole), "seed \(seed)")
        guard !hasCycles else { return }
        for index in reduced.edges.indices {
            var less = reduced
            less.edges.remove(at: index)
            #expect(closure(less) != closure(whole), "seed \(seed)")
        }
    }

    /// Which module reaches which, by trying every path.
    private func closure(_ picture: ModulePicture) -> Set<[Int]> {
        var found = Set(picture.edges.map { [$0.from, $0.to] })
        while true {
            let more = found.flatMap { one in found.filter { $0[0] == one[1] }.map { [one[0], $0[1]] } }
            guard !found.isSuperset(of: more) else { return found }
            found.formUnion(more)
        }
    }
}
