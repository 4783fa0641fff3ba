import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs

/// What else must be read to understand the container facts of files.
struct ContainerSelection {
    /// Types whose declarations are needed: for initializers, constants and containers.
    private(set) var types: Set<String> = []
    /// Globals used as names or containers.
    private(set) var globals: Set<String> = []
    /// Members of values that factories use, which may be isolated wherever they are declared.
    private(set) var members: Set<String> = []
    /// Whether there are registrations of Dovetail's container, whose factories depend on the isolation of what they use.
    private var needsIsolation = false
    /// The types that factories construct with implicit members as arguments.
    private var constructed: Set<String> = []
    /// What files hold that may declare isolated subscripts and initializers that factories use.
    private(set) var texts: Set<String> = []
    /// The types whose code names services, and what they inherit from.
    private(set) var owners: Set<String> = []
    /// The names of services in these types, which may mean types that extensions of them declare.
    private(set) var services: Set<String> = []
    /// The functions that factories call directly.
    private var called: Set<String> = []
    /// What functions call in turn.
    private var calls: [String: Set<String>] = [:]
    /// The functions that run in factories.
    var functions: Set<String> { Set(reachable(from: called) { Array(calls[$0] ?? []) }) }
    /// The functions that take containers, and the types whose initializers do, as any file may call them.
    private(set) var callees: Set<String> = []
    /// The vocabulary that these files add.
    private(set) var vocabulary: ContainerVocabulary
    /// The container creations already visited.
    private var seen: Set<[SourceLocation]> = []

    /// The generic parameters of types, by type name.
    private var generics: [String: Set<String>] = [:]

    init(_ files: some Sequence<FileFacts>, _ known: ContainerVocabulary) {
        vocabulary = known
        add(files)
    }

    /// Adds what other files need, with what is known so far.
    mutating func add(_ files: some Sequence<FileFacts>) {
        for file in files {
            file.types.forEachBorrowed { type in
                guard !type.genericParameters.isEmpty else { return }
                generics[type.name, default: []].formUnion(type.genericParameters)
            }
        }
        defer { types.formUnion(vocabulary.protocols) }
        defer { for file in files { addTypesOfMembers(file) } }
        for file in files {
            if file.imports.contains(where: { $0.module == KnownLibrary.wrapperModule }) {
                vocabulary.wrappers.insert(KnownLibrary.wrapper)
            }
            addOwners(file.containers)
            add(file.containers, file.aliases)
            for fact in file.extensions where KnownLibrary.containerTypes.contains(fact.extended.shape.path?.last ?? "")
            {
                vocabulary.protocols.formUnion(fact.inherits.compactMap(\.shape.path?.last))
            }
        }
    }

    private mutating func addOwners(_ facts: ContainerFacts) {
        func add(_ service: TypeSource, _ within: [String]) {
            guard !within.isEmpty, case .written(let shape) = service, let name = shape.bare.path?.first else { return }
            services.insert(name)
            owners.formUnion(within)
        }
        facts.registrations.forEachBorrowed { add($0.service, $0.within) }
        facts.resolutions.forEachBorrowed { add($0.service, $0.within) }
    }

    private mutating func add(_ facts: ContainerFacts, _ aliases: [AliasFact]) {
        addWords(facts, aliases)
        for registration in facts.registrations {
            add(registration.service)
            add(registration.name)
            add(registration.receiver)
            registration.arguments.forEach { add($0) }
            registration.via?.names.forEach { add($0.value) }
            // The isolation of what a factory calls decides where it may run.
            if facts.isDovetail != false {
                needsIsolation = true
                registration.calls.forEach { add($0) }
            }
            if let names = registration.construct { add(names) }
            if case .initializer(let type, _) = registration.form, let name = type.path?.last { types.insert(name) }
            switch registration.via?.factory {
            case .initializer(let type, _): if let name = type.path?.last { types.insert(name) }
            case .function(let names): add(names)
            case .closure, nil: break
            }
            if registration.via != nil, case .written(let item) = registration.service, let name = item.path?.last {
                types.insert(name)
            }
        }
        for resolution in facts.resolutions {
            add(resolution.service)
            add(resolution.name)
            add(resolution.receiver)
            resolution.arguments.forEach { add($0) }
            resolution.via?.names.forEach { add($0.value) }
            if let taker = resolution.takenBy { add(taker) }
        }
        for function in facts.functions where function.parameterTypes.contains(where: \.isNamedLikeContainer) {
            if let name = function.path.last {
                callees.insert(name == "init" ? function.path.dropLast().last ?? name : name)
            }
        }
        for variable in facts.variables {
            if let value = variable.value { add(value) }
            addVariable(variable)
        }
        addFunctions(of: facts)
        if !vocabulary.handWritten.isEmpty {
            for function in facts.functions { if let value = function.value { add(value) } }
        }
        for assembly in facts.assemblies { if let name = assembly.assembly.path?.last { types.insert(name) } }
        for call in facts.calls { call.callee.dropLast().forEach { if $0.startsLikeType { types.insert($0) } } }
    }

    /// Adds the types of the members that factories use, those of the parameters of the types that they construct, and
    /// what such types and those of services inherit from: it may isolate them, and its members may be used in turn.
    private mutating func addTypesOfMembers(_ file: FileFacts) {
        guard needsIsolation else { return }
        func add(_ all: [MemberFact]) -> Bool {
            var isUsed = false
            for member in all where members.contains(member.name) {
                isUsed = true
                member.type?.shape.insertNames(into: &types)
            }
            return isUsed
        }
        for type in file.types {
            let isConstructed = constructed.contains(type.name)
            if isConstructed {
                for parameter in type.initializers.flatMap(\.parameters) {
                    parameter.type.shape.insertNames(into: &types)
                }
                for member in type.members where member.isMemberwise { member.type?.shape.insertNames(into: &types) }
            }
            guard add(type.members) || isConstructed || types.contains(type.name) else { continue }
            for parent in type.inherits { parent.shape.insertNames(into: &types) }
        }
        for fact in file.extensions { _ = add(fact.members) }
    }

    private mutating func add(_ call: FactoryCall) {
        switch call.base {
        case nil:
            add(call.path)
            return
        case .type(let path), .implied(let path?), .property(let path): add(path)
        case .parameter(let path, _, _):
            add(path)
            if let name = path.last { constructed.insert(name) }
        case .implied(nil), .unknown: if call.path.last == "init" { texts.insert("MainActor") }
        case .local: break
        }
        for name in call.path where name != "init" {
            if name == "subscript" { texts.insert("subscript(") } else { members.insert(name) }
        }
    }

    /// Adds functions and wrappers that resolve or register what their callers specify.
    private mutating func addWords(_ facts: ContainerFacts, _ aliases: [AliasFact]) {
        vocabulary.wrappers.formUnion(
            aliases.filter { vocabulary.wrappers.contains($0.target.shape.path?.last ?? "") }.compactMap(\.path.last))
        var generic: Set<SourceLocation> = []
        for resolution in facts.resolutions {
            addMaker(resolution.service, resolution.within)
            let names = resolution.genericNames
            guard !names.isEmpty else { continue }
            if let wrapper = resolution.within.last, facts.wrappers.contains(wrapper) {
                vocabulary.wrappers.insert(wrapper)
            } else if let function = resolution.function,
                facts.functions.contains(where: {
                    $0.location == function && !names.isDisjoint(with: $0.genericParameters)
                })
            {
                generic.insert(function)
            }
        }
        for registration in facts.registrations {
            addMaker(registration.service, registration.within)
            guard let name = registration.service.genericName,
                let function = facts.functions.first(where: { $0.location == registration.function }),
                function.genericParameters.contains(name), let last = function.path.last, last != "init"
            else { continue }
            vocabulary.registrars.insert(last)
            for type in function.parameterTypes { if let name = type.path?.last { types.insert(name) } }
        }
        for call in facts.calls {
            guard case .parameter(let place, _) = call.elements,
                let name = facts.functions.first(where: { $0.location == place })?.path.last, name != "init",
                name.first?.isLetter == true
            else { continue }
            vocabulary.appliers.insert(name)
        }
        for function in facts.functions where generic.contains(function.location) {
            if let name = function.path.last, name != "init" { vocabulary.helpers.insert(name) }
            // Its parameters may be service names.
            for type in function.parameterTypes { if let name = type.path?.last { types.insert(name) } }
        }
    }

    /// Records a type that resolves or registers its own generic parameter; in an extension, the parameter looks like
    /// any other name.
    private mutating func addMaker(_ service: TypeSource, _ within: [String]) {
        guard let type = within.last, let parameters = generics[type], let name = service.singleName,
            parameters.contains(name)
        else { return }
        vocabulary.makers.insert(type)
    }

    /// Records a variable by whose name other files mean a container.
    private mutating func addVariable(_ fact: ContainerVariableFact) {
        guard let name = fact.path.last, !name.isNamedLikeContainerValue else { return }
        let isCreated = if case .created(_, let type, _)? = fact.value { type.isNamedLikeContainer } else { false }
        if isCreated || fact.type?.unwrapped.isNamedLikeContainer == true { vocabulary.variables.insert(name) }
    }

    /// Records the functions that factories call, and those that these call in turn.
    private mutating func addFunctions(of facts: ContainerFacts) {
        for call in facts.plainCalls {
            guard let name = call.callee.last else { continue }
            if call.registration != nil { called.insert(name) }
            let caller = call.function.flatMap { place in facts.bodies.first { $0.location == place }?.path.last }
            if let caller { calls[caller, default: []].insert(name) }
        }
    }

    private mutating func add(_ source: TypeSource) {
        switch source {
        case .member(let names): add(names)
        case .argument(let callee, _, _, _): add(callee.last == "init" ? Array(callee.dropLast()) : callee)
        case .unwrapped(let inner), .optional(let inner): add(inner)
        case .constructed(let type, _): if let name = type.path?.last { types.insert(name) }
        // It depends on their declarations which other types are equal to these.
        case .written(.composition(let parts)): for part in parts { part.insertNames(into: &types) }
        case .written(let shape): if (shape.path?.count ?? 0) > 1 { shape.insertNames(into: &types) }
        case .generic, .applied, .unknown: break
        }
    }

    private mutating func add(_ name: ServiceName) {
        if case .constant(let names) = name { add(names.last == "rawValue" ? Array(names.dropLast()) : names) }
    }

    private mutating func add(_ value: ContainerValue) {
        // A child refers to its parent, and so to all its ancestors.
        if let creation = value.creation, !seen.insert(creation).inserted { return }
        switch value {
        case .member(let names), .call(let names, _): add(names)
        case .choice(let values): values.forEach { add($0) }
        case .created(_, let type, let parent):
            // The service that an item of a hand-written container makes.
            if !vocabulary.handWritten.isEmpty, let name = type.path?.last { types.insert(name) }
            if let parent { add(parent) }
        case .either(let one, let other):
            add(one)
            add(other)
        case .resolver, .parameter, .receiver, .ofType, .unknown: break
        }
    }

    private mutating func add(_ names: [String]) {
        let capital = names.filter(\.startsLikeType)
        types.formUnion(capital)
        if capital.isEmpty, names.count == 1, let only = names.first { globals.insert(only) }
    }
}
