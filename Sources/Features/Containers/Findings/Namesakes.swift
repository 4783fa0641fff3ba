import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// What is registered of one service, by its names.
struct Namesakes {
    private let chains: ContainerChains
    /// By their places.
    private var all: [(found: Answer.Found, location: SourceLocation)] = []
    private var byName: [String: [Int]] = [:]
    private let names: NameTree

    /// Names that are farther apart than this are not nearer or farther.
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

    /// Those that a container and its parents hold: first those whose name is near, the nearest first, then by their
    /// places.
    func nearest(_ name: String, above container: Int, limit: Int) -> [Int] {
        func isHeld(_ at: Int) -> Bool { chains.isAbove(all[at].found.holder, container) }
        var near: [Int] = []
        // Most have enough that are very near.
        for distance in 1...Self.distance where near.count < limit {
            near = names.near(name, within: distance).flatMap { name, distance in
                (byName[name] ?? []).filter(isHeld).map { (distance: distance, at: $0) }
            }.sorted { $0 < $1 }.prefix(limit).map(\.at)
        }
        let others = all.indices.lazy.filter { isHeld($0) && !near.contains($0) }
        return (near + others.prefix(limit - near.count)).map { all[$0].found.registration }
    }
}
