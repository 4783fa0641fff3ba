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

    /// Whether the help is what to write for this edge of the cycle, rather than for any cycle.
    var isConcrete: Bool { property != nil && metatype != nil }

    var text: String {
        let (first, other) = (consumer.text, resolution.text)
        let later = later(replacing: nil)
        guard let (owner, property) = property, let metatype else {
            if let made, symbols.types[made].fact.kind == .struct {
                return "break the cycle: \(later); or make '\(symbols.types[made].fact.name)' a class, so that "
                    + (consumer.isDovetail ? "completed: { r, it in … }" : "initCompleted") + " can set \(other)"
            }
            let setting =
                consumer.isDovetail
                ? "build \(first) without \(other), and set that in completed: { r, it in … }\(scope)"
                    + (isUnderProtocol ? ", where 'it' is cast to its class" : "")
                : "set \(other) on \(first) later, in initCompleted of the registration of \(first)"
            return "break the cycle: \(setting); or \(later)"
        }
        let fact = symbols.types[owner].fact
        guard isReady(property) || !symbols.isCheckedSendable(owner) else {
            return "break the cycle: \(self.later(replacing: property.name))"
        }
        let receiver = isUnderProtocol ? "(it as? \(fact.path.joined(separator: ".")))?" : "it"
        let target = "\(receiver).\(property.name)"
        let completion =
            consumer.isDovetail
            ? "completed: { r, it in \(target) = try r.resolve(\(metatype)) }"
            : ".initCompleted { r, it in \(target) = r.resolve(\(metatype)) }"
        return
            "break the cycle: \(declaring(fact, property))\(writing(owner, property: property, completion: completion)); or \(later)"
    }

    /// How to get the other service after the first one is built.
    private func later(replacing property: String?) -> String {
        let other = resolution.text
        let user = made.map { "'\(symbols.types[$0].fact.name)'" } ?? consumer.text
        let instead = property.map { " instead of '\($0)'" } ?? ""
        return consumer.isDovetail
            ? "keep r.container in \(user)\(instead)\(passingContainer), and resolve \(other) from the container on first use"
            : "in \(consumer.text), resolve \(other) wrapped in Lazy or Provider"
    }

    /// How a service that is registered with its initializer gets the container: only a closure has it.
    private var passingContainer: String {
        guard case .initializer = consumer.fact.form else { return "" }
        guard let made, let arguments = arguments(made) else {
            return ", register the class with a closure that passes r.container"
        }
        let all = ["container: r.container"] + arguments
        return ", register the class with { r in \(symbols.types[made].fact.path.joined(separator: "."))"
            + "(\(all.joined(separator: ", "))) }"
    }

    /// Where the completion goes.
    private func writing(_ owner: Int, property: MemberFact, completion: String) -> String {
        let name = symbols.types[owner].fact.name
        if case .initializer = consumer.fact.form {
            if let call = call(owner, completion) {
                return "remove '\(property.name)' from its initializer, and write \(call)"
            }
            return "\(passingScope)build '\(name)' in a closure without '\(property.name)', and after the closure "
                + "write \(completion)"
        }
        let place = consumer.isDovetail ? "after the closure" : "after the call"
        return "\(passingScope)build '\(name)' without '\(property.name)', and \(place) write \(completion)"
    }

    /// The whole call instead of one that registers `X.init`:
    /// `c.register(Hen.self, scope: .graph) { _ in Hen() } completed: { … }`.
    private func call(_ owner: Int, _ completion: String) -> String? {
        let fact = consumer.fact
        guard consumer.isDovetail, fact.via == nil, let base = fact.base, !fact.isMain, !fact.isOverride,
            !fact.mayOverride, !fact.isContribution, case .known(let service) = consumer.service,
            case .one(let name) = consumer.names
        else { return nil }
        let type = symbols.types[owner]
        guard let arguments = arguments(owner) else { return nil }
        let metatype = service.swift.hasPrefix("any ") ? "(\(service.swift)).self" : "\(service.bare.swift).self"
        let named = name.map { ", name: \"\($0)\"" } ?? ""
        let kept = consumer.scope == .transient ? ".graph" : fact.scope
        let scope = kept.map { ", scope: \($0.hasPrefix(".") ? $0 : ".\($0)")" } ?? ""
        return "\(base).register(\(metatype)\(named)\(scope)) { \(arguments.isEmpty ? "_" : "r") in "
            + "\(type.fact.path.joined(separator: "."))(\(arguments.joined(separator: ", "))) } \(completion)"
    }

    /// The arguments of the only initializer of a type, without the other service; nil if there are several initializers.
    private func arguments(_ owner: Int) -> [String]? {
        let type = symbols.types[owner]
        guard case .known(let other) = resolution.service, type.fact.initializers.count == 1,
            symbols.extensions[owner].allSatisfy(\.fact.initializers.isEmpty),
            type.fact.initializers[0].effects == Effects()
        else { return nil }
        return type.fact.initializers[0].parameters.filter { parameter in
            !parameter.hasDefault
                && symbols.text(of: parameter.type.shape.unwrapped, in: type.inside).type != other.type
        }.map { parameter in parameter.label.map { "\($0): try r.resolve()" } ?? "try r.resolve()" }
    }

    /// What is not kept cannot be found again.
    private var scope: String {
        consumer.isDovetail && consumer.scope == .transient ? " with scope: .graph" : ""
    }

    private var passingScope: String {
        consumer.isDovetail && consumer.scope == .transient ? "pass scope: .graph, " : ""
    }

    /// Whether it registers `any P`, so that a completion does not get the class.
    private var isUnderProtocol: Bool {
        guard case .known(let service) = consumer.service else { return false }
        return service.swift.hasPrefix("any ")
    }

    /// Whether a property can be set later as it is declared, but for its access level.
    private func isReady(_ property: MemberFact) -> Bool {
        property.isSettable && property.type?.shape.unwrapped != property.type?.shape
    }

    /// How to declare the property, if it cannot be set later as it is: `declare 'var egg: Egg?' in 'Hen', `.
    private func declaring(_ fact: TypeFact, _ property: MemberFact) -> String {
        let type = property.type?.text ?? ""
        let isReady = isReady(property)
        guard !isReady || property.access <= .private || property.setterAccess.map({ $0 <= .private }) == true else {
            return ""
        }
        let optional = isReady ? type : type.hasPrefix("any ") ? "(\(type))?" : "\(type)?"
        return "declare 'var \(property.name): \(optional)' in '\(fact.name)', "
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
    private var owner: Int? { made.flatMap { symbols.types[$0].fact.kind == .class ? $0 : nil } }

    /// The type that the consumer's registration builds.
    private var made: Int? {
        guard let path = consumer.made?.path else { return nil }
        let found = symbols.declarations(of: path, in: consumer.context)
        return found.count == 1 ? found[0] : nil
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
