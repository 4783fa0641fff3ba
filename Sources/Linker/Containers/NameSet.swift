import WiringModel

/// The names under which a service is registered or asked for.
enum NameSet: Hashable {
    /// This one; nil where none is given.
    case one(String?)
    /// Each of these.
    case all([String])
    /// One of these, which of them is known at run time.
    case some([String])
    /// Any name; the expression.
    case dynamic(String)

    /// Whether it is surely among them.
    func surelyHolds(_ name: String?) -> Bool {
        switch self {
        case .one(let own): own == name
        case .all(let names): name.map { names.contains($0) } ?? false
        case .some, .dynamic: false
        }
    }

    /// Whether it may be among them.
    func mayHold(_ name: String?) -> Bool {
        switch self {
        case .one, .all: surelyHolds(name)
        case .some(let names): name.map { names.contains($0) } ?? false
        case .dynamic: true
        }
    }

    /// ` named "x"`, or nothing.
    var text: String {
        switch self {
        case .one(nil): ""
        case .one(let name?): " named \"\(name)\""
        case .all(let names), .some(let names): " named " + names.map { "\"\($0)\"" }.joined(separator: " or ")
        case .dynamic(let text): " named \(text)"
        }
    }
}

extension ContainerIndex {
    /// The names behind an expression.
    func names(_ name: ServiceName, in context: LookupContext) -> NameSet {
        switch name {
        case .none: return .one(nil)
        case .literal(let text): return .one(text)
        case .parameter: return .dynamic("a parameter")
        case .expression(let text): return .dynamic(text)
        case .ofAllCases(let property):
            guard property.hasSuffix(".rawValue") else {
                let values = byProperty(property)
                return values.isEmpty ? .dynamic(property) : .all(values)
            }
            let type = String(property.dropLast(9))
            let values = constants.values.joined().filter { $0.fact.isCase && $0.fact.path.dropLast().last == type }
                .flatMap(\.fact.values)
            return values.isEmpty ? .dynamic(property) : .all(Array(Set(values)).sorted())
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
        return values.count == 1 && !found.isEmpty ? .one(values[0]) : .some(values)
    }

    /// The strings of all properties of this name, where each such property of the program is a constant.
    private func byProperty(_ name: String) -> [String] {
        let known = (constants[name] ?? []).filter { !$0.fact.isCase }
        guard known.count == (variables[name] ?? []).count else { return [] }
        return Set(known.flatMap(\.fact.values)).sorted()
    }
}
