import Testing

/// What types mean, and what is known of them.
@Suite struct TypeTests {
    private let start = """
        import Dovetail
        protocol Screen: Sendable {}
        struct Home: Screen {}
        struct Model: Sendable {}

        """

    @Test func localTypes() {
        expectOutcomes(
            start + """
                let box = try Container { c in c.register(Model.self) { _ in Model() } }
                func ask() {
                    struct Model: Sendable {}
                    do { _ = try box.resolve(Model.self) } catch {} // missing
                }
                func alias() {
                    typealias Model = Home
                    do { _ = try box.resolve(Model.self) } catch {} // missing
                }
                func inner() {
                    do {
                        enum Model {}
                    }
                    do { _ = try box.resolve(Model.self) } catch {} // proved
                }
                func undecided() {
                    #if OTHER
                    struct Model: Sendable {}
                    #endif
                    do { _ = try box.resolve(Model.self) } catch {} // unknown
                }
                ask()
                alias()
                inner()
                undecided()
                """)
    }

    /// `any P.Type` is opened where it is passed.
    @Test func metatypes() {
        expectOutcomes(
            start + """
                let kind: any Screen.Type = Home.self
                let box = try Container { c in
                    c.register((any Screen).self) { _ in Home() }
                    c.register(Model.self) { _ in Model() }
                }
                func load(_ type: Any.Type) throws -> Any { try box.resolve(type) }
                func get<T>(_ type: T.Type) throws -> T { try box.resolve(type) }
                do { _ = try box.resolve(kind) } catch {} // missing
                do { _ = try load(Model.self) } catch {} // proved
                do { _ = try load(Home.self) } catch {} // missing
                do { _ = try get((any Screen).self) } catch {} // proved
                """)
    }

    @Test func conditionalConformances() {
        expectOutcomes(
            start + """
                protocol Named {}
                struct Box<T>: Sendable {}
                extension Box: Named where T == Int {}
                let box = try Container { c in
                    c.register(Box<Int>.self, name: "named") { _ in Box() }
                    c.register(Box<String>.self) { _ in Box() }
                }
                func get<T>(_ type: T.Type) throws -> T { try box.resolve(T.self) }
                func get<T: Named>(_ type: T.Type) throws -> T { try box.resolve(T.self, name: "named") }
                do { _ = try get(Box<Int>.self) } catch {} // proved
                do { _ = try get(Box<String>.self) } catch {} // proved
                """)
    }

    @Test func variadics() {
        expectOutcomes(
            start + """
                let box = try Container { c in
                    c.register(Model.self) { (_: borrowing Resolver, _: [String]) in Model() }
                    c.register(Model.self, name: "one") { (_: borrowing Resolver, _: String) in Model() }
                }
                func show(_ names: String...) throws {
                    do { _ = try box.resolve(Model.self, arguments: names) } catch {} // proved
                    do { _ = try box.resolve(Model.self, name: "one", arguments: names) } catch {} // missing
                }
                try show("a")
                """)
    }

    @Test func optionals() {
        expectOutcomes(
            start + """
                let full = try Container { c in c.register(Model.self) { _ in Model() } }
                let empty = try Container { _ in }
                struct View { let box: Container; func go() { do { _ = try box.resolve(Model.self) } catch {} } } // missing
                let one: Container? = full, other: Container? = empty, none: Container? = nil
                one.map(View.init(box:))?.go()
                none.map { try! $0.resolve(Home.self) } // unknown
                var view = View(box: full)
                view.go()
                view = .init(box: empty)
                view.go()
                """)
    }

    /// An optional property accepts that there is nothing, as a parameter does.
    @Test func acceptance() {
        expectOutcomes(
            start + """
                struct Kept: Sendable { let model: Model?; let home: Home }
                let empty = try Container { _ in }
                do { _ = Kept(model: try? empty.resolve(Model.self), home: try empty.resolve(Home.self)) } catch {} // proved, missing
                """)
    }
}
