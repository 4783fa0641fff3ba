import DovetailDiagnostics
import DovetailFacts

/// The resolutions of services that are registered where a run may not come: in a branch, a loop or a closure, or in a
/// function that nothing calls.
struct ConditionalResolutions {
    private let walk: ContainerWalk
    private let services: LinkedServices
    private let called: CalledFunctions
    /// For resolutions of what is registered only by functions that are never called, one such function: it, or what
    /// would have to be called for it to be.
    private(set) var uncalled: [ContainerWalk.Question: Placed<BodyFact>] = [:]
    /// By the numbers of their resolutions.
    private var conditional: [Int: ContainerProof.Conditional] = [:]

    private enum Cause {
        case uncalled(Placed<BodyFact>)
        case conditional(ContainerProof.Conditional.Cause)

        static var branch: Self { .conditional(.branch) }

        var isUncalled: Bool { if case .uncalled = self { true } else { false } }
    }

    init(_ walk: ContainerWalk) {
        self.walk = walk
        services = walk.services
        called = walk.services.flow.called
        for (question, answer) in walk.answers {
            guard case .found(let all) = answer, !all.isEmpty, isRequested(question) else { continue }
            // If one of several parents is used, each of them must have it.
            let groups =
                walk.lookup.isBelowOneOfSeveral(question.container)
                ? Dictionary(grouping: all, by: \.holder).sorted { $0.key < $1.key }.map(\.value) : [all]
            for group in groups {
                let causes = group.compactMap { cause(of: $0, for: question) }
                guard causes.count == group.count, let first = group.first else { continue }
                // What may run after all says more.
                switch causes.first(where: { !$0.isUncalled }) ?? causes[0] {
                case .uncalled(let function): uncalled[question] = function
                case .conditional(let cause):
                    let resolution = services.resolutions[question.resolution]
                    conditional[question.resolution] = .init(
                        location: resolution.fact.location, text: resolution.text,
                        registration: services.registrations[first.registration].fact.location, cause: cause)
                }
            }
        }
    }

    /// Those that find their service if a run comes where it is registered, except for the given resolutions.
    func all(besides others: Set<Int>) -> [ContainerProof.Conditional] {
        conditional.filter { !others.contains($0.key) }.values.sorted {
            ($0.location, $0.text) < ($1.location, $1.text)
        }
    }

    /// Whether the resolution may run: one that never runs cannot fail.
    private func isRequested(_ question: ContainerWalk.Question) -> Bool {
        guard called.isCalled(services.resolutions[question.resolution].fact.function) else { return false }
        guard let asker = question.asker else { return true }
        return called.isCalled(services.registrations[asker.registration].fact.function)
    }

    /// Why a registration may not be made although the resolution runs; nil if it is made.
    private func cause(of found: Answer.Found, for question: ContainerWalk.Question) -> Cause? {
        let registrations = services.registrations
        // A copy of a whole registration would cost more than all these questions.
        let (at, asking) = (found.registration, services.resolutions[question.resolution].fact.function)
        let function = registrations[at].fact.function
        if let function {
            if !called.isCalled(function) { return uncalled(function) }
            if !makes(registrations[at].fact.receiver, function), let cause = calledInBranch(function, asking) {
                return cause
            }
            if let body = called.isOneOfOverloads(function) {
                return .conditional(.overload(name: body.fact.callName, at: body.fact.location))
            }
        }
        if registrations[at].fact.isUnconditional {
            guard case .parameter(let place, let position) = registrations[at].fact.receiver,
                let function = services.index.functionAt[place]
            else { return nil }
            let flows = flows(to: function, position, into: found.holder)
            if flows.isEmpty { return services.flow.isMadeInBranch(function) ? .branch : nil }
            var seen: Set<SourceLocation> = [place]
            let resolution = services.resolutions[question.resolution].fact
            guard !flows.contains(where: { isCertain($0, into: found.holder, where: resolution, &seen) }) else {
                return nil
            }
            let functions = flows.compactMap(\.function).filter { !called.isCalled($0) }
            if functions.count == flows.count { return uncalled(functions[0]) }
        }
        // A resolution in the same block, or in a closure registered in the same branch, runs whenever the registration
        // does.
        let blocks = registrations[at].fact.blocks
        if function == asking, function != nil || !blocks.isEmpty,
            Set(blocks).isSubset(of: services.resolutions[question.resolution].fact.blocks)
        {
            return nil
        }
        guard let asker = question.asker else { return .branch }
        let branches = registrations[at].fact.branches
        return branches.isEmpty || branches != registrations[asker.registration].fact.branches ? .branch : nil
    }

    /// Whether a function makes this container, which exists only if the function runs.
    private func makes(_ container: ContainerValue, _ function: SourceLocation) -> Bool {
        guard case .created(let place, _, _) = container, place.path == function.path,
            let body = services.index.bodies[function]?.fact
        else { return false }
        return body.location < place && place < body.end
    }

    /// The branch that leads to a function, unless it also leads to the resolution.
    private func calledInBranch(_ function: SourceLocation, _ asking: SourceLocation?) -> Cause? {
        guard let body = called.branch(to: function), asking != function,
            asking.flatMap({ called.branch(to: $0) }) == nil
        else { return nil }
        return .conditional(.calledInBranch(name: body.fact.callName, at: body.fact.location))
    }

    /// Whether a container is passed in every run, or in every run of a function: through all functions that pass it
    /// on, from the first.
    private func isCertain(
        _ flow: ContainerFlow.ParameterFlow, into holder: ContainerID, where resolution: ResolutionFact,
        _ seen: inout Set<SourceLocation>
    ) -> Bool {
        guard called.isCalled(flow.function) else { return false }
        let isInSameBlocks = flow.blocks.map { Set($0).isSubset(of: resolution.blocks) } ?? false
        if resolution.function != nil, flow.function == resolution.function, isInSameBlocks { return true }
        guard flow.isUnconditional else { return false }
        guard case .parameter(let place, let at) = flow.value, let function = services.index.functionAt[place] else {
            return true
        }
        guard seen.insert(place).inserted else { return false }
        let above = flows(to: function, at, into: holder)
        return above.isEmpty || above.contains { isCertain($0, into: holder, where: resolution, &seen) }
    }

    /// The values passed for a parameter that may be this container; all of them if that is unknown.
    private func flows(
        to function: Placed<ContainerFunctionFact>, _ at: Int, into holder: ContainerID
    ) -> [ContainerFlow.ParameterFlow] {
        let all = services.flow.flows(to: function, at)
        let own = all.filter { $0.holders.isUnknown || $0.holders.all.contains(holder) }
        return own.isEmpty ? all : own
    }

    private func uncalled(_ function: SourceLocation) -> Cause {
        called.roots(of: function).first.map { .uncalled($0) } ?? .branch
    }
}

extension BodyFact {
    /// The name that a caller writes: the type, for initializers and for the functions of assemblies.
    var callName: String {
        let isOfType = ["init", "assemble", "loaded", "_"].contains(path.last) && path.count > 1
        return (isOfType ? path.dropLast() : path[...]).joined(separator: ".")
    }
}

extension ContainerProof.Conditional.Cause {
    /// The location of the registration, and what it depends on.
    func notes(_ registration: SourceLocation) -> [Finding.Note] {
        switch self {
        case .branch: [.init(registration, "registered here, in a branch, a loop or a closure")]
        case .later: [.init(registration, "registered here, by code that may run later")]
        case .calledInBranch(_, let place):
            [.init(registration, "registered here"), .init(place, "called in a branch or under #if")]
        case .overload(_, let place):
            [.init(registration, "registered here"), .init(place, "one of several functions of this name")]
        }
    }

    var help: String {
        switch self {
        case .later: "register it at the start of the program"
        case .branch: "register it in every case, or resolve it in the same branch"
        case .calledInBranch(let name, _): "call '\(name)' in every case, or resolve the service where it is called"
        case .overload(let name, _): "give the functions called '\(name)' different names or labels"
        }
    }
}
