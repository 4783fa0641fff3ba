import DovetailBasics
import DovetailFacts
import DovetailSemantics

/// What is registered that implements a service, or is called nearly as it. Read off all registrations once.
struct RegisteredRelatives {
    private let lookup: ServiceLookup
    /// The registrations that build or inherit something, and those that inherit something by its name alone.
    private var byType: [Type: Set<Int>] = [:]
    private var byName: [String: Set<Int>] = [:]
    private var built: [Int: Type] = [:]
    private var types: [Int: TypeText] = [:]
    /// The containers that hold each registration.
    private var holders: [Int: [Int]] = [:]
    /// The services of each name.
    private var services: [String: Set<Type>] = [:]
    private let names: NameTree

    init(_ walk: ContainerWalk) {
        lookup = walk.lookup
        let services = walk.services
        for (number, registration) in services.registrations.enumerated() {
            guard case .known(let own) = registration.service else { continue }
            types[number] = own
            self.services[own.bare.swift, default: []].insert(own.type)
            if let builds = registration.fact.builds {
                let type = services.index.symbols.text(of: builds, in: registration.context).type
                built[number] = type
                byType[type, default: []].insert(number)
            }
            guard case .written(let shape) = registration.fact.service, let path = shape.withoutMarks.path else {
                continue
            }
            for inherited in services.index.inherited(path, registration.context) {
                let shape = TypeShape.named(inherited.map { .init($0) })
                byType[services.index.symbols.text(of: shape, in: registration.context).type, default: []].insert(
                    number)
            }
            for name in services.index.symbols.program.inherits[path.last ?? ""] ?? [] {
                byName[name, default: []].insert(number)
            }
        }
        for container in lookup.containers.indices {
            for number in lookup.held(by: container).values.joined() { holders[number, default: []].append(container) }
        }
        names = NameTree(self.services.keys)
    }

    /// What a registration builds, where that is told.
    func builds(_ number: Int) -> Type? { built[number] }

    /// What a container and its parents hold that builds or is a service, the nearest container's first.
    func implementations(of service: TypeText, above container: Int) -> [(number: Int, type: TypeText)] {
        let all = (byType[service.type] ?? []).union(byName[service.bare.swift] ?? [])
        return held(all, above: container).compactMap { number in types[number].map { (number, $0) } }
    }

    /// What a container and its parents hold under nearly this name, the nearest container's first.
    func misspelt(_ service: TypeText, above container: Int) -> [Int] {
        let near = names.near(service.bare.swift, within: 2).filter { $0.distance > 0 }
        let types = Set(near.flatMap { services[$0.name] ?? [] })
        let containers = Set(types.flatMap { lookup.holders(of: $0) })
        return lookup.chains.nearest(Array(containers), above: container).flatMap { holder in
            let held = lookup.held(by: holder)
            return types.flatMap { held[$0] ?? [] }.filter { isNear($0, near) }.sorted()
        }
    }

    /// Whether a registration's own name is one of these: one service may be written in two ways.
    private func isNear(_ number: Int, _ names: [(name: String, distance: Int)]) -> Bool {
        names.contains { $0.name == types[number]?.bare.swift }
    }

    private func held(_ numbers: Set<Int>, above container: Int) -> [Int] {
        let containers = Set(numbers.flatMap { holders[$0] ?? [] })
        return lookup.chains.nearest(Array(containers), above: container).flatMap { holder in
            numbers.filter { holders[$0]?.contains(holder) ?? false }.sorted()
        }
    }
}
