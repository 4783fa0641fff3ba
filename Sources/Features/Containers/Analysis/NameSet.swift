import DovetailFacts
import DovetailSemantics

/// The names with which a service is registered or resolved.
enum NameSet: Hashable {
    /// This name; nil if none is given.
    case one(String?)
    /// Each of these.
    case all([String])
    /// One of these and no other; which one is known only at run time.
    case some([String])
    /// Probably one of these: the strings of properties with this name.
    case likely([String])
    /// Any name; holds the expression.
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

    /// Whether it is surely a name, and not none.
    var isSurelyName: Bool {
        switch self {
        case .one(let name): name != nil
        case .all, .some: true
        case .likely, .dynamic: false
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
    /// On one line, as in a literal.
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
        case .text(let source): return typeName(source, in: context)
        case .ofAllCases(let type, let property) where isUnusual(type, property):
            return .dynamic("\(type).\(property)")
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
            if let owner = found.first?.fact.path.dropLast(), hasOwn("rawValue", Array(owner)) { return .dynamic(text) }
            return found.count == 1 ? .one(found[0].fact.values[0]) : .dynamic(text)
        }
        var found = names.first == "?" ? [] : constants(names, in: context).filter { !$0.fact.isCase }
        found += overriding(found, names, in: context)
        let values = found.isEmpty ? byProperty(names.last ?? "") : Set(found.flatMap(\.fact.values)).sorted()
        if values.isEmpty { return .dynamic(names.first == "?" ? names[1] : text) }
        guard !found.isEmpty else { return .likely(values) }
        if found.contains(where: { isAssigned($0.fact) || isReplaced($0) }) { return .dynamic(text) }
        if values.count == 1 { return .one(values[0]) }
        return found.allSatisfy { isWhole($0) } ? .some(values) : .likely(values)
    }

    /// The name that `"\\(T.self)"` evaluates to.
    private func typeName(_ source: TypeSource, in context: LookupContext, depth: Int = 0) -> NameSet {
        guard case .written(let shape) = source, let path = shape.path, shape.allArguments.isEmpty, depth < 8 else {
            return .dynamic("a type's text")
        }
        let text = path.joined(separator: ".")
        switch symbols.meaning(of: path, in: context) {
        case .types(let found):
            let fact = symbols.types[found[0]].fact
            return fact.genericParameters.isEmpty ? .one(fact.name) : .dynamic(text)
        case .alias(let alias):
            guard alias.fact.genericParameters.isEmpty else { return .dynamic(text) }
            return typeName(.written(alias.fact.target.shape), in: alias.context, depth: depth + 1)
        case .named(_, let path): return .one(path.last)
        case .external(let path):
            let name = path.joined(separator: ".")
            return .one(StandardTypes.sameAs[name] ?? path.last)
        case .open: return .dynamic(text)
        }
    }

    /// Whether several enums have this name, or the enum declares `allCases` or this property itself.
    private func isUnusual(_ name: String, _ property: String) -> Bool {
        let owners = Set(
            constants.values.joined().lazy.filter { $0.fact.isCase && $0.fact.path.dropLast().last == name }
                .map { Array($0.fact.path.dropLast()) })
        guard owners.count <= 1, let owner = owners.first else { return !owners.isEmpty }
        return hasOwn("allCases", owner) || property == "rawValue" && hasOwn(property, owner)
    }

    /// Whether something surely runs more than once.
    func isSeveral(_ repetition: Repetition?) -> Bool {
        switch repetition {
        case .times(let count): count > 1
        case .cases(let type): hasSeveralCases(type)
        case nil: false
        }
    }

    /// Whether an enum has more than one case, and `allCases` returns all of them.
    func hasSeveralCases(_ name: String) -> Bool {
        !isUnusual(name, "allCases")
            && constants.values.joined().lazy.filter { $0.fact.isCase && $0.fact.path.dropLast().last == name }.count
                > 1
    }

    /// Whether an enum declares a member that it would otherwise get by default.
    private func hasOwn(_ name: String, _ path: [String]) -> Bool {
        symbols.types.indices.contains { index in
            guard symbols.types[index].fact.kind == .enum, symbols.types[index].fact.path == path else { return false }
            let members = symbols.types[index].fact.members + symbols.extensions[index].flatMap(\.fact.members)
            return members.contains { $0.name == name }
        }
    }

    /// The constants that override one in subclasses and conforming types: the object decides which one is meant.
    private func overriding(
        _ found: [Placed<StringConstantFact>], _ names: [String], in context: LookupContext
    ) -> [Placed<StringConstantFact>] {
        guard let name = names.last, let first = found.first, first.fact.path.count > 1,
            let receiver = receiver(of: names, first, in: context)
        else { return [] }
        let known = Set(found.map(\.fact.path))
        return (constants[name] ?? []).filter { other in
            !known.contains(other.fact.path) && other.fact.path.count > 1
                && inherited(Array(other.fact.path.dropLast()), other.context).contains(receiver)
        }
    }

    /// The type of the object whose constant is meant; nil if it is a static constant.
    private func receiver(
        of names: [String], _ found: Placed<StringConstantFact>, in context: LookupContext
    ) -> [String]? {
        guard names.count > 1 else {
            return found.fact.isStatic ? nil : Array(found.fact.path.dropLast())
        }
        let owner = Array(names.dropLast())
        // A value of known type is looked up by its type.
        if let declared = symbols.declarations(of: owner, in: context).first {
            return found.fact.isStatic ? nil : symbols.types[declared].fact.path
        }
        guard let type = type(of: owner, in: context), let path = type.shape.unwrapped.withoutMarks.path,
            let declared = symbols.declarations(of: path, in: type.context).first
        else { return Array(found.fact.path.dropLast()) }
        return symbols.types[declared].fact.path
    }

    /// Whether a type that inherits a constant declares a member of the same name that is not a constant.
    private func isReplaced(_ constant: Placed<StringConstantFact>) -> Bool {
        guard !isWhole(constant) else { return false }
        let owner = Array(constant.fact.path.dropLast())
        let known = Set((constants[constant.fact.path.last ?? ""] ?? []).map(\.fact.path))
        return (variables[constant.fact.path.last ?? ""] ?? []).contains { variable in
            !known.contains(variable.fact.path)
                && inherited(Array(variable.fact.path.dropLast()), variable.context).contains(owner)
        }
    }

    /// Whether no subclass and no conforming type can have other strings.
    private func isWhole(_ constant: Placed<StringConstantFact>) -> Bool {
        let owner = Array(constant.fact.path.dropLast())
        return owner.isEmpty
            || symbols.declarations(of: owner, in: constant.context).contains {
                [.enum, .struct].contains(symbols.types[$0].fact.kind)
            }
    }

    private func isAssigned(_ constant: StringConstantFact) -> Bool {
        symbols.program.assignedNames.contains(constant.name)
    }

    /// The strings of all properties of this name, if all of them in the program are constants.
    private func byProperty(_ name: String) -> [String] {
        let known = (constants[name] ?? []).filter { !$0.fact.isCase && !isAssigned($0.fact) }
        guard known.count == (variables[name] ?? []).count else { return [] }
        return Set(known.flatMap(\.fact.values)).sorted()
    }
}
