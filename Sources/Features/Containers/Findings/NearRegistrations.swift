import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Finds what is registered near to something that is not.
struct NearRegistrations {
    let walk: ContainerWalk

    init(_ walk: ContainerWalk) { self.walk = walk }

    private var services: LinkedServices { walk.services }
    private static let limit = 3

    /// Near registrations, the nearest first, and what to write.
    func misses(_ resolution: LinkedResolution, _ answer: Answer, _ container: Int) -> (
        notes: [Finding.Note], help: String
    ) {
        guard case .told(let service) = resolution.service else { return ([], "register it") }
        let text = resolution.text
        if case .conditional(let found) = answer {
            let notes = found.map(\.registration).map { number in
                note(number, "registered here, only under #if \(services.registrations[number].fact.condition)")
            }
            return (notes, "register \(text) in every build that asks for it, or ask under the same #if")
        }
        var notes: [Finding.Note] = []
        var help = registering(resolution, service)
        let named = walk.lookup.registrations(of: service.type, in: container).map(\.registration)
        for number in named.sorted(by: byDistance(resolution)).prefix(Self.limit) {
            let registration = services.registrations[number]
            if registration.fact.isContribution {
                notes.append(note(number, "contributed here as one of many, and not found alone"))
                continue
            }
            if registration.names == resolution.names,
                !walk.lookup.programs.module(registration.context.module, isBeside: resolution.context.module)
            {
                notes.append(note(number, "registered here, in another program"))
                help = "register \(text) in each program that asks for it"
                continue
            }
            notes.append(
                note(number, registration.names == .one(nil) ? "registered here without a name" : "registered here"))
            help = "ask for the name that is registered, or register \(text)"
        }
        if notes.isEmpty { add(elsewhere: service, resolution, container, &notes, &help) }
        if notes.isEmpty { add(implementations: service, container, &notes, &help) }
        if notes.isEmpty { add(misspelt: service, container, &notes, &help) }
        return (Array(notes.prefix(Self.limit)), help)
    }

    private func note(_ number: Int, _ text: String) -> Finding.Note {
        Finding.Note(
            services.registrations[number].fact.location, "near: \(services.registrations[number].text) is \(text)")
    }

    private func registering(_ resolution: LinkedResolution, _ service: TypeText) -> String {
        var name = ""
        if case .one(let given?) = resolution.names {
            name = ", name: \"\(given)\""
        } else if resolution.names != .one(nil) {
            name = ", name: …"
        }
        let type =
            service.swift.hasPrefix("any ") && services.registrations.contains(where: \.isDovetail)
            ? "(\(service.swift)).self" : "\(service.bare.swift).self"
        return "register it: container.register(\(type)\(name)) { … }"
    }

    private func byDistance(_ resolution: LinkedResolution) -> (Int, Int) -> Bool {
        let wanted = resolution.names.text
        return { one, other in
            let (a, b) = (services.registrations[one], services.registrations[other])
            return (editDistance(a.names.text, wanted, limit: 40), a.fact.location)
                < (editDistance(b.names.text, wanted, limit: 40), b.fact.location)
        }
    }

    /// In another container, or in an assembly that nothing applies.
    private func add(
        elsewhere service: TypeText, _ resolution: LinkedResolution, _ container: Int, _ notes: inout [Finding.Note],
        _ help: inout String
    ) {
        for other in walk.lookup.containers.indices where !walk.lookup.chain(container).contains(other) {
            for number in walk.lookup.held(by: other)[service.type] ?? [] {
                notes.append(
                    note(number, "registered here in '\(walk.lookup.containers[other].name)', another container"))
                help = "register it in the container that is asked, or make that one its parent"
            }
        }
        for number in walk.lookup.unheld(service.type) {
            let owner = services.registrations[number].fact.within.joined(separator: ".")
            notes.append(note(number, "registered by '\(owner)', which nothing applies to a container"))
            help = "apply '\(owner)' to the container that is asked"
        }
    }

    /// An implementation that is registered under itself, or under a protocol instead of itself.
    private func add(
        implementations service: TypeText, _ container: Int, _ notes: inout [Finding.Note], _ help: inout String
    ) {
        for held in walk.lookup.chain(container) {
            for number in walk.lookup.held(by: held).values.joined().sorted() {
                let registration = services.registrations[number]
                guard case .told(let own) = registration.service else { continue }
                let builds = registration.fact.builds.map {
                    services.index.symbols.text(of: $0, in: registration.context)
                }
                if builds?.type == service.type {
                    notes.append(note(number, "registered here, and builds a '\(service.bare.swift)'"))
                    help = "ask for '\(own.bare.swift)', or register '\(service.bare.swift)' too"
                } else if inherits(own, from: service, registration) {
                    notes.append(note(number, "registered here, and is a '\(service.bare.swift)'"))
                    help = "register it under '\(service.bare.swift)' too, or ask for '\(own.bare.swift)'"
                }
            }
        }
    }

    private func inherits(_ type: TypeText, from service: TypeText, _ registration: LinkedRegistration) -> Bool {
        guard case .written(let shape) = registration.fact.service, let path = shape.withoutMarks.path else {
            return false
        }
        let index = services.index
        for inherited in index.inherited(path, registration.context) {
            if index.symbols.text(of: .named(inherited.map { .init($0) }), in: registration.context).type
                == service.type
            {
                return true
            }
        }
        let names = index.symbols.program.inherits[path.last ?? ""] ?? []
        return names.contains(service.bare.swift)
    }

    private func add(
        misspelt service: TypeText, _ container: Int, _ notes: inout [Finding.Note], _ help: inout String
    ) {
        let wanted = service.bare.swift
        guard wanted.count > 4 else { return }
        for held in walk.lookup.chain(container) {
            for number in walk.lookup.held(by: held).values.joined().sorted() {
                guard case .told(let own) = services.registrations[number].service else { continue }
                let distance = editDistance(own.bare.swift, wanted, limit: 2)
                if (1...2).contains(distance) { notes.append(note(number, "registered here")) }
            }
        }
    }
}
