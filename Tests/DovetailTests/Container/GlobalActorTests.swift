import Dovetail
import Testing

/// Services that are isolated to a global actor other than the main one.
@Suite struct GlobalActorTests {
    @Test func factoriesRunOnTheirActor() async throws {
        let container = try Container { c in
            c.register(String.self) { _ in "disk" }
            c.register(Cache.self, scope: .singleton, on: StoreActor.self, Cache.init)
            c.register(Cache.self, name: "closure", on: StoreActor.self) { @StoreActor r in
                StoreActor.shared.preconditionIsolated()
                return Cache(name: try await r.resolve() + "!")
            }
            c.register(Cache.self, name: "elsewhere", on: StoreActor.self) { _ in await Cache(name: "elsewhere") }
            c.register(Index.self, on: StoreActor.self, Index.init)
        }
        let index = try await container.resolve(async: Index.self)
        #expect(await index.read() == "disk")
        #expect(try await container.resolve(async: Index.self) !== index)
        #expect(try await container.resolve(async: Cache.self) === index.cache)
        #expect(try await container.resolve(async: Cache.self, name: "closure").read() == "disk!")
        #expect(try await container.resolve(async: Cache.self, name: "elsewhere").read() == "elsewhere")
        #expect(try await readOnTheActor(container) == "disk")
        let error = #expect(throws: ResolutionError.self) { try container.resolve(Index.self) }
        guard case .asynchronous? = error?.reason else { return #expect(Bool(false)) }
        #expect(try container.validate().map { step in "\(step.service)" } == ["String", "Cache", "Cache"])
    }

    @StoreActor private func readOnTheActor(_ container: Container) async throws -> String {
        let index = try await container.resolve(async: Index.self)
        return index.read()
    }

    @Test func anErrorOfTheInitializerHasThePath() async throws {
        let container = try Container { c in
            c.register(String.self) { _ in "" }
            c.register(Cache.self, on: StoreActor.self, Cache.init)
            c.register(Index.self, override: false, on: StoreActor.self, Index.init)
        }
        let error = await #expect(throws: ResolutionError.self) { try await container.resolve(async: Index.self) }
        #expect(error?.path.map { step in "\(step.service)" } == ["Index"])
    }
}

@globalActor private actor StoreActor { static let shared = StoreActor() }

@StoreActor private final class Cache {
    let name: String

    init(name: String) {
        StoreActor.shared.preconditionIsolated()
        self.name = name
    }

    func read() -> String { name }
}

@StoreActor private final class Index {
    let cache: Cache

    init(cache: Cache) throws {
        StoreActor.shared.preconditionIsolated()
        if cache.name.isEmpty { throw Refusal() }
        self.cache = cache
    }

    func read() -> String { cache.read() }
}
