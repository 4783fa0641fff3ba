import DovetailBasics
import DovetailFacts
import DovetailSemantics

/// A construction of a component, with the class it builds.
struct SitedConstruction: Sendable {
    var fact: ConstructionFact
    var context: LookupContext
    var builds: Int
    /// The type that is called or expected.
    var shape: TypeShape
    /// Whether `Self` is built: the class of the component that builds it.
    var isOwnClass = false
    /// The demands of its condition.
    var demands = Condition.Demands()

    /// The types bound to the generic parameters of the class; nil if they are unknown.
    func bindings(_ symbols: SymbolTable, _ context: LookupContext) -> [String: BoundType]? {
        let parameters = Array(symbols.genericParameters(of: builds).joined())
        let shapes = [shape] + (fact.expected.map { [$0] } ?? [])
        for shape in shapes {
            let found = symbols.instances(of: BoundType(shape: shape, context: context)).first { $0.type == builds }
            guard let arguments = found?.arguments, arguments.count == parameters.count else { continue }
            guard !arguments.contains(where: { isOpen($0) }) else { return nil }
            return Dictionary(zip(parameters, arguments), uniquingKeysWith: { $1 })
        }
        return literalBindings(of: parameters, symbols)
    }

    /// The types bound to generic parameters by the literals that the class's only fitting initializer is passed:
    /// `AppComponent(4)`. Nil if a parameter is bound to anything else, or if a constraint may need another type.
    private func literalBindings(of parameters: [String], _ symbols: SymbolTable) -> [String: BoundType]? {
        guard let arguments = fact.arguments, !parameters.isEmpty else { return nil }
        let declared = symbols.types[builds].fact
        guard isNeutral(fact.usedMember, of: parameters, in: symbols) else { return nil }
        let shape = CallShape(labels: arguments.map(\.label))
        let all = declared.initializers + symbols.extensions[builds].flatMap(\.fact.initializers)
        let fitting = all.filter { shape.positions(in: $0.parameters) != nil }
        let isConstrained = symbols.extensions[builds].contains { one in
            !one.fact.constraints.isEmpty
                && one.fact.initializers.contains { shape.positions(in: $0.parameters) != nil }
        }
        guard fitting.count == 1, !isConstrained, !fitting[0].isGeneric,
            let positions = shape.positions(in: fitting[0].parameters)
        else { return nil }
        var literals: [String: ConstructionFact.Literal] = [:]
        for (argument, at) in zip(arguments, positions) {
            let type = fitting[0].parameters[at].type.shape
            guard !type.mentionedNames.isDisjoint(with: parameters) else { continue }
            guard let name = type.path?.first, type == .name(name), let literal = argument.literal,
                literals.updateValue(literal, forKey: name) == nil, !symbols.isDeclared(literal.rawValue)
            else { return nil }
        }
        let isFree = declared.constraints.allSatisfy { constraint in
            guard let name = constraint.left.path?.first, let literal = literals[name], !constraint.isSameType,
                let wanted = constraint.right.path, wanted.count == 1, !symbols.isDeclared(wanted[0])
            else { return false }
            return StandardConformances.conforms(literal.rawValue, to: wanted[0]) == true
        }
        let defaults = ["IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType"]
        guard isFree, literals.count == parameters.count, !defaults.contains(where: symbols.isDeclared) else {
            return nil
        }
        return literals.mapValues { BoundType(shape: .name($0.rawValue), context: context) }
    }

    /// Whether the use of a member says nothing about the generic arguments: it is a property of the class whose type
    /// does not depend on them.
    private func isNeutral(_ member: String?, of parameters: [String], in symbols: SymbolTable) -> Bool {
        guard let member else { return true }
        let own = symbols.types[builds].fact.members.filter { $0.name == member }
        let isExtended = symbols.extensions[builds].contains { $0.fact.members.contains { $0.name == member } }
        guard own.count == 1, !isExtended, own[0].kind == .property, let type = own[0].type?.shape else { return false }
        return type.mentionedNames.isDisjoint(with: parameters)
    }

    /// Whether it passes generic arguments of which nothing is known: those of another library's type around the class.
    func hasUnknownParameters(_ symbols: SymbolTable) -> Bool {
        guard symbols.genericParameters(of: builds).joined().isEmpty else { return false }
        return symbols.instances(of: BoundType(shape: shape, context: context)).contains { !$0.arguments.isEmpty }
    }

    /// Whether a type depends on a generic parameter of the place that builds it.
    private func isOpen(_ type: BoundType, depth: Int = 0) -> Bool {
        type.shape.mentionedNames.contains { name in
            if depth < 64, let bound = type.context.bindings[name] { return isOpen(bound, depth: depth + 1) }
            return fact.genericParameters.contains(name) || name == "Self"
        }
    }
}

/// A place where a component may be built, and what is known about it.
struct ConstructionSite {
    let symbols: SymbolTable
    let fact: ConstructionFact
    let context: LookupContext
    /// The declarations of the enclosing type.
    let owners: [Int]
    /// The component class among them.
    let owner: Int?

    /// The constructions of components: none if it builds no known component, several if `#if` decides the meaning of
    /// an alias.
    func constructions(of components: Set<Int>) -> [SitedConstruction] {
        guard !components.isEmpty else { return [] }
        guard let path = called?.path, case .alias(let alias) = symbols.meaning(of: path, in: context),
            symbols.isUndecided(alias)
        else { return [construction(of: components)].compactMap(\.self) }
        return symbols.alternatives(of: .alias(alias)).aliases.compactMap { one in
            let target = symbols.target(of: one, .named(path.map { .init($0) }), in: context)
            guard let built = symbols.instances(of: target).first(where: { components.contains($0.type) }) else {
                return nil
            }
            var fact = fact
            fact.condition = fact.condition.and(one.fact.condition)
            return SitedConstruction(fact: fact, context: target.context, builds: built.type, shape: target.shape)
        }
    }

    private func construction(of components: Set<Int>) -> SitedConstruction? {
        guard var shape = called, case .named(var parts) = shape else { return nil }
        if parts[0].name == "Self" {
            guard let owner else { return nil }
            if parts.count == 1 {
                return SitedConstruction(fact: fact, context: context, builds: owner, shape: shape, isOwnClass: true)
            }
            parts.removeFirst()
            shape = .named(parts)
        }
        guard !(parts.count == 1 && fact.genericParameters.contains(parts[0].name)) else { return nil }
        let found = symbols.instances(of: BoundType(shape: shape, context: context))
        guard let built = found.first(where: { components.contains($0.type) }) else { return nil }
        return SitedConstruction(fact: fact, context: context, builds: built.type, shape: shape)
    }

    /// The type that is called, or the expected type of `.init`.
    private var called: TypeShape? {
        switch fact.callee {
        case .type(let named), .function(let named): named
        case .implicit: fact.expected
        case .dynamic: nil
        }
    }

    /// Whether an argument may be the parent of a component.
    static func takesParent(_ fact: ConstructionFact, otherLabels: Set<String?>) -> Bool {
        (fact.arguments ?? []).contains { $0.label == "parent" || $0.isSelf && otherLabels.contains($0.label) }
    }

    /// The components of the name that is called in modules that the file imports, if there are several.
    func candidates(among components: Set<Int>) -> [Int] {
        guard let path = called?.path, path.count == 1 else { return [] }
        let found = (symbols.typesByPath[path[0]] ?? []).filter {
            components.contains($0) && context.imports.contains(symbols.moduleName(of: $0))
        }
        return Set(found.map(symbols.moduleName)).count > 1 ? found : []
    }

    /// Whether it may build a component although its class is unknown.
    func isUndecided(otherLabels: Set<String?>, _ components: Set<Int>) -> Bool {
        guard Self.takesParent(fact, otherLabels: otherLabels) else { return false }
        let passesSelf = (fact.arguments ?? []).contains { $0.label == "parent" && $0.isSelf }
        let isScope = owner != nil || owners.contains { symbols.types[$0].fact.kind == .protocol }
        switch fact.callee {
        case .type(let shape):
            if let path = shape.path, path.count == 1, fact.genericParameters.contains(path[0]) {
                return mayBound(components) ?? isScope
            }
            return isScope && passesSelf && isUnknown(shape)
        case .implicit:
            guard let expected = fact.expected else { return isScope }
            return isScope && isUnknown(expected)
        case .dynamic: return mayBound(components) ?? (isScope || !isElsewhere)
        case .function: return false
        }
    }

    /// Whether the file is unrelated to components, judging by its imports.
    private var isElsewhere: Bool {
        symbols.runtimeName(["Component"], in: context) == nil
    }

    /// Whether the bound of a metatype or a generic parameter may be a component; nil if there is no known bound.
    private func mayBound(_ components: Set<Int>) -> Bool? {
        guard let bound = fact.bound else { return nil }
        let parts = symbols.parts(of: BoundType(shape: bound, context: context))
        let found = parts.flatMap { symbols.instances(of: $0).map(\.type) }
        guard !found.isEmpty else {
            return parts.contains { symbols.runtimeName($0.shape.path ?? [], in: $0.context) != nil } ? true : nil
        }
        return found.contains { components.contains($0) || symbols.types[$0].fact.kind == .protocol }
    }

    /// Whether no declaration of the type is known, so that it may be anything.
    private func isUnknown(_ shape: TypeShape) -> Bool {
        guard case .named(let parts) = shape else { return false }
        let type = BoundType(shape: shape, context: context)
        guard symbols.instances(of: type).isEmpty else { return false }
        if parts[0].name == "Self" { return true }
        return symbols.parts(of: type).contains { part in
            guard let path = part.shape.path else { return false }
            switch symbols.meaning(of: path, in: part.context) {
            case .external, .open: return true
            case .types, .alias, .named: return false
            }
        }
    }
}

extension SymbolTable {
    /// The name of the module that declares a type; empty if it is unknown.
    func moduleName(of type: Int) -> String { program.modules[types[type].context.module].module.name ?? "" }
}
