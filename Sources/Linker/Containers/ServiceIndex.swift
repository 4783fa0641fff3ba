package import WiringModel

/// The services of a program's containers by their types: who registers each, and who asks for it.
///
/// Types are compared as they are written, without `any` and optionals, and containers are not told apart.
package struct ServiceIndex {
    private var registrations: [String: [RegistrationFact]] = [:]
    /// Who asks, where it is a registration, and the place.
    private var askers: [String: [(asker: RegistrationFact?, resolution: ResolutionFact)]] = [:]

    /// The services of all files.
    package init(_ facts: [ContainerFacts]) {
        for registration in facts.flatMap(\.registrations) {
            registrations[Self.key(registration.service), default: []].append(registration)
            for need in registration.needs {
                if let service = need.service { askers[Self.key(service), default: []].append((registration, need)) }
            }
            if case .alias(let original) = registration.form {
                let need = ResolutionFact(
                    service: original, name: .none, condition: registration.condition, location: registration.location)
                askers[Self.key(original), default: []].append((registration, need))
            }
        }
        for resolution in facts.flatMap(\.resolutions) {
            if let service = resolution.service { askers[Self.key(service), default: []].append((nil, resolution)) }
        }
    }

    /// How many services are registered or asked for.
    package var count: Int { Set(registrations.keys).union(askers.keys).count }

    /// What is known about a service, in lines; nil where there is none of this name.
    package func explanation(of name: String) -> [String]? {
        let key = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
        guard registrations[key] != nil || askers[key] != nil else { return nil }
        let own = (registrations[key] ?? []).sorted { $0.location < $1.location }
        var lines = [key]
        if own.isEmpty { lines.append("  registered: nowhere") }
        for registration in own {
            lines.append("  registered: \(registration.location)\(Self.text(of: registration))")
            for need in registration.needs {
                let what = need.service.map { Self.key($0) } ?? "a type that is not written, at \(need.location)"
                lines.append("    needs: \(what)\(Self.text(of: need.name))")
            }
        }
        let asking = (askers[key] ?? []).sorted { $0.resolution.location < $1.resolution.location }
        if asking.isEmpty { lines.append("  asked for: nowhere, as far as the calls say") }
        for (asker, resolution) in asking {
            let by = asker.map { ", for \(Self.key($0.service))\(Self.text(of: $0.name))" } ?? ""
            lines.append("  asked for: \(resolution.location)\(Self.text(of: resolution.name))\(by)")
        }
        return lines
    }

    /// Services whose names are near this one, the nearest first.
    package func near(_ name: String) -> [String] {
        let limit = max(2, name.count / 3)
        return Set(registrations.keys).union(askers.keys)
            .map { (editDistance($0, name, limit: limit), $0) }
            .filter { $0.0 <= limit || $0.1.lowercased().contains(name.lowercased()) }
            .sorted { $0 < $1 }.prefix(3).map(\.1)
    }

    private static func text(of registration: RegistrationFact) -> String {
        var text = text(of: registration.name)
        if registration.isContribution { text += ", one of many" }
        if let scope = registration.scope { text += ", scope \(scope)" }
        switch registration.form {
        case .closure: break
        case .function(let name): text += ", by \(name)"
        case .alias(let original): text += ", as \(key(original))"
        }
        return text
    }

    private static func text(of name: ServiceName) -> String {
        switch name {
        case .none: ""
        case .literal(let text): " named \"\(text)\""
        case .expression(let text): " named \(text)"
        }
    }

    /// A type without `any` and optionals; of an array, that of its elements, since those are asked for.
    private static func key(_ shape: TypeShape) -> String {
        switch shape {
        case .existential(let inner), .opaque(let inner), .attributed(_, let inner), .optional(let inner),
            .implicitlyUnwrapped(let inner):
            key(inner)
        case .named(let parts): parts.map { part(of: $0) }.joined(separator: ".")
        case .array(let inner): key(inner)
        case .composition(let types): types.map { key($0) }.joined(separator: " & ")
        case .dictionary(let one, let other): "[\(key(one)): \(key(other))]"
        case .tuple(let elements): "(\(elements.map { key($0.type) }.joined(separator: ", ")))"
        case .function(let parameters, _, let result):
            "(\(parameters.map { key($0) }.joined(separator: ", "))) -> \(key(result))"
        case .metatype(let inner, let word): "\(key(inner)).\(word)"
        case .other(let text): text
        }
    }

    private static func part(of part: TypeShape.NamePart) -> String {
        part.arguments.isEmpty ? part.name : "\(part.name)<\(part.arguments.map { key($0) }.joined(separator: ", "))>"
    }
}
