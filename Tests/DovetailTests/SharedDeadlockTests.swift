import Dovetail
import Foundation
import Testing

@Suite("shared: no lock is waited for in the other order")
struct SharedDeadlockTests {
    /// Each thread is inside a factory of one component and reads a value of the other: with one lock per component,
    /// both would wait forever.
    @Test func twoComponentsThatAskEachOther() {
        for _ in 0..<200 {
            let left = Unchecked(value: CardComponent(dependency: CardDouble()))
            let right = Unchecked(value: CardComponent(dependency: CardDouble()))
            let inside = Unchecked(value: [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)])
            let inTime = onThreads(2, seconds: 10) { thread in
                let mine = thread == 0 ? left.value : right.value
                let other = thread == 0 ? right.value : left.value
                let outer = mine.shared {
                    inside.value[thread].signal()
                    inside.value[1 - thread].wait()
                    return Outer(other.limit)
                }
                precondition(outer.inner === other.limit)
            }
            #expect(inTime)
            if !inTime { return }
        }
    }

    /// The same within one component: two of its values need a third.
    @Test func twoValuesThatNeedAThird() {
        for _ in 0..<200 {
            let component = Unchecked(value: CardComponent(dependency: CardDouble()))
            let inTime = onThreads(2, seconds: 10) { thread in
                let outer = component.value.shared(file: "Test/Two.swift", line: UInt(thread), column: 1) {
                    Outer(component.value.limit)
                }
                precondition(outer.inner === component.value.limit)
            }
            #expect(inTime)
            if !inTime { return }
        }
    }
}
