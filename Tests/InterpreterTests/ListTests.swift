import Testing

/// Lists of services, what is contributed to them, and what is resolved later.
@Suite struct ListTests {
    private let start = """
        import Dovetail
        protocol Plugin: Sendable { func start(_ box: Container) throws }
        struct Log: Sendable {}
        struct Plain: Plugin { func start(_ box: Container) throws { _ = try box.resolve(Int.self) } } // missing
        struct Logging: Plugin { let log: Log; func start(_ box: Container) throws {} }

        """

    @Test func needs() {
        expectOutcomes(
            start + """
                let box = try Container { c in
                    c.contribute((any Plugin).self) { _ in Plain() }
                    c.contribute((any Plugin).self) { r in Logging(log: try r.resolve(Log.self)) } // missing
                }
                do { _ = try box.resolve([any Plugin].self) } catch {} // proved
                do { _ = try box.resolve((any Plugin).self) } catch {} // missing
                for plugin in [Plain()] { try plugin.start(box) }
                """)
    }

    @Test func needsOfInitializers() {
        expectOutcomes(
            start + """
                extension Registrations {
                    mutating func plugin(_ make: @escaping @Sendable (borrowing Resolver) throws -> any Plugin) {
                        contribute((any Plugin).self) { r in try make(r) }
                    }
                }
                let box = try Container { c in
                    c.register(Log.self) { _ in Log() }
                    c.contribute((any Plugin).self, Logging.init) // proved
                    c.plugin { r in Logging(log: try r.resolve(Log.self, name: "a")) } // missing
                }
                do { _ = try box.resolve([any Plugin].self) } catch {} // proved
                try Plain().start(box)
                """)
    }

    /// The elements of a list that is known are the services.
    @Test func elements() {
        expectOutcomes(
            start + """
                let box = try Container { c in
                    c.contribute((any Plugin).self) { _ in Plain() }
                    c.register((any Plugin).self, name: "a") { _ in Plain() }
                }
                for plugin in try box.resolve([any Plugin].self) { try plugin.start(box) } // proved
                let named = try box.resolve([String: any Plugin].self) // proved
                """)
    }

    @Test func named() {
        expectOutcomes(
            start + """
                let box = try Container { c in
                    c.register((any Plugin).self) { _ in Plain() }
                    c.contribute((any Plugin).self) { _ in Plain() }
                }
                try Plain().start(box)
                _ = try box.resolve([String: any Plugin].self) // missing
                """)
    }

    @Test func cycles() {
        expectOutcomes(
            start + """
                final class Menu: Plugin { init(plugins: [any Plugin]) {}; func start(_ box: Container) throws {} }
                let box = try Container { c in
                    c.contribute((any Plugin).self) { (plugins: [any Plugin]) in Menu(plugins: plugins) } // cycle
                }
                do { _ = try box.resolve([any Plugin].self) } catch {} // broken
                try Plain().start(box)
                """)
    }

    /// A provider that is called while what gave it is built is a cycle.
    @Test func providers() {
        expectOutcomes(
            start + """
                final class A: Sendable { let b: B; init(b: B) { self.b = b } }
                final class B: Sendable { init(a: Provider<A>) throws { _ = try a() } } // cycle
                final class C: Sendable { let d: D; init(d: D) { self.d = d } }
                final class D: Sendable { let c: Provider<C>; init(c: Provider<C>) { self.c = c } }
                let box = try Container { c in
                    c.register(A.self, scope: .singleton, A.init) // broken
                    c.register(B.self, scope: .singleton, B.init) // proved
                    c.register(C.self, scope: .singleton, C.init) // proved
                    c.register(D.self, scope: .singleton, D.init) // proved
                }
                do { _ = try box.resolve(A.self) } catch {} // broken
                do { _ = try box.resolve(C.self).d.c() } catch {} // proved
                try Plain().start(box)
                """)
    }

    @Test func initializers() {
        expectOutcomes(
            start + """
                class Base: @unchecked Sendable { init(log: Log) {} }
                final class Screen: Base, @unchecked Sendable {}
                struct Job: Sendable { let log: Log }
                struct Box<T: Sendable>: Sendable { let value: T }
                let box = try Container { c in
                    c.register(Screen.self, Screen.init) // missing
                    c.register(Job.self) { Job(log: $0) } // missing
                    c.register(Job.self, name: "other") { Job(log: try $0.resolve(Log.self)) } // missing
                    c.register(Box<Log>.self, Box.init) // missing
                }
                do { _ = try box.resolve(Screen.self) } catch {} // proved
                do { _ = try box.resolve(Job.self) } catch {} // proved
                do { _ = try box.resolve(Job.self, name: "other") } catch {} // proved
                do { _ = try box.resolve(Box<Log>.self) } catch {} // proved
                try Plain().start(box)
                """)
    }

    /// An optional may be missing only if its type is written.
    @Test func optionals() {
        expectOutcomes(
            start + """
                let box = try Container { _ in }
                let one: Log? = try box.resolve(Log?.self) // proved
                try Plain().start(box)
                let other: Log? = try box.resolve() // missing
                """)
    }

    /// A failure that an initial value handles is said.
    @Test func initialValues() {
        expectOutcomes(
            start + """
                let box = try Container { _ in }
                enum Shared { static let log = try? box.resolve(Log.self) } // missing
                final class Screen { lazy var log = try? box.resolve(Log.self, name: "a") } // missing
                try? Plain().start(box)
                _ = (Shared.log, Screen().log)
                """)
    }

    /// A list that leaves nil out accepts that there is nothing.
    @Test func compactMap() {
        expectOutcomes(
            """
            import Swinject
            final class Feed {}
            let boxes = [Container(), Container()]
            boxes[1].register(Feed.self) { _ in Feed() }
            let feeds = boxes.compactMap { $0.resolve(Feed.self) } // proved
            """)
    }

    @Test func reducedAndJoined() {
        expectOutcomes(
            """
            import Swinject
            final class Feed {}
            let fillings: [(Container) -> Void] = [
                { box in box.register(Feed.self, name: ["a", "b"].joined(separator: ".")) { _ in Feed() } }
            ]
            let box = fillings.reduce(Container()) { box, fill in
                fill(box)
                return box
            }
            _ = box.resolve(Feed.self, name: "a.b") // proved
            _ = box.resolve(Feed.self, name: "a") // missing
            """)
    }
}
