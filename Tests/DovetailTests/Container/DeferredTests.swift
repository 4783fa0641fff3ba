import Dovetail
import Foundation
import Testing

/// `Provider` and `Lazy`.
@Suite struct DeferredTests {
    // MARK: What they resolve

    @Test func aProviderResolvesEachTime() throws {
        let container = try Container { c in
            c.register((any AuthRepository).self) { _ in DiskAuthRepository() }
            c.register((any AuthRepository).self, name: "one", scope: .singleton) { _ in MockAuthRepository() }
        }
        let provider = try container.resolve(Provider<any AuthRepository>.self)
        #expect(try provider() is DiskAuthRepository)
        #expect(try provider() !== provider())
        let one: Provider<any AuthRepository> = try container.resolve(name: "one")
        #expect(try one() is MockAuthRepository)
        #expect(try one() === one())
    }

    @Test func aLazyResolvesOnceAtItsFirstCall() throws {
        let built = Counter()
        let container = try Container { c in
            c.register((any AuthRepository).self) { _ in
                built.add(1)
                return DiskAuthRepository()
            }
        }
        let lazy: Lazy<any AuthRepository> = try container.resolve()
        #expect(built.value == 0)
        #expect(try lazy() === lazy())
        #expect(built.value == 1)
        let other = try container.resolve(Lazy<any AuthRepository>.self)
        #expect(try other() !== lazy())
    }

    @Test func initializersAndFactoriesTakeThem() throws {
        let container = try Container { c in
            c.register((any AuthRepository).self, scope: .singleton) { _ in DiskAuthRepository() }
            c.register(Desk.self, Desk.init)
            c.register(Later.self, name: "desk") { r in
                let lazy: Lazy<Desk> = try r.resolve()
                _ = try lazy().auth()
                return Later(container: r.container)
            }
        }
        let desk = try container.resolve(Desk.self)
        #expect(try desk.auth() === container.resolve((any AuthRepository).self))
        #expect(try desk.kept() === desk.auth())
        #expect(desk.none == nil)
        _ = try container.resolve(Later.self, name: "desk")
    }

    @Test func theyWrapOptionalsListsAndEachOther() throws {
        let container = try Container { c in
            c.register((any AuthRepository).self) { _ in DiskAuthRepository() }
            c.register((any AuthRepository).self, name: "mock") { _ in MockAuthRepository() }
        }
        #expect(try container.resolve(Provider<[any AuthRepository]>.self)().count == 2)
        #expect(try container.resolve(Provider<Husband?>.self)() == nil)
        #expect(try container.resolve(Provider<Husband>?.self) == nil)
        #expect(try container.resolve(Lazy<Husband>?.self) == nil)
        #expect(try container.resolve(Provider<any AuthRepository>?.self)?() is DiskAuthRepository)
        let lazy = try container.resolve(Provider<Lazy<any AuthRepository>>.self)()
        #expect(try lazy() === lazy())
    }

    @Test func registrationsOfTheirOwnWin() throws {
        let container = try Container { c in
            c.register((any AuthRepository).self) { _ in DiskAuthRepository() }
            c.register(Provider<any AuthRepository>.self) { _ in Provider { MockAuthRepository() } }
            c.register(Lazy<any AuthRepository>.self) { _ in Lazy { MockAuthRepository() } }
        }
        #expect(try container.resolve(Provider<any AuthRepository>.self)() is MockAuthRepository)
        let lazy = try container.resolve(Lazy<any AuthRepository>.self)
        #expect(try lazy() is MockAuthRepository)
        #expect(try lazy() === lazy())
    }

    @Test func aParentsSingletonIsGivenTheParentsServices() throws {
        let parent = try Container { c in
            c.register((any AuthRepository).self) { _ in DiskAuthRepository() }
            c.register(Desk.self, scope: .singleton, Desk.init)
            c.register(Desk.self, name: "new") { r in
                try Desk(auth: r.resolve(), kept: r.resolve(), none: nil)
            }
        }
        let child = try Container(parent: parent) { c in
            c.register((any AuthRepository).self) { _ in MockAuthRepository() }
        }
        #expect(try child.resolve(Desk.self).auth() is DiskAuthRepository)
        #expect(try child.resolve(Desk.self, name: "new").auth() is MockAuthRepository)
        #expect(try child.resolve(Provider<Desk>.self)().kept() is DiskAuthRepository)
    }

    @Test func aProviderKeepsItsContainer() throws {
        let living = Counter()
        var provider: Provider<Tracked>? = try Container { c in
            c.register(Tracked.self, scope: .singleton) { _ in Tracked(living: living) }
        }.resolve()
        #expect(try provider?() === provider?())
        #expect(living.value == 1)
        provider = nil
        #expect(living.value == 0)
    }

    // MARK: Cycles

    @Test func theyCutACycle() throws {
        let container = try Container { c in
            c.register(Author.self, scope: .singleton, Author.init)
            c.register(Book.self, scope: .singleton, Book.init)
        }
        #expect(try container.validate().isEmpty)
        let book = try container.resolve(Book.self)
        #expect(try book.author.books() === book)
        #expect(try book.author.first() === book)
        #expect("\(container.graph())".contains("Author"))
    }

    @Test func callingOneTooEarlyIsACycle() throws {
        let container = try Container { c in
            c.register(Author.self) { r in
                let author = Author(books: try r.resolve(), first: try r.resolve())
                _ = try author.books()
                return author
            }
            c.register(Book.self, Book.init)
            c.register(Book.self, name: "lazy") { r in
                let author: Lazy<Author> = try r.resolve(name: "lazy")
                return Book(author: try author())
            }
            c.register(Author.self, name: "lazy") { r in
                let lazy: Lazy<Book> = try r.resolve(name: "lazy")
                _ = try lazy()
                return Author(books: try r.resolve(), first: lazy)
            }
        }
        let early = #expect(throws: ResolutionError.self) { try container.resolve(Author.self) }
        guard case .cycle? = early?.reason else { return #expect(Bool(false), "\(String(describing: early))") }
        #expect(early?.path.map { step in "\(step.service)" } == ["Author", "Book", "Author"])
        let lazy = #expect(throws: ResolutionError.self) { try container.resolve(Book.self, name: "lazy") }
        guard case .cycle? = lazy?.reason else { return #expect(Bool(false), "\(String(describing: lazy))") }
    }

    // MARK: Errors

    @Test func whatIsMissingIsFoundBeforeItIsCalled() throws {
        let container = try Container { c in
            c.register(Desk.self, Desk.init)
            c.register((any AuthRepository).self, name: "mock") { _ in MockAuthRepository() }
        }
        let missing = #expect(throws: ResolutionError.self) { try container.resolve(Desk.self) }
        let place = "(DeferredTests.swift:\(#line - 4))"
        let near = "similar registrations: AuthRepository named \"mock\" (DeferredTests.swift:\(#line - 4))"
        let text = "Desk \(place) → Provider<AuthRepository> → AuthRepository: not registered; \(near)"
        #expect(missing?.description == text)
        let problems = #expect(throws: ValidationError.self) { try container.validate() }
        #expect(problems?.problems.first?.description == text)
        // Services with arguments cannot be deferred.
        #expect(throws: ResolutionError.self) { try container.resolve(Provider<Owner>.self, arguments: 3) }
    }

    @Test func pathsBeginAtTheServiceThatWasGivenIt() throws {
        let container = try Container { c in
            c.register(Desk.self, Desk.init)
            c.register((any AuthRepository).self) { _ in throw Refusal() }
        }
        let first = #line - 3
        let desk = try container.resolve(Desk.self)
        let provider = #expect(throws: ResolutionError.self) { try desk.auth() }
        let path = { (kind: String) in "Desk (DeferredTests.swift:\(first)) → \(kind)<AuthRepository> → AuthRepository"
        }
        #expect(provider?.description == "\(path("Provider")) (DeferredTests.swift:\(first + 1)): refused")
        let lazy = #expect(throws: ResolutionError.self) { try desk.kept() }
        #expect(lazy?.description == "\(path("Lazy")) (DeferredTests.swift:\(first + 1)): refused")
        let outside = #expect(throws: ResolutionError.self) {
            try container.resolve(Provider<any AuthRepository>.self)()
        }
        #expect(outside?.path.count == 2)
    }

    @Test func closuresOfTheirOwnMayThrow() throws {
        let provider = #expect(throws: ResolutionError.self) { try Provider<Int> { throw Refusal() }() }
        #expect(provider?.description == "Provider<Int>: refused")
        let lazy = #expect(throws: ResolutionError.self) { try Lazy<Int> { throw Refusal() }() }
        #expect(lazy?.description == "Lazy<Int>: refused")
    }

    @Test func aLazyTriesAgainAfterAnError() throws {
        let fails = Guarded(true)
        let container = try Container { c in
            c.register(Int.self) { _ in
                if fails.value { throw Refusal() }
                return 7
            }
        }
        let lazy = try container.resolve(Lazy<Int>.self)
        #expect(throws: ResolutionError.self) { try lazy() }
        fails.change { $0 = false }
        #expect(try lazy() == 7)
        fails.change { $0 = true }
        #expect(try lazy() == 7)
    }

    // MARK: Threads, actors, completions

    @Test func threadsShareALazy() throws {
        let built = Counter()
        let container = try Container { c in
            c.register(Boxes.self) { _ in
                built.add(1)
                return Boxes()
            }
        }
        let lazy = try container.resolve(Lazy<Boxes>.self)
        let seen = Guarded<Set<ObjectIdentifier>>([])
        let ended = onThreads(8) { _ in
            guard let boxes = try? lazy() else { return }
            seen.change { $0.insert(ObjectIdentifier(boxes)) }
        }
        #expect(ended && built.value == 1 && seen.value.count == 1)
    }

    @Test func twoLazysThatNeedEachOtherDoNotHang() throws {
        // Each thread builds one, and calls the other while it does.
        let start = Guarded(0)
        let container = try Container { c in
            c.register(Pair.self, scope: .singleton) { r in
                try Pair(one: r.resolve(name: "1"), two: r.resolve(name: "2"))
            }
            for (own, other) in [("1", "2"), ("2", "1")] {
                c.register(Boxes.self, name: own) { r in
                    start.change { $0 += 1 }
                    for _ in 0..<2_000 where start.value < 2 { usleep(100) }
                    let pair = try r.container.resolve(Pair.self)
                    _ = try other == "1" ? pair.one() : pair.two()
                    return Boxes()
                }
            }
        }
        let pair = try container.resolve(Pair.self)
        let reasons = Guarded<[String]>([])
        let ended = onThreads(2, seconds: 20) { thread in
            do { _ = try thread == 0 ? pair.one() : pair.two() } catch { reasons.change { $0.append("\(error)") } }
        }
        #expect(ended)
        #expect(!reasons.value.isEmpty)
        for reason in reasons.value {
            #expect(reason.contains("depends on itself") || reason.contains("is being built"))
        }
    }

    @Test @MainActor func onTheMainActor() throws {
        let container = try Container { c in c.register(Screen.self, on: MainActor.self) { _ in Screen() } }
        let provider: Provider<Screen> = try container.resolve()
        #expect(throws: ResolutionError.self) { try provider() }
        #expect(try provider(on: MainActor.self) !== provider(on: MainActor.self))
        let lazy: Lazy<Screen> = try container.resolve()
        #expect(throws: ResolutionError.self) { try lazy() }
        #expect(try lazy(on: MainActor.self) === lazy(on: MainActor.self))
        #expect(throws: ResolutionError.self) { try lazy() }
        #expect(try Provider { 7 }(on: MainActor.self) + Lazy { 7 }(on: MainActor.self) == 14)
    }

    @Test func aLazyOfACompletedServiceIsFinished() throws {
        let container = try Container { c in
            c.register(Husband.self, scope: .singleton) { _ in
                Husband()
            } completed: { r, husband in
                husband.wife = try r.resolve()
            }
            c.register(Wife.self, scope: .singleton, Wife.init)
        }
        let lazy = try container.resolve(Lazy<Husband>.self)
        #expect(try lazy().wife?.husband === lazy())
        #expect(try container.resolve(Husband.self) === lazy())
    }
}

private final class Desk {
    let auth: Provider<any AuthRepository>
    let kept: Lazy<any AuthRepository>
    let none: Provider<Husband>?
    init(auth: Provider<any AuthRepository>, kept: Lazy<any AuthRepository>, none: Provider<Husband>?) {
        self.auth = auth
        self.kept = kept
        self.none = none
    }
}

private final class Author: Sendable {
    let books: Provider<Book>
    let first: Lazy<Book>
    init(books: Provider<Book>, first: Lazy<Book>) {
        self.books = books
        self.first = first
    }
}

private final class Book: Sendable {
    let author: Author
    init(author: Author) { self.author = author }
}

private final class Boxes: Sendable {}

private struct Pair {
    let one: Lazy<Boxes>
    let two: Lazy<Boxes>
}

@MainActor private final class Screen {}
