import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// Draws a program's registrations and the code that resolves them.
struct ServiceGraph {
    private(set) var nodes: [WiringGraph.Node] = []
    private(set) var edges: [WiringGraph.Edge] = []
    private var askers: [String: Int] = [:]
    private var missing: [String: Int] = [:]
    /// The nodes of the code of each type, by the type's number.
    private var askersOfTypes: [Int: Set<Int>] = [:]
    private let walk: ContainerWalk
    private let uncalled: Set<ContainerWalk.Question>
    private let unproved: (Int) -> String?

    /// - Parameters:
    ///   - uncalled: what is registered only by functions that are never called.
    ///   - unproved: why the resolution with a number is not proved, if the answer to its question does not say so.
    init(_ walk: ContainerWalk, uncalled: Set<ContainerWalk.Question>, unproved: @escaping (Int) -> String?) {
        self.walk = walk
        self.uncalled = uncalled
        self.unproved = unproved
        for (number, registration) in walk.services.registrations.enumerated() {
            nodes.append(node(registration, number: number))
        }
        for (question, answer) in walk.answers { add(question, answer) }
        for (number, registration) in walk.services.registrations.enumerated() {
            guard case .forward(let place) = registration.fact.form, let original = walk.services.number(of: place)
            else { continue }
            edges.append(.init(kind: .asks, from: number, to: original, location: registration.fact.location))
        }
        for number in walk.services.registrations.indices { addBuilt(by: number) }
    }

    private func node(_ registration: LinkedRegistration, number: Int) -> WiringGraph.Node {
        var node = WiringGraph.Node(
            kind: .service, name: Self.name(registration.service), location: registration.fact.location)
        node.serviceName = Self.name(registration.names)
        node.arguments = registration.arguments?.map(Self.argument)
        node.scope = registration.fact.scope
        let other = registration.fact.otherActor?.joined(separator: ".")
        node.isolation = other ?? walk.services.factoryIsolation(number).actor
        if walk.services.isAsync(number) { node.isAsync = true }
        if registration.fact.isContribution { node.remarks.append("one of many") }
        switch registration.fact.form {
        case .closure:
            if let builds = registration.fact.builds { node.remarks.append("builds \(text(builds, registration))") }
            let branches = registration.fact.buildsInBranches
            if branches.count == 1 { node.remarks.append("builds \(text(branches[0], registration))") }
            if branches.count > 1 { node.remarks.append("builds one of \(branches.count) types") }
        case .initializer(let type, _): node.remarks.append("by \(text(type, registration)).init")
        case .function(let text): node.remarks.append("by \(text)")
        case .alias(let original, _):
            node.remarks.append("as \(Self.name(walk.services.index.resolved(original, in: registration.context)))")
        case .forward(let place):
            node.remarks.append(
                walk.services.number(of: place).map { "same entry as \(walk.services.registrations[$0].text)" }
                    ?? "same entry as another service")
        }
        if !registration.fact.condition.isAlways { node.remarks.append("under #if \(registration.fact.condition)") }
        node.groups = walk.lookup.holders(registration.holders).map { walk.lookup.containers[$0].name }
        return node
    }

    private func text(_ shape: TypeShape, _ registration: LinkedRegistration) -> String {
        walk.services.index.symbols.text(of: shape, in: registration.context).bare.swift
    }

    private static func name(_ type: ResolvedType) -> String {
        switch type {
        case .known(let text): text.bare.swift
        case .unknown(let why): why
        }
    }

    /// The name for a node: nil if none is given, and several in quotes.
    private static func name(_ names: NameSet) -> String? {
        if case .one(let name) = names { return name }
        return names.words
    }

    private static func argument(_ type: ResolvedType) -> String {
        if case .known(let text) = type { return text.swift }
        return "an unknown type"
    }

    private static func question(_ resolution: LinkedResolution, _ answer: Answer) -> WiringGraph.Question {
        var question = WiringGraph.Question(
            service: name(resolution.service), name: name(resolution.names),
            arguments: resolution.arguments.map(argument), isOptional: resolution.fact.isOptional)
        switch answer {
        case .found, .missing: break
        case .mismatch: question.unproved = "it takes different arguments"
        case .conditional: question.unproved = "it is registered under conditions"
        case .wrongType(_, let makes): question.unproved = "it builds '\(makes)'"
        case .gap(let cause): question.unproved = cause.text
        }
        return question
    }

    private mutating func add(_ question: ContainerWalk.Question, _ answer: Answer) {
        let resolution = walk.services.resolutions[question.resolution]
        let from = question.asker?.registration ?? asker(of: resolution)
        let run = question.asker.map { walk.services.run(question.resolution, for: $0.registration) }
        let isAtOnce = resolution.fact.timing == .building && [nil, .whileBuilding].contains(run)
        let kind: WiringGraph.Edge.Kind = isAtOnce ? .asks : .asksLater
        let targets: [Int]
        switch answer {
        case .found where uncalled.contains(question): targets = [absent(resolution)]
        case .found(let found), .conditional(let found), .mismatch(let found), .wrongType(let found, _):
            targets = found.map(\.registration)
        case .gap: targets = walk.lookup.candidates(resolution, in: question.container).map(\.registration)
        case .missing: targets = [absent(resolution)]
        }
        var asked = Self.question(resolution, answer)
        if case .found = answer, !uncalled.contains(question) { asked.unproved = unproved(question.resolution) }
        for target in targets {
            edges.append(
                .init(kind: kind, from: from, to: target, question: asked, location: resolution.fact.location))
        }
    }

    /// The type or file whose code resolves.
    private mutating func asker(of resolution: LinkedResolution) -> Int {
        let file = resolution.fact.location.path
        let name =
            resolution.fact.within.isEmpty
            ? file.lastComponent : resolution.fact.within.joined(separator: ".")
        if let known = askers["\(file)|\(name)"] { return known }
        nodes.append(.init(kind: .asker, name: name, location: resolution.fact.location))
        askers["\(file)|\(name)"] = nodes.count - 1
        for type in types(enclosing: resolution) { askersOfTypes[type, default: []].insert(nodes.count - 1) }
        return nodes.count - 1
    }

    /// The declarations of the type whose code resolves; none outside of types.
    private func types(enclosing resolution: LinkedResolution) -> [Int] {
        let path = resolution.context.enclosing
        guard !path.isEmpty else { return [] }
        let symbols = walk.services.index.symbols
        return symbols.declarations(of: path, in: resolution.context.enclosed(by: [])).filter {
            symbols.types[$0].fact.path == path
        }
    }

    /// Leads from a service to the code of the type that it builds, and of what that type inherits from.
    private mutating func addBuilt(by number: Int) {
        let registration = walk.services.registrations[number]
        guard !askersOfTypes.isEmpty else { return }
        let symbols = walk.services.index.symbols
        let shapes = (registration.made.map { [$0] } ?? []) + registration.fact.buildsInBranches
        let built = shapes.compactMap(\.path).flatMap { symbols.declarations(of: $0, in: registration.context) }
        for type in built + symbols.inheritedTypes(built) {
            for asker in askersOfTypes[type] ?? [] {
                edges.append(.init(kind: .builds, from: number, to: asker, location: registration.fact.location))
            }
        }
    }

    private mutating func absent(_ resolution: LinkedResolution) -> Int {
        if let known = missing[resolution.text] { return known }
        var node = WiringGraph.Node(
            kind: .missing, name: Self.name(resolution.service), location: resolution.fact.location)
        node.serviceName = Self.name(resolution.names)
        nodes.append(node)
        missing[resolution.text] = nodes.count - 1
        return nodes.count - 1
    }
}
