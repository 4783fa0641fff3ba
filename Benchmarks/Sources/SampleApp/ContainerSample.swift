import Dovetail
import Foundation

/// A service that needs nothing.
public final class Leaf {
    /// A leaf.
    public init() {}
}

/// A service of a graph: number `depth` needs number `depth - 1`.
public final class Link {
    let below: Link?
    /// A link.
    public init(below: Link?) { self.below = below }
}

/// A container with a singleton, the same under a name, and a transient one.
public func makeContainer() throws -> Container {
    try Container { c in
        c.register(LazyHolder.self, scope: .singleton) { _ in LazyHolder() }
        c.register(LazyHolder.self, name: "named", scope: .singleton) { _ in LazyHolder() }
        c.register(Leaf.self) { _ in Leaf() }
        c.register(Link.self, name: "0") { _ in Link(below: nil) }
        for number in 1..<10 {
            let below = "\(number - 1)"
            c.register(Link.self, name: "\(number)") { r in Link(below: try r.resolve(Link.self, name: below)) }
        }
    }
}

/// A container with so many registrations.
public func makeLargeContainer(_ count: Int) throws -> Container {
    try Container { c in
        for number in 0..<count { c.register(Leaf.self, name: "\(number)") { _ in Leaf() } }
    }
}

/// Resolves the singleton.
@inline(never)
public func resolveSingleton(_ container: Container) -> LazyHolder? { try? container.resolve(LazyHolder.self) }

/// Resolves the singleton that has a name.
@inline(never)
public func resolveNamed(_ container: Container) -> LazyHolder? {
    try? container.resolve(LazyHolder.self, name: "named")
}

/// Builds a service that needs nothing.
@inline(never)
public func resolveLeaf(_ container: Container) -> Leaf? { try? container.resolve(Leaf.self) }

/// Builds ten services, each of which needs the next.
@inline(never)
public func resolveGraph(_ container: Container) -> Link? { try? container.resolve(Link.self, name: "9") }

/// Fails to resolve.
@inline(never)
public func resolveMissing(_ container: Container) -> Int? { try? container.resolve(Int.self) }

/// What a singleton hit is compared with: a dictionary under a lock that nobody else holds.
public final class LockedDictionary {
    private let lock = NSLock()
    private let values: [ObjectIdentifier: AnyObject]

    /// A dictionary with one value for its type.
    public init(_ value: AnyObject) { values = [ObjectIdentifier(type(of: value)): value] }

    /// The value of a type.
    @inline(never)
    public func value(_ type: AnyClass) -> AnyObject? { lock.withLock { values[ObjectIdentifier(type)] } }
}
