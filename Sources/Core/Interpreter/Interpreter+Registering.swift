import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

extension Interpreter {
    /// The service that a metatype is of.
    func service(_ value: Value?) -> TypeValue? {
        guard let value, case .metatype(let type)? = value.only else { return nil }
        // A metatype in a variable is known by the variable's type.
        if let known = value.type, case .metatype(let shape, _) = types.head(known).shape,
            !isOpened(known, shape)
        {
            return types.value(
                BoundType(shape: shape, context: types.head(known).context), origin: value.origin)
        }
        return type
    }

    /// Whether a metatype is opened where it is passed: `any P.Type` stands for the type that it holds.
    private func isOpened(_ type: TypeValue, _ shape: TypeShape) -> Bool {
        guard case .metatype(let inner) = type.type else { return false }
        let context = types.head(type).context
        // What a generic parameter stands for is known.
        if let path = shape.path, path.count == 1, context.bindings[path[0]] != nil { return false }
        if case .composition = inner { return true }
        let head = types.head(BoundType(shape: shape, context: context))
        if let declared = types.declaration(head)?.type { return symbols.types[declared].fact.kind == .protocol }
        return head.shape.path.map { ["Any", "AnyObject"].contains($0.last) } ?? false
    }

    /// Whether a generic type is written without its arguments.
    func lacksArguments(_ type: TypeValue) -> Bool {
        let head = types.head(type)
        guard case .named(let parts) = head.shape, parts.last?.arguments.isEmpty == true,
            let declared = types.declaration(head)?.type
        else { return false }
        return !symbols.types[declared].fact.genericParameters.isEmpty
    }

    /// The name that an argument gives: nil if it gives none, unknown if it is not known.
    enum Name: Equatable {
        case known(String?)
        case unknown(Why)
    }

    func name(_ value: Value?) -> Name {
        guard let value else { return .known(nil) }
        switch value.only {
        case .null: return .known(nil)
        case .text(let text): return .known(text)
        default: return .unknown(value.unknown ?? .computedName)
        }
    }

    /// Registers a service.
    func put(
        _ rule: CallRule, _ given: LibraryArguments, on own: Value, _ library: LibraryType, _ site: Site,
        _ state: inout State, _ frame: Frame
    ) -> Value {
        let entryType = libraryType("ServiceEntry", library, frame)
        let entry = newObject(.library(LibraryType(vocabulary: library.vocabulary, name: "ServiceEntry")), entryType)
        let result = Value(.object(entry), entryType)
        guard var service = service(given.first(.key)) else {
            escape(own, given.first(.key)?.unknown ?? .unwrittenType, &state)
            return result
        }
        if lacksArguments(service) {
            let function = given.first(.factory) ?? given.first(.initializer)
            guard let built = function.flatMap({ resultType(of: $0, state, frame, parameters: []) }),
                !lacksArguments(built)
            else {
                for case .object(let number) in containerKinds(own) where state.stores[number] != nil {
                    let name = service.type.withoutArguments
                    state.stores[number]?.openGenerics[name] = .genericArguments
                    if isLater {
                        laterStores[laterNumber(of: number), default: Store()].openGenerics[name] = .genericArguments
                    }
                }
                containerUses += 1
                mayRegisterAnything = true
                return result
            }
            service = built
        }
        if service.type.isOpen {
            escape(own, .genericType(service.type.description), &state)
            return result
        }
        if service.type.isUndecided {
            escape(own, .undecidedType(service.type.description), &state)
            return result
        }
        let factory = factory(given, service, library)
        if case .initializer = factory {
            // Which argument of several of one type is meant is not known to the library, which traps.
            let given = given.all(.argument).compactMap { self.service($0)?.type }
            if Set(given).count < given.count { return result }
        }
        var arguments = argumentTypes(factory, given, service)
        let taken = arguments
        if let only = arguments?.first, arguments?.count == 1, case .tuple = only.type,
            types.vocabularies[library.vocabulary].laws.absence == .throwsError
        {
            // One tuple is what its parts would be.
            arguments = parts(ofTuple: only)
        }
        let vocabulary = types.vocabularies[library.vocabulary]
        var registration = RegistrationValue(
            key: Key(service: service.type, arguments: arguments?.map(\.type) ?? [], name: nil), service: service,
            file: frame.file, site: site, vocabulary: library.vocabulary, factory: factory,
            scope: scopeName(given.first(.scope)) ?? vocabulary.laws.defaultScope)
        (registration.isOfWrittenService, registration.isOfWrittenName) = (given.showsServices, given.showsNames)
        if let override = given.first(.override) { registration.overrides = truth(of: override) }
        registration.arguments = arguments?.isEmpty ?? true ? [] : taken ?? []
        if vocabulary.laws.asyncView != nil { registration.isAsync = isAsync(factory) }
        if registration.isAsync { buildsAsynchronously = true }
        if let completion = given.first(.completion) { registration.completions.append(completion) }
        guard arguments != nil else {
            for kind in containerKinds(own) {
                guard case .object(let number) = kind else { continue }
                state.stores[number]?.open[service.type] = .unwrittenType
                if isLater {
                    laterStores[laterNumber(of: number), default: Store()].open[service.type] = .unwrittenType
                }
            }
            registrations.append(registration)
            unplaced.append((registrations.count - 1, own))
            return result
        }
        switch name(given.first(.name)) {
        case .known(let name): registration.key.name = name
        case .unknown(let why):
            registrations.append(registration)
            objects[entry].registration = registrations.count - 1
            putAnyName(registrations.count - 1, on: own, why, &state)
            return result
        }
        registrations.append(registration)
        objects[entry].registration = registrations.count - 1
        objects[entry].container = own
        if rule.meaning == .contribute {
            contribute(registrations.count - 1, on: own, &state)
        } else {
            put(registrations.count - 1, on: own, &state)
        }
        tell(of: registrations.count - 1, in: own, entry: result, library, site, &state, frame)
        return result
    }

    /// Puts a registration into the containers that a value may be.
    func put(_ number: Int, on own: Value, key: Key? = nil, _ state: inout State) {
        let key = key ?? registrations[number].key
        let kinds = containerKinds(own)
        for kind in kinds {
            guard case .object(let container) = kind, state.stores[container] != nil else { continue }
            let path = kinds.count == 1 ? state.path : state.path.and(newAtom())
            let law = types.vocabularies[registrations[number].vocabulary].laws.duplicates
            if law == .fails { checkPut(number, key, in: container, path, state) }
            state.stores[container]?.put(
                number, key, when: path, replaces: law == .lastWins || registrations[number].overrides.isAlways)
            containersOfRegistrations[number] = container
            if isLater { statesOfContainers[container] = state }
            // What surely never runs registers nothing.
            if isLater, !isUnreached {
                laterStores[laterNumber(of: container), default: Store()].put(
                    number, key, when: path, replaces: false)
            }
        }
    }

    private func contribute(_ number: Int, on own: Value, _ state: inout State) {
        for kind in containerKinds(own) {
            guard case .object(let container) = kind else { continue }
            guard state.stores[container] != nil else { continue }
            let key = registrations[number].key
            let path = state.path
            let entry = Store.Entry(registration: number, surely: path, possibly: path)
            checkScope(number, in: container, path)
            state.stores[container]?.contributions[key, default: []].append(entry)
            containersOfRegistrations[number] = container
            if isLater { statesOfContainers[container] = state }
            if isLater {
                laterStores[laterNumber(of: container), default: Store()].contributions[key, default: []].append(entry)
            }
        }
    }

    private func putAnyName(_ number: Int, on own: Value, _ why: Why, _ state: inout State) {
        for kind in containerKinds(own) {
            guard case .object(let container) = kind, state.stores[container] != nil else { continue }
            let key = registrations[number].key
            let entry = Store.Entry(registration: number, surely: state.path, possibly: state.path)
            state.stores[container]?.anyNames[key, default: []].append(entry)
            if isLater { laterStores[laterNumber(of: container), default: Store()].open[key.service] = .anyName }
        }
    }

    private func factory(
        _ given: LibraryArguments, _ service: TypeValue, _ library: LibraryType
    ) -> RegistrationValue.Factory {
        if let closure = given.first(.factory) { return .closure(closure) }
        if let function = given.first(.initializer) { return .initializer(function, service) }
        return .unknown(.form)
    }

    /// The types of the arguments that a factory takes; nil if they are unknown.
    private func argumentTypes(
        _ factory: RegistrationValue.Factory, _ given: LibraryArguments, _ made: TypeValue
    ) -> [TypeValue]? {
        switch factory {
        case .closure(let value):
            switch value.only {
            case .closure(let number):
                let closure = closures[number]
                guard closure.body.hasParameters else {
                    let known = closureTypes(value.type).parameters
                    let found = (0..<max(closure.body.unnamed, 1)).dropFirst().map { index in
                        passedType(of: "$\(index)", in: closure, made)
                            ?? (known.indices.contains(index) ? known[index] : nil)
                    }
                    return found.contains(nil) ? nil : found.compactMap(\.self)
                }
                var found: [TypeValue] = []
                for parameter in closure.body.parameters.dropFirst() {
                    guard let shape = parameter.type else {
                        guard let passed = passedType(of: parameter.name, in: closure, made) else { return nil }
                        found.append(passed)
                        continue
                    }
                    found.append(
                        types.value(shape.given, closure.scope.context, origins: closure.scope.origins, frame: 0))
                }
                return found
            case .function(let number, _):
                let one = code.functions[number]
                return one.body.signature.parameters.dropFirst().map {
                    types.value($0.type?.given ?? .other(""), one.context, frame: 0)
                }
            case .local(let number):
                guard let scope = localFunctions[number].scope else { return nil }
                return localFunctions[number].body.signature.parameters.dropFirst().map {
                    types.value($0.type?.given ?? .other(""), scope.context, origins: scope.origins, frame: 0)
                }
            default:
                let known = closureTypes(value.type)
                return known.result == nil ? nil : Array(known.parameters.dropFirst())
            }
        case .initializer:
            let arguments = given.all(.argument)
            return arguments.contains { service($0) == nil } ? nil : arguments.compactMap { service($0) }
        case .alias, .value, .unknown: return []
        }
    }

    private func parts(ofTuple type: TypeValue) -> [TypeValue] {
        let head = types.head(type)
        guard case .tuple(let parts) = head.shape else { return [] }
        return parts.map { types.value(BoundType(shape: $0.type, context: head.context), origin: type.origin) }
    }

    /// The type of a parameter of a closure that is passed to an initializer or a function whose parameter has a type.
    ///
    /// - Parameter service: what the closure makes, of which `.init` and `.make` are members.
    func passedType(of name: String, in closure: ClosureValue, _ service: TypeValue? = nil) -> TypeValue? {
        for call in closure.body.statements.flatMap(\.calls) {
            guard let index = call.all.firstIndex(where: { $0.value.isName(name) }) else { continue }
            for (parameters, context) in candidates(of: call.callee, closure, service) {
                guard let positions = call.shape.positions(in: parameters),
                    let shape = parameters[positions[index]].type?.given
                else { continue }
                return types.value(shape, context, frame: 0)
            }
        }
        return nil
    }

    /// The parameters of what a call in a closure may call.
    private func candidates(
        of callee: Expression, _ closure: ClosureValue, _ service: TypeValue?
    ) -> [([BodyParameter], LookupContext)] {
        let frame = self.frame(closure.scope.file, closure.scope.context, from: nil, at: nil)
        func functions(_ all: [Int]) -> [([BodyParameter], LookupContext)] {
            all.filter { code.functions[$0].body.signature.generics.isEmpty }
                .map { (code.functions[$0].body.signature.parameters, code.functions[$0].context) }
        }
        func initializers(_ owner: TypeValue) -> [([BodyParameter], LookupContext)] {
            guard let declared = types.declaration(owner)?.type else { return [] }
            let all = functions(code.functions("init", of: declared))
            return all.isEmpty ? [(memberwiseParameters(declared), symbols.types[declared].inside)] : all
        }
        func members(_ name: String, _ owner: TypeValue) -> [([BodyParameter], LookupContext)] {
            guard name != "init" else { return initializers(owner) }
            guard let declared = types.declaration(owner)?.type else { return [] }
            return functions(memberFunctions(name, in: declared).filter { code.functions[$0].body.isStatic })
        }
        if case .metatype(let owner)? = type(ofPath: callee, frame)?.only { return initializers(owner) }
        switch callee {
        case .implicit(let name, _): return service.map { members(name, $0) } ?? []
        case .member(let base, let name, _, _):
            guard case .metatype(let owner)? = type(ofPath: base, frame)?.only else { return [] }
            return members(name, owner)
        case .name(let name, _, _):
            guard closure.scope.locals[name] == nil else { return [] }
            return functions(code.globalFunctions(name, from: closure.scope.file))
        default: return []
        }
    }

    /// Registers another key for a registration, or for a service.
    func alias(
        _ rule: CallRule, _ given: LibraryArguments, on own: Value, _ library: LibraryType, _ site: Site,
        _ state: inout State, _ frame: Frame
    ) -> Value {
        var container = own
        var original: Int?
        if case .object(let number)? = own.only, let entry = objects[number].registration {
            original = entry
            container = objects[number].container ?? own
        }
        if case .object(let number)? = given.first(.entry)?.only { original = objects[number].registration }
        for key in given.all(.key) {
            guard let service = service(key) else {
                escape(container, key.unknown ?? .unwrittenType, &state)
                continue
            }
            var factory = RegistrationValue.Factory.unknown(.form)
            if let original {
                factory = .alias(registrations[original].key, registrations[original].service)
            } else if let type = self.service(given.first(.original)) {
                guard case .known(let name) = name(given.first(.originalName)) else { continue }
                factory = .alias(Key(service: type.type, arguments: [], name: name), type)
            }
            var registration = RegistrationValue(
                key: Key(
                    service: service.type, arguments: original.map { registrations[$0].key.arguments } ?? [], name: nil),
                service: service, file: frame.file, site: site, vocabulary: library.vocabulary, factory: factory,
                scope: "transient")
            if let original, given.first(.convert) == nil {
                registration.factory = registrations[original].factory
                // What is built is cast to the other type.
                if conforms(built(by: registrations[original], state, frame), to: service) == false { continue }
            }
            let showsOriginal = original.map { registrations[$0].isOfWrittenService } ?? true
            registration.isOfWrittenService = given.showsServices && showsOriginal
            registration.isOfWrittenName = given.showsNames
            if let override = given.first(.override) { registration.overrides = truth(of: override) }
            switch name(given.first(.name)) {
            case .known(let name): registration.key.name = name
            case .unknown(let why):
                registrations.append(registration)
                putAnyName(registrations.count - 1, on: container, why, &state)
                continue
            }
            registrations.append(registration)
            put(registrations.count - 1, on: container, &state)
        }
        return own
    }

    /// The type that a factory builds, as far as it shows it.
    private func built(by registration: RegistrationValue, _ state: State, _ frame: Frame) -> TypeValue? {
        switch registration.factory {
        case .closure(let closure):
            let view = libraryType(
                "Resolver", LibraryType(vocabulary: registration.vocabulary, name: "Resolver"), frame)
            return resultType(of: closure, state, frame, parameters: [view])
        case .initializer(let function, _): return resultType(of: function, state, frame, parameters: [])
        case .alias, .value, .unknown: return nil
        }
    }

    /// Whether a value of a type is one of another; nil if unknown.
    func conforms(_ type: TypeValue?, to other: TypeValue) -> Bool? {
        guard let type = type?.withoutOptional, !type.type.isOpen, !other.type.isOpen else { return nil }
        if type.type == other.type { return true }
        guard let declared = types.declaration(type)?.type else { return conformsByExtension(type, to: other) }
        let fact = symbols.types[declared].fact
        // A subclass, or a type that conforms to the protocol by which it is known, may be built.
        let isExact = fact.kind != .protocol && (fact.kind != .class || fact.isFinal)
        if let wanted = types.declaration(other)?.type {
            if types.supertypes(of: declared).contains(wanted) {
                return wanted == declared ? true : conforms(type, declared, to: wanted)
            }
            return isExact || fact.kind == .class && !hasSubclass(declared) ? false : nil
        }
        // A protocol of another library.
        let name = types.head(other).shape.path?.last ?? ""
        for number in types.supertypes(of: declared) {
            let inherits = symbols.types[number].fact.inherits + symbols.extensions[number].flatMap(\.fact.inherits)
            for reference in inherits {
                guard let path = reference.shape.path, let last = path.last else { return nil }
                if last == name { return true }
                let isKnown = types.declaration(
                    BoundType(shape: reference.shape, context: symbols.types[number].context))
                if isKnown == nil, !StandardTypes.names.contains(last) { return nil }
            }
        }
        return ["Error"].contains(name) && isExact ? false : nil
    }

    private func hasSubclass(_ type: Int) -> Bool {
        symbols.types.indices.contains {
            $0 != type && symbols.types[$0].fact.kind == .class && types.supertypes(of: $0).contains(type)
        }
    }

    private func scopeName(_ value: Value?) -> String? {
        switch value?.only {
        case .enumCase(let name, _): name
        default: value == nil ? nil : "?"
        }
    }

    func setScope(_ value: Value?, of own: Value) -> Value {
        if case .object(let number)? = own.only, let registration = objects[number].registration {
            registrations[registration].scope = scopeName(value) ?? "?"
        }
        return own
    }

    func complete(_ closure: Value?, of own: Value) {
        guard let closure, case .object(let number)? = own.only, let registration = objects[number].registration else {
            return
        }
        registrations[registration].completions.append(closure)
    }
}

extension Statement {
    /// The calls in plain statements.
    fileprivate var calls: [Call] {
        switch self {
        case .evaluate(let expression), .bind(_, _, let expression?), .assign(_, let expression): expression.calls
        case .leave(.return(let expression?)): expression.calls
        default: []
        }
    }
}

extension Expression {
    fileprivate var calls: [Call] {
        switch self {
        case .call(let call): [call] + call.all.flatMap(\.value.calls)
        case .forced(let inner, _), .awaited(let inner), .attempt(let inner, _), .cast(let inner, _, _): inner.calls
        default: []
        }
    }

    fileprivate func isName(_ name: String) -> Bool {
        if case .name(let own, _, _) = self { return own == name }
        return false
    }
}
