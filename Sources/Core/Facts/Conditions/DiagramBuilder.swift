/// Builds the nodes of a decision diagram without duplicates.
struct DiagramBuilder {
    private typealias Node = DecisionDiagram.Node

    private struct Pair: Hashable {
        var left: Int
        var right: Int
    }

    private(set) var nodes: [DecisionDiagram.Node] = []
    private var numbers: [DecisionDiagram.Node: Int] = [:]
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    /// Whether the limit of nodes is exceeded, which makes the results useless.
    var isFull: Bool { nodes.count > limit }

    private mutating func number(_ node: Node) -> Int {
        if node.low == node.high { return node.low }
        if let known = numbers[node] { return known }
        nodes.append(node)
        numbers[node] = nodes.count + 1
        return nodes.count + 1
    }

    /// Adds a formula whose atoms are among `names`, in the same order.
    mutating func adopt(_ diagram: DecisionDiagram, _ names: [String]) -> Int {
        var positions: [Int] = []
        for (at, name) in names.enumerated()
        where positions.count < diagram.atoms.count && diagram.atoms[positions.count] == name { positions.append(at) }
        var known: [Int] = [0, 1]
        guard diagram.root > 1 else { return diagram.root }
        for number in 2...diagram.root {
            let node = diagram.node(number)
            let atom = node.atom < positions.count ? positions[node.atom] : 0
            known.append(self.number(Node(atom: atom, low: known[node.low], high: known[node.high])))
        }
        return known[diagram.root]
    }

    /// The formula `operation(left, right)`.
    mutating func apply(_ left: Int, right: Int, operation: (Bool, Bool) -> Bool) -> Int {
        var known: [Pair: Int] = [:]
        return apply(Pair(left: left, right: right), operation: operation, known: &known)
    }

    private mutating func apply(
        _ pair: Pair, operation: (Bool, Bool) -> Bool, known: inout [Pair: Int]
    ) -> Int {
        let (left, right) = (pair.left, pair.right)
        if left < 2, right < 2 { return operation(left == 1, right == 1) ? 1 : 0 }
        if let result = known[pair] { return result }
        guard !isFull else { return 0 }
        let atom = min(
            left > 1 ? nodes[left - 2].atom : .max, right > 1 ? nodes[right - 2].atom : .max)
        func halves(_ number: Int) -> (low: Int, high: Int) {
            guard number > 1, nodes[number - 2].atom == atom else { return (number, number) }
            return (nodes[number - 2].low, nodes[number - 2].high)
        }
        let (first, second) = (halves(left), halves(right))
        let low = apply(Pair(left: first.low, right: second.low), operation: operation, known: &known)
        let high = apply(Pair(left: first.high, right: second.high), operation: operation, known: &known)
        let result = number(Node(atom: atom, low: low, high: high))
        known[pair] = result
        return result
    }

    /// The assignments that a build can have: at most one system and at most one processor; nil if `names` do not
    /// restrict them.
    mutating func possible(_ names: [String]) -> Int? {
        let groups = ["os(", "arch("].map { kind in names.indices.filter { names[$0].hasPrefix(kind) } }
            .filter { $0.count > 1 }
        guard !groups.isEmpty else { return nil }
        return groups.reduce(1) { all, group in
            var none = 1, one = 1
            for atom in group.reversed() {
                (none, one) = (
                    number(Node(atom: atom, low: none, high: one)), number(Node(atom: atom, low: one, high: 0))
                )
            }
            return apply(all, right: none) { $0 && $1 }
        }
    }
}
