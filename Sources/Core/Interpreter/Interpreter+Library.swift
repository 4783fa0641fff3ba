import DovetailBasics
import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

extension Interpreter {
    /// The arguments of a call of a library's function, by what they are for.
    struct LibraryArguments {
        var values: [(role: ParameterRole, value: Value)] = []
        /// Whether the call shows the services, or their names, so that they are the same whenever it runs.
        var showsServices = false
        var showsNames = false

        func first(_ role: ParameterRole) -> Value? { values.first { $0.role == role }?.value }
        func all(_ role: ParameterRole) -> [Value] { values.filter { $0.role == role }.map(\.value) }
    }

    /// The library's type that a value has.
    func library(of value: Value) -> LibraryType? {
        if let type = value.type?.withoutOptional, let found = types.library(type) { return found }
        switch value.only {
        case .object(let number):
            switch objects[number].kind {
            case .container(let type), .library(let type): return type
            case .mirror: return nil
            case .instance(let declared):
                return types.libraryParents(of: declared).first {
                    types.role($0) == .container || types.role($0) == .view
                }
            }
        default: break
        }
        guard let type = value.type?.withoutOptional, let declared = types.declaration(type)?.type else {
            return nil
        }
        // The program's own protocol or class on top of a library's.
        return types.libraryParents(of: declared).first { types.role($0) == .container || types.role($0) == .view }
    }

    /// The names of a library's type and of what it conforms to.
    func namesOfTypes(_ type: LibraryType) -> [String] {
        [type.name] + (types.vocabularies[type.vocabulary].inherits[type.name] ?? [])
    }

    /// Whether a library's type, or an extension of it in the program, has a function or variable of a name.
    func hasMember(_ name: String, _ library: LibraryType) -> Bool {
        let vocabulary = types.vocabularies[library.vocabulary]
        return !vocabulary.rules(for: name, on: library.name).isEmpty
            || namesOfTypes(library).contains {
                !code.functions(name, ofExternal: $0).isEmpty || !code.variables(name, ofExternal: $0).isEmpty
            }
    }

    /// Whether a function of an extension is meant rather than the library's own of the same name.
    func prefersExtension(_ functions: [Int], _ library: LibraryType, _ name: String, _ call: Call) -> Bool {
        let rules = types.vocabularies[library.vocabulary].rules(for: name, on: library.name)
        guard !rules.isEmpty else { return true }
        let fitsLibrary = rules.contains { call.shape.positions(in: $0.parameters) != nil && keyIsWritten($0, call) }
        return !fitsLibrary
    }

    /// Whether a call writes the type that a rule needs, unless it may be left out.
    private func keyIsWritten(_ rule: CallRule, _ call: Call) -> Bool {
        guard rule.parameters.first?.role == .key, rule.parameters.first?.hasDefault == false else { return true }
        guard let first = call.arguments.first else { return false }
        return first.value.mayBeMetatype
    }

    // MARK: Calls

    /// Calls a library's function; nil if it has none that fits.
    func callLibrary(
        _ name: String, _ explicit: [TypeShape], of own: Value, _ library: LibraryType, _ call: Call,
        _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value? {
        containerUses += 1
        let vocabulary = types.vocabularies[library.vocabulary]
        let rules = vocabulary.rules(for: name, on: library.name)
        let fitting = rules.compactMap { rule in
            call.shape.positions(in: rule.parameters).map { (rule, $0) }
        }.filter { keyIsWritten($0.0, call) }
        guard let (rule, positions) = best(fitting, call, frame.seeing(state)) else { return nil }
        let given = evaluate(rule, positions, call, of: own, library, &state, frame)
        guard !state.path.isNever else { return .unknown(.form, type) }
        switch rule.meaning {
        case .put, .contribute:
            return put(rule, given, on: own, library, call.site, &state, frame)
        case .alias: return alias(rule, given, on: own, library, call.site, &state, frame)
        case .ask: return ask(rule, given, explicit, on: own, library, call.site, &state, frame, expecting: type)
        case .apply:
            for assemblies in given.all(.assembly) + given.all(.assemblies) {
                apply(assemblies, to: own, library, &state, frame, call.site)
            }
            return .void
        case .view: return own.of(libraryType("Resolver", library, frame))
        case .child:
            let child = makeContainer(library, libraryType("Resolver", library, frame), parent: own, &state)
            return child
        case .scope: return setScope(given.first(.scope), of: own)
        case .complete:
            if types.role(library) == .container {
                // Whoever instantiates the controller completes it with what the container has then.
                let controller = Value.unknown(.parameter("controller"), service(given.first(.key)))
                let resolver = own.of(libraryType("Resolver", library, frame))
                for case .closure(let number)? in [given.first(.completion)?.only] {
                    later.append((number, [resolver, controller]))
                }
                return .void
            }
            complete(given.first(.completion), of: own)
            return own
        case .observe:
            observe(own, by: given.all(.observers), &state)
            return .void
        case .clear:
            for kind in own.kinds {
                if case .object(let number) = kind, state.stores[number] != nil {
                    let path = own.kinds.count == 1 ? state.path : .always
                    state.stores[number]?.clear(when: path)
                }
            }
            return .void
        case .neutral: return .unknown(.unread(name), neutralType(name, frame))
        case .unknown:
            escape(own, .unread(name), &state)
            return .unknown(.unread(name), type)
        case .make, .makePort: return .unknown(.form, type)
        case .injectPort:
            inject(given.first(.value), into: own, library, call.site, &state, frame)
            return .void
        case .readPort: return readPort(own, library, call.site, &state, frame)
        }
    }

    private func neutralType(_ name: String, _ frame: Frame) -> TypeValue? {
        name.hasPrefix("has") ? standard("Bool", frame) : nil
    }

    /// The rule that fits best: the one whose parameters take what the arguments are.
    private func best(_ fitting: [(CallRule, [Int])], _ call: Call, _ frame: Frame) -> (CallRule, [Int])? {
        guard fitting.count > 1 else { return fitting.first }
        return fitting.first { rule, positions in
            positions.enumerated().allSatisfy { index, position in
                let (expression, label) = (call.all[index].value, call.all[index].label)
                return switch rule.parameters[position].role {
                case .factory: !takesInitializer(expression, call, frame) || label == "factory"
                case .initializer: takesInitializer(expression, call, frame) || label == "initializer"
                case .filling: isFunction(expression, frame)
                case .assemblies: !isFunction(expression, frame)
                default: true
                }
            }
        } ?? fitting.first
    }

    /// Whether an expression is a function rather than an object or a list.
    private func isFunction(_ expression: Expression, _ frame: Frame) -> Bool {
        switch expression {
        case .closure: return true
        case .name(let name, _, _):
            if let cell = frame.locals[name], let value = frame.seen?.cells[cell] {
                return value.kinds.contains(where: \.isFunction)
                    || value.type.map { closureTypes($0).result != nil } == true
            }
            if frame.functions[name] != nil { return true }
            if let owner = frame.type, let found = find(name, in: owner) {
                guard case .variable(let variable) = found else { return true }
                return code.variables[variable].body.type?.given.isFunction == true
            }
            if let variable = code.globalVariables(name, from: frame.file).first {
                let body = code.variables[variable].body
                return body.type?.given.isFunction == true || body.value?.isClosure == true
            }
            return !code.globalFunctions(name, from: frame.file).isEmpty
        case .member(let base, let name, _, _):
            if name == "init" { return true }
            if case .metatype(let owner)? = type(ofPath: base, frame)?.only,
                let declared = types.declaration(owner)?.type
            {
                if isEnumCase(name, of: declared) == true { return true }
                guard let found = find(name, in: declared) else { return false }
                guard case .variable(let variable) = found else { return true }
                return code.variables[variable].body.type?.given.isFunction == true
            }
            if case .name("self", _, _) = base, let owner = frame.type, let found = find(name, in: owner) {
                guard case .variable(let variable) = found else { return true }
                return code.variables[variable].body.type?.given.isFunction == true
            }
            return false
        case .awaited(let inner), .attempt(let inner, _), .address(let inner): return isFunction(inner, frame)
        default: return false
        }
    }

    /// Whether an expression is a function whose parameters are resolved, and not one that takes a resolver.
    private func takesInitializer(_ expression: Expression, _ call: Call, _ frame: Frame) -> Bool {
        guard case .closure(let body) = expression else { return true }
        var first = body.parameters.first?.type.map { BoundType(shape: $0.given, context: frame.context) }
        if first == nil, !body.hasParameters || !body.parameters.isEmpty {
            // The initializer to which it is passed tells its type.
            let closure = ClosureValue(body: body, scope: frame.scope, type: nil)
            first = passedType(of: body.hasParameters ? body.parameters[0].name : "$0", in: closure)?.bound
        }
        guard let first else { return false }
        return types.library(first).map { types.role($0) != .view } ?? true
    }

    private func evaluate(
        _ rule: CallRule, _ positions: [Int], _ call: Call, of own: Value, _ library: LibraryType,
        _ state: inout State, _ frame: Frame
    ) -> LibraryArguments {
        var given = LibraryArguments()
        for (index, position) in positions.enumerated() {
            let role = rule.parameters[position].role
            let expected: TypeValue? =
                switch role {
                case .scope: libraryType(library.vocabulary == 0 ? "ObjectScope" : "RegistrationScope", library, frame)
                case .name: standard("String", frame)
                case .value: valueType(ofPort: own)
                default: nil
                }
            let value = evaluate(call.all[index].value, &state, frame, expecting: expected)
            if role == .later {
                for case .closure(let number) in value.kinds { later.append((number, [])) }
            }
            given.values.append((role, value))
        }
        note(rule, positions, call, &given, frame)
        return given
    }

    /// A library's type as a type.
    func libraryType(_ name: String, _ library: LibraryType, _ frame: Frame) -> TypeValue {
        let module = types.vocabularies[library.vocabulary].name
        var context = frame.context.outside
        context.bindings = [:]
        return TypeValue(
            BoundType(shape: .named([.init(module), .init(name)]), context: context), .foreign(name), origin: Origin())
    }

    // MARK: Making

    /// Calls an initializer of a library's type.
    func constructLibrary(
        _ library: LibraryType, _ owner: TypeValue, _ call: Call, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value {
        containerUses += 1
        if types.role(library) == .port { return makePort(library, owner, call, &state, frame, expecting: type) }
        let vocabulary = types.vocabularies[library.vocabulary]
        let fitting = vocabulary.rules(for: "init", on: library.name).compactMap { rule in
            call.shape.positions(in: rule.parameters).map { (rule, $0) }
        }
        guard let (rule, positions) = best(fitting, call, frame.seeing(state)) else {
            if let made = constructByExtension(library, owner, call, &state, frame) { return made }
            evaluateArguments(call, &state, frame)
            let role = types.role(library)
            guard role == .container || role == .assembler else { return .unknown(.unread(library.name), owner) }
            let made = makeContainer(library, owner, parent: nil, &state)
            escape(made, .unread(library.name), &state)
            return made
        }
        let role = types.role(library)
        let containerType = libraryType("Container", library, frame)
        let containerLibrary = LibraryType(vocabulary: library.vocabulary, name: "Container")
        let filler =
            rule.parameters.contains { $0.role == .filling } || rule.parameters.contains { $0.role == .assemblies }
        var made: Value?
        var given = LibraryArguments()
        // The parent, and a container that is passed, are known before it is filled.
        for (index, position) in positions.enumerated() {
            let slot = rule.parameters[position]
            let expected: TypeValue? =
                switch slot.role {
                case .parent: owner
                case .container: containerType
                default: nil
                }
            let value = evaluate(call.all[index].value, &state, frame, expecting: expected)
            given.values.append((slot.role, value))
        }
        guard !state.path.isNever else { return .unknown(.form, owner) }
        if let container = given.first(.container), container.kinds.contains(where: \.isSome) { made = container }
        let container = made ?? makeContainer(containerLibrary, containerType, parent: given.first(.parent), &state)
        if made == nil { noteProperty(container, call.site, frame) }
        observe(container, by: given.all(.observers), &state)
        if filler {
            for closure in given.all(.filling) {
                let view = container.of(fillerType(library, frame))
                lastInout = nil
                _ = self.call(value: closure, [view], call.site, &state, frame)
                takeOver(lastInout, into: container, &state)
            }
            for assemblies in given.all(.assemblies) {
                apply(assemblies, to: container, library, &state, frame, call.site)
            }
            checkCreation(of: container, vocabulary, &state, frame)
        }
        if role == .assembler {
            let object = newObject(.library(library), owner)
            objects[object].container = container
            return Value(.object(object), owner)
        }
        return container.of(owner)
    }

    /// The type by which a closure that fills a container knows it.
    func fillerType(_ library: LibraryType, _ frame: Frame) -> TypeValue {
        let vocabulary = types.vocabularies[library.vocabulary]
        let name = vocabulary.types.first { $0.value == .filler }?.key ?? "Container"
        return libraryType(name, library, frame)
    }

    func makeContainer(
        _ library: LibraryType, _ type: TypeValue, parent: Value?, _ state: inout State
    ) -> Value {
        let object = newObject(.container(library), type)
        creationFaults[object] = nil
        var store = Store()
        for kind in containerKinds(parent) {
            switch kind {
            case .null: break
            case .object: store.parents.append(kind)
            default: store.unknownParent = parent?.unknown ?? .form
            }
        }
        if parent?.kinds.contains(.null) == true, !store.parents.isEmpty { store.unknownParent = .manyValues }
        state.stores[object] = store
        return Value(.object(object), type)
    }

    /// Notes that a container belongs to an object that later code made: what other code makes there is the same, as far
    /// as later code may register in it.
    private func noteProperty(_ container: Value, _ site: Site, _ frame: Frame) {
        guard isLater, properties > 0, case .object(let number)? = container.only else { return }
        let place = ClosureSite(file: frame.file, site: site)
        let first = containersOfProperties[place] ?? number
        containersOfProperties[place] = first
        firstContainers[number] = first
    }

    /// The container for which it is noted what later code registers in another.
    func laterNumber(of container: Int) -> Int { firstContainers[container] ?? container }

    /// What a value is, if it is a container, a view of one, or what makes one.
    func containerKinds(_ value: Value?) -> [Value.Kind] {
        guard let value else { return [] }
        return value.kinds.flatMap { kind -> [Value.Kind] in
            if case .object(let number) = kind, let inner = objects[number].container { return containerKinds(inner) }
            return [kind]
        }
    }

    /// What was put into a copy of the registrations counts, if the copy is what remains.
    private func takeOver(_ filled: Value?, into container: Value, _ state: inout State) {
        guard case .object(let copy)? = filled?.only, case .object(let own)? = container.only, copy != own,
            let store = state.stores[copy]
        else { return }
        state.stores[own] = store
        creationFaults[own] = creationFaults[copy]
    }

    // MARK: Properties and operators

    func libraryProperty(
        _ name: String, of own: Value, _ library: LibraryType, _ state: inout State, _ frame: Frame
    ) -> Value? {
        let vocabulary = types.vocabularies[library.vocabulary]
        let names = namesOfTypes(library)
        guard let rule = vocabulary.properties.first(where: { $0.name == name && names.contains($0.type) }) else {
            return nil
        }
        guard rule.meaning == .view else { return .unknown(.unread(name)) }
        let type =
            name == "container" ? libraryType("Container", library, frame) : libraryType("Resolver", library, frame)
        return Value(kinds: containerKinds(own), type: type)
    }

    func libraryOperator(
        _ symbol: String, _ own: Value, _ right: Expression, _ site: Site, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value? {
        guard let library = library(of: own),
            let rule = types.vocabularies[library.vocabulary].operators.first(where: { $0.symbol == symbol }),
            rule.meaning == .ask
        else { return nil }
        var given = LibraryArguments()
        switch right {
        case .tuple(let parts):
            for (index, part) in parts.enumerated() {
                let role: ParameterRole =
                    switch part.label {
                    case "name": .name
                    case "argument", "arguments": .argument
                    default: index == 0 ? .key : .argument
                    }
                given.values.append((role, evaluate(part.value, &state, frame, expecting: nil)))
            }
        default: given.values.append((.key, evaluate(right, &state, frame, expecting: nil)))
        }
        let rule2 = CallRule("Resolver", "resolve", [], .ask)
        let value = ask(rule2, given, [], on: own, library, site, &state, frame, expecting: type)
        return value.unwrapped ?? .unknown(.form, type)
    }

    // MARK: Effects of code that is not read

    /// A container was given to code that was not read, which may register anything in it.
    func escape(_ value: Value, _ why: Why, _ state: inout State) {
        if let library = library(of: value), types.role(library) != .plain {
            containerUses += 1
            mayRegisterAnything = true
        }
        for kind in containerKinds(value) {
            if case .object(let number) = kind, state.stores[number] != nil {
                let rest = state.stores[number]?.rest ?? why
                state.stores[number]?.rest = rest
                if isLater { laterStores[laterNumber(of: number), default: Store()].rest = rest }
            }
        }
    }
}

extension Expression {
    /// Whether it may be a metatype, rather than a closure or a literal.
    var mayBeMetatype: Bool {
        switch self {
        case .closure, .text, .integer, .real, .boolean, .list, .dictionary, .implicit: false
        default: true
        }
    }
}

extension Value.Kind {
    /// Whether it can be called.
    var isFunction: Bool {
        switch self {
        case .closure, .local, .function, .member, .bound: true
        default: false
        }
    }

    var isClosure: Bool { if case .closure = self { true } else { false } }
}
