/// The build settings under which something holds: a formula over the conditions of `#if`, such as
/// `DEBUG && !os(Linux)`.
///
/// A formula is stored as its reduced decision diagram over the atoms it depends on, sorted, so equal formulas are
/// equal values however they were written. The diagrams are small: nearly every declaration is under no `#if` at all,
/// and one in a chain of `#elseif` has a node for each branch before it.
package struct Condition: Hashable, Sendable {
    let diagram: DecisionDiagram

    /// Holds in every build.
    package static let always = Condition(diagram: DecisionDiagram(true))
    /// Holds in no build.
    package static let never = Condition(diagram: DecisionDiagram(false))

    /// Longer formulas, in characters, are not written out.
    private static let textLimit = 1 << 14

    /// Replaces a formula that is too large to store or write.
    package static let tooLarge = Condition(atom: "conditions_too_large")

    /// Holds when the `#if` condition `atom` does.
    package init(atom: String) {
        diagram = DecisionDiagram(atom: atom)
    }

    private init(diagram: DecisionDiagram) {
        self.diagram = diagram
    }

    /// The atoms that the formula depends on, such as `DEBUG` and `os(Linux)`.
    package var atoms: [String] { diagram.atoms }
    /// Whether it holds in every build.
    package var isAlways: Bool { diagram.constant == true }
    /// Whether it holds in no build.
    package var isNever: Bool { diagram.constant == false }
    /// Whether part of the formula was too large to store, or the whole is too large to write.
    package var isTooLarge: Bool {
        var budget = Self.textLimit
        return atoms.contains("conditions_too_large") || !diagram.isWritable(diagram.root, &budget)
    }

    /// Holds when both do.
    package func and(_ other: Condition) -> Condition {
        if isAlways || other.isNever || self == other { return other }
        if other.isAlways || isNever { return self }
        return combined(with: other) { $0 && $1 }
    }

    /// Holds when at least one of them does.
    package func or(_ other: Condition) -> Condition {
        if isNever || other.isAlways || self == other { return other }
        if other.isNever || isAlways { return self }
        return combined(with: other) { $0 || $1 }
    }

    /// Holds when this does not.
    package var negated: Condition { combined(with: .always) { here, _ in !here } }

    /// If the formula names several systems, also holds on every system that it does not name: such a program says
    /// which systems it is for.
    package var onNamedSystems: Condition {
        let systems = atoms.filter { $0.hasPrefix("os(") }
        guard systems.count > 1 else { return self }
        return or(systems.reduce(Condition.never) { $0.or(Condition(atom: $1)) }.negated)
    }

    /// Holds when this does and `other` does not.
    package func without(_ other: Condition) -> Condition {
        if isNever || other.isNever { return self }
        if other.isAlways { return .never }
        return combined(with: other) { $0 && !$1 }
    }

    /// Whether `other` holds whenever this does.
    package func implies(_ other: Condition) -> Bool { without(other).isNever }

    /// Whether no build satisfies both.
    package func excludes(_ other: Condition) -> Bool { and(other).isNever }

    /// Evaluates the formula from its leaves: each decision once, from what follows if its atom holds and if not.
    package func folded<Result>(always: Result, never: Result, decide: (String, Result, Result) -> Result) -> Result {
        var known = [never, always]
        guard diagram.root > 1 else { return known[diagram.root] }
        for number in 2...diagram.root {
            let node = diagram.node(number)
            known.append(decide(diagram.atoms[node.atom], known[node.high], known[node.low]))
        }
        return known[diagram.root]
    }

    private func combined(with other: Condition, _ operation: (Bool, Bool) -> Bool) -> Condition {
        DecisionDiagram.combine(diagram, right: other.diagram, operation: operation).map(Condition.init(diagram:))
            ?? .tooLarge
    }
}

extension Condition: Codable {
    /// Reads the diagram; an empty container means `always`.
    package init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        guard !container.isAtEnd else {
            self = .always
            return
        }
        let atoms = try container.decode([String].self)
        let numbers = try container.decode([Int].self)
        guard let diagram = DecisionDiagram(atoms: atoms, numbers: numbers) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a formula's diagram")
        }
        self.diagram = diagram
    }

    /// Writes the diagram, but nothing for `always`, because nearly every condition is.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        guard !isAlways else { return }
        try container.encode(atoms)
        try container.encode(diagram.numbers)
    }
}

extension Condition: CustomStringConvertible {
    /// The formula in `#if` syntax.
    package var description: String { text ?? "conditions_too_large" }

    /// The formula in `#if` syntax, by Shannon expansion at the first atom; nil if it is too long.
    private var text: String? {
        var budget = Self.textLimit
        return diagram.text(of: diagram.root, nested: false, &budget)
    }
}

extension Condition: Comparable {
    /// Orders by text, with `always` first.
    package static func < (left: Self, right: Self) -> Bool {
        if left == right { return false }
        if left.isAlways || right.isAlways { return left.isAlways }
        return left.description < right.description
    }
}
