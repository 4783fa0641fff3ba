import DovetailBasics
import Foundation
import Testing

/// Work on all cores: complete, without repetition, and in order.
@Suite struct WorkersTests {
    /// Counts from many threads.
    private final class Tally: @unchecked Sendable {
        private let lock = NSLock()
        private var counts: [Int: Int] = [:]
        private var buffers: Set<ObjectIdentifier> = []

        func add(_ index: Int, _ buffer: FileBytes) {
            lock.withLock {
                counts[index, default: 0] += 1
                buffers.insert(ObjectIdentifier(buffer))
            }
        }

        var all: [Int: Int] { lock.withLock { counts } }
        var bufferCount: Int { lock.withLock { buffers.count } }
    }

    /// Around the sizes of the chunks that a thread takes at a time.
    @Test(arguments: [0, 1, 2, 15, 16, 17, 31, 32, 33, 511, 512, 513, 5000])
    func eachIndexIsDoneOnceAndInItsPlace(count: Int) {
        let tally = Tally()
        let squares = Workers.map(count) { index, buffer in
            tally.add(index, buffer)
            return index * index
        }
        #expect(squares == (0..<count).map { $0 * $0 })
        #expect(tally.all == Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, 1) }))
        #expect(tally.bufferCount <= ProcessInfo.processInfo.activeProcessorCount)
    }

    @Test func aResultMayBeNothing() {
        let halves: [Int?] = Workers.map(100) { index, _ in index.isMultiple(of: 2) ? index / 2 : nil }
        #expect(halves == (0..<100).map { $0.isMultiple(of: 2) ? $0 / 2 : nil })
    }

    @Test func inputsKeepTheirOrder() {
        let names = (0..<200).map { "name\($0)" }
        #expect(inParallel(names) { $0 + "!" } == names.map { $0 + "!" })
    }

    /// Recursion this deep crashes a thread with the usual stack size.
    @Test func thereIsRoomForDeepRecursion() {
        @Sendable func depth(_ rest: Int) -> Int { rest == 0 ? 0 : 1 + depth(rest - 1) }
        let tally = Tally()
        Workers.onDeepStack { tally.add(depth(200_000), FileBytes()) }
        #expect(tally.all == [200_000: 1])
        #expect(Workers.map(2) { _, _ in depth(200_000) } == [200_000, 200_000])
    }
}
