/// Under which build settings something holds: a formula over the conditions
/// of `#if`, such as `DEBUG && !os(Linux)`.
///
/// A formula is kept as its reduced decision diagram over the atoms that matter, sorted, so
/// that two equal formulas are equal values however they were written. The diagrams are
/// small: nearly every declaration stands under no `#if` at all, and one in a chain of
/// `#elseif` has a node for each branch before it.
package struct Condition: Hashable, Sendable {
    let diagram: DecisionDiagram

    /// Holds in every build.
    package static let always = Condition(diagram: DecisionDiagram(true))
    /// Holds in no build.
    package static let never = Condition(diagram: DecisionDiagram(false))

    /// A formula of more characters is not written.
    private static let textLimit = 1 << 14

    /// Stands for a formula that is too large to be kept or written.
    package static let tooLarge = Condition(atom: "conditions_too_large")

    /// Holds where the `#if` condition `atom` does.
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
    /// Whether a formula in it was too large to be kept or is too large to be written.
    package var isTooLarge: Bool {
        var budget = Self.textLimit
        return atoms.contains("conditions_too_large") || !diagram.isWritable(diagram.root, &budget)
    }

    /// Holds where both do.
    package func and(_ other: Condition) -> Condition {
        if isAlways || other.isNever || self == other { return other }
        if other.isAlways || isNever { return self }
        return combined(with: other) { $0 && $1 }
    }

    /// Holds where one of them does.
    package func or(_ other: Condition) -> Condition {
        if isNever || other.isAlways || self == other { return other }
        if other.isNever || isAlways { return self }
        return combined(with: other) { $0 || $1 }
    }

    /// Holds where this does not.
    package var negated: Condition { combined(with: .always) { here, _ in !here } }

    /// Holds, too, on systems that it does not name, if it names several: a program says for which ones it is.
    package var onNamedSystems: Condition {
        let systems = atoms.filter { $0.hasPrefix("os(") }
        guard systems.count > 1 else { return self }
        return or(systems.reduce(Condition.never) { $0.or(Condition(atom: $1)) }.negated)
    }

    /// Holds where this does and `other` does not.
    package func without(_ other: Condition) -> Condition {
        if isNever || other.isNever { return self }
        if other.isAlways { return .never }
        return combined(with: other) { $0 && !$1 }
    }

    /// Whether `other` holds wherever this does.
    package func implies(_ other: Condition) -> Bool { without(other).isNever }

    /// Whether no build satisfies both.
    package func excludes(_ other: Condition) -> Bool { and(other).isNever }

    private func combined(with other: Condition, _ operation: (Bool, Bool) -> Bool) -> Condition {
        DecisionDiagram.combine(diagram, other.diagram, operation).map(Condition.init(diagram:)) ?? .tooLarge
    }
}

extension Condition: Codable {
    /// Reads the diagram; nothing at all for `always`.
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

    /// Writes the diagram; nothing for `always`, as nearly every condition is.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        guard !isAlways else { return }
        try container.encode(atoms)
        try container.encode(diagram.numbers)
    }
}

extension Condition: CustomStringConvertible {
    /// The formula as `#if` takes it.
    package var description: String { text ?? "conditions_too_large" }

    /// The formula as `#if` takes it, by Shannon's expansion at the first atom; nil where that is too long.
    private var text: String? {
        var budget = Self.textLimit
        return diagram.text(of: diagram.root, nested: false, &budget)
    }
}

extension Condition: Comparable {
    /// Orders by text; `always` comes first.
    package static func < (left: Self, right: Self) -> Bool {
        if left == right { return false }
        if left.isAlways || right.isAlways { return left.isAlways }
        return left.description < right.description
    }
}
