import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Finds factories that surely build something other than the service: factory-mismatch. The compiler rejects them, but
/// may not say why.
struct FactoryMismatches: ContainerRule {
    private let services: LinkedServices
    /// The findings, by the registrations that cannot be built.
    private var found: [Int: Finding] = [:]

    private var symbols: SymbolTable { services.index.symbols }

    init(_ services: LinkedServices) {
        self.services = services
        for number in services.registrations.indices { found[number] = finding(services.registrations[number]) }
    }

    var findings: [Finding] { Array(found.values) }

    var damage: Damage { Damage(registrations: Set(found.keys)) }

    private func finding(_ registration: LinkedRegistration) -> Finding? {
        let fact = registration.fact
        guard fact.via == nil, !fact.isContribution, fact.condition.isAlways, case .written(let shape) = fact.service,
            let path = shape.withoutMarks.path, let service = only(path, in: registration.context),
            let type = builtType(of: registration), symbols.isSurelyNot(type, a: service)
        else { return nil }
        let (made, wanted) = (symbols.types[type].fact, symbols.types[service].fact)
        let names = Set(path + made.path)
        guard !mayMeanOthers(names), wanted.genericParameters.isEmpty,
            made.genericParameters.isEmpty, [.protocol, .class, .struct].contains(wanted.kind)
        else { return nil }
        let name = made.path.joined(separator: ".")
        let verb = wanted.kind == .protocol ? "does not conform to" : "is not a"
        let key = registration.isDovetail ? "\(name).self" : "'\(name)'"
        return Finding(
            .factoryMismatch, at: fact.location,
            "\(registration.text) is registered with '\(name)', which \(verb) '\(wanted.name)'",
            notes: [.init(made.location, "'\(name)' is declared here")],
            help: wanted.kind == .protocol
                ? "declare '\(made.kind.rawValue) \(made.name): \(listed(made, wanted.name))', or register it as \(key)"
                : "build a '\(wanted.name)', or register it as \(key)")
    }

    /// Whether a function, a generic parameter or a local type has one of these names.
    private func mayMeanOthers(_ names: Set<String>) -> Bool {
        !names.isDisjoint(with: symbols.program.functionNames)
            || services.index.functionAt.values.contains { !names.isDisjoint(with: $0.fact.genericParameters) }
            || symbols.types.contains { $0.fact.isLocal && names.contains($0.fact.name) }
    }

    private func listed(_ made: TypeFact, _ service: String) -> String {
        (made.inherits.map(\.text) + [service]).joined(separator: ", ")
    }

    /// The type that a closure or `X.init` builds.
    private func builtType(of registration: LinkedRegistration) -> Int? {
        switch registration.fact.form {
        case .initializer(let shape, _): shape.path.flatMap { only($0, in: registration.context) }
        case .closure: registration.fact.builds?.path.flatMap { only($0, in: registration.context) }
        case .function, .alias, .forward: nil
        }
    }

    /// The only declaration of a name, in a module whose files are exactly known.
    private func only(_ path: [String], in context: LookupContext) -> Int? {
        guard case .types(let found) = symbols.meaning(of: path, in: context), found.count == 1,
            symbols.types[found[0]].fact.condition.isAlways,
            symbols.program.modules[symbols.types[found[0]].context.module].module.isExact
        else { return nil }
        return found[0]
    }
}
