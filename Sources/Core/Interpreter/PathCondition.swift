import DovetailFacts

/// When a point of an evaluation is reached: a formula over what is not known.
///
/// It names a node of a shared decision diagram in which equal formulas are one node, so that two are compared as
/// numbers. All formulas of an evaluation belong to one `PathFormulas`.
struct PathCondition: Hashable {
    /// Nil for what is always or never reached.
    private let formulas: PathFormulas?
    private let node: PathFormulas.Node

    fileprivate init(_ formulas: PathFormulas?, _ node: PathFormulas.Node) {
        self.formulas = node.isConstant ? nil : formulas
        self.node = node
    }

    static var always: PathCondition { PathCondition(nil, .always) }
    static var never: PathCondition { PathCondition(nil, .never) }

    var isAlways: Bool { node == .always }
    var isNever: Bool { node == .never }

    static func == (one: Self, other: Self) -> Bool { one.node == other.node }
    func hash(into hasher: inout Hasher) { hasher.combine(node) }

    /// Holds when both do.
    func and(_ other: PathCondition) -> PathCondition {
        if isAlways || other.isNever || self == other { return other }
        if other.isAlways || isNever { return self }
        return combined(other) { $0.and($1, $2) }
    }

    /// Holds when at least one of them does.
    func or(_ other: PathCondition) -> PathCondition {
        if isNever || other.isAlways || self == other { return other }
        if other.isNever || isAlways { return self }
        return combined(other) { $0.or($1, $2) }
    }

    /// Holds when this does not.
    var negated: PathCondition {
        guard let formulas else { return isAlways ? .never : .always }
        return PathCondition(formulas, formulas.negated(node))
    }

    /// Whether `other` holds whenever this does.
    func implies(_ other: PathCondition) -> Bool {
        if isNever || other.isAlways || self == other { return true }
        return and(other.negated).isNever
    }

    /// Whether there is no case in which both hold.
    func excludes(_ other: PathCondition) -> Bool { and(other).isNever }

    /// The builds in which it may hold; nil if that is too large.
    private var builds: Condition? {
        guard let formulas else { return isAlways ? .always : .never }
        guard let node = formulas.builds(node) else { return nil }
        return formulas.folded(node, always: Condition.always, never: .never) { atom, holds, fails in
            let test = Condition(atom: atom)
            return test.and(holds).or(test.negated.and(fails))
        }
    }

    /// The builds in which this may hold, but never together with another condition; nil if there are none.
    func builds(without other: PathCondition) -> Condition? {
        guard let reached = builds, let both = and(other).builds else { return nil }
        let missing = reached.without(both)
        return missing.isNever ? nil : missing
    }

    /// Whether it may hold only in builds for systems that it does not name, though it names several: such code says
    /// which systems it is for.
    var isOnlyOnUnnamedSystems: Bool {
        guard formulas != nil, let builds, !builds.isAlways else { return false }
        return builds.negated.onNamedSystems.isAlways
    }

    private func combined(
        _ other: PathCondition, _ operation: (PathFormulas, PathFormulas.Node, PathFormulas.Node) -> PathFormulas.Node
    ) -> PathCondition {
        guard let formulas else { return self }
        return PathCondition(formulas, operation(formulas, node, other.node))
    }
}

extension PathFormulas {
    /// A condition of which nothing is known.
    func newAtom() -> PathCondition { PathCondition(self, literal(newVariable())) }

    /// The condition of a name, always the same.
    func atom(_ name: String) -> PathCondition { PathCondition(self, literal(variable(name))) }

    /// A condition of `#if`.
    func condition(_ compiled: Condition) -> PathCondition {
        if compiled.isAlways { return .always }
        if compiled.isNever { return .never }
        return compiled.folded(always: .always, never: .never) { atom, holds, fails in
            let test = PathCondition(self, literal(ofBuild: atom))
            return test.and(holds).or(test.negated.and(fails))
        }
    }
}
