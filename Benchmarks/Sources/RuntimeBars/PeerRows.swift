import SampleApp
import SampleServices

#if SWINJECT
    import SwinjectSample
#endif
#if FACTORY
    import FactorySample
#endif
#if RESOLVER
    import ResolverSample
#endif
#if CLEANSE
    import CleanseSample
#endif

/// The other containers that this run was built with.
func peerSources() throws -> [ServiceSource] {
    var sources: [ServiceSource] = []
    #if SWINJECT
        sources.append(swinjectSource())
    #endif
    #if FACTORY
        sources.append(factorySource())
    #endif
    #if RESOLVER
        sources.append(resolverSource())
    #endif
    #if CLEANSE
        sources.append(try cleanseSource())
    #endif
    return sources
}

/// The cost of resolving, compared with other containers. The limits apply to each, and therefore to the best.
func peerRows() throws -> [Row] {
    let peers = try peerSources()
    if peers.isEmpty { return [] }
    // Alternating with each, so that other load on the machine affects both.
    let own = Subjects(try dovetailSource())
    var rows: [Row] = []
    for peer in peers {
        let other = Subjects(peer)
        rows += [
            ratio("singleton hit / \(peer.name)'s", own.kept, other.kept, bar: .infinity),
            ratio("transient leaf / \(peer.name)'s", own.leaf, other.leaf, bar: 2),
            ratio("graph of ten / \(peer.name)'s", own.graph, other.graph, bar: 0.667),
            allocations("\(peer.name): allocations of a hit", other.kept, bar: .infinity),
            allocations("\(peer.name): allocations of a leaf", other.leaf, bar: .infinity),
            allocations("\(peer.name): allocations of the graph", other.graph, bar: .infinity),
        ]
    }
    #if SWINJECT
        let miss = swinjectMiss()
        rows.append(
            nanoseconds(
                "Swinject: failed resolution among 1,000 registrations",
                Subject(count: 100) { for _ in 0..<$0 { _ = miss() } }, bar: .infinity))
    #endif
    return rows
}

private struct Subjects {
    let kept: Subject
    let leaf: Subject
    let graph: Subject

    init(_ source: ServiceSource) {
        kept = Subject(count: 50_000) { for _ in 0..<$0 { _ = source.kept() } }
        leaf = Subject(count: 50_000) { for _ in 0..<$0 { _ = source.leaf() } }
        graph = Subject(count: 5_000) { for _ in 0..<$0 { _ = source.graph() } }
    }
}
