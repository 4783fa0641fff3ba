import AllocationCounter
import Dovetail
import SampleApp

/// The cost of resolving.
func containerRows() throws -> [Row] {
    let container = try makeContainer()
    let locked = LockedDictionary(LazyHolder())
    let lookup = Subject(count: 200_000) { for _ in 0..<$0 { _ = locked.value(LazyHolder.self) } }
    let hit = Subject(count: 200_000) { for _ in 0..<$0 { _ = resolveSingleton(container) } }
    let named = Subject(count: 200_000) { for _ in 0..<$0 { _ = resolveNamed(container) } }
    let main = Subject(count: 200_000) { count in
        MainActor.assumeIsolated { for _ in 0..<count { _ = resolveOnMain(container) } }
    }
    let argument = Subject(count: 200_000) { for _ in 0..<$0 { _ = resolveByArgument(container) } }
    let arguments = Subject(count: 200_000) { for _ in 0..<$0 { _ = resolveByArguments(container) } }
    let leaf = Subject(count: 100_000) { for _ in 0..<$0 { _ = resolveLeaf(container) } }
    let graph = Subject(count: 20_000) { for _ in 0..<$0 { _ = resolveGraph(container) } }
    return [
        ratio("singleton hit / lock and dictionary lookup", hit, lookup, bar: 1),
        allocations("allocations of a singleton hit", hit, bar: 0),
        ratio("named singleton hit / lock and dictionary lookup", named, lookup, bar: 2.5),
        allocations("allocations of a named singleton hit", named, bar: 0),
        ratio("main-actor singleton hit / singleton hit", main, hit, bar: 1.1),
        ratio("singleton hit with an argument / lock and dictionary lookup", argument, lookup, bar: 2.5),
        ratio("singleton hit with two arguments / lock and dictionary lookup", arguments, lookup, bar: 2.5),
        ratio("transient leaf / singleton hit", leaf, hit, bar: .infinity),
        allocations("allocations of a transient leaf", leaf, bar: 1),
        ratio("graph of ten / singleton hit", graph, hit, bar: .infinity),
        allocations("allocations of a graph of ten", graph, bar: 10),
    ]
}

/// The cost of a singleton that is built asynchronously, compared with an actor that caches one. Both are read by code
/// that is not isolated to an actor.
func asyncContainerRows() throws -> [Row] {
    let container = try makeContainer()
    let actor = CachingActor()
    let hit = Subject(count: 100_000) { count in
        waiting { for _ in 0..<count { _ = await resolveAsync(container) } }
    }
    let read = Subject(count: 100_000) { count in waiting { for _ in 0..<count { _ = await readActor(actor) } } }
    var rows = [ratio("async singleton hit / property that an actor caches", hit, read, bar: 1.3)]
    if allocation_counter_works() {
        nonisolated(unsafe) var counted = 0
        // Nothing suspends the task, so it stays on one thread, whose allocations are counted.
        waiting {
            let before = allocation_count()
            for _ in 0..<1_000 { _ = await resolveAsync(container) }
            counted = Int(allocation_count()) - Int(before)
        }
        rows.append(
            Row(what: "allocations of an async singleton hit", measured: Double(counted) / 1_000, bar: 0, detail: ""))
    }
    return rows
}

/// Two threads that resolve one singleton, compared with two that read one lazy property.
///
/// Both count references to the same object. If that object shares a cache line with the pointers that lead to it, each
/// takes twice as long. The allocator decides that, so the medians of many layouts are compared.
func sharedContainerRows() throws -> [Row] {
    var times: [(subject: Double, peer: Double)] = []
    var kept: [Any] = []
    var random = SystemRandomNumberGenerator()
    for _ in 0..<60 {
        kept.append((0..<64).map { _ in [UInt8](repeating: 0, count: Int.random(in: 1...200, using: &random)) })
        let container = try makeContainer()
        kept.append([UInt8](repeating: 0, count: Int.random(in: 1...200, using: &random)))
        let holder = LazyHolder()
        kept.append([UInt8](repeating: 0, count: Int.random(in: 1...200, using: &random)))
        _ = (resolveSingleton(container), readLazy(holder))
        kept += [container, holder]
        nonisolated(unsafe) let shared = holder
        let hits = Subject(count: 1) { _ in onThreads(2) { for _ in 0..<20_000 { _ = resolveSingleton(container) } } }
        let reads = Subject(count: 1) { _ in onThreads(2) { for _ in 0..<20_000 { _ = readLazy(shared) } } }
        times.append(bestTimes(hits, reads, rounds: 10))
    }
    let hit = median(times.map(\.subject))
    let read = median(times.map(\.peer))
    return [
        Row(
            what: "singleton hit, two threads / lazy var, two threads", measured: hit / read, bar: 1.3,
            detail: "\(figure(hit)) ns / \(figure(read)) ns")
    ]
}

private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// The cost of many registrations, in nanoseconds.
func largeContainerRows() throws -> [Row] {
    let thousand = try makeLargeContainer(1_000)
    let miss = Subject(count: 1_000) { for _ in 0..<$0 { _ = resolveMissing(thousand) } }
    let registrations = Subject(count: 1) { _ in _ = try? makeLargeContainer(10_000) }
    return [
        nanoseconds("failed resolution among 1,000 registrations", miss, bar: 5_000),
        nanoseconds("10,000 registrations", registrations, bar: 10_000_000),
    ] + (try memoryRows())
}

/// The memory of registrations, and the memory that many resolutions leave behind, in bytes.
private func memoryRows() throws -> [Row] {
    guard allocation_counter_works() else { return [] }
    let graphs = try makeContainer()
    _ = resolveShared(graphs)
    let start = allocated_bytes()
    for _ in 0..<10_000_000 { _ = resolveShared(graphs) }
    let growth = Double(allocated_bytes()) - Double(start)
    return [
        Row(
            what: "bytes of a registration by a closure", measured: try bytesEach { try makeLargeContainer($0) },
            bar: 200, detail: "of 10,000"),
        Row(
            what: "bytes of a singleton's registration", measured: try bytesEach { try makeSingletons($0) },
            bar: 200, detail: "of 10,000"),
        Row(
            what: "bytes left by 10,000,000 resolutions of scope graph", measured: growth, bar: 4_096, detail: ""),
    ]
}

/// The bytes per registration, for 10,000 of them.
private func bytesEach(_ make: (Int) throws -> Container) throws -> Double {
    let start = allocated_bytes()
    let container = try make(10_000)
    let taken = allocated_bytes() - start
    return withExtendedLifetime(container) { Double(taken) / 10_000 }
}

/// The best time of several, in nanoseconds.
func nanoseconds(_ what: String, _ subject: Subject, bar: Double) -> Row {
    let best = (0..<10).map { _ in subject.time() }.min() ?? .infinity
    return Row(what: what, measured: best, bar: bar, detail: "ns")
}
