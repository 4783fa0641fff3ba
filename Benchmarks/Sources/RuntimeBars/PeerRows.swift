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

/// What resolving costs here and there. The bars are held against the best of the others.
func peerRows() throws -> [Row] {
    let peers = try peerSources()
    if peers.isEmpty { return [] }
    let own = try dovetailSource()
    var rows = [Row]()
    for source in [own] + peers {
        let subjects = Subjects(source)
        rows += [
            nanoseconds("\(source.name): singleton hit", subjects.kept, bar: .infinity),
            allocations("\(source.name): allocations of it", subjects.kept, bar: .infinity),
            nanoseconds("\(source.name): transient leaf", subjects.leaf, bar: .infinity),
            allocations("\(source.name): allocations of it", subjects.leaf, bar: .infinity),
            nanoseconds("\(source.name): graph of ten", subjects.graph, bar: .infinity),
            allocations("\(source.name): allocations of it", subjects.graph, bar: .infinity),
        ]
    }
    // In turns with each, so that what else the machine does falls on both.
    let mine = Subjects(own)
    let others = peers.map { Subjects($0) }
    rows += [
        best("transient leaf / best of the others", mine.leaf, others.map(\.leaf), bar: 2),
        best("graph of ten / best of the others", mine.graph, others.map(\.graph), bar: 0.667),
    ]
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

/// The greatest ratio to any of the others, which is that to the best.
private func best(_ what: String, _ subject: Subject, _ others: [Subject], bar: Double) -> Row {
    others.map { ratio(what, subject, $0, bar: bar) }.max { $0.measured < $1.measured }
        ?? Row(what: what, measured: 0, bar: bar, detail: "")
}
