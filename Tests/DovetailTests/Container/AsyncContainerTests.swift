import Dovetail
import DovetailTesting
import Foundation
import Testing

/// Services that are built asynchronously.
@Suite(limited(toMinutes: 2)) struct AsyncContainerTests {
    // MARK: Registration and resolution

    @Test func theFactorysTypeChoosesTheRegistration() async throws {
        let container = try Container { c in
            c.register(Settings.self) { _ in Settings(name: "disk") }
            c.register(Database.self, scope: .singleton) { r in try await Database.open(r.resolve()) }
            c.register(Cloud.self, Cloud.init)
            c.register(Cloud.self, name: "two") { r in
                let settings = try await r.resolve(Settings.self)
                return await Cloud(settings: settings, database: try r.resolve())
            }
            // Synchronous factories keep their registrations.
            c.register(Int.self, name: "sync") { r in try r.resolve(Settings.self).name.count }
            c.register(Reports.self, Reports.init)
        }
        let database = try await container.resolve(async: Database.self)
        #expect(database.name == "disk")
        #expect(try await container.resolve(async: Database.self) === database)
        #expect(try await container.resolve(async: Cloud.self).database === database)
        #expect(try await container.resolve(async: Cloud.self, name: "two").database === database)
        #expect(try await container.resolve(async: Int.self, name: "sync") == 4)
        // In asynchronous code, synchronous resolutions need no `await`.
        #expect(try container.resolve(Int.self, name: "sync") == 4)
        #expect(try container.resolve(Settings.self).name == "disk")
    }

    @Test func whatIsBuiltByAnInitializerMayNeedAsynchronousServices() async throws {
        let container = try Container { c in
            c.register(Settings.self) { _ in Settings(name: "disk") }
            c.register(Database.self, scope: .singleton) { r in try await Database.open(r.resolve()) }
            c.register(Reports.self, scope: .singleton, Reports.init)
            c.register(Screen.self, Screen.init)
            c.alias((any Named).self, of: Database.self) { $0 }
        }
        let screen = try await container.resolve(async: Screen.self)
        #expect(screen.reports.database === screen.database)
        #expect(try await container.resolve(async: Reports.self) === screen.reports)
        #expect(try await container.resolve(async: (any Named).self).name == "disk")
        #expect(try container.validate().map(\.description).count == 2)
        let error = #expect(throws: ResolutionError.self) { try container.resolve(Screen.self) }
        guard case .asynchronous? = error?.reason else { return #expect(Bool(false)) }
        #expect(error?.path.map { step in "\(step.service)" } == ["Screen", "Reports", "Database"])
        // Synchronous resolution fails in the same way when the service is there.
        #expect(throws: ResolutionError.self) { try container.resolve(Database.self) }
    }

    @Test func scopes() async throws {
        let container = try Container { c in
            c.register(Settings.self, scope: .graph) { _ in Settings(name: "graph") }
            c.register(Database.self) { r in try await Database.open(r.resolve()) }
            c.register(Database.self, name: "graph", scope: .graph) { r in try await Database.open(r.resolve()) }
            c.register(Pair.self) { r in
                async let one = r.resolve(Database.self, name: "graph")
                async let two = r.resolve(Database.self, name: "graph")
                return try await Pair(one: one, two: two)
            }
            c.register(Pair.self, name: "transient") { r in
                try await Pair(one: r.resolve(), two: r.resolve())
            }
            c.register(Bool.self) { r in
                async let one = r.resolve(Settings.self)
                async let two = r.resolve(Settings.self)
                return try await one === two
            }
        }
        let pair = try await container.resolve(async: Pair.self)
        #expect(pair.one === pair.two)
        #expect(try await container.resolve(async: Pair.self).one !== pair.one)
        let other = try await container.resolve(async: Pair.self, name: "transient")
        #expect(other.one !== other.two)
        #expect(other.one.settings === other.two.settings)
        for _ in 0..<20 { #expect(try await container.resolve(async: Bool.self)) }
    }

    @Test func weakIsAnError() {
        let error = #expect(throws: RegistrationError.self) {
            try Container { c in
                c.register(Database.self, scope: .weak) { _ in try await Database.open(Settings(name: "")) }
            }
        }
        #expect(error?.description.contains("cannot be weak with an asynchronous factory") == true)
    }

    @Test func optionalsListsAndArguments() async throws {
        let container = try Container { c in
            c.register(Settings.self) { (_, name: String) in Settings(name: name) }
            c.register(Database.self) { r in try await Database.open(r.resolve(Settings.self, arguments: "named")) }
            c.contribute(Database.self) { r in try await Database.open(Settings(name: "element")) }
            c.contribute(Database.self) { _ in Database(settings: Settings(name: "sync")) }
        }
        #expect(try await container.resolve(async: Database?.self)?.name == "named")
        #expect(try await container.resolve(async: Cloud?.self) == nil)
        #expect(try await container.resolve(async: [Database].self).map(\.name) == ["named", "element", "sync"])
        #expect(try await container.resolve(async: [Database]?.self)?.count == 3)
        await #expect(throws: ResolutionError.self) { try await container.resolve(async: [Cloud].self) }
    }

    @Test func aParentsSingletonIsBuiltFromTheParent() async throws {
        let parent = try Container { c in
            c.register(Settings.self) { _ in Settings(name: "parent") }
            c.register(Database.self, scope: .singleton) { r in try await Database.open(r.resolve()) }
            c.register(Database.self, name: "new") { r in try await Database.open(r.resolve()) }
            c.register(Reports.self, scope: .singleton, Reports.init)
        }
        let child = try Container(parent: parent) { c in
            c.register(Settings.self) { _ in Settings(name: "child") }
            c.register(Screen.self, Screen.init)
        }
        let database = try await child.resolve(async: Database.self)
        #expect(database.name == "parent")
        #expect(try await parent.resolve(async: Reports.self).database === database)
        #expect(try await child.resolve(async: Screen.self).reports.database === database)
        #expect(try await child.resolve(async: Database.self, name: "new").name == "child")
    }

    @Test func aParentsSingletonDoesNotShareTheChildsGraph() async throws {
        let parent = try Container { c in
            c.register(String.self) { _ in "parent" }
            c.register(Settings.self, scope: .graph) { r in Settings(name: try r.resolve()) }
            c.register(Database.self, scope: .singleton) { r in try await Database.open(r.resolve()) }
            c.register(Pair.self) { r in
                let settings = try await r.resolve(Settings.self)
                return try await Pair(one: Database(settings: settings), two: r.resolve())
            }
        }
        let child = try Container(parent: parent) { c in c.register(String.self) { _ in "child" } }
        let pair = try await child.resolve(async: Pair.self)
        #expect(pair.one.name == "child" && pair.two.name == "parent")
    }

    @Test func validationRunsNoAsynchronousFactories() throws {
        let container = try Container { c in
            c.register(Settings.self) { _ in Settings(name: "") }
            c.register(Database.self) { r in try await Database.open(r.resolve()) }
            c.register(Cloud.self, Cloud.init)
        }
        let unknown = try container.validate(runningFactories: true)
        #expect(unknown.map { step in "\(step.service)" } == ["Database"])
        let broken = try Container { c in c.register(Cloud.self, Cloud.init) }
        #expect(throws: ValidationError.self) { try broken.validate() }
    }

    @Test func mainActorFactories() async throws {
        let container = try Container { c in
            c.register(Settings.self) { _ in Settings(name: "main") }
            c.register(Database.self, scope: .singleton) { r in try await Database.open(r.resolve()) }
            c.register(Model.self) { @MainActor r in try await Model(database: r.resolve()) }
            c.register(Plain.self, on: MainActor.self) { _ in Plain() }
            c.register(Plain.self, name: "inner", Plain.init)
            c.register(Bool.self) { r in try await r.resolve(Plain.self, on: MainActor.self).isThere }
        }
        #expect(try await container.resolve(async: Model.self).database.name == "main")
        #expect(try await container.resolve(async: Bool.self))
        let error = await #expect(throws: ResolutionError.self) { try await container.resolve(async: Plain.self) }
        guard case .mainActor? = error?.reason else { return #expect(Bool(false)) }
        // The initializer of a main-actor class is registered for the main actor, not as an asynchronous one.
        _ = try await container.resolve(Plain.self, name: "inner", on: MainActor.self)
    }

    @Test @MainActor func whatIsNotSendableReachesTheCallersActor() async throws {
        let container = try Container { c in
            c.register(Unsent.self) { _ in
                await Task.yield()
                return Unsent()
            }
        }
        let unsent = try await container.resolve(async: Unsent.self)
        #expect(unsent.number == 7)
    }

    // MARK: Deferred

    @Test func asyncProviders() async throws {
        let container = try Container { c in
            c.register(Settings.self) { _ in Settings(name: "disk") }
            c.register(Database.self) { r in try await Database.open(r.resolve()) }
            c.register(Office.self, Office.init)
            c.register(Int.self) { _ in throw Refusal() }
        }
        let office = try container.resolve(Office.self)
        #expect(try await office.database() !== office.database())
        #expect(try await AsyncProvider { 7 }() == 7)
        let missing = #expect(throws: ResolutionError.self) { try container.resolve(AsyncProvider<Cloud>.self) }
        #expect(missing?.description == "AsyncProvider<Cloud> → Cloud: not registered")
        let early = #expect(throws: ResolutionError.self) { try container.resolve(Provider<Database>.self) }
        guard case .asynchronous? = early?.reason else { return #expect(Bool(false)) }
        #expect(early?.path.count == 2)
        let failed = await #expect(throws: ResolutionError.self) {
            try await container.resolve(AsyncProvider<Int>.self)()
        }
        #expect(failed?.path.count == 2)
    }

    @Test func anAsyncProviderCutsACycle() async throws {
        let container = try Container { c in
            c.register(Author.self, scope: .singleton) { r in
                await Task.yield()
                return try await Author(books: r.resolve())
            }
            c.register(Book.self, scope: .singleton, Book.init)
        }
        let author = try await container.resolve(async: Author.self)
        #expect(try await author.books().author === author)
    }

    // MARK: Errors

    @Test func pathsCrossAsynchronousAndSynchronousServices() async throws {
        let container = try Container { c in
            c.register(Database.self) { r in
                _ = try await r.resolve(Cloud.self)
                return Database(settings: Settings(name: ""))
            }
            c.register(Cloud.self) { r in try r.resolve() as Cloud? ?? r.resolve(name: "two") }
            c.register(Cloud.self, name: "two") { r in try r.container.resolve(Cloud.self, name: "three") }
        }
        let error = await #expect(throws: ResolutionError.self) { try await container.resolve(async: Database.self) }
        #expect(error?.path.map { step in "\(step.service)" } == ["Database", "Cloud", "Cloud"])
        let third = await #expect(throws: ResolutionError.self) {
            try await Container(parent: container) { c in
                c.register(Int.self) { r in
                    await Task.yield()
                    return try r.container.resolve(Cloud.self, name: "two").database.name.count
                }
            }.resolve(async: Int.self)
        }
        #expect(third?.path.map { step in "\(step.service)" } == ["Int", "Cloud", "Cloud"])
        #expect(third?.path.last?.name == "three")
    }

    @Test func aCompletionsErrorHasTheWholePath() async throws {
        let container = try Container { c in
            c.register(Settings.self, scope: .singleton) { _ in
                Settings(name: "")
            } completed: { r, _ in
                _ = try r.resolve(Int.self)
            }
            c.register(Database.self) { r in try await Database.open(r.resolve()) }
        }
        let error = await #expect(throws: ResolutionError.self) { try await container.resolve(async: Database.self) }
        #expect(error?.path.map { step in "\(step.service)" } == ["Database", "Settings", "Int"])
    }

    @Test(arguments: [RegistrationScope.transient, .graph, .singleton]) func cyclesAreErrors(
        scope: RegistrationScope
    ) async throws {
        let container = try Container { c in
            c.register(Author.self, scope: scope) { r in
                _ = try await r.resolve(Book.self)
                return try await Author(books: r.resolve())
            }
            c.register(Book.self, scope: scope) { r in try await Book(author: r.resolve()) }
            c.register(Book.self, name: "late", scope: scope) { r in try await Book(author: r.resolve()) }
        }
        let error = await #expect(throws: ResolutionError.self) {
            try await container.resolve(async: Book.self, name: "late")
        }
        guard case .cycle? = error?.reason else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(error?.path.map { step in "\(step.service)" } == ["Book", "Author", "Book", "Author"])
    }

    @Test func anErrorIsNotKept() async throws {
        let fails = Guarded(true)
        let container = try Container { c in
            c.register(Database.self, scope: .singleton) { _ in
                await Task.yield()
                if fails.value { throw Refusal() }
                return Database(settings: Settings(name: "at last"))
            }
        }
        let error = await #expect(throws: ResolutionError.self) { try await container.resolve(async: Database.self) }
        #expect(error?.description.hasSuffix("): refused") == true)
        fails.change { $0 = false }
        #expect(try await container.resolve(async: Database.self).name == "at last")
    }

    // MARK: Overrides

    @Test func overridesReplaceAsynchronousServices() async throws {
        let container = try Container { c in
            c.register(Settings.self) { _ in Settings(name: "disk") }
            c.register(Database.self, scope: .singleton) { r in try await Database.open(r.resolve()) }
            c.register(Reports.self, Reports.init)
        }
        try await withOverrides {
            $0.override(Database.self) { _ in Database(settings: Settings(name: "stub")) }
            $0.expectLive(Reports.self)
        } operation: {
            let reports = try await container.resolve(async: Reports.self)
            #expect(reports.database.name == "stub")
            #expect(try await container.resolve(async: Database.self) === reports.database)
            // What fails in the app fails in its tests.
            #expect(throws: ResolutionError.self) { try container.resolve(Database.self) }
        }
        await #expect(throws: OverrideError.self) {
            try await withOverrides { _ in
            } operation: {
                _ = try? await container.resolve(async: Database.self)
            }
        }
        #expect(try await container.resolve(async: Database.self).name == "disk")
    }

    @Test func aContainerReleasesItsServices() async throws {
        let living = Counter()
        do {
            let container = try Container { c in
                c.register(Tracked.self, scope: .singleton) { _ in
                    await Task.yield()
                    return Tracked(living: living)
                }
                c.register(Tracked.self, name: "fails", scope: .singleton) { r in
                    let tracked = try await r.resolve(Tracked.self)
                    if tracked.number == 0 { throw Refusal() }
                    return tracked
                }
            }
            _ = try await container.resolve(async: Tracked.self)
            _ = try? await container.resolve(async: Tracked.self, name: "fails")
            #expect(living.value == 1)
        }
        for _ in 0..<20_000 where living.value > 0 { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(living.value == 0)
    }
}

private final class Settings: Sendable {
    let name: String
    init(name: String) { self.name = name }
}

private protocol Named: AnyObject { var name: String { get } }

private final class Database: Named, Sendable {
    let settings: Settings
    var name: String { settings.name }
    init(settings: Settings) { self.settings = settings }

    static func open(_ settings: Settings) async throws -> Database {
        await Task.yield()
        return Database(settings: settings)
    }
}

private final class Cloud: Sendable {
    let database: Database
    init(settings: Settings, database: Database) async { self.database = database }
}

private final class Reports: Sendable {
    let database: Database
    init(database: Database) { self.database = database }
}

private struct Screen {
    let reports: Reports
    let database: Database
}

private struct Pair {
    let one: Database
    let two: Database
}

private final class Office: Sendable {
    let database: AsyncProvider<Database>
    init(database: AsyncProvider<Database>) { self.database = database }
}

private final class Author: Sendable {
    let books: AsyncProvider<Book>
    init(books: AsyncProvider<Book>) { self.books = books }
}

private final class Book: Sendable {
    let author: Author
    init(author: Author) { self.author = author }
}

private final class Unsent { var number = 7 }

@MainActor private final class Model {
    let database: Database
    init(database: Database) { self.database = database }
}

@MainActor private final class Plain {
    let isThere = true
    init() {}
}
