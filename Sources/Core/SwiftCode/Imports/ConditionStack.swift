import DovetailFacts

/// The open `#if` directives, and their combined condition.
struct ConditionStack {
    /// One `#if`, with the clauses up to the open one.
    private struct Level {
        /// The condition outside it.
        var outer: Condition
        /// The disjunction of the closed clauses and the open one.
        var taken: Condition
        /// How many brackets were open before it; each clause closes its own.
        var depth: Int
        var clauses = 1
    }

    private var levels: [Level] = []
    /// The condition under which the open clauses are compiled.
    private(set) var current = Condition.always

    /// No real program nests or lists more than this; anything beyond does not change the condition.
    private static let limit = 64

    /// Whether the innermost `#if` is outside all brackets.
    var isAtFileScope: Bool { levels.last?.depth == 0 }

    /// Opens an `#if`.
    mutating func enter(_ condition: Condition, depth: Int) {
        levels.append(Level(outer: current, taken: condition, depth: depth))
        if levels.count <= Self.limit { current = Self.joined(current, condition) }
    }

    /// Opens the next clause of the innermost `#if`.
    ///
    /// - Returns: how many brackets are open now; nil if there is no `#if`.
    mutating func next(_ condition: Condition) -> Int? {
        guard var level = levels.popLast() else { return nil }
        level.clauses += 1
        current = level.outer
        if levels.count < Self.limit, level.clauses <= Self.limit {
            current = Self.joined(level.outer, condition.without(level.taken))
            let taken = level.taken.or(condition)
            if taken.isSmall { level.taken = taken }
        }
        levels.append(level)
        return level.depth
    }

    /// Closes the innermost `#if`.
    ///
    /// - Returns: how many brackets are open now; nil if there is no `#if`.
    mutating func leave() -> Int? {
        guard let level = levels.popLast() else { return nil }
        current = level.outer
        return level.depth
    }

    private static func joined(_ outer: Condition, _ own: Condition) -> Condition {
        let both = outer.and(own)
        return both.isSmall ? both : outer
    }
}

extension Condition {
    /// Whether its text is reasonably short. Formulas of very many atoms are flattened to text, which could grow
    /// without bounds.
    var isSmall: Bool { atoms.reduce(0) { $0 + $1.utf8.count } <= 1024 }
}
