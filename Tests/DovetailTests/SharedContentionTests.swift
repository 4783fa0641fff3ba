import Dovetail
import Foundation
import Testing

@Suite("shared: many threads")
struct SharedContentionTests {
    /// Threads that walk the same components meet at the first value that is not built yet, since a hit is faster than
    /// a build.
    @Test func buildsOnceUnderContention() {
        let rounds = 4_000
        let components = Unchecked(value: (0..<rounds).map { _ in AppComponent() })
        let builds = Unchecked(value: (0..<rounds).map { _ in Counter() })
        let seen = Unchecked(value: (0..<8).map { _ in Seen() })
        let inTime = onThreads(8) { thread in
            for round in 0..<rounds {
                let value = components.value[round].shared {
                    builds.value[round].add()
                    // Lets the other threads arrive.
                    Thread.sleep(forTimeInterval: 0.00001)
                    return Tracked(round)
                }
                seen.value[thread].identities.append(ObjectIdentifier(value))
                // Under the thread sanitizer, this read shows whether the whole build is visible.
                if value.number == round { seen.value[thread].right += 1 }
            }
        }
        #expect(inTime)
        #expect(builds.value.allSatisfy { $0.value == 1 })
        #expect(seen.value.allSatisfy { $0.right == rounds })
        #expect(seen.value.allSatisfy { $0.identities == seen.value[0].identities })
    }

    /// Different values of one component at once: each adds a cell to the same tree.
    @Test func buildsManyValuesAtOnce() {
        let component = Unchecked(value: AppComponent())
        let builds = Counter()
        let right = Counter()
        let inTime = onThreads(8) { thread in
            for step in 0..<2_000 {
                let line = UInt((step * 7 + thread * 250) % 2_000)
                let value = component.value.shared(file: "Test/Lines.swift", line: line, column: 1) {
                    builds.add()
                    return line
                }
                if value == line { right.add() }
            }
        }
        #expect(inTime)
        #expect(builds.value == 2_000)
        #expect(right.value == 8 * 2_000)
    }
}

private final class Seen {
    var identities: [ObjectIdentifier] = []
    var right = 0
}
