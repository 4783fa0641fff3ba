import DovetailFacts

/// Names for the recorded state of each requirement: its name and labels, joined. An overload with the same name also
/// gets its types, so that adding an overload changes no existing name.
struct MemberNames {
    private var taken: [Bool: Set<String>] = [false: [], true: []]
    /// The names of the requirements themselves.
    private let reserved: Set<String>
    /// The prefixes that would give recorded state the name of a requirement.
    private let spoilt: Set<String>

    init(_ members: [MemberSignature]) {
        reserved = Set(members.map(\.baseName))
        spoilt = Set(reserved.flatMap(Self.beginnings))
    }

    /// The part of a name before an ending.
    private static func beginnings(_ name: String) -> [String] {
        let whole = endings.filter { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
        let received = "Received"
        guard name.utf8.count > received.utf8.count, name.utf8.contains(UInt8(ascii: "R")) else { return whole }
        return whole + name.indices.filter { name[$0...].hasPrefix(received) }.map { String(name[..<$0]) }
    }

    /// The endings of the names of recorded state.
    private static let endings = [
        "Calls", "CallsCount", "Called", "ReturnValue", "ReturnValues", "ThrowableError", "Closure",
    ]

    mutating func prefix(_ member: MemberSignature) -> String {
        let plain = Self.plain(member)
        if claim(plain, member) { return plain }
        let types = member.parameters.map(\.type) + [member.result].compactMap(\.self)
        let typed = plain + types.map { Self.words($0.text) }.joined() + (member.effects.isAsync ? "Async" : "")
        if claim(typed, member) { return typed }
        var number = 2
        while !claim("\(typed)\(number)", member) { number += 1 }
        return "\(typed)\(number)"
    }

    /// `underlyingTitle` of the property `title`.
    mutating func value(_ member: MemberSignature) -> String {
        let plain = Self.plain(member)
        let name = "underlying\(Self.capitalized(plain))"
        let isFree = !reserved.contains(name) && taken[member.isStatic, default: []].insert(name).inserted
        return isFree ? name : "underlying_\(plain)"
    }

    private mutating func claim(_ name: String, _ member: MemberSignature) -> Bool {
        let names = member.hasSetter ? [name, "\(name)Set"] : [name]
        let isFree = names.allSatisfy { !taken[member.isStatic, default: []].contains($0) && !spoilt.contains($0) }
        if isFree { taken[member.isStatic, default: []].formUnion(names) }
        return isFree
    }

    private static func plain(_ member: MemberSignature) -> String {
        let labels = member.parameters.compactMap(\.label).map { capitalized(identifier($0)) }.joined()
        switch member.kind {
        case .method(let name):
            return (name.isOperator ? (member.fixity ?? "") + operatorWords(name, member.fixity) : identifier(name))
                + labels
        case .property(let name): return identifier(name)
        case .subscript: return "subscript" + labels
        case .initializer: return "init" + labels
        }
    }

    /// `equalsEquals` of `==`.
    private static func operatorWords(_ name: String, _ fixity: String?) -> String {
        let words: [Character: String] = [
            "=": "Equals", "+": "Plus", "-": "Minus", "*": "Times", "/": "Slash", "<": "Less", ">": "Greater",
            "!": "Bang", "&": "And", "|": "Or", "^": "Caret", "~": "Tilde", "%": "Percent", "?": "Question",
            ".": "Dot",
        ]
        let text = name.map { words[$0] ?? "Sign\($0.unicodeScalars.first?.value ?? 0)" }.joined()
        return fixity == nil ? "operator\(text)" : "Operator\(text)"
    }

    /// A name that needs no backticks: `rawName` of `raw name`.
    static func identifier(_ name: String) -> String {
        guard !isSwiftName(name) else { return name }
        let words = words(name)
        let text = words.prefix(1).lowercased() + words.dropFirst()
        return text.first?.isLetter == true ? text : "_\(text)"
    }

    static func capitalized(_ text: String) -> String {
        switch text.utf8.first {
        case let byte? where (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte):
            String(Unicode.Scalar(byte - 32)) + String(text.unicodeScalars.dropFirst())
        case let byte? where byte < 0x80: text
        default: text.prefix(1).uppercased() + text.dropFirst()
        }
    }

    /// The letters and digits of a type, each word capitalised.
    private static func words(_ text: String) -> String {
        text.split { !$0.isLetter && !$0.isNumber }.map { capitalized(String($0)) }.joined()
    }
}
