import DovetailFacts
import DovetailSemantics

/// A property or function that a component may provide to its descendants.
struct ProvidedMember {
    /// Why it is unknown whether it is what a descendant needs.
    enum Doubt: Hashable {
        /// Its type is not written.
        case type
        /// Its extension has a constraint that may or may not hold.
        case constraint
        /// This name before a type may be the module's.
        case module(String)
        /// It is missing from some builds.
        case availability
        /// Extensions of both these protocols have it.
        case ambiguous(String, String)
    }

    /// Nil if the type is unknown.
    var key: MemberKey?
    var member: MemberFact
    var isolation: Isolation
    /// Whether an attribute of the member declares the isolation.
    var isIsolationWritten = false
    /// The narrowest access of the member and of the class it belongs to.
    var access: Access
    /// The module that declares it.
    var module: ModuleID
    /// How far up the superclass chain it is declared; beyond the chain for members of protocol extensions.
    var depth = 0
    /// The protocol in whose extension it is declared.
    var protocolType: Int?
    /// Whether that extension has constraints.
    var isConstrained = false
    var doubt: Doubt?

    /// Whether using it causes a warning.
    var isDeprecated: Bool { member.availability.contains { Availability($0).isDeprecated } }
}

extension SymbolTable {
    /// All instance properties and functions of the classes in the ancestry: their own, those of their extensions, and
    /// those from extensions of their protocols and of the runtime's classes.
    func provided(of ancestry: Ancestry) -> [ProvidedMember] {
        let line = ancestry.line
        var provided: [ProvidedMember] = []
        var protocols: [(index: Int, certainty: Certainty)] = []
        let classIsolation = isolation(ofClass: line)
        let selfType = selfType(of: line)
        for (depth, (type, context)) in line.enumerated() {
            let declared = types[type]
            var place = ProviderPlace(context: context, isolation: classIsolation, ceiling: declared.fact.access)
            place.context.bindings["Self"] = selfType
            (place.depth, place.line) = (depth, line)
            place.conformances = namedProtocols(in: declared.fact.inherits, context)
            add(declared.fact.members, place, to: &provided)
            for extended in extensions[type] {
                let certainty = counts(extended, of: type, line: line, bindings: context.bindings)
                guard certainty != .fails else { continue }
                var inner = place
                inner.context = extended.inside(declared)
                inner.context.bindings = context.bindings
                inner.context.bindings["Self"] = selfType
                inner.isolation =
                    isolation(extended.fact.isolation, extended.fact.attributes, in: extended.context) ?? classIsolation
                inner.doubt = certainty == .unknown ? .constraint : nil
                var clause = extended.context
                clause.bindings = context.bindings
                inner.conformances = namedProtocols(in: extended.fact.inherits, clause)
                add(extended.fact.members, inner, to: &provided)
                collectProtocols(extended.fact.inherits, context: clause, certainty: certainty, into: &protocols)
            }
            collectProtocols(declared.fact.inherits, context: context, certainty: .holds, into: &protocols)
        }
        provided = inheritingIsolation(provided)
        for (index, certainty) in protocols {
            addExtensions(of: index, conformance: certainty, line: line, selfType: selfType, to: &provided)
        }
        addExtensionsOfRuntime(ancestry, isolation: classIsolation, selfType: selfType, to: &provided)
        return marked(provided)
    }

    // MARK: Extensions

    private func addExtensions(
        of index: Int, conformance: Certainty, line: [(type: Int, context: LookupContext)], selfType: BoundType?,
        to provided: inout [ProvidedMember]
    ) {
        guard !extensions[index].isEmpty else { return }
        let associated = associatedTypes(of: index, for: line)
        for extended in extensions[index] {
            let certainty = counts(extended, of: index, line: line, bindings: associated.bindings)
            guard certainty != .fails else { continue }
            var place = ProviderPlace(
                context: extended.inside(types[index]),
                isolation: isolation(extended.fact.isolation, extended.fact.attributes, in: extended.context)
                    ?? isolation(ofProtocol: index),
                ceiling: types[index].fact.access)
            place.context.bindings = associated.bindings
            place.context.bindings["Self"] = selfType
            (place.depth, place.line) = (line.count, line)
            place.unknown = associated.unknown
            place.protocolType = index
            place.isConstrained = !extended.fact.constraints.isEmpty
            place.doubt = certainty == .unknown || conformance == .unknown ? .constraint : nil
            add(extended.fact.members, place, to: &provided)
        }
    }

    /// Adds the members of extensions of the runtime's classes that it inherits from, and of `Scope`.
    private func addExtensionsOfRuntime(
        _ ancestry: Ancestry, isolation: Isolation?, selfType: BoundType?, to provided: inout [ProvidedMember]
    ) {
        let own: String? =
            if ancestry.kind == .root { "BootstrapComponent" } else if ancestry.nonCore != nil {
                "PluginizedComponent"
            } else { ancestry.isNonCore ? "NonCoreComponent" : nil }
        let names = [own, "Component", "Scope"].compactMap(\.self)
        for (depth, name) in names.enumerated() {
            for extended in externalExtensions[name] ?? [] {
                guard let path = extended.fact.extended.shape.path,
                    runtimeName(path, in: extended.context) == name
                else { continue }
                var bindings: [String: BoundType] = [:]
                bindings["DependencyType"] = ancestry.dependency
                let certainty = counts(extended, of: nil, line: ancestry.line, bindings: bindings)
                guard certainty != .fails else { continue }
                var place = ProviderPlace(context: extended.context, isolation: nil, ceiling: .open)
                place.isolation = self.isolation(
                    extended.fact.isolation, extended.fact.attributes, in: extended.context)
                place.context.bindings = bindings
                place.context.bindings["Self"] = selfType
                place.unknown = bindings.isEmpty ? ["DependencyType"] : []
                place.unknown.formUnion(["PluginExtensionType", "NonCoreComponentType"])
                (place.depth, place.line) = (ancestry.line.count + 1 + depth, ancestry.line)
                place.doubt = certainty == .unknown ? .constraint : nil
                add(extended.fact.members, place, to: &provided)
            }
        }
    }

    private func add(_ members: [MemberFact], _ place: ProviderPlace, to provided: inout [ProvidedMember]) {
        for var member in members where member.canBeProvided {
            let context = place.context
            let availability = member.availability.map { Availability($0).exists }
            guard !availability.contains(.fails) else { continue }
            let names = Set(member.generics.map(\.name))
            let clauses = member.constraints.filter { names.isDisjoint(with: $0.mentionedNames) }
            let certainty = counts(clauses, place.line, in: context)
            guard certainty != .fails else { continue }
            member.constraints.removeAll { clauses.contains($0) }
            let key = key(of: member, in: context, unknown: place.unknown)
            let written = isolation(member.isolation, member.attributes, in: context)
            var isolation = isolation(
                of: member, within: witnessedIsolation(of: member, key, place) ?? place.isolation, in: context)
            let type = if case .property(let type)? = key?.type { type } else { Type?.none }
            if let type = type ?? knownType(of: member, in: context).map({ text(of: $0).type }),
                member.isFreeConstant(type)
            {
                isolation = .none
            }
            member.effects = effects(of: member, in: context)
            var offer = ProvidedMember(
                key: key, member: member, isolation: isolation, access: min(member.access, place.ceiling),
                module: context.module, depth: place.depth, protocolType: place.protocolType,
                isConstrained: place.isConstrained,
                doubt: place.doubt ?? (certainty == .unknown ? .constraint : key == nil ? .type : nil))
            offer.isIsolationWritten = written != nil
            if availability.contains(.unknown), offer.doubt == nil { offer.doubt = .availability }
            provided.append(offer)
        }
    }

    /// The provided members, with those marked that would be ambiguous to the compiler.
    private func marked(_ provided: [ProvidedMember]) -> [ProvidedMember] {
        var provided = provided
        let groups = Dictionary(grouping: provided.indices.filter { provided[$0].protocolType != nil }) {
            provided[$0].key
        }
        for (key, indices) in groups where key != nil && indices.count > 1 {
            let own = provided.filter { $0.key == key && $0.protocolType == nil && $0.doubt == nil }
            let covered = own.reduce(Condition.never) { $0.or($1.member.condition) }
            for (position, first) in indices.enumerated() {
                for second in indices[(position + 1)...]
                where areAmbiguous(provided[first], right: provided[second], covered: covered) {
                    let names = [first, second].compactMap { provided[$0].protocolType.map { types[$0].fact.name } }
                    for index in [first, second] { provided[index].doubt = .ambiguous(names[0], names[1]) }
                }
            }
        }
        return provided
    }

    /// Whether neither of two members of protocol extensions is more specialised.
    private func areAmbiguous(_ left: ProvidedMember, right: ProvidedMember, covered: Condition) -> Bool {
        guard let first = left.protocolType, let second = right.protocolType else { return false }
        let both = left.member.condition.and(right.member.condition)
        guard !both.without(covered).isNever else { return false }
        if first == second { return left.isConstrained && right.isConstrained }
        return !refined(first).contains(second) && !refined(second).contains(first)
    }

    /// The protocols in an inheritance clause, and those that they inherit from.
    private func collectProtocols(
        _ references: [TypeReference], context: LookupContext, certainty: Certainty,
        into found: inout [(index: Int, certainty: Certainty)]
    ) {
        for reference in references {
            for part in parts(of: BoundType(shape: reference.shape, context: context)) {
                for instance in instances(of: part) where types[instance.type].fact.kind == .protocol {
                    for index in refined(instance.type) {
                        guard let known = found.firstIndex(where: { $0.index == index }) else {
                            found.append((index, certainty))
                            continue
                        }
                        if certainty == .holds { found[known].certainty = .holds }
                    }
                }
            }
        }
    }
}

extension ConstraintFact {
    /// Every name in it.
    fileprivate var mentionedNames: Set<String> { left.mentionedNames.union(right.mentionedNames) }
}

extension MemberFact {
    /// Types of the standard library whose constants any actor may read.
    private static let sendable: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
        "Float", "Bool", "String", "Character",
    ]

    /// Whether the member can be provided to descendants, or read by members that can.
    fileprivate var canBeProvided: Bool {
        !isStatic && (kind == .property || kind == .function || kind == .subscript)
    }

    /// Whether it is a constant that is not isolated although its class is (SE-0434: stored constants of sendable
    /// types).
    fileprivate func isFreeConstant(_ type: Type) -> Bool {
        isConstant && isolation == nil && type.foreignName.map(Self.sendable.contains) == true
    }
}
