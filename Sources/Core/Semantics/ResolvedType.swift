package import DovetailFacts

/// Infers the types of properties that do not state one.
extension SymbolTable {
    /// Third-party property wrappers that keep the type of the initial value.
    private static let keepingWrappers: Set<String> = [
        "Published", "State", "StateObject", "ObservedObject", "AppStorage", "SceneStorage",
    ]

    /// The type of a property, or nil if it is neither written nor known.
    package func knownType(of member: MemberFact, in context: LookupContext, depth: Int = 0) -> BoundType? {
        guard member.isTypeInferred, depth < 8 else {
            let type = member.type.map { BoundType(shape: $0.shape, context: context) }
            // `let ids: Set = [1]`
            return type.flatMap { member.hasValue && lacksArguments($0) ? nil : $0 }
        }
        let initial = initialType(of: member, in: context, depth: depth)
        let wrappers = member.wrappers.filter { wrapper in
            // An attribute of the compiler, unless the program has a type of that name.
            let isKnown = !instances(of: BoundType(shape: wrapper, context: context)).isEmpty
            return isKnown ? !isGlobalActor(wrapper, in: context) : wrapper.path?.last?.first?.isLowercase != true
        }
        guard let wrapper = wrappers.first else { return initial }
        return wrappers.count == 1 ? wrappedType(by: wrapper, initial, in: context) : nil
    }

    private func isGlobalActor(_ shape: TypeShape, in context: LookupContext) -> Bool {
        globalActor(shape.path?.joined(separator: ".") ?? "", in: context) != nil
    }

    // MARK: Initial values

    private func initialType(of member: MemberFact, in context: LookupContext, depth: Int) -> BoundType? {
        var context = context
        context.isInExpression = true
        let written = member.type.map { BoundType(shape: $0.shape, context: context) }
        let type = written.flatMap { lacksArguments($0) ? nil : $0 }
        switch member.initialValue {
        case nil: return type.flatMap { isOfHiddenLiteral($0) ? nil : $0 }
        case .call(let labels, let first):
            guard let type, !mayBeFunction(type), let isOptional = givesOptional(type, labels: labels, first: first)
            else {
                return nil
            }
            return isOptional ? BoundType(shape: .optional(type.shape), context: type.context) : type
        case .staticCall(let shape, let name, let labels):
            return resultOfStaticCall(name, labels, of: BoundType(shape: shape, context: context))
        case .functionCall(let name, let labels, let types):
            return resultOfCall(name, labels, given: types, in: context)
        case .staticMember(let shape, let name):
            return self.member(name, of: BoundType(shape: shape, context: context), isStatic: true, depth: depth + 1)
        case .member(let shape, let name):
            return self.member(name, of: BoundType(shape: shape, context: context), isStatic: false, depth: depth + 1)
        case .sum(let shape, let name):
            let owner = BoundType(shape: shape, context: context)
            return self.member(name, of: owner, isStatic: true, depth: depth + 1).flatMap { isNumber($0) ? $0 : nil }
        }
    }

    /// Whether the compiler infers generic arguments that are not written, as in `Box(2)`.
    private func lacksArguments(_ type: BoundType, depth: Int = 0) -> Bool {
        guard depth < 64, let path = type.shape.path, type.shape.allArguments.isEmpty else { return false }
        if path.count == 1, type.context.bindings[path[0]] != nil { return false }
        switch inheritedMeaning(of: path, in: type.context) {
        case .types(let found):
            return found.contains { index in
                let parameters = genericParameters(of: index)
                return !(path.count > 1 ? parameters.joined().isEmpty : parameters.last?.isEmpty ?? true)
            }
        case .alias(let alias):
            guard alias.fact.genericParameters.isEmpty else { return true }
            return lacksArguments(target(of: alias, type.shape, in: type.context), depth: depth + 1)
        case .external(let known): return known.count == 1 && StandardTypes.genericParameters[known[0]] != nil
        case .named, .open: return false
        }
    }

    /// Whether a type that may be a literal's contains a name such as `Int` that means another type here, or the program
    /// declares another default type of such literals.
    func isOfHiddenLiteral(_ type: BoundType) -> Bool {
        type.shape.mentionedNames.contains { name in
            guard let alias = StandardTypes.literalAliases[name] else { return false }
            if case .external = meaning(of: [name], in: type.context) { return isDeclared(alias) }
            return true
        }
    }

    private func isNumber(_ type: BoundType) -> Bool {
        guard let path = type.shape.path, path.count == 1, KnownValues.numbers.contains(path[0]) else { return false }
        if case .external = meaning(of: path, in: type.context) { return true }
        return false
    }

    /// The type of `Type.member` or `Type().member`; nil if unknown.
    private func member(_ name: String, of owner: BoundType, isStatic: Bool, depth: Int) -> BoundType? {
        let found = instances(of: owner)
        guard let first = found.first else {
            guard isStatic, case .external = owner.shape.path.map({ meaning(of: $0, in: owner.context) }),
                let type = owner.shape.path?.last, KnownValues.isOfOwnType(name, of: type)
            else { return nil }
            return owner
        }
        guard found.count == 1, genericParameters(of: first.type).joined().isEmpty else { return nil }
        let declared = types[first.type]
        var candidates = declared.fact.members.map { ($0, declared.inside) }
        for extended in extensions[first.type] {
            let inner = extended.inside(declared)
            candidates += extended.fact.members.map { ($0, inner) }
        }
        candidates = candidates.filter { $0.0.isStatic == isStatic && $0.0.name == name }
        guard let (member, context) = candidates.first else {
            // A static member that an enum does not declare is one of its cases.
            return isStatic && declared.fact.kind == .enum && name != "allCases" ? owner : nil
        }
        guard candidates.count == 1, member.kind == .property, member.condition.isAlways else { return nil }
        var inner = context
        inner.bindings["Self"] = owner
        return knownType(of: member, in: inner, depth: depth)
    }

    // MARK: Initializers

    /// Whether a call of an initializer returns an optional; nil if unknown.
    private func givesOptional(_ type: BoundType, labels: [String?], first: InitialValue.Literal?) -> Bool? {
        guard case .named = type.shape else { return false }
        let found = instances(of: type)
        guard !found.isEmpty else {
            guard let path = type.shape.path, case .external = meaning(of: path, in: type.context) else { return false }
            return KnownValues.givesOptional(path.last ?? "", labels: labels, first: first)
        }
        let answers = Set(found.map { givesOptional($0.type, labels, depth: 0) })
        return answers.count == 1 ? answers.first ?? nil : nil
    }

    private func givesOptional(_ type: Int, _ labels: [String?], depth: Int) -> Bool? {
        let fact = types[type].fact
        let all = fact.initializers + extensions[type].flatMap(\.fact.initializers)
        let fitting = all.filter { CallShape.mayFit(labels, $0.parameters) }
        if !fitting.isEmpty {
            let isFailable = Set(fitting.map(\.isFailable))
            return isFailable.count == 1 ? isFailable.first : nil
        }
        if labels == ["rawValue"] { return fact.kind == .enum ? true : fact.kind == .struct ? false : nil }
        // It may be an initializer of a superclass.
        if fact.kind == .class, depth < 64, let clause = fact.inherits.first {
            let above = instances(of: BoundType(shape: clause.shape, context: types[type].inside))
            if let superclass = above.first(where: { types[$0.type].fact.kind == .class }) {
                return givesOptional(superclass.type, labels, depth: depth + 1)
            }
        }
        return all.contains(where: \.isFailable) ? nil : false
    }

    // MARK: Wrappers

    /// The type of a property with a wrapper; `initial` is the type of its initial value.
    private func wrappedType(by wrapper: TypeShape, _ initial: BoundType?, in context: LookupContext) -> BoundType? {
        guard let found = instances(of: BoundType(shape: wrapper, context: context)).first else {
            return Self.keepingWrappers.contains(wrapper.path?.last ?? "") ? initial : nil
        }
        let declared = types[found.type]
        let wrapped = declared.fact.members.first { $0.name == "wrappedValue" && !$0.isStatic }
        guard let wrapped = wrapped?.type?.shape else { return nil }
        let parameters = declared.fact.genericParameters
        var inner = declared.inside
        for (parameter, argument) in zip(parameters, found.arguments) { inner.bindings[parameter] = argument }
        let isOpen = parameters.contains { inner.bindings[$0] == nil }
        if !isOpen { return BoundType(shape: wrapped, context: inner) }
        let initializers = declared.fact.initializers + extensions[found.type].flatMap(\.fact.initializers)
        let given = initializers.compactMap { $0.parameters.first { $0.label == "wrappedValue" }?.type.shape }
        guard let initial, parameters.count == 1, let path = wrapped.path, path == parameters,
            given.allSatisfy({ $0.given == wrapped })
        else { return nil }
        return initial
    }
}
