import DovetailBasics

/// The lookup chain of each container: itself, its parents, their parents.
///
/// If each container has at most one parent, they form a tree, and its numbering shows in one step whether one
/// container is above another.
struct ContainerChains {
    private let containers: [LinkedContainer]
    /// The chains of containers outside any tree: those with several parents or in a cycle.
    private var others: [ContainerID: [ContainerID]] = [:]
    /// For each container, the range of numbers below it in its tree; nil if it is in no tree.
    private var ranges: [ClosedRange<Int>?]
    private var depths: [Int]
    /// The containers of trees, by number.
    private var order: [ContainerID] = []

    init(_ containers: [LinkedContainer]) {
        self.containers = containers
        ranges = Array(repeating: nil, count: containers.count)
        depths = Array(repeating: 0, count: containers.count)
        numberTrees()
        for container in containers.ids where ranges[of: container] == nil {
            others[container] = Self.chain(container, containers)
        }
    }

    /// Numbers each tree from its root.
    private mutating func numberTrees() {
        var children: [ContainerID: [ContainerID]] = [:]
        for container in containers.ids where containers[container].parents.count == 1 {
            for parent in containers[container].parents { children[parent, default: []].append(container) }
        }
        var starts: [Int] = Array(repeating: 0, count: containers.count)
        for root in containers.ids where containers[root].parents.isEmpty {
            var pending = [(root, false)]
            while let (container, isLeft) = pending.popLast() {
                if isLeft {
                    ranges[of: container] = starts[of: container]...(order.count - 1)
                    continue
                }
                starts[of: container] = order.count
                order.append(container)
                pending.append((container, true))
                for child in children[container] ?? [] {
                    depths[of: child] = depths[of: container] + 1
                    pending.append((child, false))
                }
            }
        }
    }

    private static func chain(_ container: ContainerID, _ containers: [LinkedContainer]) -> [ContainerID] {
        var chain = [container]
        var seen: Set = [container]
        var at = 0
        while at < chain.count {
            for parent in containers[chain[at]].parents.sorted() where seen.insert(parent).inserted {
                chain.append(parent)
            }
            at += 1
        }
        return chain
    }

    /// A container and its ancestors in lookup order, the nearest first.
    func chain(_ container: ContainerID) -> [ContainerID] {
        if let chain = others[container] { return chain }
        return Array(sequence(first: container) { containers[$0].parents.first })
    }

    /// For each container, whether its chain contains one that satisfies the predicate.
    func marked(_ isSuch: (ContainerID) -> Bool) -> [Bool] {
        var marked = containers.ids.map { others[$0]?.contains(where: isSuch) ?? isSuch($0) }
        // A parent in a tree comes before its children.
        for container in order {
            if let parent = containers[container].parents.first, marked[of: parent] { marked[of: container] = true }
        }
        return marked
    }

    /// All containers whose chain contains this one, except itself.
    func below(_ container: ContainerID) -> [ContainerID] {
        let inTree = ranges[of: container].map { order[($0.lowerBound + 1)..<($0.upperBound + 1)] } ?? []
        return Array(inTree) + others.filter { $0.key != container && $0.value.contains(container) }.keys
    }

    /// Whether a container is the other one or an ancestor of it.
    func isAbove(_ container: ContainerID, _ other: ContainerID) -> Bool {
        guard let below = ranges[of: other] else { return others[other]?.contains(container) ?? false }
        return ranges[of: container]?.contains(below.lowerBound) ?? false
    }

    /// The given containers that are in the chain of another, the nearest first.
    ///
    /// - Complexity: that of the shorter of both.
    func nearest(_ some: [ContainerID], above container: ContainerID) -> [ContainerID] {
        guard ranges[of: container] != nil, some.count <= depths[of: container] else {
            let wanted = Set(some)
            return chain(container).filter(wanted.contains)
        }
        return some.filter { isAbove($0, container) }.sorted { depths[of: $0] > depths[of: $1] }
    }
}
