/// A formula over named atoms as a reduced ordered binary decision diagram (Bryant, 1986).
///
/// Atoms are sorted by name and nodes are numbered from the leaves, so equal formulas are equal values.
struct DecisionDiagram: Hashable, Sendable {
    /// A decision: the node that follows if an atom is false, and the one if it is true.
    struct Node: Hashable, Sendable {
        var atom: Int
        var low: Int
        var high: Int
    }

    private(set) var atoms: [String]
    /// The nodes, numbered from two; zero is false and one is true.
    private var nodes: [Node]
    private(set) var root: Int

    /// The most nodes that a diagram may have.
    private static let limit = 1 << 15

    /// A formula that holds always or never.
    init(_ value: Bool) {
        (atoms, nodes, root) = ([], [], value ? 1 : 0)
    }

    /// A formula of one atom.
    init(atom: String) {
        (atoms, nodes, root) = ([atom], [Node(atom: 0, low: 0, high: 1)], 2)
    }

    /// The value of a formula without atoms; nil for any other.
    var constant: Bool? { root < 2 ? root == 1 : nil }

    /// The node with a number of at least two.
    func node(_ number: Int) -> Node { nodes[number - 2] }

    // MARK: Operations

    /// The formula `operation(left, right)`, or nil if it is too large.
    ///
    /// - Complexity: O(left × right) nodes at most.
    static func combine(
        _ left: DecisionDiagram, right: DecisionDiagram, operation: (Bool, Bool) -> Bool
    ) -> DecisionDiagram? {
        let names = merged(left.atoms, right.atoms)
        var builder = DiagramBuilder(limit: limit)
        let (first, second) = (builder.adopt(left, names), builder.adopt(right, names))
        var result = builder.apply(first, right: second, operation: operation)
        if let possible = builder.possible(names) {
            result = builder.apply(result, right: possible) { $0 && $1 }
            if result == possible { return DecisionDiagram(true) }
        }
        guard !builder.isFull else { return nil }
        return DecisionDiagram(builder.nodes, root: result, names)
    }

    /// The union of two sorted lists of names, without duplicates.
    private static func merged(_ left: [String], _ right: [String]) -> [String] {
        guard left != right else { return left }
        var names: [String] = []
        var (first, second) = (left[...], right[...])
        while let one = first.first, let other = second.first {
            names.append(min(one, other))
            if one <= other { first.removeFirst() }
            if other <= one { second.removeFirst() }
        }
        return names + first + second
    }

    /// The part of `all` reachable from `root`, with the atoms on which it decides.
    private init(_ all: [Node], root: Int, _ names: [String]) {
        var numbers: [Int?] = Array(repeating: nil, count: all.count + 2)
        (numbers[0], numbers[1]) = (0, 1)
        var order: [Int] = []
        var pending = [root]
        while let next = pending.last {
            guard numbers[next] == nil else {
                pending.removeLast()
                continue
            }
            let node = all[next - 2]
            let below = [node.low, node.high].filter { numbers[$0] == nil }
            if below.isEmpty {
                numbers[next] = order.count + 2
                order.append(next)
                pending.removeLast()
            } else {
                pending += below.reversed()
            }
        }
        var positions: [Int?] = Array(repeating: nil, count: names.count)
        for number in order { positions[all[number - 2].atom] = 0 }
        let used = positions.indices.filter { positions[$0] != nil }
        for (position, atom) in used.enumerated() { positions[atom] = position }
        atoms = used.map { names[$0] }
        nodes = order.map { number in
            let node = all[number - 2]
            return Node(
                atom: positions[node.atom] ?? 0, low: numbers[node.low] ?? 0, high: numbers[node.high] ?? 0)
        }
        self.root = numbers[root] ?? 0
    }

    // MARK: Storage

    /// The nodes and the root, as numbers.
    var numbers: [Int] { nodes.flatMap { [$0.atom, $0.low, $0.high] } + [root] }

    /// Restores a diagram from `numbers`; nil if they do not form one.
    init?(atoms: [String], numbers: [Int]) {
        guard let root = numbers.last, numbers.count % 3 == 1, root >= 0, root < numbers.count / 3 + 2 else {
            return nil
        }
        nodes = stride(from: 0, to: numbers.count - 1, by: 3).map {
            Node(atom: numbers[$0], low: numbers[$0 + 1], high: numbers[$0 + 2])
        }
        for (index, node) in nodes.enumerated() {
            let isBelow = (0..<index + 2).contains(node.low) && (0..<index + 2).contains(node.high)
            guard atoms.indices.contains(node.atom), isBelow else { return nil }
        }
        self.atoms = atoms
        self.root = root
    }

    // MARK: Text

    /// Whether `text` can write the formula below a node within the budget.
    func isWritable(_ number: Int, _ budget: inout Int) -> Bool {
        guard number > 1 else { return true }
        let node = node(number)
        budget -= atoms[node.atom].utf8.count + 4
        guard budget > 0 else { return false }
        return (node.high < 2 || isWritable(node.high, &budget)) && (node.low < 2 || isWritable(node.low, &budget))
    }

    /// The formula below a node; nil if it has more characters than `budget`.
    func text(of number: Int, nested: Bool, _ budget: inout Int) -> String? {
        guard number > 1 else { return number == 1 ? "true" : "false" }
        let node = node(number)
        let atom = atoms[node.atom]
        budget -= atom.utf8.count + 4
        guard budget > 0 else { return nil }
        func bracketed(_ text: String) -> String { nested ? "(\(text))" : text }
        switch (node.high, node.low) {
        case (1, 0): return atom
        case (0, 1): return "!\(atom)"
        case (let when, 0): return text(of: when, nested: true, &budget).map { bracketed("\(atom) && \($0)") }
        case (0, let unless): return text(of: unless, nested: true, &budget).map { bracketed("!\(atom) && \($0)") }
        case (1, let unless): return text(of: unless, nested: true, &budget).map { bracketed("\(atom) || \($0)") }
        case (let when, 1): return text(of: when, nested: true, &budget).map { bracketed("!\(atom) || \($0)") }
        case (let when, let unless):
            guard let when = text(of: when, nested: true, &budget),
                let unless = text(of: unless, nested: true, &budget)
            else { return nil }
            return bracketed("(\(atom) && \(when)) || (!\(atom) && \(unless))")
        }
    }
}
