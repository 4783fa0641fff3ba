import DovetailBasics
import DovetailFacts
import DovetailSemantics

/// A call in a factory of something that is isolated to an actor on which the factory does not run.
struct ForeignCall {
    var actor: String
    /// What is called or read.
    var what: String
    var isProperty: Bool
    /// Whether it is called or read whenever the factory runs.
    var isReached: Bool
    /// Whether what is called or read is known by more than its name.
    var isKnown = true
    /// Whether isolated code surely runs then.
    var isSure: Bool

    /// Whether the factory is one of Dovetail's container.
    var isDovetail = true

    var isOfMain: Bool { actor == "MainActor" }
    /// The actor in a sentence.
    var actorName: String { isOfMain ? "the main actor" : actor }
    /// What an asynchronous factory writes instead.
    var awaited: String { isProperty ? "await \(what)" : "await \(what)(…)" }
    /// "calls 'Screen', which is isolated to the main actor".
    var words: String {
        let verb = isReached ? (isProperty ? "reads" : "calls") : isProperty ? "may read" : "may call"
        return isKnown
            ? "\(verb) '\(what)', which is isolated to \(actorName)"
            : "\(verb) '\(what)', and a member of that name is isolated to \(actorName)"
    }
}

extension LinkedServices {
    /// The calls in a synchronous factory of initializers, functions and properties that are isolated to another actor
    /// than the factory.
    ///
    /// The compiler rejects those of Dovetail's container, except in `MainActor.assumeIsolated`. Elsewhere, it permits
    /// them where the closure itself is isolated, as in a function of the main actor. The type of the factory does not
    /// say so, and it runs where its service is resolved: in Swift 5 mode, isolated code may then run on any thread; in
    /// Swift 6 mode, the program stops.
    func foreignCalls(_ number: Int) -> [ForeignCall] {
        let registration = registrations[number]
        guard !isAsync(number) else { return [] }
        if registration.isDovetail, let actor = isolationOfFunction(registration).actor, actor != "MainActor" {
            let what = registration.made?.path?.last ?? registration.text
            return [ForeignCall(actor: actor, what: what, isProperty: false, isReached: true, isSure: true)]
        }
        guard registration.fact.form == .closure else { return [] }
        let own = registration.isDovetail ? factoryIsolation(number).actor : nil
        return registration.fact.calls.compactMap { call in
            let (isolation, runsCode, isKnown) = isolation(
                of: call, in: registration.context, libraries: registration.isDovetail)
            guard let actor = isolation.actor, actor != own else { return nil }
            // Of what is known by its name alone, the compiler has already rejected what is isolated.
            guard registration.isDovetail || isKnown else { return nil }
            return ForeignCall(
                actor: actor, what: call.path.joined(separator: "."), isProperty: call.labels == nil,
                isReached: call.isSure && isKnown, isKnown: isKnown,
                isSure: call.isSure && runsCode && registration.isDovetail,
                isDovetail: registration.isDovetail)
        }
    }

    /// The settings that leave open whether what a synchronous factory of Dovetail's container is, calls or reads is
    /// isolated to the main actor.
    func openIsolation(_ number: Int) -> OpenIsolation? {
        let registration = registrations[number]
        guard registration.isDovetail, !isAsync(number) else { return nil }
        let own = factoryIsolation(number)
        if case .open(let open) = own { return open }
        guard own == .nowhere, registration.fact.form == .closure else { return nil }
        return registration.fact.calls.firstResult { call in
            if case .open(let open) = isolation(of: call, in: registration.context).isolation { open } else { nil }
        }
    }

    /// Whether a synchronous factory of Dovetail's container builds an object of a type whose isolation is unknown, such
    /// as a class that inherits from one of another library.
    func callsUnknown(_ number: Int) -> Bool {
        let registration = registrations[number]
        guard registration.isDovetail, !isAsync(number), registration.fact.form == .closure,
            factoryIsolation(number) == .nowhere
        else { return false }
        return registration.fact.calls.contains { call in
            isolation(of: call, in: registration.context).isolation == .unknown
                && (call.base != nil
                    || index.symbols.declarations(of: call.path, in: registration.context).contains {
                        isolation(ofType: $0) == .unknown
                    })
        }
    }

    private typealias Meaning = (isolation: CallIsolation, runsCode: Bool, isKnown: Bool)

    /// The isolation of what is called or read, whether that surely runs isolated code, and whether it is known by more
    /// than a name.
    ///
    /// - Parameter libraries: whether types of libraries count that are known to be isolated.
    private func isolation(
        of call: FactoryCall, in context: LookupContext, libraries: Bool = true
    ) -> Meaning {
        if let base = call.base {
            let (isolation, isKnown) = isolation(ofMember: call, of: base, in: context, libraries: libraries)
            return (isolation, false, isKnown)
        }
        let path = call.path.first == "Self" ? context.enclosing + call.path.dropFirst() : call.path
        guard let labels = call.labels else { return isolation(ofUse: path, in: context, libraries: libraries) }
        if path.count == 2, path[1] == "assumeIsolated", let actor = index.symbols.globalActor(path[0], in: context) {
            return (.actor(actor), true, true)
        }
        if !index.symbols.declarations(of: path, in: context).isEmpty {
            return (isolation(ofInitializer: path, labels, in: context), true, true)
        }
        let found = Set(functions(named: path, in: context).map(isolation))
        if found.isEmpty, libraries, isOfLibrary(path, in: context) { return (.main, false, true) }
        guard found.count > 1 else { return (found.first ?? .nowhere, true, true) }
        // Which overload is meant is not known. It may be the isolated one.
        return (.isolated(among: found) ?? .unknown, false, true)
    }

    /// The isolation of a property, or of a reference to a function or an initializer, which may be called.
    private func isolation(ofUse path: [String], in context: LookupContext, libraries: Bool) -> Meaning {
        if path.count == 1, let own = isolation(ofOwnProperty: path[0], in: context) { return (own, false, true) }
        if let (isolation, runsCode) = isolation(ofProperty: path, in: context) { return (isolation, runsCode, true) }
        let isolations =
            path.count > 1 && path.last == "init"
            ? [isolation(ofInitializer: Array(path.dropLast()), nil, in: context)]
            : functions(named: path, in: context).map(isolation)
        if let isolated = CallIsolation.isolated(among: isolations) { return (isolated, false, true) }
        let isOfMain =
            libraries && isOfLibrary(path, in: context) && MainActorLibraryTypes.isIsolated(member: path.last ?? "")
        return (isOfMain ? .main : .nowhere, false, true)
    }

    /// Whether names begin with a type of another library that is isolated to the main actor: `UIScreen.main`.
    private func isOfLibrary(_ path: [String], in context: LookupContext) -> Bool {
        let types = path.prefix { $0.first?.isUppercase == true }
        guard let name = types.last, MainActorLibraryTypes.contains(name) else { return false }
        return index.symbols.declarations(of: Array(types), in: context).isEmpty
    }

    // MARK: Properties

    /// The isolation of a static or global property; nil if it is not exactly one. The value of a stored one may have
    /// been made on its actor before.
    private func isolation(
        ofProperty path: [String], in context: LookupContext
    ) -> (isolation: CallIsolation, runsCode: Bool)? {
        guard let property = property(path, in: context) else { return nil }
        let (member, outer, place) = property
        guard !(member.isConstant && member.isPlainValue) else { return (.nowhere, false) }
        let own = index.symbols.isolation(member.isolation, member.attributes, in: place)
        return (own.map(CallIsolation.init) ?? outer, member.isComputed)
    }

    /// A static or global property, the isolation of its type, and its place; nil if it is not exactly one.
    func property(
        _ path: [String], in context: LookupContext
    ) -> (member: MemberFact, outer: CallIsolation, place: LookupContext)? {
        let symbols = index.symbols
        guard let name = path.last else { return nil }
        guard path.count > 1 else {
            let found = symbols.globalProperties[name, default: []]
            guard found.count == 1, let (member, place) = found.first else { return nil }
            return (member, CallIsolation(ofModule: place.module, symbols), place)
        }
        let types = symbols.declarations(of: Array(path.dropLast()), in: context)
        guard types.count == 1 else { return nil }
        func isMeant(_ member: MemberFact) -> Bool {
            member.kind == .property && member.isStatic && member.name == name
        }
        for type in symbols.typeAndSupertypes(of: types[0]) {
            if let member = symbols.types[type].fact.members.first(where: isMeant) {
                return (member, isolation(ofType: type), symbols.types[type].inside)
            }
            for added in symbols.extensions[type] {
                guard let member = added.fact.members.first(where: isMeant) else { continue }
                let own = symbols.isolation(added.fact.isolation, added.fact.attributes, in: added.context)
                return (member, own.map(CallIsolation.init) ?? isolation(ofType: type), added.context)
            }
        }
        return nil
    }
}

extension MemberFact {
    /// Types whose values need no isolated code, and may be used by all threads.
    private static let plainTypes: Set<String> = [
        "Bool", "Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval", "String", "Character", "URL", "Date",
        "UUID",
        "Data", "Locale", "TimeZone", "Calendar",
    ]

    var isPlainValue: Bool {
        guard let path = type?.shape.path, let last = path.last else { return false }
        return path.count == 1 && Self.plainTypes.contains(last)
    }

    /// Whether reading it runs its code.
    fileprivate var isComputed: Bool { !isConstant && !isMemberwise && !hasValue }
}
