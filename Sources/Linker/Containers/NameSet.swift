import WiringModel

/// The names under which a service is registered or asked for.
enum NameSet: Hashable {
    /// This one; nil where none is given.
    case one(String?)
    /// Each of these.
    case all([String])
    /// One of these and no other; which of them is known at run time.
    case some([String])
    /// Probably one of these: strings of properties that have the name.
    case likely([String])
    /// Any name; the expression.
    case dynamic(String)

    /// Whether it is surely among them.
    func surelyHolds(_ name: String?) -> Bool {
        switch self {
        case .one(let own): own == name
        case .all(let names): name.map { names.contains($0) } ?? false
        case .some, .likely, .dynamic: false
        }
    }

    /// Whether it may be among them.
    func mayHold(_ name: String?) -> Bool {
        switch self {
        case .one, .all: surelyHolds(name)
        case .some(let names), .likely(let names): name.map { names.contains($0) } ?? false
        case .dynamic: true
        }
    }

    /// ` named "x"`, or nothing.
    var text: String {
        switch self {
        case .one(nil): ""
        case .one, .all, .some, .likely: " named \(words)"
        case .dynamic: " named by '\(words)'"
        }
    }

    /// `"x"`, `"x" or "y"`, the expression, or nothing.
    var words: String {
        switch self {
        case .one(nil): ""
        case .one(let name?): Self.quoted(name)
        case .all(let names), .some(let names), .likely(let names):
            names.map(Self.quoted).joined(separator: " or ")
        case .dynamic(let text): text
        }
    }
}

extension NameSet {
    /// In one line, as a literal says it.
    private static func quoted(_ name: String) -> String {
        "\"" + name.map { $0.isNewline ? "\\n" : String($0) }.joined() + "\""
    }
}

extension ContainerIndex {
    /// The names behind an expression.
    func names(_ name: ServiceName, in context: LookupContext) -> NameSet {
        switch name {
        case .none: return .one(nil)
        case .literal(let text): return .one(text)
        case .parameter(_, _, let text): return .dynamic(text)
        case .expression(let text): return .dynamic(text)
        case .ofAllCases(let type, "rawValue"):
            let values = constants.values.joined().filter { $0.fact.isCase && $0.fact.path.dropLast().last == type }
                .flatMap(\.fact.values)
            return values.isEmpty ? .dynamic("\(type).rawValue") : .all(Array(Set(values)).sorted())
        case .ofAllCases(let type, let property):
            let own = (constants[property] ?? []).filter { !$0.fact.isCase && $0.fact.path.dropLast().last == type }
                .flatMap(\.fact.values)
            guard own.isEmpty else { return .all(Array(Set(own)).sorted()) }
            let values = byProperty(property)
            return values.isEmpty ? .dynamic(property) : .likely(values)
        case .constant(let names): return constantNames(names, in: context)
        }
    }

    private func constantNames(_ names: [String], in context: LookupContext) -> NameSet {
        let text = names.joined(separator: ".")
        if names.last == "rawValue" {
            let found = constants(Array(names.dropLast()), in: context).filter(\.fact.isCase)
            return found.count == 1 ? .one(found[0].fact.values[0]) : .dynamic(text)
        }
        let found = names.first == "?" ? [] : constants(names, in: context).filter { !$0.fact.isCase }
        let values = found.isEmpty ? byProperty(names.last ?? "") : Set(found.flatMap(\.fact.values)).sorted()
        if values.isEmpty { return .dynamic(names.first == "?" ? names[1] : text) }
        guard !found.isEmpty else { return .likely(values) }
        if values.count == 1 { return .one(values[0]) }
        return found.allSatisfy { isWhole($0) } ? .some(values) : .likely(values)
    }

    /// Whether no subclass and no conforming type has other strings.
    private func isWhole(_ constant: Placed<StringConstantFact>) -> Bool {
        let owner = Array(constant.fact.path.dropLast())
        return owner.isEmpty
            || symbols.declarations(of: owner, in: constant.context).contains {
                [.enum, .struct].contains(symbols.types[$0].fact.kind)
            }
    }

    /// The strings of all properties of this name, where each such property of the program is a constant.
    private func byProperty(_ name: String) -> [String] {
        let known = (constants[name] ?? []).filter { !$0.fact.isCase }
        guard known.count == (variables[name] ?? []).count else { return [] }
        return Set(known.flatMap(\.fact.values)).sorted()
    }
}
