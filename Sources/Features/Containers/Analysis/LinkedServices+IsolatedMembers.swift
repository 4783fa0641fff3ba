import DovetailFacts
import DovetailSemantics

/// The members of the program's types that are isolated to actors, for members of values whose type is not known.
struct IsolatedMembers {
    private struct Member {
        var fact: MemberFact
        var isolation: CallIsolation
    }

    private var byName: [String: [Member]] = [:]
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
                byName[member.calledName, default: []].append(Member(fact: member, isolation: isolation))
            }
            for member in declared.fact.members { add(member, nil, declared.inside) }
            let written = declared.fact.initializers + symbols.extensions[type].flatMap(\.fact.initializers)
            let possible = written.isEmpty ? [[]] : written.map(\.parameters)
            for parameters in possible {
                let isolation = services.isolation(ofInitializersOf: type, parameters.map(\.label))
                if isolation.actor != nil { initializers.append((parameters, isolation)) }
            }
            for added in symbols.extensions[type] {
                let around = symbols.isolation(added.fact.isolation, added.fact.attributes, in: added.context)
                for member in added.fact.members { add(member, around.map(CallIsolation.init), added.context) }
            }
        }
    }

    /// The isolation of what the last name of a call may mean; `nowhere` if nothing of that name is isolated.
    ///
    /// - Parameter isStatic: whether it is a member of a type rather than of a value.
    func isolation(of call: FactoryCall, isStatic: Bool) -> CallIsolation {
        guard let name = call.path.last else { return .nowhere }
        if name == "init" {
            return .isolated(
                among: initializers.lazy.filter { call.mayMean($0.parameters) }.map(\.isolation)) ?? .nowhere
        }
        let fitting = (byName[name] ?? []).lazy.filter { $0.fact.isStatic == isStatic && call.mayMean($0.fact) }
        return .isolated(among: fitting.map(\.isolation)) ?? .nowhere
    }
}

extension FactoryCall {
    fileprivate func mayMean(_ parameters: [ParameterFact]) -> Bool {
        labels.map { CallShape.mayFit($0, parameters) } ?? true
    }

    /// Whether the use of a member of that name may be one of this member.
    fileprivate func mayMean(_ member: MemberFact) -> Bool {
        switch member.kind {
        case .property: true
        case .function where member.name.isOperator: true
        case .function, .subscript, .initializer: labels != nil && mayMean(member.parameters)
        case .associatedType, .enumCase: false
        }
    }
}

extension CallIsolation {
    /// The first of several isolations to actors, in the order of the actors' names; nil if there is none.
    static func isolated(among all: some Sequence<CallIsolation>) -> CallIsolation? {
        all.lazy.filter { $0.actor != nil }.min { ($0.actor ?? "") < ($1.actor ?? "") }
    }
}

extension LinkedServices {
    /// What is known of a value's type.
    fileprivate enum ValueType {
        case declared([Int])
        /// A type of a library, by its name.
        case library(String)
    }

    /// The isolation of a member of a value, and whether it is known by more than the member's name.
    ///
    /// - Parameter libraries: whether types of libraries count that are known to be isolated.
    func isolation(
        ofMember call: FactoryCall, of base: FactoryCall.Base, in context: LookupContext, libraries: Bool
    ) -> (isolation: CallIsolation, isKnown: Bool) {
        guard base != .local else { return (.unknown, true) }
        var isStatic = base.isType
        func byName() -> (isolation: CallIsolation, isKnown: Bool) {
            (isolatedMembers.isolation(of: call, isStatic: isStatic), false)
        }
        guard let name = call.path.last, var type = type(of: base, in: context) else { return byName() }
        for member in call.path.dropLast() {
            guard case .declared(let types) = type else { break }
            let next = members(named: member, of: types).map { self.type(of: $0.member, in: $0.place) }
            isStatic = false
            guard let first = next.first ?? nil, next.allSatisfy({ $0?.names == first.names }) else { return byName() }
            type = first
        }
        switch type {
        case .library(let library):
            guard libraries, MainActorLibraryTypes.contains(library), MainActorLibraryTypes.isIsolated(member: name)
            else {
                return (.nowhere, true)
            }
            return (.main, true)
        case .declared(let types):
            if name == "init" {
                let found = types.map { isolation(ofInitializersOf: $0, call.labels) }
                return (.isolated(among: found) ?? found.first ?? .nowhere, true)
            }
            let found = members(named: name, of: types).filter { !$0.member.needsNoActor }
            if found.isEmpty, types.contains(where: { isolation(ofType: $0) == .unknown }) { return (.unknown, true) }
            if let isolated = CallIsolation.isolated(among: found.map(\.isolation)) { return (isolated, true) }
            if call.labels != nil, let value = found.first(where: { $0.member.kind == .property }) {
                return called(value.member, in: value.place, call.labels)
            }
            return (found.map(\.isolation).first { $0 != .nowhere } ?? .nowhere, true)
        }
    }

    /// The isolation of a call of a property's value.
    private func called(
        _ property: MemberFact, in place: LookupContext, _ labels: [String?]?
    ) -> (isolation: CallIsolation, isKnown: Bool) {
        if case .attributed(let words, _) = property.type?.shape, words.contains("@MainActor") { return (.main, true) }
        guard case .declared(let types)? = type(of: property, in: place) else { return (.nowhere, true) }
        let found = members(named: "callAsFunction", of: types).map(\.isolation)
        return (.isolated(among: found) ?? .nowhere, true)
    }

    /// The type of a base; nil if it is not known.
    private func type(of base: FactoryCall.Base, in context: LookupContext) -> ValueType? {
        switch base {
        case .type(let path), .implied(let path?): return type(named: path, in: context)
        case .property(["self"]):
            return .declared(index.symbols.declarations(of: context.enclosing, in: context.enclosed(by: [])))
        case .property(let path):
            guard let found = value(path, in: context) else { return nil }
            return type(of: found.member, in: found.place)
        case .parameter(let path, let labels, let number):
            return type(ofArgument: number, labels, of: index.symbols.declarations(of: path, in: context))
        case .implied(nil), .local, .unknown: return nil
        }
    }

    /// Types of the standard library whose members lead to values of other types.
    private static let wrappers: Set<String> = [
        "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Optional", "Result", "Set", "KeyValuePairs",
        "Sequence",
        "Collection",
    ]

    private func type(named path: [String], in context: LookupContext) -> ValueType? {
        guard let name = path.last, !Self.wrappers.contains(name) else { return nil }
        let found = index.symbols.declarations(of: path, in: context)
        guard found.isEmpty else { return .declared(found) }
        let around = index.symbols.declarations(of: context.enclosing, in: context.enclosed(by: []))
        let isParameter = around.contains { index.symbols.types[$0].fact.genericParameters.contains(name) }
        return isParameter ? nil : .library(name)
    }

    /// The type of a parameter of the only initializer that a call may mean.
    private func type(ofArgument number: Int, _ labels: [String?], of owners: [Int]) -> ValueType? {
        guard owners.count == 1, let label = labels[number] else { return nil }
        let declared = index.symbols.types[owners[0]]
        let written = declared.fact.initializers + index.symbols.extensions[owners[0]].flatMap(\.fact.initializers)
        let meant = written.filter { CallShape.mayFit(labels, $0.parameters) }
        guard meant.count <= 1 else { return nil }
        let parameter = meant.first?.parameters.first { $0.label == label }?.type.shape
        let memberwise = declared.fact.members.first { $0.name == label && $0.isMemberwise }?.type?.shape
        guard let shape = parameter ?? (meant.isEmpty ? memberwise : nil) else { return nil }
        return type(of: shape, in: declared.inside)
    }

    /// A static or global property, or one of a type around the context.
    private func value(_ path: [String], in context: LookupContext) -> (member: MemberFact, place: LookupContext)? {
        if path.count == 1, let own = ownMembers(named: path[0], in: context).first { return (own.member, own.place) }
        if let (member, _, place) = property(path, in: context) { return (member, place) }
        guard path.count > 1, let name = path.last else { return nil }
        let types = index.symbols.declarations(of: Array(path.dropLast()), in: context)
        return members(named: name, of: types).first.map { ($0.member, $0.place) }
    }

    /// The isolation of a property of a type around the context; nil if there is none of that name.
    func isolation(ofOwnProperty name: String, in context: LookupContext) -> CallIsolation? {
        let found = ownMembers(named: name, in: context).filter { $0.member.kind == .property }
        guard let first = found.first else { return nil }
        return first.member.needsNoActor ? .nowhere : .isolated(among: found.map(\.isolation)) ?? first.isolation
    }

    /// The members of that name of the nearest type around the context that has one.
    private func ownMembers(named name: String, in context: LookupContext) -> [Member] {
        for depth in context.enclosing.indices.reversed() {
            let path = Array(context.enclosing[...depth])
            let found = members(named: name, of: index.symbols.declarations(of: path, in: context.enclosed(by: [])))
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The type of a member's value, without what makes it optional; nil if it is not known.
    private func type(of member: MemberFact, in place: LookupContext) -> ValueType? {
        member.type.flatMap { type(of: $0.shape, in: place) }
    }

    private func type(of written: TypeShape, in place: LookupContext) -> ValueType? {
        var shape = written
        while let inner = shape.innerType { shape = inner }
        return shape.path.flatMap { type(named: $0, in: place) }
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

extension LinkedServices.ValueType {
    /// What distinguishes it from others.
    fileprivate var names: [String] {
        switch self {
        case .declared(let types): types.map(String.init)
        case .library(let name): [name]
        }
    }
}

extension FactoryCall.Base {
    /// Whether members of it are members of a type.
    fileprivate var isType: Bool {
        switch self {
        case .implied, .parameter: true
        case .type, .property, .local, .unknown: false
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
