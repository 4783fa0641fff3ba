import DovetailBasics
import DovetailFacts
import DovetailSemantics

/// What is registered that implements a service, or is called nearly as it. Read off all registrations once.
struct RegisteredRelatives {
    private let lookup: ServiceLookup
    /// The registrations that build or inherit something, by its key, and those that inherit something by its name alone.
    private var byKey: [String: Set<Int>] = [:]
    private var byName: [String: Set<Int>] = [:]
    private var built: [Int: String] = [:]
    private var types: [Int: TypeText] = [:]
    /// The containers that hold each registration.
    private var holders: [Int: [Int]] = [:]
    /// The keys of the services of each name.
    private var keys: [String: Set<String>] = [:]
    private let names: NameTree

    init(_ walk: ContainerWalk) {
        lookup = walk.lookup
        let services = walk.services
        for (number, registration) in services.registrations.enumerated() {
            guard case .told(let own) = registration.service else { continue }
            types[number] = own
            keys[own.bare.swift, default: []].insert(own.key)
            if let builds = registration.fact.builds {
                let key = services.index.symbols.text(of: builds, in: registration.context).key
                built[number] = key
                byKey[key, default: []].insert(number)
            }
            guard case .written(let shape) = registration.fact.service, let path = shape.withoutMarks.path else {
                continue
            }
            for inherited in services.index.inherited(path, registration.context) {
                let shape = TypeShape.named(inherited.map { .init($0) })
                byKey[services.index.symbols.text(of: shape, in: registration.context).key, default: []].insert(number)
            }
            for name in services.index.symbols.program.inherits[path.last ?? ""] ?? [] {
                byName[name, default: []].insert(number)
            }
        }
        for container in lookup.containers.indices {
            for number in lookup.held(by: container).values.joined() { holders[number, default: []].append(container) }
        }
        names = NameTree(keys.keys)
    }

    /// The key of what a registration builds, where that is told.
    func builds(_ number: Int) -> String? { built[number] }

    /// What a container and its parents hold that builds or is a service, the nearest container's first.
    func implementations(of service: TypeText, above container: Int) -> [(number: Int, type: TypeText)] {
        let all = (byKey[service.key] ?? []).union(byName[service.bare.swift] ?? [])
        return held(all, above: container).compactMap { number in types[number].map { (number, $0) } }
    }

    /// What a container and its parents hold under nearly this name, the nearest container's first.
    func misspelt(_ service: TypeText, above container: Int) -> [Int] {
        let near = names.near(service.bare.swift, within: 2).filter { $0.distance > 0 }
        let keys = Set(near.flatMap { self.keys[$0.name] ?? [] })
        let containers = Set(keys.flatMap { lookup.holders(of: $0) })
        return lookup.chains.nearest(Array(containers), above: container).flatMap { holder in
            let held = lookup.held(by: holder)
            return keys.flatMap { held[$0] ?? [] }.filter { isNear($0, near) }.sorted()
        }
    }

    /// Whether a registration's own name is one of these: services of one key may be written in two ways.
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
