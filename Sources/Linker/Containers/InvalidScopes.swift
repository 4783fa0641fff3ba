import WiringModel

/// Finds registrations of Dovetail whose scope cannot keep what they make: invalid-scope.
struct InvalidScopes {
    private let services: LinkedServices

    init(_ services: LinkedServices) { self.services = services }

    var findings: [Finding] { services.registrations.compactMap { finding($0) } }

    private func finding(_ registration: LinkedRegistration) -> Finding? {
        guard registration.isDovetail else { return nil }
        let arguments = registration.arguments ?? []
        switch registration.scope {
        case .graph where !isNothing(arguments), .weak where !isNothing(arguments):
            return finding(
                registration, "has arguments, and is kept as .\(registration.fact.scope ?? "graph")",
                help: "with arguments, only .singleton can be kept: leave the scope out")
        case .singleton:
            let sources = registration.fact.arguments
            guard sources.count == arguments.count,
                let at = sources.indices.first(where: { isNotHashable(sources[$0], registration.context) }),
                case .told(let type) = arguments[at]
            else { return nil }
            return finding(
                registration, "is a singleton for each argument, and '\(type.swift)' is not Hashable",
                help: "make '\(type.bare.swift)' Hashable, or leave the scope out")
        case .weak:
            guard let kind = valueKind(registration) else { return nil }
            return finding(
                registration, "is kept weakly, and '\(kind.name)' is \(kind.kind)",
                help: "only objects can be kept weakly: leave the scope out, or make '\(kind.name)' a class")
        case .transient, .graph, .other: return nil
        }
    }

    private func finding(_ registration: LinkedRegistration, _ what: String, help: String) -> Finding {
        Finding(.invalidScope, at: registration.fact.location, "\(registration.text) \(what)", help: help)
    }

    private func isNothing(_ arguments: [ToldType]) -> Bool { ArgumentList.key(of: arguments) == "" }

    /// Whether an argument is of a struct, a class or a protocol of the program that is surely not `Hashable`.
    private func isNotHashable(_ argument: TypeSource, _ context: LookupContext) -> Bool {
        let symbols = services.index.symbols
        guard case .written(let shape) = argument, let path = shape.withoutMarks.path,
            let type = symbols.declarations(of: path, in: context).first, symbols.types[type].fact.kind != .enum
        else { return false }
        // `any P` is no P itself, whatever P asks for.
        if symbols.types[type].fact.kind == .protocol { return true }
        return symbols.lineage(of: type).allSatisfy { ancestor in
            let clauses =
                symbols.types[ancestor].fact.inherits + symbols.extensions[ancestor].flatMap(\.fact.inherits)
            return clauses.allSatisfy { clause in
                guard let path = clause.shape.path else { return false }
                // What a class or a protocol from elsewhere brings is not known.
                return !symbols.declarations(of: path, in: symbols.types[ancestor].context).isEmpty
                    || Self.bringNoHash.contains(path.joined(separator: "."))
            }
        }
    }

    /// Protocols of the standard library whose types need not be `Hashable`.
    private static let bringNoHash: Set<String> = [
        "AnyObject", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error",
        "Identifiable", "Sendable",
    ]

    /// The struct or the enum that is registered or built.
    private func valueKind(_ registration: LinkedRegistration) -> (name: String, kind: String)? {
        var shapes = [registration.fact.builds].compactMap { $0 }
        if case .written(let service) = registration.fact.service { shapes.append(service) }
        for path in shapes.compactMap(\.path) {
            for type in services.index.symbols.declarations(of: path, in: registration.context) {
                let fact = services.index.symbols.types[type].fact
                switch fact.kind {
                case .struct: return (fact.name, "a struct")
                case .enum: return (fact.name, "an enum")
                case .class, .actor, .protocol: break
                }
            }
        }
        return nil
    }
}
