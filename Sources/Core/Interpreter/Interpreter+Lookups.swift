import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

extension Interpreter {
    /// What a container has for a key on a path.
    struct Hit {
        /// When something is surely, and possibly, found.
        var surely = PathCondition.never
        var possibly = PathCondition.never
        /// Why there may be something else.
        var rest: Why?
        /// What may be found, the likeliest first, and where.
        var entries: [(registration: Int, container: Int)] = []
        /// When each part of a list is surely there.
        var parts: [PathCondition] = []
        /// What may be found only if later code has run.
        var later: Set<Int> = []
        /// The mistake because of which a container in which it looks cannot be made.
        var broken: SourceLocation?

        /// Adds what is found if this is not.
        mutating func add(_ other: Hit) {
            surely = surely.or(other.surely)
            possibly = possibly.or(other.possibly)
            rest = rest ?? other.rest
            entries += other.entries
            parts.append(.never)
        }

        /// How many parts a list surely has; nil if there may be others.
        func sure(_ path: PathCondition) -> Int? { parts.allSatisfy { path.implies($0) } ? parts.count : nil }
    }

    /// What is looked up for a service that is composed of another.
    struct Part {
        var service: TypeValue
        var acceptsNothing = false
        var isDeferred = false
        var isList = false
        /// Whether it has only services with names.
        var isNamed = false
    }

    /// Resolves a service.
    func ask(
        _ rule: CallRule, _ given: LibraryArguments, _ explicit: [TypeShape], on own: Value, _ library: LibraryType,
        _ site: Site, _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value {
        let vocabulary = types.vocabularies[library.vocabulary]
        var wanted = service(given.first(.key)) ?? explicit.first.map { self.type($0, frame) }
        if wanted == nil, given.first(.key) == nil { wanted = type }
        let origin = min(
            given.first(.key)?.origin.frame ?? frame.number, wanted?.origin.frame ?? frame.number)
        guard let wanted else {
            var why = given.first(.key)?.unknown ?? .unwrittenType
            if why.isOfValue { why = .unwrittenType }
            if case .parameter = why, isOfUncalledGeneric(frame) {
                record(.notReached, Self.anyService, site, frame, origin: frame.number)
                return .unknown(why, type)
            }
            record(.unknown(why), Self.anyService, site, frame, origin: frame.number)
            return .unknown(why, type)
        }
        let result = vocabulary.laws.absence == .givesNil ? optional(wanted) : wanted
        if wanted.type.isOpen {
            let why = Why.genericType(wanted.type.description)
            if isOfUncalledGeneric(frame) {
                record(.notReached, "\(wanted.type)", site, frame, origin: frame.number)
            } else {
                record(.unknown(why), "\(wanted.type)", site, frame, origin: callerOfGenerics(frame).number)
            }
            return .unknown(.genericType(wanted.type.description), result)
        }
        if wanted.type.isUndecided {
            record(.unknown(.undecidedType(wanted.type.description)), "\(wanted.type)", site, frame, origin: origin)
            return .unknown(.undecidedType(wanted.type.description), result)
        }
        if let own = types.library(wanted.withoutOptional), own.vocabulary == library.vocabulary,
            vocabulary.laws.provided.contains(own.name)
        {
            record(.proved(nil), "\(wanted.type)", site, frame, origin: origin)
            return .unknown(.unread(own.name), wanted)
        }
        var part = part(of: wanted, vocabulary)
        // An optional that is only inferred has to be there.
        if given.first(.key) == nil, vocabulary.laws.absence == .throwsError { part.acceptsNothing = false }
        var arguments: [Type] = []
        for argument in given.all(.argument) {
            if case .tuple(_, let parts)? = argument.only, parts.isEmpty, argument.type?.type.isOptional != true {
                arguments.append(.tuple([]))
                continue
            }
            guard let type = argument.type, !type.type.isOpen else {
                record(.unknown(.argument), "\(wanted.type)", site, frame, origin: origin)
                return .unknown(.argument, result)
            }
            arguments.append(type.type)
        }
        // One tuple is what its parts would be.
        if arguments.count == 1, vocabulary.laws.absence == .throwsError, case .tuple(let parts) = arguments[0] {
            arguments = parts.map(\.type)
        }
        var key = Key(service: part.service.type, arguments: arguments, name: nil)
        var originOfAll = origin
        for argument in given.all(.argument) {
            if let number = argument.type?.origin.frame, frame.isWithin(number) {
                originOfAll = min(originOfAll, number)
            }
        }
        switch name(given.first(.name)) {
        case .known(let name):
            key.name = name
            if let value = given.first(.name), value.origin.frame > 0 {
                originOfAll = min(originOfAll, value.origin.frame)
            }
        case .unknown(let why):
            let why = why.isOfValue ? .computedName : why
            record(.unknown(why), "\(wanted.type)", site, frame, origin: origin)
            return .unknown(why, result)
        }
        let kinds = containerKinds(own)
        guard !kinds.isEmpty, kinds.contains(where: \.isObject) else {
            let why = own.unknown ?? .form
            if let noted = record(.unknown(why), key.text, site, frame, origin: originOfAll) {
                self.wanted[noted] = (key, [])
            }
            return .unknown(why, result)
        }
        var values: [Value] = []
        var hits: [(hit: Hit, container: Int)] = []
        var unknown: Why?
        for kind in kinds {
            guard case .object(let container) = kind, state.stores[container] != nil else {
                if kind != .null { unknown = own.unknown ?? .form }
                continue
            }
            var hit =
                part.isList
                ? lookupList(key, onlyNamed: part.isNamed, in: container, state) : lookup(key, in: container, state)
            if part.service != wanted {
                // What is registered as the whole is not composed.
                let whole = Key(service: wanted.type, arguments: arguments, name: key.name)
                let other = lookup(whole, in: container, state)
                let isPreferred =
                    hit.entries.isEmpty && hit.surely.isNever || state.path.implies(other.surely)
                if !other.entries.isEmpty, isPreferred {
                    hit = other
                    part = Part(service: wanted, acceptsNothing: part.acceptsNothing)
                } else if !other.entries.isEmpty, part.isList {
                    // Either is found.
                    hit.add(other)
                }
            }
            hits.append((hit, container))
        }
        var answer = answer(hits, unknown, state.path, part.acceptsNothing)
        if unresolved != nil, case .unknown(.parameter) = answer, !startingModules.isEmpty {
            answer = .unknown(.noContainer)
        }
        if answer == .missing, let unresolved, isInChild(key, of: unresolved, state) { answer = .unknown(.onlyInChild) }
        if answer == .missing, mayBeAlias(key.service, in: hits.map(\.container), state, frame) {
            answer = .unknown(.otherName)
        }
        note(hits)
        let mismatch = answer == .missing ? mismatch(key, in: hits.map(\.container), state) : nil
        let accepts = accepted[AcceptedCall(frame: frame.number, site: site)] ?? .no
        var absence: Int?
        let isAccepted = accepts == .yes || accepts == .ifTypeIsWritten && given.first(.key) != nil
        if isAccepted, answer.isFailure {
            let key = record(.proved(nil), key.text, site, frame, origin: originOfAll)
            if let key, case .proved? = (isTentative ? tentative : found)[key]?.answer {
                absences.append((key, LookupOutcome(location: key.location, text: key.text, answer: answer)))
                absence = absences.count - 1
            }
        } else if answer == .missing, vocabulary.laws.absence == .throwsError, frame.errors.count > 1 {
            pend(answer, key, mismatch, site, frame, origin: originOfAll)
        } else {
            if answer.rank < 3 { frame.pending.removeAll { $0.service == "\(key.service)" } }
            let noted = record(answer, key.text, site, frame, origin: originOfAll, mismatch: mismatch)
            if answer == .missing || answer.isOfUnknownContainer, let noted {
                self.wanted[noted] = (key, hits.map(\.container))
            }
        }
        let isAwaited = isAwaited(rule, library)
        let view = view(library, isAwaited: isAwaited)
        var deferred: [(registration: Int, container: Int)] = []
        for (hit, container) in hits {
            for (registration, owner) in hit.entries.prefix(part.isList ? 64 : 4) {
                let asked = isOfOwner(registration) ? owner : container
                if part.isDeferred {
                    deferredAsks.append((registration, owner))
                    deferred.append((registration, asked))
                    continue
                }
                if !isAwaited, let culprit = asynchronous(registration, in: asked, state, frame) {
                    let place = code.place(registrations[culprit].site, in: registrations[culprit].file)
                    record(.asynchronous(place), key.text, site, frame, origin: originOfAll)
                    fail(&state, frame)
                    break
                }
                values.append(
                    build(registration, in: asked, given.all(.argument), view, site, &state, frame))
                if registrations[registration].scope == "?", owner != container, !state.path.isNever {
                    // Its scope may be one of the container that has it.
                    let outer = doubt
                    doubt = doubt ?? .scopeOfUser
                    values.append(build(registration, in: owner, given.all(.argument), view, site, &state, frame))
                    doubt = outer
                }
                if let fault = faultsOfRegistrations[registration] {
                    record(fault, key.text, site, frame, origin: originOfAll)
                }
            }
        }
        if part.isDeferred {
            let object = newObject(.library(library), wanted)
            objects[object].deferred = deferred
            return Value(.object(object), result)
        }
        if part.isList {
            let isWhole =
                hits.count == 1 && !part.isNamed && hits[0].hit.rest == nil
                && values.count == hits[0].hit.sure(state.path)
            return isWhole ? Value(.list(values), result) : .unknown(.manyValues, result)
        }
        var value = values.first ?? .unknown(.form)
        for other in values.dropFirst() { value = value.joined(other) }
        value.type = result
        switch answer {
        case .proved, .notReached:
            return part.acceptsNothing && hits.contains { !$0.hit.surely.isAlways } ? open(value, result) : value
        case .conditional, .ifLaterCodeRan, .missingUnder:
            if vocabulary.laws.absence == .throwsError {
                let surely = hits.map(\.hit.surely).reduce(PathCondition.always) { $0.and($1) }
                var failing = state
                failing.path = state.path.and(surely.negated)
                raise(failing, frame)
                state.path = state.path.and(surely)
                return value
            }
            return open(value, result)
        case .unknown(let why): return values.isEmpty ? .unknown(why, result) : open(value, result)
        case .missing, .cycle, .broken, .asynchronous:
            guard vocabulary.laws.absence == .givesNil else {
                fail(&state, frame, throwing: vocabulary.laws.absence == .throwsError)
                return .unknown(.form, result)
            }
            if isRecovering, !isAccepted { return .unknown(.form, result) }
            var nothing = Value(.null, result)
            nothing.absence = absence
            return nothing
        }
    }

    /// The innermost evaluation around one that is not of a generic function: it has to say which types are meant.
    private func callerOfGenerics(_ frame: Frame) -> Frame {
        var outer = frame
        while let function = outer.function, !code.functions[function].body.signature.generics.isEmpty,
            let caller = outer.caller
        {
            outer = caller
        }
        return outer
    }

    /// A value that may be nil, too.
    func open(_ value: Value, _ type: TypeValue) -> Value {
        var open = value
        if !open.mayBeNil { open.kinds.append(.null) }
        open.type = type
        return open
    }

    /// What is looked up for a service that is composed of another.
    func part(of wanted: TypeValue, _ vocabulary: Vocabulary) -> Part {
        let head = types.head(wanted)
        func inner(_ shape: TypeShape) -> TypeValue {
            types.value(BoundType(shape: shape, context: head.context), origin: wanted.origin)
        }
        if vocabulary.laws.resolvesOptionals, case .optional = wanted.type {
            var part = part(of: wanted.withoutOptional, vocabulary)
            part.acceptsNothing = true
            return part
        }
        if vocabulary.laws.resolvesLists {
            if case .array(let element) = head.shape { return Part(service: inner(element), isList: true) }
            if case .dictionary(let name, let element) = head.shape, inner(name).type == .foreign("String") {
                return Part(service: inner(element), isList: true, isNamed: true)
            }
        }
        if let library = types.library(head), types.role(library) == .deferred, case .named(let parts) = head.shape,
            let argument = parts.last?.arguments.first
        {
            var part = part(of: inner(argument), vocabulary)
            part.isDeferred = true
            return part
        }
        return Part(service: wanted)
    }

    /// Looks a key up in a container and its parents.
    func lookup(_ key: Key, in container: Int, _ state: State) -> Hit {
        var hit = Hit()
        var next = [container]
        var seen: Set<Int> = []
        while let current = next.popLast() {
            guard seen.insert(current).inserted, let store = state.stores[current] else { continue }
            add(store, key, current, state.path, &hit)
            hit.broken = hit.broken ?? store.broken
            if let later = laterStores[laterNumber(of: current)] {
                for entry in later.entries[key] ?? [] {
                    hit.possibly = hit.possibly.or(entry.possibly)
                    if !hit.entries.contains(where: { $0.registration == entry.registration }) {
                        hit.entries.append((entry.registration, current))
                        hit.later.insert(entry.registration)
                    }
                }
                if let why = later.rest(for: key.service) { hit.rest = hit.rest ?? why }
            }
            if state.path.implies(hit.surely) { break }
            if let why = store.unknownParent { hit.rest = hit.rest ?? why }
            for case .object(let parent) in store.parents { next.append(parent) }
        }
        return hit
    }

    /// Looks up the elements of a list: all services of a type, whatever their names; a list has at least one.
    func lookupList(_ key: Key, onlyNamed: Bool, in container: Int, _ state: State) -> Hit {
        var hit = Hit()
        guard key.name == nil else { return hit }
        var next = [container]
        var seen: Set<Int> = []
        // A service replaces that of the same name in a parent.
        var replaced: Set<Key> = []
        while let current = next.popLast() {
            guard seen.insert(current).inserted, let store = state.stores[current] else { continue }
            hit.broken = hit.broken ?? store.broken
            var found: [(entry: Store.Entry, key: Key)] = []
            for (other, entries) in store.entries
            where other.service == key.service && other.arguments == key.arguments && !replaced.contains(other)
                && !(onlyNamed && other.name == nil)
            {
                found += entries.map { ($0, other) }
            }
            if !onlyNamed { found += (store.contributions[key] ?? []).map { ($0, key) } }
            found = found.filter { !state.path.excludes($0.entry.possibly) }
            found.sort { $0.entry.registration < $1.entry.registration }
            for (entry, _) in found {
                hit.surely = hit.surely.or(entry.surely)
                hit.possibly = hit.possibly.or(entry.possibly)
            }
            for (entry, other) in found where store.entries[other]?.contains(entry) == true {
                if state.path.implies(entry.surely) { replaced.insert(other) }
            }
            // Those of parents come first.
            hit.entries.insert(contentsOf: found.map { ($0.entry.registration, current) }, at: 0)
            hit.parts += found.map(\.entry.surely)
            if !store.anyNames.isEmpty || laterStores[laterNumber(of: current)] != nil {
                hit.rest = hit.rest ?? .anyName
            }
            if let why = store.rest(for: key.service) ?? store.unknownParent { hit.rest = hit.rest ?? why }
            for case .object(let parent) in store.parents { next.append(parent) }
        }
        return hit
    }

    /// Whether a member of another library's type may be another name of one that is registered.
    private func mayBeAlias(_ service: Type, in containers: [Int], _ state: State, _ frame: Frame) -> Bool {
        guard case .named(let named) = service, named.module == nil, named.parts.count > 1,
            !frame.context.imports.contains(named.parts[0].name)
        else { return false }
        return containers.contains { container in
            state.stores[container]?.entries.keys.contains {
                if case .named(let other) = $0.service { other.module == nil } else { false }
            } ?? false
        }
    }

    /// What containers have for a service and a name with other arguments.
    private func mismatch(_ key: Key, in containers: [Int], _ state: State) -> LookupOutcome.Mismatch? {
        var found: Set<LookupOutcome.Registered> = []
        var next = containers
        var seen: Set<Int> = []
        while let current = next.popLast() {
            guard seen.insert(current).inserted, let store = state.stores[current] else { continue }
            for (other, entries) in store.entries where other.service == key.service && other.name == key.name {
                for entry in entries {
                    let one = registrations[entry.registration]
                    found.insert(
                        .init(location: code.place(one.site, in: one.file), arguments: one.arguments.map(\.type)))
                }
            }
            for case .object(let parent) in store.parents { next.append(parent) }
        }
        guard !found.isEmpty else { return nil }
        return .init(given: key.arguments, registered: found.sorted { $0.location < $1.location })
    }

    /// Whether a container whose parent is another one has something for a key.
    private func isInChild(_ key: Key, of container: Int, _ state: State) -> Bool {
        state.stores.contains { child in
            child.entries[key] != nil && child.parents.contains(.object(container))
        }
    }

    func add(_ store: Store, _ key: Key, _ container: Int, _ path: PathCondition, _ hit: inout Hit) {
        for entry in store.entries[key] ?? [] where !path.excludes(entry.possibly) {
            hit.surely = hit.surely.or(entry.surely)
            hit.possibly = hit.possibly.or(entry.possibly)
            hit.entries.append((entry.registration, container))
            if path.implies(entry.surely) { break }
        }
        var unnamed = key
        unnamed.name = nil
        if key.name != nil, store.anyNames[unnamed] != nil { hit.rest = hit.rest ?? .anyName }
        if let why = store.rest(for: key.service) { hit.rest = hit.rest ?? why }
    }

    /// What a lookup in one of several containers is met by.
    func answer(
        _ hits: [(hit: Hit, container: Int)], _ unknown: Why?, _ path: PathCondition, _ acceptsNothing: Bool
    ) -> LookupOutcome.Answer {
        var worst = LookupOutcome.Answer.proved(nil)
        func note(_ answer: LookupOutcome.Answer) { if answer.rank > worst.rank { worst = answer } }
        var isMet = false
        var rest: Why?
        for (hit, _) in hits {
            rest = rest ?? hit.rest
            let place = hit.entries.first.map {
                code.place(registrations[$0.registration].site, in: registrations[$0.registration].file)
            }
            if let mistake = hit.broken, acceptsNothing || hit.rest != nil || !path.excludes(hit.possibly) {
                note(.broken(mistake))
            } else if path.implies(hit.surely) || path.and(hit.surely.negated).isOnlyOnUnnamedSystems {
                isMet = true
                if case .proved(nil) = worst, hits.count == 1 { worst = .proved(place) }
            } else if acceptsNothing {
                continue
            } else if let rest = hit.rest {
                note(.unknown(rest))
            } else if !path.excludes(hit.possibly), let place {
                isMet = true
                let isLater = hit.entries.first.map { hit.later.contains($0.registration) } ?? false
                note(
                    path.builds(without: hit.possibly).map { .missingUnder($0.description) }
                        ?? (isLater ? .ifLaterCodeRan(place) : .conditional(place)))
            } else {
                note(.missing)
            }
        }
        if let unknown { note(.unknown(unknown)) }
        // One of several containers may be meant.
        if hits.count > 1, case .missing = worst {
            if isMet { worst = .unknown(.manyValues) } else if let rest { worst = .unknown(rest) }
        }
        return worst
    }

    /// Notes for the factories that are going on when lookups are met.
    func note(_ hits: [(hit: Hit, container: Int)]) {
        guard !answersOfBuilds.isEmpty else { return }
        note(
            hits.filter { !$0.hit.surely.isAlways && !$0.hit.possibly.isNever }
                .map { Answered(surely: $0.hit.surely, possibly: $0.hit.possibly) })
    }
}
