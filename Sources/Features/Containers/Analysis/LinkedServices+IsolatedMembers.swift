import DovetailFacts
import DovetailSemantics

/// The members of the program's types that are isolated to actors, for members of values whose type is not known.
struct IsolatedMembers {
    private var byName: [String: Set<CallIsolation>] = [:]
    private var initializers: [(parameters: [ParameterFact], isolation: CallIsolation)] = []

    init() {}

    init(_ services: LinkedServices) {
        let symbols = services.index.symbols
        for type in symbols.types.indices {
            let declared = symbols.types[type]
            var outer: CallIsolation?
            func add(_ member: MemberFact, _ around: CallIsolation?, _ place: LookupContext) {
                let own = symbols.isolation(member.isolation, member.attributes, in: place).map(CallIsolation.init)
                if own == nil, around == nil, outer == nil { outer = services.isolation(ofType: type) }
                guard let isolation = own ?? around ?? outer, isolation.actor != nil, !member.needsNoActor else {
                    return
                }
                byName[member.calledName, default: []].insert(isolation)
            }
            for member in declared.fact.members { add(member, nil, declared.inside) }
            let written = declared.fact.initializers + symbols.extensions[type].flatMap(\.fact.initializers)
            let possible = written.isEmpty ? [[]] : written.map(\.parameters)
            for parameters in possible {
                let labels = parameters.map(\.label)
                let isolation = services.isolation(ofInitializersOf: type, labels)
                if isolation.actor != nil { initializers.append((parameters, isolation)) }
            }
            for added in symbols.extensions[type] {
                let around = symbols.isolation(added.fact.isolation, added.fact.attributes, in: added.context)
                for member in added.fact.members { add(member, around.map(CallIsolation.init), added.context) }
            }
        }
    }

    /// The isolation of what the last name of a call may mean.
    func isolation(of call: FactoryCall) -> CallIsolation {
        guard let name = call.path.last else { return .nowhere }
        return name == "init" ? isolation(ofInitializer: call.labels) : isolation(named: name)
    }

    /// The isolation of one of the initializers that a call with those labels may mean and that are isolated; `nowhere`
    /// if none is.
    private func isolation(ofInitializer labels: [String?]?) -> CallIsolation {
        initializers.filter { one in labels.map { CallShape.mayFit($0, one.parameters) } ?? true }.map(\.isolation)
            .min { ($0.actor ?? "") < ($1.actor ?? "") } ?? .nowhere
    }

    /// The isolation of one of the members with that name that are isolated; `nowhere` if none is.
    private func isolation(named name: String) -> CallIsolation {
        byName[name]?.min { ($0.actor ?? "") < ($1.actor ?? "") } ?? .nowhere
    }
}

extension LinkedServices {
    /// The isolation of a member of a value.
    func isolation(ofMember call: FactoryCall, of base: FactoryCall.Base, in context: LookupContext) -> CallIsolation {
        guard base != .local else { return .unknown }
        guard let name = call.path.last, let start = types(of: base, in: context) else {
            return isolatedMembers.isolation(of: call)
        }
        var types = start
        for member in call.path.dropLast() {
            guard
                let next = members(named: member, of: types).first.flatMap({ self.types(of: $0.member, in: $0.place) })
            else { return isolatedMembers.isolation(of: call) }
            types = next
        }
        if name == "init" {
            let found = Set(types.map { isolation(ofInitializersOf: $0, call.labels) })
            return found.first { $0.actor != nil } ?? found.first ?? .nowhere
        }
        let found = members(named: name, of: types).filter { !$0.member.needsNoActor }
        let isolations = Set(found.map(\.isolation))
        if found.isEmpty, types.contains(where: { isolation(ofType: $0) == .unknown }) { return .unknown }
        return isolations.first { $0.actor != nil } ?? isolations.first { $0 != .nowhere } ?? .nowhere
    }

    /// The declarations of the type of a base; none for a type of another library, nil if the type is not known.
    private func types(of base: FactoryCall.Base, in context: LookupContext) -> [Int]? {
        switch base {
        case .type(let path), .implied(let path?): return index.symbols.declarations(of: path, in: context)
        case .property(let path):
            guard let found = value(path, in: context) else { return nil }
            return types(of: found.member, in: found.place)
        case .parameter(let path, let labels, let number):
            return types(ofArgument: number, labels, of: index.symbols.declarations(of: path, in: context))
        case .implied(nil), .local, .unknown: return nil
        }
    }

    /// The declarations of the type of a parameter of the only initializer that a call may mean.
    private func types(ofArgument number: Int, _ labels: [String?], of owners: [Int]) -> [Int]? {
        guard owners.count == 1, let label = labels[number] else { return nil }
        let declared = index.symbols.types[owners[0]]
        let written = declared.fact.initializers + index.symbols.extensions[owners[0]].flatMap(\.fact.initializers)
        let meant = written.filter { CallShape.mayFit(labels, $0.parameters) }
        guard meant.count <= 1 else { return nil }
        let parameter = meant.first?.parameters.first { $0.label == label }?.type.shape
        let memberwise = declared.fact.members.first { $0.name == label && $0.isMemberwise }?.type?.shape
        guard let shape = parameter ?? (meant.isEmpty ? memberwise : nil) else { return nil }
        return types(of: shape, in: declared.inside)
    }

    /// A static or global property, or one of a type around the context.
    private func value(_ path: [String], in context: LookupContext) -> (member: MemberFact, place: LookupContext)? {
        if path.count == 1 {
            for depth in context.enclosing.indices.reversed() {
                let type = index.symbols.declarations(
                    of: Array(context.enclosing[...depth]), in: context.enclosed(by: []))
                if let found = members(named: path[0], of: type).first { return (found.member, found.place) }
            }
        }
        if let (member, _, place) = property(path, in: context) { return (member, place) }
        guard path.count > 1, let name = path.last else { return nil }
        let types = index.symbols.declarations(of: Array(path.dropLast()), in: context)
        return members(named: name, of: types).first.map { ($0.member, $0.place) }
    }

    /// The declarations of a member's type, without what makes it optional; nil if it is not known.
    private func types(of member: MemberFact, in place: LookupContext) -> [Int]? {
        member.type.flatMap { types(of: $0.shape, in: place) }
    }

    private func types(of written: TypeShape, in place: LookupContext) -> [Int]? {
        var shape = written
        while let inner = shape.innerType { shape = inner }
        return shape.path.map { index.symbols.declarations(of: $0, in: place) }
    }

    private typealias Member = (member: MemberFact, isolation: CallIsolation, place: LookupContext)

    /// The members of types and of what they inherit from, with that name.
    private func members(named name: String, of types: [Int]) -> [Member] {
        let symbols = index.symbols
        return types.flatMap { symbols.typeAndSupertypes(of: $0) }.flatMap { type -> [Member] in
            let declared = symbols.types[type]
            func all(_ members: [MemberFact], _ outer: Isolation?, _ place: LookupContext) -> [Member] {
                members.filter { $0.calledName == name }.map { member in
                    let own = symbols.isolation(member.isolation, member.attributes, in: place) ?? outer
                    return (member, own.map(CallIsolation.init) ?? isolation(ofType: type), place)
                }
            }
            return all(declared.fact.members, nil, declared.inside)
                + symbols.extensions[type].flatMap { added in
                    let outer = symbols.isolation(added.fact.isolation, added.fact.attributes, in: added.context)
                    return all(added.fact.members, outer, added.context)
                }
        }
    }
}

extension MemberFact {
    /// The name with which it is used.
    fileprivate var calledName: String { kind == .subscript ? "subscript" : name }

    /// Whether code of no actor may use it in each case.
    fileprivate var needsNoActor: Bool {
        kind == .enumCase || kind == .associatedType || isConstant && isPlainValue
    }
}

extension TypeShape {
    /// The type that an optional, existential or opaque type, or one with attributes, consists of.
    fileprivate var innerType: TypeShape? {
        switch self {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .existential(let inner), .opaque(let inner),
            .attributed(_, let inner):
            inner
        default: nil
        }
    }
}
