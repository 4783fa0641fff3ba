import Dovetail
import Foundation
import Testing

/// Containers used by several threads at once.
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

    /// Four services that need each other in a cycle cannot be built, from any thread.
    @Test func aRingOfInitializersIsAnErrorOnFourThreads() throws {
        for scope in [RegistrationScope.transient, .graph, .singleton, .weak] {
            let container = try Container { c in
                for number in 0..<4 {
                    c.register(Folder.self, name: "\(number)", scope: scope) { r in
                        Folder(below: try r.resolve(Folder.self, name: "\((number + 1) % 4)"))
                    }
                }
            }
            let errors = Counter()
            let ended = onThreads(4) { number in
                for _ in 0..<50 where (try? container.resolve(Folder.self, name: "\(number)")) == nil { errors.add() }
            }
            #expect(ended && errors.value == 200)
        }
    }

    /// While one container resolves, another one's graphs begin and end.
    @Test func graphsOfOtherThreadsAreApart() throws {
        let container = try Container { c in
            c.register(Tracked.self, scope: .graph) { _ in Tracked() }
            c.register([Tracked].self) { r in [try r.resolve(Tracked.self), try r.resolve(Tracked.self)] }
        }
        let repeated = Counter()
        let ended = onThreads(4) { _ in
            var last: Tracked?
            for _ in 0..<2_000 {
                guard let pair = try? container.resolve([Tracked].self), pair[0] === pair[1], pair[0] !== last
                else {
                    repeated.add()
                    continue
                }
                last = pair[0]
            }
        }
        #expect(ended && repeated.value == 0)
    }

    @Test func weakIsOneForAllThreads() throws {
        let living = Counter()
        let container = try Container { c in
            c.register(Tracked.self, scope: .weak) { _ in Tracked(living: living) }
        }
        let several = Counter()
        let ended = onThreads(8) { _ in
            for _ in 0..<500 {
                guard let one = try? container.resolve(Tracked.self), let other = try? container.resolve(Tracked.self)
                else { return several.add() }
                if one !== other { several.add() }
            }
        }
        #expect(ended && several.value == 0 && living.value == 0)
    }

    /// A factory that resolves from the app's container, as from a global variable, is also on the path.
    @Test func theWayThroughAGlobalContainerIsSeen() throws {
        let app = Guarded<Container?>(nil)
        let line: UInt = #line
        let container = try Container { c in
            c.register(Hen.self) { _ in Hen(egg: try app.value!.resolve()) }
            c.register(Egg.self) { _ in Egg(hen: try app.value!.resolve()) }
        }
        app.change { $0 = container }
        defer { app.change { $0 = nil } }
        let file = "ContainerLoadTests.swift"
        let (hen, egg) = ("Hen (\(file):\(line + 2))", "Egg (\(file):\(line + 3))")
        #expect {
            try container.resolve(Hen.self)
        } throws: { "\($0)" == "\(hen) → \(egg) → \(hen): depends on itself" }
    }
}
