import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// The container facts of all files, indexed by names and places. A class, because many values hold it: as a struct,
/// copying those values took a third of the module's machine code.
final class ContainerIndex {
    private(set) var symbols: SymbolTable
    private(set) var registrations: [Placed<RegistrationFact>] = []
    private(set) var resolutions: [Placed<ResolutionFact>] = []
    private(set) var assemblies: [Placed<AssemblyUseFact>] = []
    /// The first place that applies an unknown subset of a list of assemblies to a container.
    private(set) var partialList: SourceLocation?
    /// The first such place if the program uses Dovetail's containers.
    private var possiblePartialList: SourceLocation?
    private(set) var calls: [String: [Placed<ContainerCallFact>]] = [:]
    /// Those of initializers, by the name of the type.
    private(set) var initializerCalls: [String: [Placed<ContainerCallFact>]] = [:]
    /// The calls on values that may be containers.
    private(set) var callsOn: [String: [Placed<ContainerCallFact>]] = [:]
    /// The calls of closures in local variables and parameters that may register.
    private(set) var closureCalls: [Placed<ContainerCallFact>] = []
    /// The calls of functions that may fill containers with what they are passed, by the functions' names.
    private(set) var listCalls: [String: [Placed<ContainerCallFact>]] = [:]
    /// The calls that pass the objects on which a call is made, by that call's place, if all of them are known.
    private(set) var passedLists: [SourceLocation: PassedLists] = [:]
    /// The calls of local variables and parameters that are passed containers, by their names.
    private(set) var callsOfLocals: [String: [Placed<ContainerCallFact>]] = [:]
    private(set) var callOnAt: [SourceLocation: Placed<ContainerCallFact>] = [:]
    private(set) var functionAt: [SourceLocation: Placed<ContainerFunctionFact>] = [:]
    private(set) var portUses: [Placed<PortUseFact>] = []
    /// The calls that are passed no container.
    private(set) var plainCalls: [Placed<PlainCallFact>] = []
    private(set) lazy var plainCallees = calleesOfPlainCalls
    /// Declarations that run, or have an effect, only if something names them.
    private(set) var bodies: [SourceLocation: Placed<BodyFact>] = [:]
    private(set) var bodiesByPath: [[String]: [SourceLocation]] = [:]
    /// The paths of the types with a function `assemble` of their own.
    private(set) var assemblers: Set<[String]> = []
    private(set) var functionsByName: [String: [Placed<ContainerFunctionFact>]] = [:]
    private(set) var variables: [String: [Placed<ContainerVariableFact>]] = [:]
    private(set) var constants: [String: [Placed<StringConstantFact>]] = [:]
    private(set) var wrappers: Set<String> = []
    /// Those of initializers of unknown types.
    private(set) var unknownInitializerCalls: [Placed<ContainerCallFact>] = []
    /// The names of functions that may be passed or kept as values, and `Store.init` for initializers.
    private(set) var functionValues: Set<String> = []
    /// The parameters in which functions register.
    private(set) var fillingParameters: Set<ContainerValue> = []
    /// The names of the subclasses and aliases of the type with a name.
    let lazilyHeirs: Lazily<[String: [String]]>
    /// The names of generic types that resolve or register their own parameters.
    private(set) var makers: Set<String> = []
    /// The paths of these types, by name.
    private(set) var makerPaths: [String: Set<[String]>] = [:]
    /// The places that make an object of such a type, by its name.
    private(set) var makings: [String: [Placed<ResolutionFact>]] = [:]
    /// The modules that import a container library.
    private(set) var modules: Set<ModuleID> = []
    private(set) var registrationAt: [SourceLocation: Placed<RegistrationFact>] = [:]
    /// The containers of registrations that are written in another place.
    private var receivers: [SourceLocation: Placed<ContainerValue>] = [:]
    /// The places that make a container.
    private(set) var creations: [Placed<ContainerCreationFact>] = []
    /// The sources of the types of `.init(…)` calls, by the location of the call.
    private(set) var expected: [SourceLocation: Placed<TypeSource>] = [:]
    /// The calls of functions that may return containers, by the functions' names.
    private var places: [String: Set<SourceLocation>] = [:]
    /// The uses of functions and computed properties that make an object each time, by their places.
    private var usesOfMakers: [SourceLocation: Int] = [:]
    /// The objects of a type that functions and computed properties make beside those that `made` counts, by its path.
    private var moreObjects: [[String]: Int] = [:]
    private let lazilyMade: Lazily<MadeTypes>
    private(set) lazy var serviceNames = ServiceNames(registrations, resolutions)
    /// The registrations in functions that register their arguments.
    private(set) var templates: [Placed<RegistrationFact>] = []
    /// Those that resolve what depends on their callers in an unknown way, by place.
    var unclearTemplates: Set<SourceLocation> = []
    /// What the closures of templates resolve of their function's generic parameters, by the template's place.
    private(set) var resolvedByTemplates: [SourceLocation: [ResolutionFact]] = [:]

    init(_ symbols: SymbolTable) {
        self.symbols = symbols
        self.symbols.comparesAsAtRunTime = true
        lazilyHeirs = Lazily { Self.heirs(symbols) }
        lazilyMade = Lazily { MadeTypes(symbols) }
        for (module, facts) in zip(symbols.program.modules.ids, symbols.program.modules) {
            for file in facts.files {
                // These matter in files that have nothing else to do with containers, too.
                functionValues.formUnion(file.containers.functionValues)
                if !file.containers.isEmpty { add(file, LookupContext(ofExpressionsIn: file, module)) }
            }
        }
        if partialList == nil, possiblePartialList != nil, usesDovetail { partialList = possiblePartialList }
        placeAssignments()
        notePlaces()
        for registration in registrations {
            if case .parameter = registration.fact.receiver { fillingParameters.insert(registration.fact.receiver) }
        }
        countObjectsOfMakers()
        noteMakers()
        followRegistrars()
        passedLists = findPassedLists()
    }

    /// Whether a file of the program imports Dovetail.
    private var usesDovetail: Bool {
        symbols.program.modules.contains { $0.files.contains { $0.imports.contains { $0.module == "Dovetail" } } }
    }

    /// Records the generic types that resolve or register their own parameters, and the places that make objects of
    /// them.
    private func noteMakers() {
        guard !symbols.names.genericParameters.isEmpty else { return }
        for at in resolutions.indices {
            resolutions[at].fact.service = ownParameter(resolutions[at].fact.service, in: resolutions[at].context)
            let fact = resolutions[at].fact
            let function = fact.function.flatMap { functionAt[$0] }?.fact.genericParameters ?? []
            guard let name = fact.service.genericName, !function.contains(name), let type = fact.within.last,
                genericParameters(around: resolutions[at].context).contains(name), !wrappers.contains(type)
            else { continue }
            makers.insert(type)
            makerPaths[type, default: []].insert(resolutions[at].context.enclosing)
        }
        for at in registrations.indices {
            registrations[at].fact.service = ownParameter(
                registrations[at].fact.service, in: registrations[at].context)
            let fact = registrations[at].fact
            guard let name = fact.service.genericName, !isTemplate(fact), let type = fact.within.last,
                genericParameters(around: registrations[at].context).contains(name)
            else { continue }
            makers.insert(type)
            makerPaths[type, default: []].insert(registrations[at].context.enclosing)
        }
        guard !makers.isEmpty else { return }
        for resolution in resolutions {
            guard let use = resolution.fact.via, use.isWrapper, makers.contains(String(use.name.dropFirst())) else {
                continue
            }
            makings[String(use.name.dropFirst()), default: []].append(resolution)
        }
        for at in registrations.indices {
            guard case .generic = registrations[at].fact.service, !isTemplate(registrations[at].fact),
                let service = onlyArgument(of: registrations[at].fact.service, in: registrations[at].context)
            else { continue }
            registrations[at].fact.service = service
        }
    }

    /// Gives each assignment the path of the variable that it sets.
    private func placeAssignments() {
        let assignments = variables.values.joined().filter { $0.fact.assigned != nil }
        variables = variables.mapValues { $0.filter { $0.fact.assigned == nil } }
        for assignment in assignments {
            guard let names = assignment.fact.assigned else { continue }
            assign(assignment, to: names)
        }
        for function in functionAt.values where !function.fact.reassigned.isEmpty {
            for call in calls[function.fact.path.last ?? ""] ?? []
            where Self.fits(call.fact.labels, function.fact.labels) {
                for given in call.fact.containers {
                    guard let at = Self.position(of: given.index, call.fact.labels, function.fact.labels),
                        function.fact.reassigned.contains(at)
                    else { continue }
                    replace(given.value, by: call)
                }
            }
        }
        // A function of a library and a closure may replace what they are passed with `&`, too.
        let others = calls.values.joined().filter { call in
            call.fact.mayFill && functions(call.fact.callee, call.fact.labels, in: call.context).isEmpty
        }
        for call in closureCalls.filter(\.fact.mayFill) + others {
            for given in call.fact.containers { replace(given.value, by: call) }
        }
    }

    /// A call may set the variable that it is passed.
    private func replace(_ value: ContainerValue, by call: Placed<ContainerCallFact>) {
        guard case .member(let names) = value else { return }
        let fact = ContainerVariableFact(
            path: names, type: nil, value: .unknown(names.joined(separator: ".")), location: call.fact.location)
        assign(call.with(fact), to: names)
    }

    private func assign(_ assignment: Placed<ContainerVariableFact>, to names: [String]) {
        guard let last = names.last else { return }
        if names.first == "?" {
            // A property of some object: it may be any of this name.
            // What an unknown key path leads to may be any of them.
            for name in last == "?" ? Array(variables.keys) : [last] {
                for path in Set((variables[name] ?? []).filter { $0.fact.value != nil }.map(\.fact.path)) {
                    var fact = assignment.fact
                    (fact.path, fact.assigned) = (path, nil)
                    variables[name]?.append(assignment.with(fact))
                }
            }
            return
        }
        let set = variables(names, in: assignment.context)
        var paths = Set(set.map(\.fact.path))
        if paths.isEmpty {
            paths = [
                (names.count == 2 && names[0].first?.isUppercase == true ? [names[0]] : assignment.context.enclosing)
                    + [last]
            ]
        }
        for path in paths {
            var fact = assignment.fact
            (fact.path, fact.assigned) = (path, nil)
            variables[last, default: []].append(assignment.with(fact))
        }
    }

    /// The types of which the program makes objects.
    var made: MadeTypes { lazilyMade.value }

    /// The number of objects of the type at a path that the program makes, as far as its places show.
    func objectCount(of path: [String]) -> Int { (made.counts[path] ?? 0) + (moreObjects[path] ?? 0) }

    /// Records the calls that return what may be a container; what looks like an initializer may be a function, too.
    private func notePlaces() {
        var values = registrations.map(\.fact.receiver) + resolutions.map(\.fact.receiver)
        values += variables.values.joined().compactMap(\.fact.value)
        values += functionAt.values.compactMap(\.fact.value)
        values += functionAt.values.flatMap { $0.fact.defaults.map(\.value) }
        for call in calls.values.joined() { values += call.fact.containers.map(\.value) }
        values += callsOn.values.joined().compactMap(\.fact.receiver)
        values += assemblies.compactMap(\.fact.container)
        for use in registrations.compactMap(\.fact.via) + resolutions.compactMap(\.fact.via) {
            values += use.containers.map(\.value)
        }
        let objectMakers = Dictionary(grouping: self.objectMakers) { $0.path.last ?? "" }
        // A child names its parent, and so leads to all its ancestors.
        var seen: Set<[SourceLocation]> = []
        while let value = values.popLast() {
            if let creation = value.creation, !seen.insert(creation).inserted { continue }
            switch value {
            case .created(let place, let type, let parent):
                if let parent { values.append(parent) }
                if let name = type.path?.last { places[name, default: []].insert(place) }
            case .call(let names, let place):
                places[names.last ?? "", default: []].insert(place)
                noteUses(of: objectMakers, in: names)
            case .member(let names): noteUses(of: objectMakers, in: names)
            case .either(let one, let other): values += [one, other]
            case .choice(let all): values += all
            case .resolver, .parameter, .receiver, .ofType, .unknown: break
            }
        }
    }

    private func noteUses(of makers: [String: [ObjectMaker]], in names: [String]) {
        for place in Self.uses(of: makers, in: names) { usesOfMakers[place, default: 0] += 1 }
    }

    /// Each use of a maker makes another object than the place in its body shows.
    private func countObjectsOfMakers() {
        for maker in usesOfMakers.isEmpty ? [] : objectMakers {
            guard let uses = usesOfMakers[maker.location], uses > 1 else { continue }
            for type in symbols.declarations(of: maker.type.path ?? [], in: maker.context) {
                for one in [type] + symbols.inheritedTypes([type]) {
                    moreObjects[symbols.types[one].fact.path, default: 0] += uses - 1
                }
            }
        }
    }

    /// The places that call a function of this name for a container.
    func callPlaces(of name: String) -> Set<SourceLocation> { places[name] ?? [] }

    private func noteResolvedParameters() {
        let places = Set(templates.map(\.fact.location))
        for placed in resolutions {
            guard let place = placed.fact.registration, places.contains(place),
                let name = placed.fact.service.genericName,
                let function = placed.fact.function.flatMap({ functionAt[$0] }),
                function.fact.genericParameters.contains(name)
            else { continue }
            resolvedByTemplates[place, default: []].append(placed.fact)
        }
    }

    /// Replaces calls of functions that register with the registrations that these make.
    private func followRegistrars() {
        guard registrations.contains(where: { $0.fact.via != nil || isTemplate($0.fact) }) else { return }
        templates = registrations.filter { isTemplate($0.fact) }
        noteResolvedParameters()
        var followed: [Placed<RegistrationFact>] = []
        for placed in registrations {
            if isTemplate(placed.fact) { followed += unread(placed) }
            guard !isTemplate(placed.fact), let made = registered(placed) else { continue }
            var new = placed
            new.fact = made.fact
            new.fact.receiver = made.receiver.fact
            if made.fact.via?.name.contains("(") != true { new.fact.via = nil }
            receivers[placed.fact.location] = made.receiver
            followed.append(new)
        }
        registrations = followed
    }

    /// The container of a registration, in the context where it is written.
    func receiver(of placed: Placed<RegistrationFact>) -> Placed<ContainerValue> {
        receivers[placed.fact.location]
            ?? placed.with(placed.fact.receiver)
    }

    private func add(_ file: FileFacts, _ context: LookupContext) {
        let facts = file.containers
        if facts.isDovetail != nil { modules.insert(context.module) }
        func placed<Fact>(_ fact: Fact, _ within: [String], at place: SourceLocation) -> Placed<Fact> {
            Placed(fact: fact, context: context.enclosed(by: within, at: place), isDovetail: facts.isDovetail)
        }
        for fact in facts.registrations {
            let registration = placed(fact, fact.within, at: fact.location)
            if registrationAt[fact.location] == nil { registrationAt[fact.location] = registration }
            registrations.append(registration)
        }
        resolutions += facts.resolutions.map { placed($0, $0.within, at: $0.location) }
        assemblies += facts.assemblies.map { placed($0, $0.within, at: $0.location) }
        if partialList == nil { partialList = facts.partialLists.first }
        if possiblePartialList == nil { possiblePartialList = facts.possiblePartialLists.first }
        portUses += facts.portUses.map { placed($0, $0.within, at: $0.location) }
        plainCalls += facts.plainCalls.map { placed($0, $0.within, at: $0.location) }
        creations += facts.creations.map { placed($0, $0.within, at: $0.location) }
        for fact in facts.creations {
            if let source = fact.expected { expected[fact.location] = placed(source, fact.within, at: fact.location) }
        }
        for fact in facts.closureCalls {
            let call = placed(fact, fact.within, at: fact.location)
            if fact.mayFill { closureCalls.append(call) }
            if fact.isOfLocal { callsOfLocals[fact.callee.last ?? "", default: []].append(call) }
        }
        for fact in facts.listCalls {
            listCalls[fact.callee.last ?? "", default: []].append(placed(fact, fact.within, at: fact.location))
        }
        for fact in facts.calls {
            let call = placed(fact, fact.within, at: fact.location)
            if !fact.containers.isEmpty {
                calls[fact.callee.last ?? "", default: []].append(call)
                if fact.callee.last == "init" {
                    let type = fact.callee.dropLast().last ?? "?"
                    initializerCalls[type, default: []].append(call)
                    if !["self", "Self", "super"].contains(type),
                        type.first?.isUppercase != true || symbols.names.genericParameters.contains(type)
                    {
                        unknownInitializerCalls.append(call)
                    }
                }
            }
            if fact.receiver != nil {
                callsOn[fact.callee.last ?? "", default: []].append(call)
                callOnAt[fact.location] = call
            }
        }
        for fact in facts.functions {
            let function = placed(fact, Array(fact.path.dropLast()), at: fact.location)
            functionAt[fact.location] = function
            functionsByName[fact.path.last ?? "", default: []].append(function)
            if fact.path.last == "assemble" { assemblers.insert(Array(fact.path.dropLast())) }
        }
        for fact in facts.variables {
            variables[fact.path.last ?? "", default: []].append(
                placed(fact, Array(fact.path.dropLast()), at: fact.location))
        }
        for fact in facts.constants {
            // Its strings name no types, so the kind of declaration around it does not matter.
            constants[fact.path.last ?? "", default: []].append(
                Placed(
                    fact: fact, context: context.enclosed(by: fact.path.dropLast()), isDovetail: facts.isDovetail))
        }
        for fact in facts.bodies {
            bodies[fact.location] = placed(fact, Array(fact.path.dropLast()), at: fact.location)
            bodiesByPath[fact.path, default: []].append(fact.location)
        }
        wrappers.formUnion(facts.wrappers)
    }

    /// Whether the program uses containers at all.
    var isEmpty: Bool { registrations.isEmpty && resolutions.isEmpty }
}
