import Dovetail
import DovetailTesting
import Testing

/// Asynchronous services that are resolved once, when they are first needed.
@Suite(limited(toMinutes: 2)) struct AsyncLazyTests {
    @Test func itIsResolvedOnceWhenItIsCalled() async throws {
        let built = Counter()
        let container = try Container { c in
            c.register(Store.self) { _ in
                built.add(1)
                await Task.yield()
                return Store()
            }
            c.register(Office.self, Office.init)
            c.register(Int.self) { _ in 7 }
        }
        let office = try container.resolve(Office.self)
        #expect(built.value == 0)
        let store = try await office.store()
        #expect(try await office.store() === store && built.value == 1)
        #expect(try await container.resolve(Office.self).store() !== store)
        #expect(try await container.resolve(AsyncLazy<Int>.self)() == 7)
        #expect(try await AsyncLazy { 8 }() == 8)
        let missing = #expect(throws: ResolutionError.self) { try container.resolve(AsyncLazy<String>.self) }
        #expect(missing?.description == "AsyncLazy<String> → String: not registered")
    }

    @Test func tasksShareTheResolution() async throws {
        let calls = Counter()
        let lazy = AsyncLazy<Store> {
            calls.add(1)
            for _ in 0..<20 { await Task.yield() }
            return Store()
        }
        let stores = try await withThrowingTaskGroup(of: Store.self) { group in
            for _ in 0..<50 { group.addTask { try await lazy() } }
            return try await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert(ObjectIdentifier($1)) }
        }
        #expect(stores.count == 1 && calls.value == 1)
    }

    @Test func anErrorIsNotKeptAndHasThePath() async throws {
        let calls = Counter()
        let container = try Container { c in
            c.register(Store.self) { _ in
                await Task.yield()
                calls.add(1)
                if calls.value == 1 { throw Refusal() }
                return Store()
            }
            c.register(Office.self, Office.init)
            c.register(Bool.self) { r in
                await Task.yield()
                return try await r.resolve(Office.self).store().number == 7
            }
        }
        let office = try container.resolve(Office.self)
        let error = await #expect(throws: ResolutionError.self) { try await office.store() }
        #expect(error?.path.map { step in "\(step.service)" } == ["Office", "AsyncLazy<Store>", "Store"])
        #expect(try await office.store().number == 7)
        #expect(try await container.resolve(async: Bool.self))
    }

    @Test func aCycleIsAnErrorOnlyIfItIsCalledTooEarly() async throws {
        let container = try Container { c in
            c.register(Author.self, scope: .singleton) { r in
                await Task.yield()
                return try await Author(books: r.resolve())
            }
            c.register(Book.self, scope: .singleton, Book.init)
            c.register(Author.self, name: "early", scope: .singleton) { r in
                let books = try await r.resolve(AsyncLazy<Author>.self, name: "early")
                _ = try await books()
                return try await r.resolve(Author.self)
            }
        }
        let author = try await container.resolve(async: Author.self)
        #expect(try await author.books().author === author)
        let error = await #expect(throws: ResolutionError.self) {
            try await container.resolve(async: Author.self, name: "early")
        }
        guard case .cycle? = error?.reason else { return #expect(Bool(false), "\(String(describing: error))") }
    }

    @Test func aCancelledTaskLeavesTheOthers() async throws {
        let lazy = AsyncLazy<Store> {
            try await Task.sleep(nanoseconds: 30_000_000)
            return Store()
        }
        let leaving = Task { try await lazy() }
        let staying = Task { try await lazy() }
        try await Task.sleep(nanoseconds: 5_000_000)
        leaving.cancel()
        let error = await #expect(throws: ResolutionError.self) { try await leaving.value }
        guard case .cancelled? = error?.reason else { return #expect(Bool(false)) }
        #expect(try await staying.value === lazy())
    }

    @Test func aReplacementIsNotKept() async throws {
        let container = try Container { c in
            c.register(Store.self) { _ in await Store.open(1) }
            c.register(Office.self, Office.init)
        }
        let office = try container.resolve(Office.self)
        try await withOverrides {
            $0.override(Store.self) { _ in await Store.open(2) }
        } operation: { () async throws in
            #expect(try await office.store().number == 2)
        }
        #expect(try await office.store().number == 1)
    }

    @Test func itsServiceIsReleasedWithIt() async throws {
        let living = Counter()
        do {
            let lazy = AsyncLazy<Tracked> {
                await Task.yield()
                return Tracked(living: living)
            }
            _ = try await lazy()
            #expect(living.value == 1)
        }
        for _ in 0..<20_000 where living.value > 0 { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(living.value == 0)
    }
}

private final class Store: Sendable {
    let number: Int
    init(_ number: Int = 7) { self.number = number }

    static func open(_ number: Int) async -> Store {
        await Task.yield()
        return Store(number)
    }
}

private final class Office: Sendable {
    let store: AsyncLazy<Store>
    init(store: AsyncLazy<Store>) { self.store = store }
}

private final class Author: Sendable {
    let books: AsyncLazy<Book>
    init(books: AsyncLazy<Book>) { self.books = books }
}

private final class Book: Sendable {
    let author: Author
    init(author: Author) { self.author = author }
}
