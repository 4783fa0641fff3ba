import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Follows containers from where they are created to where they are used: through variables, arguments, results, and
/// assemblies. The order of statements is ignored.
final class ContainerFlow {
    let index: ContainerIndex
    let handWritten: [HandWrittenContainer]
    private(set) var containers: [LinkedContainer] = []
    private var created: [SourceLocation: ContainerID] = [:]
    private var pending: Set<Followed> = []
    private var known: [Followed: PossibleContainers] = [:]
    /// The results of the last pass over a cycle.
    private var assumed: [Followed: PossibleContainers] = [:]
    /// The results of this round, which depend on what is assumed.
    private var found: [Followed: PossibleContainers] = [:]
    /// Whether the current result depends on what is assumed.
    private var isAssuming = false
    private var isLinkingParents = false
    private var flows: [Parameter: [ParameterFlow]] = [:]
    private var parents: [(container: ContainerID, value: ContainerValue, context: LookupContext, isDovetail: Bool?)] =
        []

    /// A value that is followed once, wherever it is used.
    private enum Followed: Hashable {
        case resolver(SourceLocation)
        case parameter(SourceLocation, Int)
        case receiver(SourceLocation)
        case member(module: ModuleID, enclosing: [String], names: [String])
        case call(module: ModuleID, enclosing: [String], names: [String], SourceLocation)
    }

    private struct Parameter: Hashable {
        var function: SourceLocation
        var index: Int
    }

    init(_ index: ContainerIndex, handWritten: [HandWrittenContainer]) {
        self.index = index
        self.handWritten = handWritten
    }

    /// The program's protocols to which containers conform. Types that are no containers may conform to them, too.
    private(set) lazy var adopted: Set<Int> = {
        let symbols = index.symbols
        let extensions = KnownLibrary.containerTypes.flatMap { symbols.externalExtensions[$0] ?? [] }
        let protocols = extensions.flatMap { extended in
            extended.fact.inherits.compactMap(\.shape.path)
                .flatMap { symbols.declarations(of: $0, in: extended.context) }
        }
        return Set(protocols.flatMap { symbols.typeAndSupertypes(of: $0) })
    }()

    /// The containers that a value may be, in its context.
    func holders(_ value: ContainerValue, in context: LookupContext, isDovetail: Bool?) -> PossibleContainers {
        switch value {
        case .created(let place, let type, let parent):
            guard isContainer(type, in: context) == true else {
                // `AppContainer()` of a function whose name looks like a type.
                guard let names = type.path, index.symbols.isFunction(names, in: context) else { return .foreign }
                return holders(.call(names, at: place), in: context, isDovetail: isDovetail)
            }
            if index.symbols.program.isRepeated(place.path) { return .unknown }
            if let isMade = isExpected(at: place) { guard isMade else { return .foreign } } else { return .unknown }
            return PossibleContainers(containers: [
                container(place, type: type, parent: parent, context: context, isDovetail: isDovetail)
            ])
        case .unknown: return .unknown
        case .ofType(let type): return isContainer(type, in: context) == true ? .unknown : .foreign
        case .either(let one, let other):
            let first = holders(one, in: context, isDovetail: isDovetail)
            guard first.containers.isEmpty else { return first }
            let second = holders(other, in: context, isDovetail: isDovetail)
            return second.containers.isEmpty && !first.isForeign ? first : second
        case .resolver(let place):
            return once(.resolver(place)) {
                guard let registration = self.index.registrationAt[place] else { return .unknown }
                let receiver = self.index.receiver(of: registration)
                return self.holders(receiver.fact, in: receiver.context, isDovetail: receiver.isDovetail)
            }
        case .parameter(let function, let at): return once(.parameter(function, at)) { self.parameter(function, at) }
        case .receiver(let function): return once(.receiver(function)) { self.receiver(function) }
        case .member(let names):
            return once(.member(module: context.module, enclosing: context.enclosing, names: names)) {
                self.member(names, in: context)
            }
        case .choice(let values):
            return .oneOf(
                values.map { value in
                    let one = holders(value, in: context, isDovetail: isDovetail)
                    return one.isForeign && !one.isOpen ? .unknown : one
                })
        case .call(let names, let place):
            return once(.call(module: context.module, enclosing: context.enclosing, names: names, place)) {
                self.result(of: names, at: place, in: context)
            }
        }
    }

    /// Whether a container is expected where one is made; nil if unknown.
    func isExpected(at place: SourceLocation) -> Bool? {
        guard let expected = index.expected[place] else { return true }
        return index.bound(expected.fact, in: expected.context).flatMap { isContainer($0.shape, in: $0.context) }
    }

    /// The containers that one call of a function may return.
    private func result(of names: [String], at place: SourceLocation, in context: LookupContext) -> PossibleContainers {
        let functions = (index.functionsByName[names.last ?? ""] ?? []).filter {
            $0.fact.path.hasSuffix(names) || names.count == 1 && $0.context.enclosing == context.enclosing
        }
        guard !functions.isEmpty else { return .unknown }
        return functions.reduce(PossibleContainers(isForeign: true)) { holders, function in
            if handsOn(function) { return holders.union(.unknown) }
            let type = function.fact.result.map { $0 == .name("Self") ? ownType(of: function) : $0 }
            if let type, isContainer(type, in: function.context) == false { return holders }
            var holders = holders
            if let type, isContainer(type, in: function.context) == true {
                (holders.isContainer, holders.isForeign) = (true, false)
            }
            guard let value = function.fact.value else { return holders.union(.unknown) }
            if let given = given(value, of: function, at: place) { return holders.union(given) }
            var result = self.holders(value, in: function.context, isDovetail: function.isDovetail)
            if case .created = value, index.callPlaces(of: names.last ?? "").count > 1 {
                // Each call makes a separate container, with what the function registers.
                result.containers = Set(result.containers.map { instance(of: $0, at: place, names) })
            }
            return holders.union(result)
        }
    }

    /// The type that a function extends.
    private func ownType(of function: Placed<ContainerFunctionFact>) -> TypeShape {
        .named(function.fact.path.dropLast().map { .init($0) })
    }

    /// Whether a function may return its argument, because its result is a generic parameter.
    private func handsOn(_ function: Placed<ContainerFunctionFact>) -> Bool {
        guard let path = function.fact.result?.unwrapped.path, path.count == 1 else { return false }
        return function.fact.genericParameters.contains(path[0])
    }

    /// The value that a call passes for the parameter that a function returns, or the value that it is called on.
    private func given(
        _ value: ContainerValue, of function: Placed<ContainerFunctionFact>, at place: SourceLocation
    ) -> PossibleContainers? {
        if value == .receiver(of: function.fact.location) {
            return index.callOnAt[place].flatMap { call in
                call.fact.receiver.map { holders($0, in: call.context, isDovetail: call.isDovetail) }
            }
        }
        guard case .parameter(function.fact.location, let at) = value else { return nil }
        for call in index.calls[function.fact.path.last ?? ""] ?? [] where call.fact.location == place {
            for given in call.fact.containers
            where ContainerIndex.position(of: given.index, call.fact.labels, function.fact.labels) == at {
                return holders(given.value, in: call.context, isDovetail: call.isDovetail)
            }
        }
        return nil
    }

    private var instances: [SourceLocation: [ContainerID: ContainerID]] = [:]

    /// The container that a call at `place` makes, as a copy of the `template` that the function makes.
    private func instance(of template: ContainerID, at place: SourceLocation, _ names: [String]) -> ContainerID {
        if let known = instances[place]?[template] { return known }
        let number = containers.nextID
        instances[place, default: [:]][template] = number
        var container = LinkedContainer(
            location: place, name: "\(names.joined(separator: "."))()", isDovetail: containers[template].isDovetail)
        container.parents = [template]
        containers.append(container)
        return number
    }

    /// Follows a value once. In a cycle, the results are assumed and computed again until they no longer change: each
    /// round only adds containers, and there are finitely many.
    private func once(_ key: Followed, _ body: () -> PossibleContainers) -> PossibleContainers {
        if let known = known[key] { return known }
        if let found = found[key] {
            isAssuming = true
            return found
        }
        let isOutermost = pending.isEmpty
        guard pending.insert(key).inserted else {
            isAssuming = true
            return assumed[key] ?? .open
        }
        guard isOutermost else {
            let wasAssuming = isAssuming
            isAssuming = false
            let result = body()
            pending.remove(key)
            if isAssuming { found[key] = result } else { known[key] = result }
            isAssuming = isAssuming || wasAssuming
            return result
        }
        repeat {
            assumed = found
            (found, isAssuming) = ([:], false)
            found[key] = body()
        } while isAssuming && found != assumed
        // A value that is still open has no source.
        for (key, holders) in found { known[key] = holders.isOpen ? .unknown : holders }
        (found, assumed, isAssuming) = ([:], [:], false)
        pending.remove(key)
        linkParents()
        return known[key] ?? .unknown
    }

    /// All values passed for a function's parameter, place by place.
    func flows(to function: Placed<ContainerFunctionFact>, _ at: Int) -> [ParameterFlow] {
        let parameter = Parameter(function: function.fact.location, index: at)
        if let known = flows[parameter] { return known }
        let found = findFlows(to: function, at)
        // While values are followed, what is found may rest on assumptions.
        if pending.isEmpty, !isLinkingParents { flows[parameter] = found }
        return found
    }

    /// Finds the parents of containers when no value is being followed.
    private func linkParents() {
        // The outermost call links those that are found during the search.
        guard pending.isEmpty, !isLinkingParents else { return }
        isLinkingParents = true
        defer { isLinkingParents = false }
        while let (container, value, context, isDovetail) = parents.popLast() {
            let holders = holders(value, in: context, isDovetail: isDovetail)
            let parents = holders.containers.union(holders.possible)
            containers[container].parents = parents
            containers[container].hasUnknownParent = holders.isUnknown
            containers[container].mayHaveNoParent = holders.mayBeNil && !parents.isEmpty
            containers[container].hasParentOfSeveral =
                parents.count > 1 || (holders.isUnknown || holders.mayBeNil) && !parents.isEmpty
        }
    }

    private func container(
        _ place: SourceLocation, type: TypeShape, parent: ContainerValue?, context: LookupContext,
        isDovetail: Bool?
    ) -> ContainerID {
        if let known = created[place] { return known }
        let number = containers.nextID
        created[place] = number
        containers.append(
            LinkedContainer(
                location: place, name: name(of: place), isDovetail: isDovetail ?? context.imports.contains("Dovetail")))
        if let parent {
            parents.append((number, parent, context, isDovetail))
            linkParents()
        }
        return number
    }

    /// The name of the variable that a container is created for, or of its file.
    private func name(of place: SourceLocation) -> String {
        names[place] ?? "the one created in \(place.path.lastComponent)"
    }

    /// The name of the first variable, or else function, whose value each place creates.
    private lazy var names: [SourceLocation: String] = {
        var first: [SourceLocation: (fact: (location: SourceLocation, path: [String]), suffix: String)] = [:]
        func note(_ value: ContainerValue?, location: SourceLocation, path: [String], suffix: String) {
            guard case .created(let place, _, _)? = value else { return }
            if let known = first[place] {
                guard known.suffix == suffix,
                    (location, path.count) < (known.fact.location, known.fact.path.count)
                else { return }
            }
            first[place] = ((location, path), suffix)
        }
        for variable in index.variables.values.joined() {
            note(variable.fact.value, location: variable.fact.location, path: variable.fact.path, suffix: "")
        }
        for function in index.functionAt.values {
            note(function.fact.value, location: function.fact.location, path: function.fact.path, suffix: "()")
        }
        return first.mapValues { $0.fact.path.joined(separator: ".") + $0.suffix }
    }()

    /// A key for the type of an assembly: just its name if it is not in the sources.
    func key(of path: [String], in context: LookupContext) -> String {
        guard let type = index.symbols.declarations(of: path, in: context).first else { return path.last ?? "" }
        return "\(type)"
    }

    private(set) lazy var applied: [String: [Placed<AssemblyUseFact>]] = {
        var found: [String: [Placed<AssemblyUseFact>]] = [:]
        for use in index.assemblies {
            guard let path = use.fact.assembly.path else { continue }
            let type = index.symbols.declarations(of: path, in: use.context).first
            let keys = type.map { index.assembling($0).map { "\($0)" } } ?? [key(of: path, in: use.context)]
            for key in keys { found[key, default: []].append(use) }
        }
        return found
    }()

    /// Notes for each container which of its assemblies are not in the sources.
    func noteUnreadAssemblies() {
        for use in index.assemblies {
            guard let path = use.fact.assembly.path, let value = use.fact.container,
                case .external = index.symbols.meaning(of: path, in: use.context)
            else { continue }
            for container in holders(value, in: use.context, isDovetail: use.isDovetail).containers {
                containers[container].unreadAssembly = containers[container].unreadAssembly ?? path.last
            }
        }
    }

    /// Records the containers that are passed to closures: what these register is unknown.
    func noteUnreadClosures() {
        let ofMembers = index.calls.values.joined().filter { $0.fact.mayFill && callsClosure($0) }
        for call in index.closureCalls + ofMembers.sorted(by: { $0.fact.location < $1.fact.location }) {
            let closure = UnreadClosure(name: call.fact.callee.last ?? "", location: call.fact.location)
            for given in call.fact.containers {
                for container in holders(given.value, in: call.context, isDovetail: call.isDovetail).all {
                    containers[container].unreadClosure = containers[container].unreadClosure ?? closure
                }
            }
        }
    }

    /// Whether a call calls a property that is a closure, rather than a function of that name.
    private func callsClosure(_ call: Placed<ContainerCallFact>) -> Bool {
        guard index.functions(call.fact.callee, call.fact.labels, in: call.context).isEmpty else { return false }
        return index.variables(call.fact.callee, in: call.context).contains { $0.fact.type?.isFunction == true }
    }

    /// The calls that make objects, by the last name of the type.
    private(set) lazy var constructionsByName: [String: [Placed<ConstructionFact>]] = {
        var found: [String: [Placed<ConstructionFact>]] = [:]
        for (module, facts) in zip(index.symbols.program.modules.ids, index.symbols.program.modules) {
            for file in facts.files where !file.constructions.isEmpty {
                let context = LookupContext(ofExpressionsIn: file, module)
                for fact in file.constructions {
                    guard case .type(let type) = fact.callee, let name = type.path?.last else { continue }
                    let around = context.enclosed(by: fact.within?.path ?? [], at: fact.location)
                    found[name, default: []].append(Placed(fact: fact, context: around))
                }
            }
        }
        return found
    }()

    /// The bodies of the functions that make objects, by the last name of the objects' type.
    private(set) lazy var bodiesOfMakers: [String: [BodyFact]] = {
        let bodies = index.objectMakers.compactMap { maker in
            index.bodies[maker.location].flatMap { body in maker.type.path?.last.map { ($0, body.fact) } }
        }
        return Dictionary(grouping: bodies) { $0.0 }.mapValues { $0.map(\.1) }
    }()

    /// The functions that the program may run.
    private(set) lazy var called = CalledFunctions(self)

    /// The containers that a function in an extension of a container type is called on.
    private func receiver(_ place: SourceLocation) -> PossibleContainers {
        guard let function = index.functionAt[place] else { return .unknown }
        let owner = TypeShape.named(function.fact.path.dropLast().map { .init($0) })
        guard isContainer(owner, in: function.context) == true else { return .foreign }
        let isInitializer = function.fact.path.last == "init"
        var result = PossibleContainers(isForeign: true)
        for call in index.callsOn[function.fact.path.last ?? ""] ?? [] {
            guard let value = call.fact.receiver, ContainerIndex.fits(call.fact.labels, function.fact.labels),
                !isInitializer || call.fact.labels.count == function.fact.labels.count
            else { continue }
            let flowing = holders(value, of: call, in: call.fact.function)
            if !flowing.isForeign || flowing.isOpen { result = result.union(flowing) }
        }
        guard result.isForeign, !result.isOpen else { return result }
        return mayBeOther(owner, in: function.context) ? .foreign : .unknown
    }

    /// Whether the sources apply assemblies or fill containers, and are not just a library's assemblies.
    private(set) lazy var isProgram =
        !index.creations.isEmpty || !index.assemblies.isEmpty || !(index.calls["assemble"] ?? []).isEmpty
        || index.variables.values.joined().contains { variable in
            guard case .created(_, let type, _)? = variable.fact.value else { return false }
            return type.path?.last == "Assembler" && isContainer(type, in: variable.context) == true
        }
        || index.registrations.contains { registration in
            guard case .created(_, let type, _) = registration.fact.receiver else { return false }
            return isContainer(type, in: registration.context) == true
        }
}
