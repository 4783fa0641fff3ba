import DovetailBasics
import DovetailFacts
import DovetailSemantics

/// The registrations that implement a service or have a similar name. All registrations are read once.
struct RegisteredRelatives {
    private let lookup: ServiceLookup
    /// The registrations by the types that they build or inherit from, and by the names of supertypes known only by
    /// name.
    private var byType: [Type: Set<Int>] = [:]
    private var byName: [String: Set<Int>] = [:]
    /// The registrations as optional, by the type that is wrapped.
    private var byWrapped: [Type: Set<Int>] = [:]
    private var built: [Int: Type] = [:]
    private var types: [Int: TypeText] = [:]
    /// The containers that hold each registration.
    private var holders: [Int: [ContainerID]] = [:]
    /// The services of each name.
    private var services: [String: Set<Type>] = [:]
    private let names: NameTree

    init(_ walk: ContainerWalk) {
        lookup = walk.lookup
        let services = walk.services
        for (number, registration) in services.registrations.enumerated() {
            guard case .known(let own) = registration.service else { continue }
            types[number] = own
            if own.isOptional { byWrapped[own.unwrapped.type, default: []].insert(number) }
            self.services[own.bare.swift, default: []].insert(own.type)
            // What conforms to several protocols is each of them.
            if case .composition(let parts) = own.type {
                for part in parts { byType[part, default: []].insert(number) }
            }
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
        for container in lookup.containers.ids {
            for number in lookup.held(by: container).values.joined() { holders[number, default: []].append(container) }
        }
        names = NameTree(self.services.keys)
    }

    /// The type that a registration builds, if it is known.
    func builds(_ number: Int) -> Type? { built[number] }

    /// The registrations in a container and its ancestors that build or are a service, the nearest container's first.
    func implementations(of service: TypeText, above container: ContainerID) -> [(number: Int, type: TypeText)] {
        let all = (byType[service.type] ?? []).union(byName[service.bare.swift] ?? [])
        return held(all, above: container).compactMap { number in types[number].map { (number, $0) } }
    }

    /// The registrations in a container and its ancestors of a service as optional, the nearest container's first.
    func optionals(of service: TypeText, above container: ContainerID) -> [(number: Int, type: TypeText)] {
        held(byWrapped[service.type] ?? [], above: container).compactMap { number in types[number].map { (number, $0) }
        }
    }

    /// The registrations in a container and its ancestors with a similar name, the nearest container's first.
    func misspelt(_ service: TypeText, above container: ContainerID) -> [Int] {
        let near = Set(names.near(service.bare.swift, within: 2).filter { $0.distance > 0 }.map(\.name))
        let types = Set(near.flatMap { services[$0] ?? [] })
        let containers = Set(types.flatMap { lookup.holders(of: $0) })
        return lookup.chains.nearest(Array(containers), above: container).flatMap { holder in
            let held = lookup.held(by: holder)
            // One service may be written in two ways.
            return types.flatMap { held[$0] ?? [] }.filter { number in
                self.types[number].map { near.contains($0.bare.swift) } ?? false
            }.sorted()
        }
    }

    private func held(_ numbers: Set<Int>, above container: ContainerID) -> [Int] {
        let containers = Set(numbers.flatMap { holders[$0] ?? [] })
        return lookup.chains.nearest(Array(containers), above: container).flatMap { holder in
            numbers.filter { holders[$0]?.contains(holder) ?? false }.sorted()
        }
    }
}
