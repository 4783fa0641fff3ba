//! title: an actor and the main actor call one closure, which changes what it captures
//! compiler: nothing
//! check: warning not-sendable-kept
import Dovetail

//// misuse
typealias Next = () -> Int

actor Loader {
    let container: Container
    init(container: Container) { self.container = container }
    func load() throws { _ = try container.resolve(Next.self)() }
}

@MainActor func show(_ container: Container) throws -> Int { try container.resolve(Next.self)() }

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Next.self, scope: .singleton) { _ in
                var count = 0
                return {
                    count += 1
                    return count
                }
            }
        }
        try await Loader(container: container).load()
        print(try show(container))
    }
}

//// fixed
typealias Next = @Sendable () async -> Int

actor Numbers {
    var count = 0
    func next() -> Int {
        count += 1
        return count
    }
}

actor Loader {
    let container: Container
    init(container: Container) { self.container = container }
    func load() async throws { _ = try await container.resolve(Next.self)() }
}

@MainActor func show(_ container: Container) async throws -> Int { try await container.resolve(Next.self)() }

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Next.self, scope: .singleton) { _ in
                let numbers = Numbers()
                return { await numbers.next() }
            }
        }
        try await Loader(container: container).load()
        print(try await show(container))
    }
}
