import WiringModel

/// What tells one needed or offered member from others: name, labels and types.
struct MemberKey: Hashable, Comparable {
    /// The name, with labels for a function.
    var name: String
    /// The canonical types.
    var types: String

    static func < (left: Self, right: Self) -> Bool { (left.name, left.types) < (right.name, right.types) }
}

/// One property or function that a dependency protocol asks for.
struct Requirement {
    var key: MemberKey
    var member: MemberFact
    /// The property or function, ready to be written down.
    var kind: WiredMember.Kind
    var isolation: Isolation
    /// The protocol that declares it.
    var owner: Int
    /// Where a protocol extension has a default for it.
    var defaultCondition: Condition

    var location: SourceLocation { member.location }

    /// The member as a user would write it: `session: Session`.
    var spelling: String { member.spelling }
}

extension MemberFact {
    /// `session: Session`, or `open(card:) -> Screen`.
    var spelling: String {
        switch kind {
        case .property: return "\(name): \(type?.text ?? "?")"
        default:
            let result = type.map { " -> \($0.text)" } ?? ""
            return "\(labelledName)\(result)"
        }
    }

    /// A function's name with its labels.
    var labelledName: String {
        guard kind == .function else { return name }
        return "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }
}

extension SymbolTable {
    /// A member's key, or nil where its type cannot be told.
    func key(of member: MemberFact, in context: LookupContext) -> MemberKey? {
        switch member.kind {
        case .property:
            return member.type.map {
                let type = text(of: $0.shape, in: context).key
                let isOptional = member.isTypeInferred && buildsOptional($0.shape, in: context)
                return MemberKey(name: member.name, types: isOptional ? "\(type)?" : type)
            }
        case .function:
            let parameters = member.parameters.map {
                text(of: $0.type.shape, in: context).key + ($0.isVariadic ? "..." : "")
            }
            let result = member.type.map { text(of: $0.shape, in: context).key } ?? "()"
            let clauses = member.genericClauses.joined()
            return MemberKey(
                name: member.labelledName, types: "(\(parameters.joined(separator: ",")))->\(result)\(clauses)")
        default: return nil
        }
    }

    /// Whether `Type()` yields an optional: all initialisers that are known are failable.
    private func buildsOptional(_ shape: TypeShape, in context: LookupContext) -> Bool {
        guard let path = shape.path, let type = declarations(of: path, in: context).first else { return false }
        let initializers = types[type].fact.initializers + extensions[type].flatMap(\.fact.initializers)
        return !initializers.isEmpty && initializers.allSatisfy(\.isFailable)
    }

    /// A requirement, ready to be written down.
    func wiredKind(of member: MemberFact, in context: LookupContext) -> WiredMember.Kind {
        guard member.kind == .function else {
            let type = member.type.map { text(of: $0.shape, in: context).swift } ?? "Never"
            return .property(type: type, isSettable: member.isSettable)
        }
        let parameters = member.parameters.map { parameter in
            var words: [String] = []
            if case .attributed(let written, _) = parameter.type.shape { words = written }
            return WiredFunction.Parameter(
                label: parameter.label, name: parameter.name,
                type: text(of: parameter.type.shape, in: context).swift, isInout: words.contains("inout"),
                isAutoclosure: words.contains("@autoclosure"))
        }
        return .function(
            WiredFunction(
                generics: member.genericClauses.first ?? "", parameters: parameters,
                result: member.type.map { text(of: $0.shape, in: context).swift },
                constraints: member.genericClauses.last ?? ""))
    }

    /// What a declaration's attributes say about isolation; nil where they say nothing.
    func isolation(_ written: Isolation?, _ attributes: [String]) -> Isolation? {
        written ?? attributes.first { globalActors.contains($0) }.map { .actor($0) }
    }

    /// The isolation of a member of the type or extension around it.
    func isolation(of member: MemberFact, within outer: Isolation?, module: Int) -> Isolation {
        if let own = isolation(member.isolation, member.attributes) ?? outer { return own }
        return mainActorModules.contains(module) ? .actor("MainActor") : .none
    }
}
