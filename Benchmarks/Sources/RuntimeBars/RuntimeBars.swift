import AllocationCounter
import Foundation
import SampleApp
import SampleFeature

/// Measures the cost of the runtime as ratios to plain Swift in the same run, and exits with code 1 if a limit is
/// exceeded.
@main
enum RuntimeBars {
    static func main() throws {
        guard counterCounts() else {
            print("the allocation counter does not read 1 for one object")
            exit(1)
        }
        let rows =
            try hitRows() + creationRows() + threadRows() + containerRows() + asyncContainerRows()
            + sharedContainerRows() + largeContainerRows()
        print(table(rows))
        let peers = try peerRows()
        if !peers.isEmpty { print("\nThe same services from other containers:\n" + table(peers)) }
        #if NEEDLE
            print("\nThe same program on Needle:\n" + table(needleRows()))
        #endif
        exit((rows + peers).allSatisfy(\.isOK) ? 0 : 1)
    }

    /// Whether the counter reads exactly 1 for one object.
    static func counterCounts() -> Bool {
        guard allocation_counter_works() else { return true }
        let other = LazyHolder()
        _ = createPlain(other)
        let before = allocation_count()
        let object = createPlain(other)
        let counted = allocation_count() - before
        return withExtendedLifetime(object) { counted == 1 }
    }
}

/// A hit of `shared` and of `dependency.x`, compared with a hit of a lazy variable.
func hitRows() -> [Row] {
    let root = AppComponent()
    let card = root.card
    let holder = LazyHolder()
    let lazyHit = Subject(count: 200_000) { for _ in 0..<$0 { _ = readLazy(holder) } }
    let shared = Subject(count: 200_000) { for _ in 0..<$0 { _ = readShared(root) } }
    let dependency = Subject(count: 200_000) { for _ in 0..<$0 { _ = readDependency(card) } }
    return [
        ratio("shared hit / lazy var hit", shared, lazyHit, bar: 1.5),
        ratio("dependency.x hit / lazy var hit", dependency, lazyHit, bar: 2.2),
        allocations("allocations of a shared hit", shared, bar: 0),
        allocations("allocations of a dependency.x hit", dependency, bar: 0),
    ]
}

/// The creation and release of a child, compared with those of a plain object.
func creationRows() -> [Row] {
    let root = AppComponent()
    let child = Subject(count: 50_000) { for _ in 0..<$0 { _ = createChild(root) } }
    let plain = Subject(count: 50_000) { for _ in 0..<$0 { _ = createPlain(root) } }
    return [
        ratio("child / plain object of its size", child, plain, bar: 3),
        allocations("allocations of a child", child, bar: 2),
    ]
}

/// Two threads with one root each, compared with one thread that does the work of one.
///
/// Rounds last only a millisecond or two, so that even on a busy machine some of them have two cores to themselves.
func threadRows() -> [Row] {
    let work: @Sendable () -> Void = {
        let root = AppComponent()
        for _ in 0..<10_000 { _ = readDependency(createChild(root)) }
    }
    let two = Subject(count: 1) { _ in onThreads(2, work) }
    let one = Subject(count: 1) { _ in onThreads(1, work) }
    return [ratio("two threads, a root each / one thread", two, one, bar: 1.6, rounds: 300)]
}

/// The row for the time of `subject` relative to `peer`.
///
/// Other load on the machine can only add time, so if a limit is exceeded, it is measured twice more, and the best
/// times are kept.
func ratio(_ what: String, _ subject: Subject, _ peer: Subject, bar: Double, rounds: Int = 60) -> Row {
    var best = (subject: Double.infinity, peer: Double.infinity)
    for _ in 0..<3 where !(best.subject / best.peer <= bar) {
        let again = bestTimes(subject, peer, rounds: rounds)
        best = (min(best.subject, again.subject), min(best.peer, again.peer))
    }
    let detail = "\(figure(best.subject)) ns / \(figure(best.peer)) ns"
    return Row(what: what, measured: best.subject / best.peer, bar: bar, detail: detail)
}

/// The row for the number of allocations of `subject`.
func allocations(_ what: String, _ subject: Subject, bar: Double) -> Row {
    let counted = subject.allocations()
    return Row(what: what, measured: counted ?? 0, bar: bar, detail: counted == nil ? "not counted here" : "")
}
