import DovetailFacts
import DovetailGraphs

/// A search by name for the places that assign another value to string variables. It may find too much, such as an
/// equally named property of another type.
struct AssignmentSearch: Sendable {
    let wanted: [ConstantName]
    /// For each of them, the names with which a type has it: that of the type that declares it, those of types that
    /// inherit it, and their aliases.
    private let owners: [Set<String>]
    private let names: [[UInt8]]
    private let search: TextSearch
    private let words: [WordFilter.Word]

    /// - Parameter heirs: the names of the types and aliases that mention a name in their inheritance clause or target.
    init(_ wanted: [ConstantName], heirs: [String: [String]]) {
        self.wanted = wanted
        owners = wanted.map { name in Set(name.owner.map { reachable(from: [$0]) { heirs[$0] ?? [] } } ?? []) }
        names = wanted.map { Array(($0.path.last ?? "").utf8) }
        search = TextSearch(names)
        words = names.map { WordFilter.Word($0) }
    }

    /// Whether a file with these words may contain such a place.
    func mayOccur(in words: WordFilter) -> Bool { words.mayHold(oneOf: self.words) }

    /// The variables to which a file assigns another value.
    ///
    /// - Parameter types: the names of the types that the file declares or extends.
    func assigned(in bytes: UnsafeRawBufferPointer, declaring types: Set<String>) -> Set<Int> {
        var found: Set<Int> = []
        search.forEach(in: bytes) { index, offset in
            let end = offset + names[index].count
            if end < bytes.count, isIdentifierByte(bytes[end]) { return true }
            if isAssigned(wanted[index], owners: owners[index], bytes: bytes, from: offset, to: end, types: types) {
                found.insert(index)
            }
            return true
        }
        return found
    }

    private func isAssigned(
        _ wanted: ConstantName, owners: Set<String>, bytes: UnsafeRawBufferPointer, from start: Int, to end: Int,
        types: Set<String>
    ) -> Bool {
        let before = start > 0 ? bytes[start - 1] : UInt8(ascii: "\n")
        var cursor = ByteCursor(bytes, at: end)
        cursor.skipTrivia()
        guard let next = cursor.byte else { return false }
        // `Screen(key: "side")`, for a struct with a memberwise initializer.
        if next == UInt8(ascii: ":") {
            return !wanted.isStatic && wanted.owner.map { Self.isArgument(bytes, start, ofCallOf: $0) } ?? false
        }
        // What a key path leads to may be assigned anywhere.
        if isBehind(UInt8(ascii: "\\"), bytes: bytes, start: start) { return true }
        guard
            isBehind(UInt8(ascii: "&"), bytes: bytes, start: start) || Self.assigns(bytes, cursor.offset)
                || Self.assignsTuple(bytes, cursor.offset)
        else { return false }
        guard before == UInt8(ascii: ".") else {
            if ["let", "var", "case"].contains(Self.word(bytes, endingBefore: start)) { return false }
            // A member, accessed inside its type.
            return owners.isEmpty || !wanted.isStatic || !owners.isDisjoint(with: types)
        }
        let base = ByteCursor.identifier(in: bytes, endingAt: start - 1)
        guard wanted.isStatic else { return base?.first?.isUppercase != true }
        guard let base, !owners.isEmpty else { return true }
        return owners.contains(base) || base == "Self" && !owners.isDisjoint(with: types)
            || base.first?.isUppercase != true
    }

    /// `=` or `+=`, and not `==`.
    private static func assigns(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Bool {
        func byte(_ at: Int) -> UInt8? { at < bytes.count ? bytes[at] : nil }
        if byte(offset) == UInt8(ascii: "=") { return byte(offset + 1) != UInt8(ascii: "=") }
        return byte(offset) == UInt8(ascii: "+") && byte(offset + 1) == UInt8(ascii: "=")
    }

    /// `(settings.key, other) = …`, from behind the name.
    private static func assignsTuple(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Bool {
        guard [UInt8(ascii: ","), UInt8(ascii: ")")].contains(bytes[offset]) else { return false }
        var depth = 0
        for at in offset..<bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                guard depth == 0 else {
                    depth -= 1
                    continue
                }
                var cursor = ByteCursor(bytes, at: at + 1)
                cursor.skipTrivia()
                return bytes[at] == UInt8(ascii: ")") && assigns(bytes, cursor.offset)
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return false
            default: break
            }
        }
        return false
    }

    /// Whether a sign is before a dotted name: `&settings.key`, `\.key`.
    private func isBehind(_ sign: UInt8, bytes: UnsafeRawBufferPointer, start: Int) -> Bool {
        var at = start
        while at > 0, isIdentifierByte(bytes[at - 1]) || ".?!".utf8.contains(bytes[at - 1]) { at -= 1 }
        return at > 0 && bytes[at - 1] == sign
    }

    /// The word before a place, separated by spaces.
    private static func word(_ bytes: UnsafeRawBufferPointer, endingBefore start: Int) -> String? {
        var end = start
        while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return end < start ? ByteCursor.identifier(in: bytes, endingAt: end) : nil
    }

    /// Whether a label is in the parentheses of a call of a type.
    private static func isArgument(_ bytes: UnsafeRawBufferPointer, _ start: Int, ofCallOf type: String) -> Bool {
        var depth = 0
        var at = start
        while at > 0 {
            at -= 1
            switch bytes[at] {
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
            case UInt8(ascii: "("):
                if depth == 0 {
                    let name = ByteCursor.identifier(in: bytes, endingAt: at)
                    return name == type || name == "init" || name == "Self"
                }
                depth -= 1
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if depth == 0 { return false }
                depth -= 1
            default: break
            }
        }
        return false
    }
}

extension ConstantName {
    fileprivate var owner: String? { path.count > 1 ? path[path.count - 2] : nil }
}
