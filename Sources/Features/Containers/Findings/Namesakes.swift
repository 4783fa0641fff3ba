import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// The registrations of one service, by name.
struct Namesakes {
    private let chains: ContainerChains
    /// Sorted by location.
    private var all: [(found: Answer.Found, location: SourceLocation)] = []
    private var byName: [String: [Int]] = [:]
    private let names: NameTree

    /// Names that are farther apart than this are not compared.
    private static let distance = 3

    init(_ type: Type, _ walk: ContainerWalk) {
        chains = walk.lookup.chains
        let registrations = walk.services.registrations
        for holder in walk.lookup.holders(of: type) {
            for number in walk.lookup.held(by: holder)[type] ?? [] where !walk.lookup.isOverridden(number, in: holder) {
                all.append((.init(registration: number, holder: holder), registrations[number].fact.location))
            }
        }
        all.sort { $0.location < $1.location }
        for (at, one) in all.enumerated() {
            byName[registrations[one.found.registration].names.text, default: []].append(at)
        }
        names = NameTree(byName.keys)
    }

    /// The registrations in a container and its ancestors: first those with a similar name, the nearest first, then by
    /// location.
    func nearest(_ name: String, above container: ContainerID, limit: Int) -> [Int] {
        func isHeld(_ at: Int) -> Bool { chains.isAbove(all[at].found.holder, container) }
        var near: [Int] = []
        // Most have enough very similar names.
        for distance in 1...Self.distance where near.count < limit {
            near = names.near(name, within: distance).flatMap { name, distance in
                (byName[name] ?? []).filter(isHeld).map { (distance: distance, at: $0) }
            }.sorted { $0 < $1 }.prefix(limit).map(\.at)
        }
        let others = all.indices.lazy.filter { isHeld($0) && !near.contains($0) }
        return (near + others.prefix(limit - near.count)).map { all[$0].found.registration }
    }
}
