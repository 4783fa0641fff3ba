import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// The values that calls and assemblies pass to the parameters of functions.
extension ContainerFlow {
    /// The containers that a function's parameter may receive.
    func parameter(_ place: SourceLocation, _ at: Int) -> PossibleContainers {
        guard let function = index.functionAt[place], at < function.fact.parameterTypes.count else { return .unknown }
        guard isContainer(parameter: at, of: function) == true else { return .foreign }
        var result = PossibleContainers(isForeign: true)
        for flow in flows(to: function, at) { result = result.union(flow.holders) }
        if let value = function.fact.defaults.first(where: { $0.index == at })?.value {
            let flowing = holders(value, in: function.context, isDovetail: function.isDovetail)
            // Some calls may omit the argument.
            result = result.isForeign && !result.isOpen ? flowing : .oneOf([result, flowing])
        }
        if result.isOpen { return .open }
        if mayBeOmitted(at, of: function) { result.mayBeNil = true }
        let owner = Array(function.fact.path.dropLast())
        // Calls by this name call another function.
        if result.isForeign, isPassedBy(function, at) { return PossibleContainers.unknown.uncertain }
        if result.isForeign, isAssembly(owner, in: function.context), isProgram {
            // It may be one of the assemblies that are left out.
            if index.partialList != nil { return PossibleContainers.unknown.uncertain }
            if !isApplied(owner, in: function.context) { return PossibleContainers() }
            if isLeftOut(function) { return PossibleContainers.unknown.uncertain }
        }
        guard result.isForeign else { return mayBeCalledElsewhere(function, at) ? result.union(.unknown) : result }
        return mayBeOther(function.fact.parameterTypes[at], in: function.context) ? .foreign : .unknown
    }

    /// Whether a container gets the assemblies of a known list, and an assembly is not in it.
    private func isLeftOut(_ function: Placed<ContainerFunctionFact>) -> Bool {
        (index.calls[function.fact.path.last ?? ""] ?? []).contains { call in
            ContainerIndex.fits(call.fact.labels, function.fact.labels) && index.elements(of: call) != nil
        }
    }

    /// Whether a function that asks a container for services is passed or kept as a value. Functions that fill
    /// containers are followed in other ways.
    private func mayBeCalledElsewhere(_ function: Placed<ContainerFunctionFact>, _ at: Int) -> Bool {
        let names = function.fact.path.suffix(2)
        guard let name = names.last,
            function.fact.parameterTypes[at].unwrapped.withoutMarks.path?.last != "Registrations",
            !index.fillingParameters.contains(.parameter(of: function.fact.location, at))
        else { return false }
        if name == "init", let type = names.first { return isInitializerUsedAsValue(of: type) }
        return index.functionValues.contains(name)
    }

    /// Whether an initializer of a type is passed or kept as a value.
    func isInitializerUsedAsValue(of type: String) -> Bool {
        !index.functionValues.isEmpty
            && index.namesOfHeirs(of: type).contains { index.functionValues.contains("\($0).init") }
    }

    /// Whether a call omits a parameter whose default is not a container, such as `parent: Container? = nil`.
    private func mayBeOmitted(_ at: Int, of function: Placed<ContainerFunctionFact>) -> Bool {
        let fact = function.fact
        guard fact.defaulted.contains(at), !fact.defaults.contains(where: { $0.index == at }),
            let name = fact.path.last
        else { return false }
        func passes(_ labels: [String?]) -> Bool {
            labels.indices.contains { ContainerIndex.position(of: $0, labels, fact.labels) == at }
        }
        guard name == "init" else {
            let calls = index.calls[name] ?? []
            return !index.callPlaces(of: name).subtracting(calls.map(\.fact.location)).isEmpty
                || calls.contains { ContainerIndex.fits($0.fact.labels, fact.labels) && !passes($0.fact.labels) }
        }
        return constructions(of: Array(fact.path.dropLast())).contains { labels in
            ContainerIndex.fits(labels, fact.labels) && !passes(labels)
        }
    }

    /// The labels of the calls that make an object of a type.
    private func constructions(of path: [String]) -> [[String?]] {
        (constructionsByName[path.last ?? ""] ?? []).compactMap { call in
            guard case .type(let type) = call.fact.callee, let arguments = call.fact.arguments else { return nil }
            let isMeant = index.symbols.declarations(of: type.path ?? [], in: call.context).contains {
                index.symbols.types[$0].fact.path == path
            }
            return isMeant ? arguments.map(\.label) : nil
        }
    }

    /// Whether calls by a function's name pass a container for a parameter, but none of them calls this function.
    private func isPassedBy(_ function: Placed<ContainerFunctionFact>, _ at: Int) -> Bool {
        let name = function.fact.path.last ?? ""
        guard !["init", "assemble", "loaded"].contains(name) else { return false }
        func passes(_ call: Placed<ContainerCallFact>) -> Bool {
            ContainerIndex.fits(call.fact.labels, function.fact.labels)
                // What a call on each element of a known list calls is known.
                && index.elements(of: call) == nil
                && call.fact.containers.contains {
                    ContainerIndex.position(of: $0.index, call.fact.labels, function.fact.labels) == at
                }
        }
        if (index.calls[name] ?? []).contains(where: { passes($0) && index.reach(of: $0, to: function) == .no }) {
            return true
        }
        // The local variable may hold this function.
        return (index.callsOfLocals[name] ?? []).contains(where: passes) && !isValue(name)
    }

    /// Whether a function of this name may be passed as a value.
    private func isValue(_ name: String) -> Bool {
        index.calls.values.joined().contains { call in
            call.fact.containers.contains { given in
                if case .member(let names) = given.value { names.last == name } else { false }
            }
        }
    }

    /// The value that one place passes for a parameter.
    struct ParameterFlow {
        var holders: PossibleContainers
        /// The expression that is passed.
        var value: ContainerValue?
        var location: SourceLocation
        /// Whether it is passed whenever the body around the place runs.
        var isUnconditional = true
        /// If it is not, the blocks and closures around the place that may not run; nil if more decides.
        var blocks: [SourceLocation]? = []
        /// The call that passes it whenever it runs, possibly among other values.
        var call: SourceLocation?
        /// How often the loop around the place passes it.
        var repetition: Repetition?
        /// The function that contains the place.
        var function: SourceLocation?
    }

    /// Finds all values passed for a function's parameter.
    func findFlows(to function: Placed<ContainerFunctionFact>, _ at: Int) -> [ParameterFlow] {
        var found: [ParameterFlow] = []
        let owner = Array(function.fact.path.dropLast())
        if ["assemble", "loaded"].contains(function.fact.path.last), !owner.isEmpty {
            for use in uses(of: owner, in: function.context) {
                guard let value = use.fact.container else {
                    found.append(
                        ParameterFlow(
                            holders: .unknown, location: use.fact.location, function: use.fact.function))
                    continue
                }
                // An assembly list that is not a container still belongs to some unknown one.
                var flowing = holders(value, of: use, in: use.fact.function)
                if index.isOneOfConditional(function) { flowing = flowing.uncertain }
                found.append(
                    ParameterFlow(
                        holders: flowing.isForeign && !flowing.isOpen ? .unknown : flowing, value: value,
                        location: use.fact.location,
                        isUnconditional: use.fact.isUnconditional && !use.fact.isChosen,
                        blocks: use.fact.isChosen ? nil : use.fact.blocks,
                        call: use.fact.isChosen ? nil : use.fact.call, repetition: use.fact.repetition,
                        function: use.fact.function))
            }
        }
        for call in index.calls[function.fact.path.last ?? ""] ?? [] {
            guard ContainerIndex.fits(call.fact.labels, function.fact.labels) else { continue }
            if let passed = index.passedLists[call.fact.location] {
                found += flows(to: function, at, through: call, passed)
                continue
            }
            let reach = index.reach(of: call, to: function)
            guard reach != .no else { continue }
            for given in call.fact.containers
            where ContainerIndex.position(of: given.index, call.fact.labels, function.fact.labels) == at {
                let flowing = holders(given.value, of: call, in: call.fact.function)
                guard !flowing.isForeign || flowing.isOpen else { continue }
                found.append(
                    ParameterFlow(
                        holders: reach == .maybe ? flowing.uncertain : flowing, value: given.value,
                        location: call.fact.location,
                        isUnconditional: call.fact.isUnconditional,
                        blocks: call.fact.isOfOptional ? nil : call.fact.blocks, repetition: call.fact.repetition,
                        function: call.fact.function))
            }
        }
        return found
    }

    /// The values that a call passes whose own function's callers pass the objects on which it is made.
    private func flows(
        to function: Placed<ContainerFunctionFact>, _ at: Int, through call: Placed<ContainerCallFact>,
        _ passed: PassedLists
    ) -> [ParameterFlow] {
        let owner = Array(function.fact.path.dropLast())
        let values = call.fact.containers.filter {
            ContainerIndex.position(of: $0.index, call.fact.labels, function.fact.labels) == at
        }
        return passed.lists.flatMap { list -> [ParameterFlow] in
            let count = list.types.count { index.implementing($0, function, in: list.call.context) == owner }
            guard count > 0 else { return [] }
            let outer = list.call.fact
            let isOptional = call.fact.isOfOptional || outer.isOfOptional
            return values.map { given in
                let value = passed.given(given.value, by: list)
                let place = value == nil ? call : list.call
                let flowing = holders(value ?? given.value, of: place, in: place.fact.function)
                return ParameterFlow(
                    // A second object of the type registers again.
                    holders: count > 1 || index.isOneOfConditional(function) ? flowing.uncertain : flowing,
                    value: value ?? given.value,
                    location: outer.location,
                    isUnconditional: call.fact.isUnconditional && outer.isUnconditional,
                    blocks: isOptional ? nil : call.fact.blocks + outer.blocks, repetition: outer.repetition,
                    function: outer.function)
            }
        }.filter { !$0.holders.isForeign || $0.holders.isOpen }
    }

    /// The places that apply an assembly to a container: of the type whose `assemble` is called, or of a type that
    /// inherits it.
    private func uses(of owner: [String], in context: LookupContext) -> [Placed<AssemblyUseFact>] {
        applied[key(of: owner, in: context)] ?? []
    }

    // MARK: Assemblies

    /// Whether a type is an assembly.
    func isAssembly(_ path: [String], in context: LookupContext) -> Bool {
        index.symbols.declarations(of: path, in: context).contains { type in
            index.symbols.typeAndSupertypes(of: type).contains { one in
                let clauses =
                    index.symbols.types[one].fact.inherits + index.symbols.extensions[one].flatMap(\.fact.inherits)
                return clauses.contains { $0.shape.path?.last == "Assembly" }
            }
        }
    }

    /// Whether anything applies an assembly of this type to a container, or makes one.
    private func isApplied(_ path: [String], in context: LookupContext) -> Bool {
        let type = key(of: path, in: context)
        return applied[type] != nil
            || (index.calls["assemble"] ?? []).contains {
                key(of: Array($0.fact.callee.dropLast()), in: $0.context) == type
            }
            || index.symbols.declarations(of: path, in: context).contains {
                index.made.all.contains($0) && !isDropped(index.symbols.types[$0].fact.path)
            }
    }

    /// Whether a function belongs to an assembly that is made only in a branch or under `#if`.
    func isMadeInBranch(_ function: Placed<ContainerFunctionFact>) -> Bool {
        let owner = Array(function.fact.path.dropLast())
        guard isAssembly(owner, in: function.context) else { return false }
        let types = Set(index.symbols.declarations(of: owner, in: function.context))
        return !types.isDisjoint(with: index.made.all) && types.isDisjoint(with: index.made.sure)
    }

    /// Whether everything made from an assembly goes unused, as far as names show.
    private func isDropped(_ path: [String]) -> Bool {
        let functions = (index.functionsByName["assemble"] ?? []).filter { $0.fact.path == path + ["assemble"] }
        return !functions.isEmpty && functions.allSatisfy { called.isDropped($0.fact.location) }
    }
}
