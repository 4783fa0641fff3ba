import Dovetail
import Foundation
import Testing

/// Containers that several threads use at once.
@Suite struct ContainerLoadTests {
    @Test func aSingletonIsBuiltOnce() throws {
        for _ in 0..<50 {
            let count = Counter()
            let container = try Container { c in
                c.register((any AuthRepository).self, scope: .singleton) { _ in
                    count.add()
                    Thread.sleep(forTimeInterval: 0.001)
                    return DiskAuthRepository()
                }
            }
            let seen = Guarded<Set<ObjectIdentifier>>([])
            let ended = onThreads(8) { _ in
                let auth = try? container.resolve((any AuthRepository).self)
                seen.change { if let auth { $0.insert(ObjectIdentifier(auth)) } }
            }
            #expect(ended && count.value == 1 && seen.value.count == 1)
        }
    }

    /// Each thread builds one singleton and needs the other's: waiting would never end.
    @Test func aCycleAcrossThreadsIsAnErrorAndNotADeadlock() throws {
        for _ in 0..<50 {
            let started = Counter()
            let meet: @Sendable () -> Void = {
                started.add()
                while started.value < 2 { Thread.sleep(forTimeInterval: 0.0001) }
            }
            let container = try Container { c in
                c.register(Hen.self, scope: .singleton) { r in
                    meet()
                    return Hen(egg: try r.resolve(Egg.self))
                }
                c.register(Egg.self, scope: .singleton) { r in
                    meet()
                    return Egg(hen: try r.resolve(Hen.self))
                }
            }
            let errors = Guarded<[String]>([])
            let ended = onThreads(2) { number in
                do {
                    if number == 0 { _ = try container.resolve(Hen.self) } else { _ = try container.resolve(Egg.self) }
                } catch { errors.change { $0.append("\(error)") } }
            }
            #expect(ended && errors.value.count == 2, "\(errors.value)")
            #expect(errors.value.contains { $0.contains("is being built by another thread") }, "\(errors.value)")
        }
    }

    @Test func twoContainersThatUseEachOtherFromTwoThreads() throws {
        let right = Guarded<Container?>(nil)
        let left = try Container { c in
            c.register(Int.self, scope: .singleton) { _ in try right.value?.resolve(Int.self) ?? 0 }
            c.register(String.self, scope: .singleton) { _ in "left" }
        }
        let other = try Container { c in
            c.register(Int.self, scope: .singleton) { _ in try left.resolve(String.self).count }
            c.register(String.self, scope: .singleton) { _ in "\(try left.resolve(Int.self))" }
        }
        right.change { $0 = other }
        let found = Guarded<[String]>([])
        let ended = onThreads(8) { number in
            let text =
                number.isMultiple(of: 2)
                ? (try? other.resolve(String.self)) : (try? left.resolve(Int.self)).map { "\($0)" }
            found.change { $0.append(text ?? "error") }
        }
        #expect(ended && Set(found.value) == ["4"])
        right.change { $0 = nil }
    }
}
