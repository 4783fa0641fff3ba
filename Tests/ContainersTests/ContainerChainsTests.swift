import DovetailBasics
@testable import DovetailContainers
import FactBuilders
import Testing

/// The lookup chains of containers, compared with a search from each.
@Suite struct ContainerChainsTests {
    /// Containers, some of which have several parents, or are their own ancestors.
    private func containers(_ seed: UInt64) -> [LinkedContainer] {
        var dice = Dice(seed: seed)
        let count = 2 + dice.below(9), isTree = dice.below(2) == 0
        return (0..<count).map { number in
            var container = LinkedContainer(location: nil, name: "\(number)", isDovetail: true)
            for _ in 0..<(isTree ? min(number, dice.below(2)) : dice.below(3)) {
                container.parents.insert(ContainerID(dice.below(isTree ? number : count)))
            }
            return container
        }
    }

    private func chain(_ container: ContainerID, _ all: [LinkedContainer]) -> [ContainerID] {
        var chain = [container], at = 0
        while at < chain.count {
            chain += all[chain[at]].parents.sorted().filter { !chain.contains($0) }
            at += 1
        }
        return chain
    }

    @Test(arguments: 0..<500 as Range<UInt64>)
    func areWhatASearchFinds(seed: UInt64) {
        let all = containers(seed), chains = ContainerChains(all)
        let odd = all.ids.filter { !$0.index.isMultiple(of: 2) }
        let marked = chains.marked { $0.index % 3 == 1 }
        for container in all.ids {
            let expected = chain(container, all)
            #expect(chains.chain(container) == expected, "seed \(seed)")
            #expect(chains.nearest(odd, above: container) == expected.filter { odd.contains($0) }, "seed \(seed)")
            #expect(marked[of: container] == expected.contains { $0.index % 3 == 1 }, "seed \(seed)")
            #expect(all.ids.filter { chains.isAbove($0, container) } == expected.sorted(), "seed \(seed)")
            let below = all.ids.filter { $0 != container && chain($0, all).contains(container) }
            #expect(chains.below(container).sorted() == below, "seed \(seed)")
        }
    }
}
