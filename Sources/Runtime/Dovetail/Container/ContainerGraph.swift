/// What a container's services need, as far as it is known.
public struct ContainerGraph: Sendable, CustomStringConvertible {
    /// One registered service.
    public struct Service: Sendable {
        /// What is registered, and where.
        public let step: ResolutionError.Step
        /// How long it is kept.
        public let scope: RegistrationScope
        /// 0 where the container itself has it, 1 where its parent has it, and so on.
        public let level: Int
        /// What it is known to need.
        public let needs: [Need]
        /// Whether these are all its needs; if not, a closure has more that nobody knows before it runs.
        public let isKnown: Bool
    }

    /// One thing that a service needs.
    public struct Need: Sendable {
        /// What is asked for.
        public let step: ResolutionError.Step
        /// The indices in `services` of those that are given for it: none where it is not registered.
        public let providers: [Int]
        /// Whether it may be missing.
        public let isOptional: Bool
        /// Whether it is asked for once the service can be found itself, to complete it.
        public let isLater: Bool
    }

    /// The services of the container's parents and its own, in the order of their registrations.
    public let services: [Service]

    /// A line for each service, with what it needs.
    public var description: String {
        services.map { service in
            var needs = service.needs.map { need in
                if need.providers.isEmpty { return "\(need.step): " + (need.isOptional ? "none" : "not registered") }
                return need.providers.map { "\(services[$0].step)" }.joined(separator: " + ")
            }
            if !service.isKnown { needs.append("known only to its factory") }
            return needs.isEmpty ? "\(service.step)" : "\(service.step) → \(needs.joined(separator: ", "))"
        }
        .joined(separator: "\n")
    }

    /// The graph in Graphviz's language. Services whose needs are not known are dashed.
    public var dot: String {
        var lines = ["digraph container {", "  node [shape=box];"]
        for (index, service) in services.enumerated() {
            let style = service.isKnown ? "" : ", style=dashed"
            lines.append("  \(index) [label=\"\(Self.escaped("\(service.step)"))\"\(style)];")
        }
        for (index, service) in services.enumerated() {
            for need in service.needs {
                for provider in need.providers { lines.append("  \(index) -> \(provider);") }
            }
        }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    private static func escaped(_ text: String) -> String {
        text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    }
}

extension Container {
    /// What the services of this container and its parents need.
    ///
    /// The needs of a service that is registered by an initialiser, or as an alias, are known. A closure's are
    /// known once it has run.
    ///
    /// - Parameter runningFactories: whether factories without arguments whose needs are not known are run, in a copy of the
    ///   container that is dropped after. What they do beside building is done.
    public func graph(runningFactories: Bool = false) -> ContainerGraph { survey(runningFactories).graph }

    /// Checks that all that is needed is registered and that nothing needs itself, without running a factory where
    /// the needs are known.
    ///
    /// - Parameter runningFactories: as in `graph(runningFactories:)`. What a factory throws is a problem too.
    /// - Returns: the services whose needs are not known, so that nothing is proved about them.
    /// - Throws: `ValidationError` with all problems.
    @discardableResult
    public func validate(runningFactories: Bool = false) throws(ValidationError) -> [ResolutionError.Step] {
        let (graph, failures) = survey(runningFactories)
        var problems = missing(in: graph) + graph.cycles
        // A factory's failure is said where it is not one of these already.
        let known = Set(problems.compactMap { $0.path.last?.description })
        problems += failures.filter { !known.contains($0.path.last?.description ?? "") }
        if !problems.isEmpty { throw ValidationError(problems: problems) }
        return graph.services.filter { !$0.isKnown }.map(\.step)
    }

    private func missing(in graph: ContainerGraph) -> [ResolutionError] {
        graph.services.flatMap { service in
            service.needs.filter { $0.providers.isEmpty && !$0.isOptional }.map { need in
                let key = RegistrationKey(need.step.service, need.step.arguments, need.step.name)
                return ResolutionError(path: [service.step, need.step], reason: .notRegistered(near: near(key)))
            }
        }
    }

    /// The graph, and what factories that were run threw.
    private func survey(_ runningFactories: Bool) -> (graph: ContainerGraph, failures: [ResolutionError]) {
        var failures: [ResolutionError] = []
        let observer = ResolutionObserver()
        let surveyed = runningFactories ? observed(by: observer) : self
        var ran: Set<ObjectIdentifier> = []
        let levels = surveyed.levels
        if runningFactories {
            for (container, _) in levels {
                for registration in container.registrations
                where !registration.areNeedsKnown && !registration.takesArguments {
                    ran.insert(ObjectIdentifier(registration))
                    let asked = registration.isKept ? container : surveyed
                    do { try registration.probe(in: asked) } catch { failures.append(error) }
                }
            }
        }
        var indices: [ObjectIdentifier: Int] = [:]
        for (container, _) in levels {
            for registration in container.registrations { indices[ObjectIdentifier(registration)] = indices.count }
        }
        var services: [ContainerGraph.Service] = []
        for (container, level) in levels {
            for registration in container.registrations {
                let didRun = ran.contains(ObjectIdentifier(registration))
                let known = registration.details?.value.needs?.map { ObservedNeed(key: $0, isLater: false) }
                let needs = didRun ? observer.needs(of: registration) : known ?? []
                // What is kept is built by the container that has it, and all else by the one that is asked.
                let asked = registration.isKept ? container : surveyed
                services.append(
                    ContainerGraph.Service(
                        step: ResolutionError.Step(registration), scope: registration.scope, level: level,
                        needs: needs.map { asked.need($0, indices) }, isKnown: registration.areNeedsKnown || didRun))
            }
        }
        return (ContainerGraph(services: services), failures)
    }

    /// A copy of the container and its parents that keeps nothing yet.
    private func observed(by observer: ResolutionObserver) -> Container {
        Container(
            parent: parent?.observed(by: observer), registrations: registrations.map { $0.copy(scope: $0.scope) {} },
            observer: observer)
    }

    /// The container's ancestors, the topmost first, and itself, each with its level.
    private var levels: [(Container, Int)] {
        var all: [(Container, Int)] = []
        var next: Container? = self
        while let container = next {
            all.append((container, all.count))
            next = container.parent
        }
        return all.reversed()
    }

    /// What is given for a need.
    private func need(_ need: ObservedNeed, _ indices: [ObjectIdentifier: Int]) -> ContainerGraph.Need {
        let found = provided(need.key)
        return ContainerGraph.Need(
            step: ResolutionError.Step(need.key), providers: found.all.compactMap { indices[ObjectIdentifier($0)] },
            isOptional: found.isOptional, isLater: need.isLater)
    }

    private func provided(_ key: RegistrationKey) -> (all: [Registration], isOptional: Bool) {
        if let (found, _) = registration(key) { return ([found], false) }
        guard let composite = key.service as? any CompositeService.Type else { return ([], false) }
        let part = composite.part
        if part.isOptional { return (provided(RegistrationKey(part.service, key.arguments, key.name)).all, true) }
        return (key.name == nil ? registrations(of: part.service, key.arguments).map(\.0) : [], false)
    }
}

extension Registration {
    /// Whether it is known without running it what its factory and its completion ask for.
    fileprivate var areNeedsKnown: Bool { details.map { $0.value.needs != nil && $0.value.completion == nil } ?? false }

    fileprivate var isKept: Bool { scope == .singleton || scope == .weak }
}

extension ContainerGraph {
    /// The rings of services that need each other, each once, from the first registered of it.
    fileprivate var cycles: [ResolutionError] {
        var found: [ResolutionError] = []
        var state = [UInt8](repeating: 0, count: services.count)
        var path: [Int] = []
        // An explicit stack: a graph may be deeper than the thread's.
        for start in services.indices where state[start] == 0 {
            var work = [(service: start, next: targets(start).makeIterator())]
            state[start] = 1
            path = [start]
            while !work.isEmpty {
                guard let target = work[work.count - 1].next.next() else {
                    state[work.removeLast().service] = 2
                    path.removeLast()
                    continue
                }
                if state[target] == 1, let first = path.firstIndex(of: target) {
                    found.append(
                        ResolutionError(path: (path[first...] + [target]).map { services[$0].step }, reason: .cycle))
                } else if state[target] == 0 {
                    state[target] = 1
                    path.append(target)
                    work.append((target, targets(target).makeIterator()))
                }
            }
        }
        return found
    }

    /// What a service with arguments needs may be itself with other arguments.
    private func targets(_ service: Int) -> [Int] {
        services[service].needs.filter { !$0.isLater }.flatMap(\.providers).filter {
            services[$0].step.arguments == Void.self
        }
    }
}

/// What is wrong with the services of a container.
public struct ValidationError: Error, Sendable, CustomStringConvertible {
    /// All problems, in the order of the registrations.
    public let problems: [ResolutionError]

    /// All problems, a line each.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
