import WiringModel

/// What tells one needed or offered member from others: name, labels and types.
struct MemberKey: Hashable, Comparable {
    /// The name, with labels for a function.
    var name: String
    /// The canonical types.
    var types: String
    /// What the types are if a name in front of one is that of a module, which cannot be told; it tells no two apart.
    var guess: ModuleGuess?

    init(name: String, types: String) {
        self.name = name
        self.types = types
    }

    /// Texts that are equal to readers may be two identifiers to the compiler, which compares their scalars.
    static func == (left: Self, right: Self) -> Bool {
        left.name == right.name && left.types == right.types && left.name.utf8.elementsEqual(right.name.utf8)
            && left.types.utf8.count == right.types.utf8.count
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(types)
    }

    static func < (left: Self, right: Self) -> Bool { (left.name, left.types) < (right.name, right.types) }
}

/// A name that may be that of a module.
struct ModuleGuess: Hashable {
    var module: String
    /// The canonical types if it is.
    var types: String
}

extension MemberKey {
    /// Whether two keys that differ may be one, by what names of modules mean that nothing tells.
    func mayBe(_ other: MemberKey) -> Bool {
        guard guess != nil || other.guess != nil, self != other, name == other.name else { return false }
        return (guess?.types ?? types) == (other.guess?.types ?? other.types)
    }
}

extension SymbolTable {
    /// A member's key, or nil where its type cannot be told.
    ///
    /// - Parameter untold: names of types that mean nothing here, such as associated types that are not known.
    func key(of member: MemberFact, in context: LookupContext, untold: Set<String> = []) -> MemberKey? {
        guard var key = certainKey(of: member, in: context, untold: untold) else { return nil }
        if let module = guessedModule(of: member, in: context) {
            var inner = context
            inner.guessesModules = true
            key.guess = certainKey(of: member, in: inner, untold: untold).map { .init(module: module, types: $0.types) }
        }
        return key
    }

    private func certainKey(of member: MemberFact, in context: LookupContext, untold: Set<String>) -> MemberKey? {
        guard untold.isEmpty || member.mentionedNames.isDisjoint(with: untold) else { return nil }
        switch member.kind {
        case .property:
            return toldType(of: member, in: context).map { MemberKey(name: member.name, types: text(of: $0).key) }
        case .function:
            return MemberKey(name: member.labelledName, types: GenericSignature(member).key(self, context))
        default: return nil
        }
    }

    /// A requirement, ready to be written down.
    func wiredKind(of member: MemberFact, in context: LookupContext) -> WiredMember.Kind {
        guard member.kind == .function else {
            let type = member.type.map { text(of: $0.shape, in: context).swift } ?? "Never"
            return .property(type: type, isSettable: member.isSettable)
        }
        let signature = GenericSignature(member)
        let context = signature.named(context)
        let parameters = member.parameters.map { parameter in
            var words: [String] = []
            if case .attributed(let written, _) = parameter.type.shape { words = written }
            return WiredFunction.Parameter(
                label: parameter.label, name: parameter.name,
                type: text(of: parameter.type.shape, in: context).swift, isInout: words.contains("inout"),
                isAutoclosure: words.contains("@autoclosure"), isPack: words.contains("repeat"))
        }
        return .function(
            WiredFunction(
                generics: signature.parameterClause(self, context), parameters: parameters,
                result: member.type.map { text(of: $0.shape, in: context).swift },
                constraints: signature.whereClause(self, context)))
    }

    /// A member's effects, with the thrown type as a generated file names it.
    func effects(of member: MemberFact, in context: LookupContext) -> Effects {
        var effects = member.effects
        guard let thrown = member.thrown, effects.thrown?.isEmpty == false else { return effects }
        effects.thrown = text(of: thrown.shape, in: GenericSignature(member).named(context)).swift
        return effects
    }
}

extension MemberFact {
    /// Every name in the types of the member.
    var mentionedNames: Set<String> {
        var names = type?.shape.mentionedNames ?? []
        for parameter in parameters { parameter.type.shape.insertNames(into: &names) }
        return names.subtracting(generics.map(\.name))
    }
}
