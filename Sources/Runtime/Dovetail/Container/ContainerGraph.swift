import DovetailAtomics

/// The services of a container and what they need, as far as that is known.
public struct ContainerGraph: Sendable, CustomStringConvertible {
    /// One registered service.
    public struct Service: Sendable {
        /// The registered service, and the line that registers it.
        public let step: ResolutionError.Step
        /// How long it is kept.
        public let scope: RegistrationScope
        /// 0 if the container itself registers it, 1 if its parent does, and so on.
        public let level: Int
        /// The known needs of the service.
        public let needs: [Need]
        /// Whether `needs` is complete. If not, the service's closure has needs that are unknown until it runs.
        public let isKnown: Bool
    }

    /// One thing that a service needs.
    public struct Need: Sendable {
        /// The service that is needed.
        public let step: ResolutionError.Step
        /// The indices in `services` of those that provide it; empty if it is not registered.
        public let providers: [Int]
        /// Whether it may be missing.
        public let isOptional: Bool
        /// Whether it is needed only when the service itself can already be resolved: by its completion, or by calling
        /// a `Provider` or a `Lazy`.
        public let isLater: Bool
    }

    /// The services of the container's parents and its own, in registration order.
    public let services: [Service]

    /// One line for each service, with its needs.
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

    /// The graph in Graphviz's DOT language. Services with unknown needs are dashed.
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
    /// The graph of the services of this container and its parents.
    ///
    /// The needs of a service that is registered with an initializer, or as an alias, are known. Those of a closure are
    /// known once it has run.
    ///
    /// - Parameter runningFactories: whether to run the factories without arguments whose needs are unknown, in a copy
    ///   of the container that is then discarded. Their side effects happen.
    public func graph(runningFactories: Bool = false) -> ContainerGraph { survey(runningFactories).graph }

    /// Checks that everything that is needed is registered and that no service needs itself, without running factories
    /// whose needs are known.
    ///
    /// - Parameter runningFactories: as in `graph(runningFactories:)`. An error that a factory throws is also a
    ///   problem.
    /// - Returns: the services whose needs are unknown, so that nothing is proved about them.
    /// - Throws: `ValidationError` with all problems.
    @discardableResult
    public func validate(runningFactories: Bool = false) throws(ValidationError) -> [ResolutionError.Step] {
        let (graph, failures) = survey(runningFactories)
        var problems = missing(in: graph) + graph.cycles
        // A factory's failure is reported unless it repeats one of these.
        let known = Set(problems.compactMap { $0.path.last?.description })
        problems += failures.filter { !known.contains($0.path.last?.description ?? "") }
        if !problems.isEmpty { throw ValidationError(problems: problems) }
        return graph.services.filter { !$0.isKnown }.map(\.step)
    }

    private func missing(in graph: ContainerGraph) -> [ResolutionError] {
        graph.services.flatMap { service in
            service.needs.filter { $0.providers.isEmpty && !$0.isOptional }.map { need in
                let error = notProvided(RegistrationKey(need.step.service, need.step.arguments, need.step.name))
                return ResolutionError(path: [service.step] + error.path, reason: error.reason)
            }
        }
    }

    /// The graph, and the errors of the factories that were run.
    private func survey(_ runningFactories: Bool) -> (graph: ContainerGraph, failures: [ResolutionError]) {
        var failures: [ResolutionError] = []
        let observer = ResolutionObserver()
        let surveyed = runningFactories ? observed(by: observer) : self
        var ran: Set<ObjectIdentifier> = []
        let levels = surveyed.levels
        if runningFactories {
            for (container, _) in levels {
                for registration in container.registrations
                where !registration.areNeedsKnown && !registration.takesArguments && !registration.isAsync
                    && (!registration.isMain || dovetail_is_on_main() != 0)
                {
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
                // The container that has the registration builds kept values; the surveyed container builds all others.
                let asked = registration.isKept ? container : surveyed
                services.append(
                    ContainerGraph.Service(
                        step: ResolutionError.Step(registration), scope: registration.scope, level: level,
                        needs: needs.map { asked.need($0, indices) }, isKnown: registration.areNeedsKnown || didRun))
            }
        }
        return (ContainerGraph(services: services), failures)
    }

    /// A copy of the container and its parents without kept values.
    private func observed(by observer: ResolutionObserver) -> Container {
        Container(
            parent: parent?.observed(by: observer), registrations: registrations.map { $0.copy(scope: $0.scope) {} },
            observer: observer)
    }

    /// The container and its ancestors, the topmost first, each with its level.
    private var levels: [(Container, Int)] {
        var all: [(Container, Int)] = []
        var next: Container? = self
        while let container = next {
            all.append((container, all.count))
            next = container.parent
        }
        return all.reversed()
    }

    /// The registrations that provide for a need.
    private func need(_ need: ObservedNeed, _ indices: [ObjectIdentifier: Int]) -> ContainerGraph.Need {
        let found = providers(of: need.key)
        return ContainerGraph.Need(
            step: ResolutionError.Step(need.key),
            providers: found.all.compactMap { indices[ObjectIdentifier($0.registration)] },
            isOptional: found.isOptional, isLater: need.isLater || found.isDeferred)
    }
}

extension Registration {
    /// Whether the needs of its factory and completion are known without running them.
    fileprivate var areNeedsKnown: Bool { details.map { $0.value.needs != nil && $0.value.completion == nil } ?? false }
}

extension ContainerGraph {
    /// The cycles of services that need each other.
    fileprivate var cycles: [ResolutionError] {
        var found: [ResolutionError] = []
        var state = [UInt8](repeating: 0, count: services.count)
        var path: [Int] = []
        // An explicit stack: a graph may be deeper than the thread's stack.
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

    /// Excludes services with arguments: one may need itself with other arguments.
    private func targets(_ service: Int) -> [Int] {
        services[service].needs.filter { !$0.isLater }.flatMap(\.providers).filter {
            services[$0].step.arguments == Void.self
        }
    }
}

/// The problems of a container's services.
public struct ValidationError: Error, Sendable, Equatable, CustomStringConvertible {
    /// All problems, in the order of the registrations.
    public let problems: [ResolutionError]

    /// All problems, one per line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
