/// Under which build settings something holds: a formula over the conditions
/// of `#if`, such as `DEBUG && !os(Linux)`.
///
/// A formula is kept as its truth table over the atoms that matter, sorted, so
/// that two equal formulas are equal values however they were written. The
/// tables are small: nearly every declaration stands under no `#if` at all.
package struct Condition: Hashable, Sendable {
    /// The atoms that the formula depends on, such as `DEBUG` and `os(Linux)`.
    package private(set) var atoms: [String]
    /// The formula's value for each assignment; atom i is bit i of the index.
    private var table: [Bool]

    /// More atoms than this are folded into two, which is coarser but never wrong.
    private static let atomLimit = 8

    /// Holds in every build.
    package static let always = Condition(atoms: [], table: [true])
    /// Holds in no build.
    package static let never = Condition(atoms: [], table: [false])

    /// Holds where the `#if` condition `atom` does.
    package init(atom: String) {
        self.init(atoms: [atom], table: [false, true])
    }

    private init(atoms: [String], table: [Bool]) {
        self.atoms = atoms
        self.table = table
    }

    /// Whether it holds in every build.
    package var isAlways: Bool { self == .always }
    /// Whether it holds in no build.
    package var isNever: Bool { self == .never }

    /// Holds where both do.
    package func and(_ other: Condition) -> Condition {
        if isAlways || other.isNever { return other }
        if other.isAlways || isNever { return self }
        return combined(with: other) { $0 && $1 }
    }

    /// Holds where one of them does.
    package func or(_ other: Condition) -> Condition {
        if isNever || other.isAlways { return other }
        if other.isNever || isAlways { return self }
        return combined(with: other) { $0 || $1 }
    }

    /// Holds where this does not.
    package var negated: Condition {
        var result = Condition(atoms: atoms, table: table.map { !$0 })
        for row in Self.impossibleRows(atoms) { result.table[row] = false }
        return result
    }

    /// Holds, too, on systems that it does not name, if it names several: a program says for which ones it is.
    package var onNamedSystems: Condition {
        let systems = atoms.filter { $0.hasPrefix("os(") }
        guard systems.count > 1 else { return self }
        return or(systems.reduce(Condition.never) { $0.or(Condition(atom: $1)) }.negated)
    }

    /// Holds where this does and `other` does not.
    package func without(_ other: Condition) -> Condition { and(other.negated) }

    /// Whether `other` holds wherever this does.
    package func implies(_ other: Condition) -> Bool { without(other).isNever }

    /// Whether no build satisfies both.
    package func excludes(_ other: Condition) -> Bool { and(other).isNever }

    private func combined(with other: Condition, _ operation: (Bool, Bool) -> Bool) -> Condition {
        let names = Set(atoms).union(other.atoms).sorted()
        guard names.count <= Self.atomLimit else {
            let folded = (Condition(atom: "(\(description))"), Condition(atom: "(\(other.description))"))
            return folded.0.combined(with: folded.1, operation)
        }
        let left = spread(over: names), right = other.spread(over: names)
        var table = zip(left, right).map(operation)
        let impossible = Self.impossibleRows(names)
        if table.indices.allSatisfy({ table[$0] || impossible.contains($0) }) { return .always }
        for row in impossible { table[row] = false }
        return Condition(atoms: names, table: table).reduced
    }

    /// The assignments in which two conditions hold that no build can satisfy
    /// together: two systems, or two processors.
    private static func impossibleRows(_ names: [String]) -> Set<Int> {
        let groups = ["os(", "arch("].map { kind in names.indices.filter { names[$0].hasPrefix(kind) } }
        guard groups.contains(where: { $0.count > 1 }) else { return [] }
        return Set(
            (0..<(1 << names.count)).filter { row in
                groups.contains { $0.count { row & (1 << $0) != 0 } > 1 }
            })
    }

    /// The table over more atoms than the formula depends on.
    private func spread(over names: [String]) -> [Bool] {
        let bits = atoms.map { names.firstIndex(of: $0) ?? 0 }
        return (0..<(1 << names.count)).map { row in
            table[bits.enumerated().reduce(0) { $0 | ((row >> $1.element) & 1) << $1.offset }]
        }
    }

    /// The same formula without atoms that change nothing.
    private var reduced: Condition {
        var result = self
        var index = 0
        while index < result.atoms.count {
            let (low, high) = result.halves(at: index)
            if low == high {
                result.atoms.remove(at: index)
                result.table = low
            } else {
                index += 1
            }
        }
        return result
    }

    /// The tables without atom `index`, where it is false and where it is true.
    private func halves(at index: Int) -> (low: [Bool], high: [Bool]) {
        let bit = 1 << index
        let rows = table.indices.filter { $0 & bit == 0 }
        return (rows.map { table[$0] }, rows.map { table[$0 | bit] })
    }
}

extension Condition: Codable {
    /// Reads the atoms and the table; nothing at all for `always`.
    package init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self = .always
        guard !container.isAtEnd else { return }
        atoms = try container.decode([String].self)
        table = try container.decode([Bool].self)
        guard atoms.count <= Self.atomLimit, table.count == 1 << atoms.count else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a formula's table")
        }
    }

    /// Writes the atoms and the table; nothing for `always`, as nearly every condition is.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        guard !isAlways else { return }
        try container.encode(atoms)
        try container.encode(table)
    }
}

extension Condition: CustomStringConvertible {
    /// The formula as `#if` takes it.
    package var description: String { text(nested: false) }

    /// Written by Shannon's expansion at the first atom.
    private func text(nested: Bool) -> String {
        guard let atom = atoms.first else { return table[0] ? "true" : "false" }
        let rest = Array(atoms.dropFirst())
        let (low, high) = halves(at: 0)
        let when = Condition(atoms: rest, table: high).reduced
        let unless = Condition(atoms: rest, table: low).reduced
        func bracketed(_ text: String) -> String { nested ? "(\(text))" : text }
        switch (when.isAlways, when.isNever, unless.isAlways, unless.isNever) {
        case (true, _, _, true): return atom
        case (_, true, true, _): return "!\(atom)"
        case (_, _, _, true): return bracketed("\(atom) && \(when.text(nested: true))")
        case (_, true, _, _): return bracketed("!\(atom) && \(unless.text(nested: true))")
        case (true, _, _, _): return bracketed("\(atom) || \(unless.text(nested: true))")
        case (_, _, true, _): return bracketed("!\(atom) || \(when.text(nested: true))")
        default:
            let parts = "(\(atom) && \(when.text(nested: true))) || (!\(atom) && \(unless.text(nested: true)))"
            return bracketed(parts)
        }
    }
}

extension Condition: Comparable {
    /// Orders by text; `always` comes first.
    package static func < (left: Self, right: Self) -> Bool {
        if left.isAlways || right.isAlways { return left.isAlways && !right.isAlways }
        return left.description < right.description
    }
}
