import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// A registration to add, and where.
private struct Option {
    var call: String
    var place: RegistrationPlace
    /// Whether nothing in it is left open.
    var isWhole = false
}

extension SuggestedRegistration {
    /// `add c.register(Clock.self, Clock.init) to BankAssembly.assemble(_:) at Bank/Assembly.swift:8`. If several types
    /// implement the service, or several places may register it, the help names two, the likelier first. Nil if no
    /// place can name the service.
    ///
    /// - Parameters:
    ///   - call: the call if no type is known, without the container: `register(Clock.self) { r in … }`.
    ///   - limit: how many types or places the help names.
    func help(for wanted: Wanted, otherwise call: String, limit: Int) -> String? {
        let places = places.places(of: wanted.container)
        if let help = Self.text(options(for: wanted, among: places), limit) { return help }
        if let help = exposing(wanted, among: places) { return help }
        guard wanted.resolution.cast == nil, wanted.resolution.element == nil else { return nil }
        let service = implementations.declaration(of: wanted.service.type)
        let seeing = places.filter { place in
            service.map { symbols.usableName(of: $0, in: place.context) != nil } ?? true
        }
        let near = sorted(seeing, by: service, wanted)
        return Self.text(near.map { Option(call: "\($0.base).\(call)", place: $0) }, limit)
    }

    /// The calls that register a type of the program as the service.
    private func options(for wanted: Wanted, among places: [RegistrationPlace]) -> [Option] {
        guard wanted.isPlain, case .one(let name) = wanted.resolution.names,
            let service = implementations.declaration(of: wanted.service.type),
            let candidates = implementations.all(of: wanted.service.type)
        else { return [] }
        let isProtocol = symbols.types[service].fact.kind == .protocol
        let fitting = candidates.filter { isProtocol ? symbols.isSurely($0, a: service) : $0 == service }
        let found = fitting.compactMap { type -> [Option]? in
            let seeing = places.filter { symbols.usableName(of: type, in: $0.context) != nil }
            let own = seeing.filter { $0.context.module == symbols.types[type].context.module }
            let all = sorted(own.isEmpty ? seeing : own, by: type, wanted).compactMap { place in
                call(wanted, service: service, type: type, name: name, place: place).map {
                    Option(call: $0.text, place: place, isWhole: $0.isWhole)
                }
            }
            return all.isEmpty ? nil : all
        }
        guard found.count > 1 else { return found.first ?? [] }
        let first = found.compactMap(\.first)
        return first.filter(\.isWhole) + first.filter { !$0.isWhole }
    }

    /// How to register the only type of the program that implements the service, if it is private to its file.
    private func exposing(_ wanted: Wanted, among places: [RegistrationPlace]) -> String? {
        guard wanted.isPlain, case .one(let name) = wanted.resolution.names,
            let service = implementations.declaration(of: wanted.service.type),
            let type = implementations.all(of: wanted.service.type), type.count == 1,
            type[0] == service || symbols.isSurely(type[0], a: service)
        else { return nil }
        let fact = symbols.types[type[0]].fact
        let own = places.filter { $0.context.module == symbols.types[type[0]].context.module }
        guard fact.access <= .fileprivate, fact.path.count == 1 else { return nil }
        var exposed = self
        exposed.symbols = symbols.exposing(type[0])
        let options = sorted(own, by: type[0], wanted).compactMap { place in
            exposed.call(wanted, service: service, type: type[0], name: name, place: place).map {
                Option(call: $0.text, place: place)
            }
        }
        return Self.text(options, 1).map { help in
            "make '\(fact.name)' visible: remove '\(fact.access.keyword)' on line \(fact.location.line) of "
                + "\(fact.location.path); then \(help)"
        }
    }

    /// The places, those nearest to a type first, then the one that registers what needs the service.
    private func sorted(_ places: [RegistrationPlace], by type: Int?, _ wanted: Wanted) -> [RegistrationPlace] {
        let declared = type.map { symbols.types[$0].context }
        let needing = wanted.needing.map { walk.services.registrations[$0].fact }
        func distance(_ place: RegistrationPlace) -> Int {
            if let declared, place.context.file == declared.file { return 0 }
            if let needing, place.key == RegistrationPlace.Key(needing) { return 1 }
            return declared?.module == place.context.module ? 2 : 3
        }
        return places.enumerated().sorted { (distance($0.element), $0.offset) < (distance($1.element), $1.offset) }
            .map(\.element)
    }

    private static func text(_ options: [Option], _ limit: Int) -> String? {
        guard let first = options.first else { return nil }
        var text = "add \(first.call) \(first.place.text)"
        for other in options.dropFirst().prefix(limit - 1) {
            let call = other.call == first.call ? "" : " \(other.call)"
            text += "; or\(call)" + (other.place.text == first.place.text ? "" : " \(other.place.text)")
        }
        return text
    }
}
