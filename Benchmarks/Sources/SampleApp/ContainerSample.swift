import Dovetail
import Foundation
import SampleServices

/// A container with a singleton, the same one with a name and with an argument, a transient service, and a graph of ten
/// services.
public func makeContainer() throws -> Container {
    try Container { c in
        c.register(LazyHolder.self, scope: .singleton) { _ in LazyHolder() }
        c.register(LazyHolder.self, name: "named", scope: .singleton) { _ in LazyHolder() }
        c.register(LazyHolder.self, scope: .singleton) { (_, _: Int) in LazyHolder() }
        c.register(LazyHolder.self, scope: .singleton) { (_, _: Int, _: String) in LazyHolder() }
        c.register(MainHolder.self, scope: .singleton, on: MainActor.self) { _ in MainHolder() }
        c.register(AsyncHolder.self, scope: .singleton) { _ in await AsyncHolder.open() }
        c.register(Kept.self, scope: .singleton) { _ in Kept() }
        c.register(Leaf.self) { _ in Leaf() }
        c.register(Leaf.self, name: "graph", scope: .graph) { _ in Leaf() }
        c.register(Pair.self) { r in
            Pair(one: try r.resolve(Leaf.self, name: "graph"), other: try r.resolve(Leaf.self, name: "graph"))
        }
        c.register(Link0.self) { _ in Link0() }
        c.register(Link1.self) { r in Link1(below: try r.resolve()) }
        c.register(Link2.self) { r in Link2(below: try r.resolve()) }
        c.register(Link3.self) { r in Link3(below: try r.resolve()) }
        c.register(Link4.self) { r in Link4(below: try r.resolve()) }
        c.register(Link5.self) { r in Link5(below: try r.resolve()) }
        c.register(Link6.self) { r in Link6(below: try r.resolve()) }
        c.register(Link7.self) { r in Link7(below: try r.resolve()) }
        c.register(Link8.self) { r in Link8(below: try r.resolve()) }
        c.register(Link9.self) { r in Link9(below: try r.resolve()) }
    }
}

/// The services from a container.
public func dovetailSource() throws -> ServiceSource {
    let c = try makeContainer()
    return ServiceSource(
        name: "Dovetail", kept: { try? c.resolve(Kept.self) }, leaf: { try? c.resolve(Leaf.self) },
        graph: { try? c.resolve(Link9.self) })
}

/// A container with this many registrations.
public func makeLargeContainer(_ count: Int) throws -> Container {
    try Container { c in
        for number in 0..<count { c.register(Leaf.self, name: "\(number)") { _ in Leaf() } }
    }
}

/// A container with this many singletons.
public func makeSingletons(_ count: Int) throws -> Container {
    try Container { c in
        for number in 0..<count { c.register(Leaf.self, name: "\(number)", scope: .singleton) { _ in Leaf() } }
    }
}

/// Two references to one service.
public struct Pair {
    let one: Leaf
    let other: Leaf
}

/// Builds a service that needs another service of scope `graph` twice.
@inline(never)
public func resolveShared(_ container: Container) -> Pair? { try? container.resolve(Pair.self) }

/// Resolves the singleton.
@inline(never)
public func resolveSingleton(_ container: Container) -> LazyHolder? { try? container.resolve(LazyHolder.self) }

/// Resolves the singleton of the main actor.
@inline(never) @MainActor
public func resolveOnMain(_ container: Container) -> MainHolder? {
    try? container.resolve(MainHolder.self, on: MainActor.self)
}

/// Resolves the asynchronous singleton.
@inline(never)
public func resolveAsync(_ container: Container) async -> AsyncHolder? {
    try? await container.resolve(async: AsyncHolder.self)
}

/// Resolves the named singleton.
@inline(never)
public func resolveNamed(_ container: Container) -> LazyHolder? {
    try? container.resolve(LazyHolder.self, name: "named")
}

/// Resolves the singleton for an argument.
@inline(never)
public func resolveByArgument(_ container: Container) -> LazyHolder? {
    try? container.resolve(LazyHolder.self, arguments: 7)
}

/// Resolves the singleton for two arguments.
@inline(never)
public func resolveByArguments(_ container: Container) -> LazyHolder? {
    try? container.resolve(LazyHolder.self, arguments: 7, "seven")
}

/// Builds a service that needs nothing.
@inline(never)
public func resolveLeaf(_ container: Container) -> Leaf? { try? container.resolve(Leaf.self) }

/// Builds ten services, each of which needs the next.
@inline(never)
public func resolveGraph(_ container: Container) -> Link9? { try? container.resolve(Link9.self) }

/// Fails to resolve a service.
@inline(never)
public func resolveMissing(_ container: Container) -> Int? { try? container.resolve(Int.self) }

/// The object that a singleton hit is compared with: a dictionary with an uncontended lock.
public final class LockedDictionary {
    private let lock = NSLock()
    private let values: [ObjectIdentifier: AnyObject]

    /// Creates a dictionary with one value, by its type.
    public init(_ value: AnyObject) { values = [ObjectIdentifier(type(of: value)): value] }

    /// The value of a type.
    @inline(never)
    public func value(_ type: AnyClass) -> AnyObject? { lock.withLock { values[ObjectIdentifier(type)] } }
}

/// A singleton of the main actor.
@MainActor public final class MainHolder {}

/// A singleton that is built asynchronously.
public final class AsyncHolder: Sendable {
    /// Creates a singleton, after a suspension.
    static func open() async -> AsyncHolder {
        await Task.yield()
        return AsyncHolder()
    }
}

/// The object that a hit of the asynchronous singleton is compared with: an actor that caches a value.
public actor CachingActor {
    private lazy var cached = AsyncHolder()

    /// The value, which the first read creates.
    public var value: AsyncHolder { cached }

    /// Creates an actor without a value.
    public init() {}
}

/// Reads the actor's value.
@inline(never)
public func readActor(_ actor: CachingActor) async -> AsyncHolder { await actor.value }
