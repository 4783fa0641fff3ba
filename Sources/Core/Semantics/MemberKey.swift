package import DovetailFacts

/// Identifies a required or provided member: its name, labels and types.
package struct MemberKey: Hashable {
    /// The name, including the labels of a function.
    package var name: String
    package var type: MemberType
    /// The types if a qualifier is a module name, which is unknown; not part of the identity.
    package var guess: ModuleGuess?

    package init(name: String, type: MemberType) {
        self.name = name
        self.type = type
    }

    /// Names that look equal may be different identifiers to the compiler, which compares their scalars.
    package static func == (left: Self, right: Self) -> Bool {
        left.name == right.name && left.type == right.type && left.name.utf8.elementsEqual(right.name.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(type)
    }
}

/// Sorted by name, then by the text of the type.
extension MemberKey: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        left.name == right.name ? left.type.description < right.type.description : left.name < right.name
    }
}

/// The type of a property or of a function.
package enum MemberType: Hashable, Sendable, CustomStringConvertible {
    case property(Type)
    case function(Signature)

    package var description: String {
        switch self {
        case .property(let type): type.description
        case .function(let signature): signature.description
        }
    }

    /// Whether it contains a name that may mean several types, or an unknown one.
    package var isUnknownType: Bool {
        switch self {
        case .property(let type): type.isOpen || type.isUndecided
        case .function(let signature):
            (signature.parameters.map(\.type) + [signature.result]).contains { $0.isOpen || $0.isUndecided }
        }
    }
}

/// A name that may be a module's.
package struct ModuleGuess: Hashable {
    package var module: String
    /// The member's type in that case.
    package var type: MemberType
}

extension MemberKey {
    /// Whether two different keys may be the same: because of unknown module names, or because of generic parameters,
    /// associated types, or aliases under `#if`.
    package func mayBe(_ other: MemberKey) -> Bool {
        guard self != other, name == other.name else { return false }
        if type.isUnknownType || other.type.isUnknownType { return true }
        guard guess != nil || other.guess != nil else { return false }
        return (guess?.type ?? type) == (other.guess?.type ?? other.type)
    }
}

extension SymbolTable {
    /// A member's key, or nil if its type is unknown.
    ///
    /// - Parameter unknown: type names without a meaning here, such as unknown associated types.
    package func key(of member: MemberFact, in context: LookupContext, unknown: Set<String> = []) -> MemberKey? {
        guard var key = certainKey(of: member, in: context, unknown: unknown) else { return nil }
        if let module = guessedModule(of: member, in: context) {
            var inner = context
            inner.guessesModules = true
            key.guess = certainKey(of: member, in: inner, unknown: unknown).map { .init(module: module, type: $0.type) }
        }
        return key
    }

    private func certainKey(of member: MemberFact, in context: LookupContext, unknown: Set<String>) -> MemberKey? {
        guard unknown.isEmpty || member.mentionedNames.isDisjoint(with: unknown) else { return nil }
        switch member.kind {
        case .property:
            return knownType(of: member, in: context).map {
                MemberKey(name: member.name, type: .property(text(of: $0).type))
            }
        case .function:
            return MemberKey(
                name: member.labelledName, type: .function(GenericSignature(member).signature(self, context)))
        default: return nil
        }
    }

    /// A member's effects, with the thrown type as written in a generated file.
    package func effects(of member: MemberFact, in context: LookupContext) -> Effects {
        var effects = member.effects
        guard let thrown = member.thrown, effects.thrown?.isEmpty == false else { return effects }
        let signature = GenericSignature(member)
        let text = text(of: thrown.shape, in: signature.named(context))
        effects.thrown = text.type == .foreign("Never") ? nil : text.type == .anyError ? "" : text.swift
        effects.thrownParameter = thrown.shape.path.flatMap { $0.count == 1 ? signature.position(of: $0[0]) : nil }
        return effects
    }
}

extension MemberFact {
    /// Every name in the member's types, except its generic parameters.
    package var mentionedNames: Set<String> {
        var names = type?.shape.mentionedNames ?? []
        for parameter in parameters { parameter.type.shape.insertNames(into: &names) }
        return names.subtracting(generics.map(\.name))
    }
}

extension MemberFact {
    /// `session: Session`, or `open(card:) -> Screen`.
    package var spelling: String {
        switch kind {
        case .property: return type.map { "\(name): \($0.text)" } ?? name
        default:
            let result = type.map { " -> \($0.text)" } ?? ""
            return "\(labelledName)\(result)"
        }
    }

    /// A function's name with its labels.
    package var labelledName: String {
        guard kind == .function else { return name }
        return "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }
}
