import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// All registrations and resolutions of a program, linked.
struct LinkedServices {
    let index: ContainerIndex
    let flow: ContainerFlow
    var registrations: [LinkedRegistration] = []
    var resolutions: [LinkedResolution] = []
    /// The resolutions in each registration's closures, and those of its initializer's parameters.
    var needs: [[Int]] = []
    /// The resolutions outside all registrations.
    private(set) var entries: [Int] = []
    /// The resolutions in function bodies that represent those of callers, and are reported if one of those fails or
    /// none is visible.
    private(set) var bodies: [Placed<ResolutionFact>] = []

    /// Known if a factory of Dovetail's container uses members of values.
    private(set) var isolatedMembers = IsolatedMembers()

    init(_ symbols: SymbolTable, handWritten: [HandWrittenContainer]) {
        index = ContainerIndex(symbols)
        flow = ContainerFlow(index, handWritten: handWritten)
        guard !index.isEmpty else { return }
        linkRegistrations()
        unmatchedCalls = findUnmatchedCalls()
        linkResolutions()
        linkFunctions()
        let calls = PlainCalls(self)
        for (owner, found) in calls.ofRegistrations {
            for number in found where !needs[owner].contains(number) { needs[owner].append(number) }
        }
        linkInitialValues(calls)
        if registrations.contains(where: { $0.isDovetail && $0.fact.calls.contains { $0.base != nil } }) {
            isolatedMembers = IsolatedMembers(self)
        }
    }

    // MARK: Registrations

    /// The described containers of which not all registering calls are understood, and why they may hold more.
    private var unmatchedCalls: [(type: String, cause: GapCause)] = []
    private(set) var registrationNumbers: [SourceLocation: Int] = [:]

    private mutating func linkRegistrations() {
        registrations.reserveCapacity(index.registrations.count)
        for placed in index.registrations {
            for variant in index.variants(of: placed) { link(index.withArguments(variant)) }
        }
        for number in registrations.indices { copyForwarded(number) }
    }

    private mutating func link(_ placed: Placed<RegistrationFact>) {
        let receiver = index.receiver(of: placed)
        var holders = flow.holders(receiver.fact, of: receiver, in: placed.fact.function)
        guard !holders.isForeign,
            isLikely(placed, receiver: receiver.fact, holders: holders)
                || index.serviceNames.isResolved(placed.fact.service)
        else { return }
        if holders.isOfOneObject || index.isOfOneInitializer(placed) { holders = holders.uncertain }
        let isDovetail = placed.isDovetail ?? placed.context.imports.contains("Dovetail")
        var linked = LinkedRegistration(
            placed: placed, service: index.resolved(placed.fact.service, in: placed.context),
            names: index.names(placed.fact.name, in: placed.context), arguments: [], holders: holders,
            scope: Self.scope(placed.fact.scope, isDovetail: isDovetail), isDovetail: isDovetail)
        linked.isUnbound = index.isUnbound(placed)
        if let actor = placed.fact.otherActor, !isGlobalActor(actor, in: placed.context) {
            linked.names = .dynamic("\(actor.joined(separator: ".")).self")
        }
        linked.arguments = placed.fact.arguments.map { index.resolved($0, in: placed.context) }
        if case .function(let text) = placed.fact.form {
            linked.arguments = arguments(ofFunction: text, in: placed.context)
        }
        if placed.fact.via != nil { linkHandWritten(&linked) }
        if registrationNumbers[placed.fact.location] == nil {
            registrationNumbers[placed.fact.location] = registrations.count
        }
        registrations.append(linked)
        needs.append([])
    }

    /// Whether a name is that of a type. An alias may mean the main actor.
    private func isGlobalActor(_ name: [String], in context: LookupContext) -> Bool {
        switch index.symbols.meaning(of: name, in: context) {
        case .types, .named, .external: true
        case .alias, .open: false
        }
    }

    /// Why a described container may hold more than what is known of it: the program calls the function that registers
    /// more often than the calls that are understood. Nil if all are, or if it is another resolution.
    func unmatchedCall(_ resolution: LinkedResolution) -> GapCause? {
        guard !unmatchedCalls.isEmpty, let name = resolution.fact.via?.name else { return nil }
        if let own = flow.handWritten.first(where: { $0.resolve.description == name }) {
            return unmatchedCalls.first { $0.type == own.type }?.cause
        }
        // A function or a wrapper of the program's may look in any of them, unless a library's container is meant.
        let isOfLibrary = !resolution.context.imports.isDisjoint(with: KnownLibrary.containers)
        return isOfLibrary ? nil : unmatchedCalls.first?.cause
    }

    /// The described containers of which not all registering calls are understood.
    private func findUnmatchedCalls() -> [(type: String, cause: GapCause)] {
        flow.handWritten.compactMap { container in
            let function = container.register.description
            let understood = Set(registrations.lazy.filter { $0.fact.via?.name == function }.map(\.fact.location))
            let calls = index.symbols.program.registerCalls[container.type] ?? 0
            return calls > understood.count
                ? (container.type, .unmatchedCall(function, at: container.location)) : nil
        }
    }

    /// A hand-written container's item: its key is the name, and the container's type is the service.
    private func linkHandWritten(_ linked: inout LinkedRegistration) {
        guard let container = flow.handWritten.first(where: { $0.register.description == linked.fact.via?.name }),
            let key = container.key, case .written(let item) = linked.fact.service, let path = item.path
        else { return }
        linked.service = .known(Self.handWrittenService(container, text: linked.service))
        linked.names = .dynamic("\(path.joined(separator: ".")).\(key)")
        if let variable = index.variables(path + [key], in: linked.context).first {
            if let constant = index.constants(path + [key], in: linked.context).first {
                linked.names =
                    constant.fact.values.count == 1 ? .one(constant.fact.values[0]) : .some(constant.fact.values)
            } else if case .member(let names)? = variable.fact.value {
                linked.names = index.names(.constant(names), in: variable.context)
            }
        }
        guard let provides = container.provides else {
            linked.makes = BoundType(shape: item, context: linked.context)
            return
        }
        for function in index.functions(path + [provides.base], provides.labels, in: linked.context) {
            if case .created(_, let type, _)? = function.fact.value {
                linked.makes = BoundType(shape: type, context: function.context)
            }
        }
    }

    static func handWrittenService(_ container: HandWrittenContainer, text: ResolvedType) -> TypeText {
        var shown = container.type
        if case .known(let type) = text { shown = type.swift }
        return TypeText(.other("\(container.type).\(container.resolve)"), swift: shown)
    }

    /// A forwarded entry has the arguments and the scope of its original.
    private mutating func copyForwarded(_ number: Int) {
        guard case .forward(let original) = registrations[number].fact.form, let from = registrationNumbers[original]
        else { return }
        registrations[number].arguments = registrations[from].arguments
        registrations[number].scope = registrations[from].scope
    }

    private static func scope(_ written: String?, isDovetail: Bool) -> ServiceScope {
        switch written {
        case nil: isDovetail ? .transient : .graph
        case "transient": .transient
        case "graph": .graph
        case "weak": .weak
        case "container", "singleton", "permanent", "cached": .singleton
        case let other?: .other(other)
        }
    }

    /// Whether a call on an unknown value uses a container, judging by the file's imports or the value's name.
    private func isLikely<Fact>(_ placed: Placed<Fact>, receiver: ContainerValue, holders: PossibleContainers)
        -> Bool
    {
        guard holders.isUnknown, holders.containers.isEmpty else { return true }
        if placed.isDovetail != nil || holders.isContainer { return true }
        switch receiver {
        case .choice(let values): return values.contains { isLikely(placed, receiver: $0, holders: holders) }
        case .member(let names), .call(let names, _):
            let last = names.last?.lowercased() ?? ""
            return ["container", "resolver", "assembler", "injector"].contains { last.hasSuffix($0) }
        case .either(let one, let other):
            return isLikely(placed, receiver: one, holders: holders)
                || isLikely(placed, receiver: other, holders: holders)
        case .unknown: return index.modules.contains(placed.context.module)
        case .resolver, .parameter, .receiver, .created, .ofType: return true
        }
    }

    // MARK: Resolutions

    private mutating func linkResolutions() {
        resolutions.reserveCapacity(index.resolutions.count)
        for placed in index.resolutions {
            for variant in index.variants(of: placed) { linkAll(variant) }
        }
        for number in registrations.indices { linkInitializer(number) }
    }

    private mutating func linkAll(_ placed: Placed<ResolutionFact>) {
        // The body of a helper is resolved at each of its uses.
        if isHelper(placed.fact) {
            if isSaid(placed.fact) { bodies.append(placed) }
            return
        }
        guard let instances = index.instances(of: placed) else {
            for linked in link(placed) { add(linked) }
            return
        }
        bodies.append(placed)
        for instance in instances {
            for var linked in link(instance.question) {
                (linked.making, linked.body) = (instance.making, placed.fact.location)
                linked.mayNotRun = instance.mayNotRun
                add(linked)
            }
        }
    }

    private mutating func add(_ linked: LinkedResolution) {
        let number = resolutions.count
        resolutions.append(linked)
        if let place = linked.fact.registration, let owner = registrationNumbers[place] {
            needs[owner].append(number)
        } else {
            entries.append(number)
        }
    }

    private func isHelper(_ fact: ResolutionFact) -> Bool {
        let names = fact.genericNames
        guard !names.isEmpty else { return false }
        if fact.service.genericName != nil, fact.within.last.map({ index.wrappers.contains($0) }) == true {
            return true
        }
        guard let function = fact.function.flatMap({ index.functionAt[$0] }) else { return false }
        return !names.isDisjoint(with: function.fact.genericParameters)
    }

    /// Whether a resolution in the body of a function is not fully represented by the function's uses.
    private func isSaid(_ fact: ResolutionFact) -> Bool {
        guard let function = fact.function.flatMap({ index.functionAt[$0] })?.fact else { return false }
        if let place = fact.registration, index.unclearTemplates.contains(place) { return true }
        if fact.service.genericName == nil || function.pack != nil { return true }
        switch function.path.last {
        case ContainerIndex.subscriptName?: return true
        // A call of a value is read only if it passes the type.
        case "callAsFunction"?, "dynamicallyCall"?: return !function.takesTypes
        default: return false
        }
    }

    func linked(
        _ placed: Placed<ResolutionFact>, receiver: ContainerValue, receiverContext: LookupContext,
        isDovetail: Bool?, name: ServiceName, service: Placed<TypeSource>? = nil
    ) -> LinkedResolution? {
        // The body of a function runs for the object that it is called on.
        let holders = flow.holders(
            receiver, of: Placed(fact: receiver, context: receiverContext, isDovetail: isDovetail),
            in: placed.fact.via == nil ? placed.fact.function : nil)
        guard !holders.isForeign else { return nil }
        let asker = Placed(fact: placed.fact, context: placed.context, isDovetail: placed.isDovetail ?? isDovetail)
        // Functions of the program are found by their declarations.
        let isHelpers = if case .unknown = receiver { placed.fact.via != nil } else { false }
        guard
            isHelpers || isLikely(asker, receiver: receiver, holders: holders)
                || index.serviceNames.isRegistered(placed.fact.service),
            !placed.fact.needsContainer || !holders.containers.isEmpty || holders.isContainer
        else { return nil }
        var linked = LinkedResolution(
            placed: placed, service: index.resolved(placed.fact.service, in: service?.context ?? placed.context),
            names: index.names(name, in: placed.context),
            arguments: placed.fact.arguments.map { argument in
                // Swift 6 passes the value that an existential contains to Swinject's generic functions; Swift 5 does
                // not.
                if index.mayBeSelfOfProtocol(argument, in: placed.context) { return .unknown("a generic type") }
                return asker.isDovetail != true && index.isWrittenExistential(argument, in: placed.context)
                    ? .unknown("the type of an existential's value") : index.resolved(argument, in: placed.context)
            },
            holders: holders,
            isImmediate: placed.fact.timing == .building)
        // `let x: T? = …` without a metatype still requires the service to be registered.
        let shape = placed.fact.service.writtenShape
        if placed.fact.isOfTypeValue, let shape, index.mayHoldOtherTypes(shape, in: placed.context) {
            linked.service = .unknown("the type that a variable holds")
        }
        unwrap(&linked, shape, isDovetail: asker.isDovetail == true)
        linked.insteadOf = placed.fact.insteadOf
        // A parameter of optional type accepts a missing service.
        if placed.fact.via == nil, let taker = placed.fact.takenBy,
            case .known(let type) = index.resolved(taker, in: placed.context), type.isOptional
        {
            linked.fact.isOptional = true
        }
        return linked
    }

    /// Unwraps `T?`, `Lazy<T>`, `Provider<T>` and `[T]`; of Dovetail's, also `AsyncProvider<T>` and `AsyncLazy<T>`.
    func unwrap(_ linked: inout LinkedResolution, _ shape: TypeShape?, isDovetail: Bool) {
        // A generic function passes the optional on.
        if isDovetail, linked.fact.via != nil, case .known(let text) = linked.service, text.isOptional {
            linked.fact.isOptional = true
        }
        while case .known(let text) = linked.service, text.isOptional {
            linked.service = .known(text.unwrapped)
            linked.fact.expectsOptional = isDovetail
        }
        guard case .named(let parts)? = shape, let last = parts.last, last.arguments.count == 1, !isDovetail,
            ["Lazy", "Provider"].contains(last.name)
        else {
            if isDovetail { unwrapDeferred(&linked) }
            return
        }
        linked.service = .known(index.symbols.text(of: last.arguments[0], in: linked.context))
        linked.isImmediate = false
    }

    // MARK: Functions

    /// Adds the resolutions that a function makes with the resolver of a registration's closure to that registration's
    /// needs.
    private mutating func linkFunctions() {
        var byFunction: [SourceLocation: [Int]] = [:]
        for number in resolutions.indices {
            if let function = resolutions[number].fact.function, resolutions[number].fact.registration == nil {
                byFunction[function, default: []].append(number)
            }
        }
        var called: Set<Int> = []
        let calls = (Array(index.calls.values.joined()) + index.callsOn.values.joined())
            .filter { $0.fact.registration != nil }
            .sorted { $0.fact.location < $1.fact.location }
        for call in calls {
            guard let place = call.fact.registration, let owner = registrationNumbers[place] else { continue }
            for function in index.functions(call.fact.callee, call.fact.labels, in: call.context) {
                for number in byFunction[function.fact.location] ?? [] {
                    guard
                        gives(
                            .resolver(of: place), call: call, to: resolutions[number].fact.receiver, function: function)
                    else {
                        continue
                    }
                    if !needs[owner].contains(number) { needs[owner].append(number) }
                    called.insert(number)
                }
            }
        }
        entries.removeAll { called.contains($0) }
    }

    /// Whether a call of a function passes a container to a resolution in the function.
    private func gives(
        _ container: ContainerValue, call: Placed<ContainerCallFact>, to asked: ContainerValue,
        function: Placed<ContainerFunctionFact>
    ) -> Bool {
        switch asked {
        case .parameter(_, let at):
            call.fact.containers.contains { given in
                given.value == container
                    && ContainerIndex.position(of: given.index, call.fact.labels, function.fact.labels) == at
            }
        case .receiver(function.fact.location): call.fact.receiver == container
        default: false
        }
    }
}
