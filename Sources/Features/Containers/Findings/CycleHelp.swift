import DovetailFacts
import DovetailSemantics

/// How to break a cycle of services: the first one gets what it needs after it is built.
struct CycleHelp {
    let services: LinkedServices
    /// The registration of the service that resolves the other one.
    let consumer: LinkedRegistration
    /// The resolution of the other one.
    let resolution: LinkedResolution
    private var symbols: SymbolTable { services.index.symbols }

    var text: String {
        let (first, other) = (consumer.text, resolution.text)
        let later =
            consumer.isDovetail
            ? "or keep r.container in \(first), and resolve \(other) from it on first use"
            : "or let \(first) resolve Lazy<…> or Provider<…>"
        guard let (owner, property) = property, let metatype else {
            let setting =
                consumer.isDovetail
                ? "build \(first) without \(other), and set that in completed: { r, it in … }\(scope)"
                    + (isUnderProtocol ? ", where 'it' is cast to its class" : "")
                : "pass \(other) to \(first) later, in initCompleted of its registration"
            return "break the cycle: \(setting); \(later)"
        }
        let fact = symbols.types[owner].fact
        let receiver = isUnderProtocol ? "(it as? \(fact.path.joined(separator: ".")))?" : "it"
        let target = "\(receiver).\(property.name)"
        let completion =
            consumer.isDovetail
            ? "completed: { r, it in \(target) = try r.resolve(\(metatype)) }\(scope)"
            : ".initCompleted { r, it in \(target) = r.resolve(\(metatype)) }"
        return "break the cycle: \(building(fact, property)), and add \(completion); \(later)"
    }

    /// What is not kept cannot be found again.
    private var scope: String { consumer.isDovetail && consumer.scope == .transient ? " with scope: .graph" : "" }

    /// Whether it registers `any P`, so that a completion does not get the class.
    private var isUnderProtocol: Bool {
        guard case .known(let service) = consumer.service else { return false }
        return service.swift.hasPrefix("any ")
    }

    /// How to build the class without the other service.
    private func building(_ fact: TypeFact, _ property: MemberFact) -> String {
        let closure = if case .initializer = consumer.fact.form { " in a closure" } else { "" }
        let type = property.type?.text ?? ""
        let isReady = property.isSettable && property.type?.shape.unwrapped != property.type?.shape
        let built = "build '\(fact.name)'\(closure) without '\(property.name)'"
        guard !isReady || property.access <= .private || property.setterAccess.map({ $0 <= .private }) == true else {
            return built
        }
        let optional = isReady ? type : type.hasPrefix("any ") ? "(\(type))?" : "\(type)?"
        return "declare 'var \(property.name): \(optional)' in '\(fact.name)', \(built)"
    }

    /// The property of the consumer's class that holds the other service, if there is only one.
    private var property: (owner: Int, MemberFact)? {
        guard case .known(let service) = resolution.service, let owner else { return nil }
        let all = symbols.typeAndSupertypes(of: owner).filter { symbols.types[$0].fact.kind == .class }
        let found = all.flatMap { type in
            symbols.types[type].fact.members.filter { member in
                guard member.kind == .property, !member.isStatic, let shape = member.type?.shape else { return false }
                return member.isStored
                    && symbols.text(of: shape.unwrapped, in: symbols.types[type].inside).type == service.type
            }.map { (type, $0) }
        }
        guard found.count == 1, found[0].0 == owner else { return nil }
        return found[0]
    }

    /// The class that the consumer's registration builds.
    private var owner: Int? {
        var shape = consumer.fact.builds
        if case .initializer(let type, _) = consumer.fact.form { shape = type }
        guard let path = shape?.path else { return nil }
        let found = symbols.declarations(of: path, in: consumer.context)
        return found.count == 1 && symbols.types[found[0]].fact.kind == .class ? found[0] : nil
    }

    /// The other service as an argument of `resolve`.
    private var metatype: String? {
        guard case .known(let service) = resolution.service, case .one(let name) = resolution.names,
            resolution.arguments.isEmpty, resolution.element == nil
        else { return nil }
        let isMarked = service.swift.hasPrefix("any ") && consumer.isDovetail
        let type = isMarked ? "(\(service.swift)).self" : "\(service.bare.swift).self"
        return type + (name.map { ", name: \"\($0)\"" } ?? "")
    }
}
