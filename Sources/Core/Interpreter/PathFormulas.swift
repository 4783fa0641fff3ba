/// The decision diagram that all path conditions of an evaluation share (Bryant, 1986): reduced, ordered by the age of
/// the variables, each node once.
///
/// Paths are nested, so older variables stand nearer to the root, and a condition that was decided again on a longer
/// path shares the nodes of the shorter one.
final class PathFormulas {
    /// A formula, as the number of its node.
    struct Node: Hashable {
        fileprivate let number: Int32

        static let never = Node(number: 0)
        static let always = Node(number: 1)

        var isConstant: Bool { number < 2 }
    }

    /// A decision: what follows if a variable is false, and if it is true.
    private struct Decision: Hashable {
        var variable: Int32
        var low: Node
        var high: Node
    }

    private struct Operation: Hashable {
        enum Kind: Hashable { case and, or }

        var kind: Kind
        var left: Node
        var right: Node
    }

    /// The decisions, numbered from two; constants come after all variables.
    private var decisions: [Decision] = []
    private var numbers: [Decision: Node] = [:]
    private var known: [Operation: Node] = [:]
    private var negations: [Node: Node] = [:]
    private var named: [String: Int32] = [:]
    private var builds: [String: Node] = [:]
    /// The atoms of `#if` by the variables that stand for them.
    private var atoms: [Int32: String] = [:]
    /// No system, and no processor, of those that occurred so far.
    private var noneBefore: [String: Node] = [:]
    private var variables: Int32 = 0

    /// One operation makes at most this many nodes; a larger formula is one of which nothing is known.
    private static let limit = 1 << 14

    // MARK: Variables

    func newVariable() -> Int32 {
        variables += 1
        return variables
    }

    func variable(_ name: String) -> Int32 {
        if let known = named[name] { return known }
        let new = newVariable()
        named[name] = new
        return new
    }

    func literal(_ variable: Int32) -> Node { node(variable, .never, .always) }

    /// A condition of `#if`. A build is for one system and one processor, so each of them excludes the others.
    func literal(ofBuild atom: String) -> Node {
        if let known = builds[atom] { return known }
        let variable = newVariable()
        atoms[variable] = atom
        var result = literal(variable)
        if let group = ["os(", "arch("].first(where: atom.hasPrefix) {
            let before = noneBefore[group] ?? .always
            let own = result
            result = and(before, own)
            noneBefore[group] = and(before, negated(own))
        }
        builds[atom] = result
        return result
    }

    /// Whether some `#if` is part of a formula.
    private var hasBuilds: Bool { !builds.isEmpty }

    /// The builds in which a formula may hold; nil if that is too large.
    func builds(_ node: Node) -> Node? {
        guard hasBuilds else { return node == .never ? .never : .always }
        var known: [Node: Node] = [:]
        return builds(node, &known, decisions.count + Self.limit)
    }

    private func builds(_ node: Node, _ known: inout [Node: Node], _ limit: Int) -> Node? {
        if node.isConstant { return node }
        if let found = known[node] { return found }
        let decision = decisions[Int(node.number) - 2]
        guard decisions.count < limit, let low = builds(decision.low, &known, limit),
            let high = builds(decision.high, &known, limit)
        else { return nil }
        let result =
            atoms[decision.variable] == nil
            ? combined(.or, low, high, limit) : self.node(decision.variable, low, high)
        known[node] = result
        return result
    }

    /// What follows from a formula over atoms of `#if` alone, from its leaves.
    func folded<Result>(
        _ node: Node, always: Result, never: Result, decide: (String, Result, Result) -> Result
    ) -> Result {
        var known: [Node: Result] = [.always: always, .never: never]
        func result(_ node: Node) -> Result {
            if let found = known[node] { return found }
            let decision = decisions[Int(node.number) - 2]
            let result = decide(atoms[decision.variable] ?? "", result(decision.high), result(decision.low))
            known[node] = result
            return result
        }
        return result(node)
    }

    // MARK: Operations

    func and(_ left: Node, _ right: Node) -> Node { apply(.and, left, right) }
    func or(_ left: Node, _ right: Node) -> Node { apply(.or, left, right) }

    func negated(_ node: Node) -> Node {
        if node.isConstant { return node == .always ? .never : .always }
        if let known = negations[node] { return known }
        let decision = decisions[Int(node.number) - 2]
        let result = self.node(decision.variable, negated(decision.low), negated(decision.high))
        negations[node] = result
        negations[result] = node
        return result
    }

    private func apply(_ kind: Operation.Kind, _ left: Node, _ right: Node) -> Node {
        let size = decisions.count
        return combined(kind, left, right, size + Self.limit) ?? literal(newVariable())
    }

    /// Both, or either; nil if that is too large.
    private func combined(_ kind: Operation.Kind, _ left: Node, _ right: Node, _ limit: Int) -> Node? {
        let (absorbing, neutral): (Node, Node) = kind == .and ? (.never, .always) : (.always, .never)
        if left == absorbing || right == absorbing { return absorbing }
        if left == neutral || left == right { return right }
        if right == neutral { return left }
        let operation = Operation(
            kind: kind, left: left.number < right.number ? left : right,
            right: left.number < right.number ? right : left
        )
        if let known = known[operation] { return known }
        guard decisions.count < limit else { return nil }
        let (one, other) = (decisions[Int(left.number) - 2], decisions[Int(right.number) - 2])
        let variable = min(one.variable, other.variable)
        let (first, second) = (
            one.variable == variable ? (one.low, one.high) : (left, left),
            other.variable == variable ? (other.low, other.high) : (right, right)
        )
        guard let low = combined(kind, first.0, second.0, limit), let high = combined(kind, first.1, second.1, limit)
        else { return nil }
        let result = node(variable, low, high)
        self.known[operation] = result
        return result
    }

    private func node(_ variable: Int32, _ low: Node, _ high: Node) -> Node {
        if low == high { return low }
        let decision = Decision(variable: variable, low: low, high: high)
        if let known = numbers[decision] { return known }
        decisions.append(decision)
        let new = Node(number: Int32(decisions.count + 1))
        numbers[decision] = new
        return new
    }
}
