import Testing

/// What factories need, and how they are built.
@Suite struct FactoryTests {
    /// A helper that each factory calls is not within itself, however deep the factories are.
    @Test func helpersInFactories() {
        let count = 8
        let types = (0...count).map { "final class S\($0) {}" }
        let registrations = (0..<count).map {
            "    box.register(S\($0).self) { r in _ = r.get(S\($0 + 1).self); _ = r.get(Log.self); return S\($0)() } // proved, missing"
        }
        expectOutcomes(
            (["import Swinject", "final class Log {}"] + types + [
                "extension Resolver { func get<T>(_ type: T.Type) -> T? { resolve(type) } }", "let box = Container()",
                "func fill() {",
            ] + registrations + [
                "    box.register(S\(count).self) { _ in S\(count)() }", "}", "fill()",
                "_ = box.resolve(S0.self) // proved",
            ]).joined(separator: "\n"))
    }

    /// A service that is built anew to complete itself is never complete.
    @Test func completionsThatBuildAgain() {
        expectOutcomes(
            """
            import Swinject
            final class Node { var next: Node? }
            let box = Container()
            box.register(Node.self) { _ in Node() }
                .initCompleted { r, node in node.next = r.resolve(Node.self) } // cycle
                .inObjectScope(.transient)
            _ = box.resolve(Node.self) // proved
            """)
    }

    /// If the scope is not known, its service may be kept by the parent, and a struct may be one that cannot be kept.
    @Test func unknownScopes() {
        expectOutcomes(
            """
            import Dovetail
            struct Log: Sendable {}
            struct Feed: Sendable { init(log: Log) {} }
            struct Plain: Sendable {}
            let scope: RegistrationScope = Bool.random() ? .singleton : .transient
            let app = try Container { c in
                c.register(Feed.self, scope: scope) { r in Feed(log: try r.resolve(Log.self)) } // unknown
                c.register(Plain.self, scope: scope) { _ in Plain() }
            }
            let page = try Container(parent: app) { c in c.register(Log.self) { _ in Log() } }
            _ = try page.resolve(Feed.self) // unknown
            _ = try app.resolve(Plain.self) // unknown
            """)
    }

    /// An initializer that is named with its labels is the one that has them.
    @Test func labelsOfInitializers() {
        expectOutcomes(
            """
            import Dovetail
            struct Clock: Sendable {}
            struct Log: Sendable {}
            struct Store: Sendable {
                init(clock: Clock) {}
                init(log: Log) {}
            }
            let box = try Container { c in
                c.register(Clock.self) { _ in Clock() }
                c.register(Store.self, Store.init(clock:)) // proved
                c.register(Store.self, name: "log", Store.init(log:)) // missing
            }
            _ = try box.resolve(Store.self) // proved
            _ = try? box.resolve(Store.self, name: "log") // proved
            """)
    }
}
