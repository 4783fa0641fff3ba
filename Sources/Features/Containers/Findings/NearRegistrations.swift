import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Finds registrations that resemble a missing one.
final class NearRegistrations {
    let walk: ContainerWalk

    init(_ walk: ContainerWalk) { self.walk = walk }

    private var services: LinkedServices { walk.services }
    private lazy var tools = Set(services.registrations.map(\.isDovetail))
    private lazy var relatives = RegisteredRelatives(walk)
    private var namesakes: [Type: Namesakes] = [:]
    private lazy var implementations = Implementations(walk.services.index.symbols)
    private lazy var suggestions = SuggestedRegistration(walk, implementations)
    /// The names of the assemblies that are applied.
    private lazy var applied = Set(services.index.assemblies.compactMap { $0.fact.assembly.path?.last.map { $0[...] } })
    private static let limit = 3

    /// Similar registrations, the nearest first, and the help to print.
    ///
    /// - Parameter path: the registrations that need the missing one, which cannot be resolved instead of it; the last
    ///   one resolves it.
    /// - Parameter isGuessed: whether another container may be used.
    func misses(
        _ resolution: LinkedResolution, answer: Answer, container: ContainerID, neededBy path: [Int], isGuessed: Bool
    ) -> (notes: [Finding.Note], help: String) {
        guard case .known(let service) = resolution.service else { return ([], "register it") }
        let text = resolution.text
        if case .conditional(let found) = answer {
            let notes = found.map(\.registration).map { number in
                note(number, "registered here, but only under #if \(services.registrations[number].fact.condition)")
            }
            return (notes, "register \(text) in every build that resolves it, or resolve it under the same #if")
        }
        var notes: [Finding.Note] = []
        let wanted = SuggestedRegistration.Wanted(
            resolution: resolution, service: service, container: container, needing: path.last)
        var help = registering(wanted, isGuessed, offering: 2)
        var registered: [Int] = []
        for number in namesakes(of: service.type).nearest(resolution.names.text, above: container, limit: Self.limit) {
            let registration = services.registrations[number]
            if registration.fact.isContribution {
                notes.append(note(number, "contributed here to a list, and cannot be resolved by itself"))
                continue
            }
            if registration.names == resolution.names,
                !walk.lookup.programs.module(registration.context.module, isBeside: resolution.context.module)
            {
                if services.index.symbols.program.modules[registration.context.module].module.name == nil {
                    notes.append(note(number, "registered here, in a file that no target compiles"))
                    help = "add the file that registers \(text) to a target of this program"
                } else {
                    notes.append(note(number, "registered here, in another program"))
                    help = "register \(text) in each program that resolves it"
                }
                continue
            }
            notes.append(
                note(number, registration.names == .one(nil) ? "registered here without a name" : "registered here"))
            if !path.contains(number) { registered.append(number) }
        }
        if let first = registered.first {
            if let close = registered.firstResult({ correcting($0, for: resolution) }) {
                help = close
            } else {
                help = registering(wanted, isGuessed, offering: 1) + "; or "
                help +=
                    registered.count == 1
                    ? Self.resolving(services.registrations[first].names) : "resolve one of these names"
            }
        }
        if notes.isEmpty { add(optionals: wanted, &notes, &help) }
        if notes.isEmpty {
            add(elsewhere: service, resolution: resolution, container: container, notes: &notes, help: &help)
        }
        if notes.isEmpty { add(implementations: wanted, isGuessed: isGuessed, notes: &notes, help: &help) }
        if notes.isEmpty {
            add(misspelt: service, context: resolution.context, container: container, notes: &notes, help: &help)
        }
        return (Array(notes.prefix(Self.limit)), help)
    }

    private func namesakes(of service: Type) -> Namesakes {
        let known = namesakes[service] ?? Namesakes(service, walk)
        namesakes[service] = known
        return known
    }

    /// An assembly that registers a missing service.
    struct Unapplied {
        var assembly: String
        /// Another container to which it is applied, if there is one.
        var other: ContainerID?
        /// The registration.
        var number: Int
    }

    /// The assembly that registers a service, if nothing else does and it is not applied to the container: to none, or
    /// to another one while this one is filled by other assemblies.
    func unapplied(_ resolution: LinkedResolution, in container: ContainerID) -> Unapplied? {
        guard case .known(let service) = resolution.service else { return nil }
        let known = namesakes(of: service.type).nearest(resolution.names.text, above: container, limit: 1)
        guard known.isEmpty else { return nil }
        let others = walk.lookup.holders(of: service.type)
        let unheld = walk.lookup.unheld(service.type)
        guard let first = others.first else {
            return unheld.last.map { Unapplied(assembly: owner(of: $0), number: $0) }
        }
        let numbers = others.flatMap { walk.lookup.held(by: $0)[service.type] ?? [] } + unheld
        let assemblies = Set(numbers.map(owner))
        guard assemblies.count == 1, let assembly = assemblies.first, let number = numbers.first,
            services.registrations[number].names == resolution.names, isApplied(assembly),
            !walk.lookup.chains.isAbove(first, container), walk.lookup.containers[container].location != nil,
            walk.lookup.held(by: container).values.joined().contains(where: { isApplied(owner(of: $0)) })
        else { return nil }
        return Unapplied(assembly: assembly, other: first, number: number)
    }

    /// Whether a type is an assembly that is applied somewhere.
    private func isApplied(_ type: String) -> Bool { type.split(separator: ".").last.map(applied.contains) ?? false }

    private func note(_ number: Int, _ text: String) -> Finding.Note {
        let registration = services.registrations[number]
        return Finding.Note(registration.fact.location, "\(registration.text) is \(text)", .near)
    }

    /// How to resolve a registration with these names.
    private static func resolving(_ names: NameSet) -> String {
        switch names {
        case .one(nil): "resolve it without a name"
        case .one(let name?): "pass name: \"\(name)\" to resolve"
        case .all, .some, .likely, .dynamic: "resolve the registered name"
        }
    }

    /// The help if the name of a registration is spelled much like the resolved one. What several places resolve is
    /// probably right.
    private func correcting(_ number: Int, for resolution: LinkedResolution) -> String? {
        let registration = services.registrations[number]
        guard case .one(let wanted?) = resolution.names, case .one(let name?) = registration.names,
            editDistance(wanted, name, limit: 2) <= min(2, wanted.count / 2)
        else { return nil }
        let resolved = services.resolutions.filter { $0.service == resolution.service }.map(\.names)
        guard resolved.count(where: { $0 == resolution.names }) > 1, !resolved.contains(registration.names) else {
            return "pass name: \"\(name)\" here, or correct the name of that registration"
        }
        let place = registration.fact.location
        return "did you mean name: \"\(wanted)\" in the registration on line \(place.line) of \(place.path)?"
    }

    /// Whether a container is Dovetail's; where that is unknown, whether the program has only such containers.
    private func isDovetail(_ container: ContainerID) -> Bool {
        tools.count == 1 ? tools.contains(true) : walk.lookup.containers[container].isDovetail
    }

    /// How to register a missing service.
    ///
    /// - Parameter limit: how many types or places the text names.
    private func registering(
        _ wanted: SuggestedRegistration.Wanted, _ isGuessed: Bool, offering limit: Int
    ) -> String {
        let (resolution, service) = (wanted.resolution, wanted.service)
        if let own = handWritten(of: resolution) {
            return "register it in '\(own.type)': \(Self.call(of: own, service))"
        }
        let isDovetail = isDovetail(wanted.container)
        var name = ""
        if case .one(let given?) = resolution.names {
            name = ", name: \"\(given)\""
        } else if resolution.names != .one(nil) {
            name = ", name: …"
        }
        let type =
            service.swift.hasPrefix("any ") && isDovetail
            ? "(\(service.swift)).self" : "\(service.bare.swift).self"
        let call = "register(\(type)\(name)) { \(Self.parameters(resolution.arguments)) in … }"
        if !isGuessed, let help = suggestions.help(for: wanted, otherwise: call, limit: limit) { return help }
        return isDovetail ? "register it in an assembly of the container: c.\(call)" : "register it: container.\(call)"
    }

    /// The program's own container that a resolution asks: by the function that it calls, or because there is no other.
    private func handWritten(of resolution: LinkedResolution) -> HandWrittenContainer? {
        let described = services.flow.handWritten
        if let own = described.first(where: { $0.resolve.description == resolution.fact.via?.name }) { return own }
        guard described.count == 1, let only = described.first else { return nil }
        let isAlone = services.registrations.allSatisfy { $0.fact.via?.name == only.register.description }
        return isAlone ? only : nil
    }

    /// `register(for: Prices.self, object: …)`
    private static func call(of container: HandWrittenContainer, _ service: TypeText) -> String {
        let arguments = container.register.labels.enumerated().map { index, label in
            (label == "_" ? "" : "\(label): ")
                + (index > 0 ? "…" : container.key == nil ? "\(service.bracketed).self" : "…")
        }
        return "\(container.register.base)(\(arguments.joined(separator: ", ")))"
    }

    /// The parameters of a factory that takes these arguments: `r`, or `(r, a: Account)`.
    private static func parameters(_ arguments: [ResolvedType]) -> String {
        guard !arguments.isEmpty else { return "r" }
        let typed = arguments.enumerated().map { index, argument in
            let name = arguments.count == 1 ? "argument" : "argument\(index + 1)"
            if case .known(let type) = argument { return "\(name): \(type.swift)" }
            return name
        }
        return "(r, \(typed.joined(separator: ", ")))"
    }

    /// Adds those of the service as optional.
    private func add(
        optionals wanted: SuggestedRegistration.Wanted, _ notes: inout [Finding.Note], _ help: inout String
    ) {
        let all = relatives.optionals(of: wanted.service, above: wanted.container)
        for (number, _) in all { notes.append(note(number, "registered here, as optional")) }
        guard let (number, type) = all.first else { return }
        let registration = services.registrations[number]
        let isMarked = wanted.service.swift.hasPrefix("any ")
        let service = isMarked ? "(\(wanted.service.swift))" : wanted.service.bare.swift
        help =
            "register \(service).self on line \(registration.fact.location.line) of "
            + "\(registration.fact.location.path), with a value that is never nil; or resolve '\(type.swift)'"
    }

    /// Adds those in another container, or in an assembly that is not applied.
    private func add(
        elsewhere service: TypeText, resolution: LinkedResolution, container: ContainerID, notes: inout [Finding.Note],
        help: inout String
    ) {
        let others = walk.lookup.holders(of: service.type).lazy
            .filter { !self.walk.lookup.chains.isAbove($0, container) }
            .flatMap { other in (self.walk.lookup.held(by: other)[service.type] ?? []).map { (other, $0) } }
        for (other, number) in others.prefix(Self.limit) {
            notes.append(
                note(number, "registered here in '\(walk.lookup.containers[other].name)', another container"))
            let name = walk.lookup.containers[other].name
            help =
                name.contains(" ")
                ? "register it in this container too, or make that one its parent"
                : "resolve it from '\(name)', make '\(name)' the parent of this container, or register it here too"
        }
        if let unapplied = unapplied(resolution, in: container), let other = unapplied.other,
            let created = walk.lookup.containers[container].location
        {
            let name = walk.lookup.containers[other].name
            help =
                "add \(creation(of: unapplied.number)) to the container that is created on line \(created.line) of "
                + created.path + (name.contains(" ") ? "" : ", or make '\(name)' its parent")
        }
        let unheld = walk.lookup.unheld(service.type)
        for number in unheld.prefix(Self.limit) {
            notes.append(note(number, "registered here by '\(owner(of: number))', which is never applied"))
        }
        guard let last = unheld.last else { return }
        help = "apply \(creation(of: last)) where the container is created"
        if others.isEmpty, let created = walk.lookup.containers[container].location {
            notes.insert(.init(created, "the container is created here"), at: 0)
            help =
                "add \(creation(of: last)) to the container that is created on line \(created.line) of \(created.path)"
        }
    }

    /// A call that creates the type that contains a registration: `DataAssembly()`, `DataAssembly(path: …)`.
    private func creation(of number: Int) -> String {
        let registration = services.registrations[number]
        let symbols = services.index.symbols
        let types = symbols.declarations(of: registration.fact.within, in: registration.context.outside)
        guard types.count == 1 else { return "\(owner(of: number))()" }
        let fact = symbols.types[types[0]].fact
        let written = fact.initializers.map { initializer in
            initializer.parameters.filter { !$0.hasDefault && !$0.isVariadic }.map(\.label)
        }
        let stored = fact.members.filter { $0.kind == .property && !$0.isStatic && $0.isMemberwise && !$0.hasValue }
        let memberwise: [String?] = fact.kind == .struct ? stored.map(\.name) : []
        let labels = written.min { $0.count < $1.count } ?? memberwise
        let arguments = labels.map { $0.map { "\($0): …" } ?? "…" }.joined(separator: ", ")
        return "\(owner(of: number))(\(arguments))"
    }

    /// The assembly, or other type, that contains a registration.
    private func owner(of number: Int) -> String {
        services.registrations[number].fact.within.joined(separator: ".")
    }

    /// Adds implementations registered under their own type, or under a protocol instead.
    private func add(
        implementations wanted: SuggestedRegistration.Wanted, isGuessed: Bool, notes: inout [Finding.Note],
        help: inout String
    ) {
        let service = wanted.service
        let all = relatives.implementations(of: service, above: wanted.container)
        let declared = implementations.declaration(of: service.type)
        let isClass = declared.map { services.index.symbols.types[$0].fact.kind == .class } ?? false
        let relation = isClass ? "inherits from" : "conforms to"
        for (number, own) in all {
            if relatives.builds(number) == service.type {
                notes.append(note(number, "registered here and builds '\(service.bare.swift)'"))
                help = "resolve '\(own.bare.swift)', or register '\(service.bare.swift)' too"
            } else {
                notes.append(note(number, "registered here and \(relation) '\(service.bare.swift)'"))
                help = "register it as '\(service.bare.swift)' too, or resolve '\(own.bare.swift)'"
            }
        }
        if all.count == 1, !isGuessed, let alias = suggestions.alias(for: wanted, of: all[0].number) { help = alias }
    }

    private func add(
        misspelt service: TypeText, context: LookupContext, container: ContainerID, notes: inout [Finding.Note],
        help: inout String
    ) {
        guard service.bare.swift.count > 4 else { return }
        let near = relatives.misspelt(service, above: container)
        for number in near.prefix(Self.limit) { notes.append(note(number, "registered here")) }
        let path = service.bare.swift.split(separator: ".").map(String.init)
        guard let first = near.first, case .known(let meant) = services.registrations[first].service,
            case .external = services.index.symbols.meaning(of: path, in: context)
        else { return }
        help = "did you mean '\(meant.bare.swift)'?"
    }
}
