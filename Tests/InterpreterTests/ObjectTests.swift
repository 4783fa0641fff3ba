import Testing

/// Objects: what keeps them, what their types are, and what is told of registrations.
@Suite struct ObjectTests {
    private let start = """
        import Swinject
        protocol Api {}
        final class Live: Api {}
        let box = Container()

        """

    /// Each call of a helper is said at its own place, though the helper does the same.
    @Test func repeatedCalls() {
        expectOutcomes(
            start + """
                box.register(Api.self) { _ in Live() }
                func get<T>(_ type: T.Type) -> T? { box.resolve(type) }
                _ = get(Api.self) // proved
                _ = get(Api.self) // proved
                _ = get(Int.self) // missing
                _ = get(Int.self) // missing
                """)
    }

    /// What an object's type says is looked up where the object is asked.
    @Test func genericObjects() {
        expectOutcomes(
            start + """
                box.register(Api.self) { _ in Live() }
                final class Factory<T> {
                    func make() -> T? { inner() }
                    private func inner() -> T? { box.resolve(T.self) }
                }
                let apis = Factory<Api>()
                let numbers = Factory<Int>()
                _ = apis.make() // proved
                _ = numbers.make() // missing
                """)
    }

    /// A property's type is written where it is declared, whoever makes the object.
    @Test func typesOfProperties() {
        expectOutcomes(
            start + """
                box.register(Api.self) { (_, n: Int) in Live() }
                struct Item { let id: Int; let name: String }
                struct List {
                    let items: [Item]
                    func go() {
                        _ = items.first.map { box.resolve(Api.self, argument: $0.id) } // proved
                        for item in items { _ = box.resolve(Api.self, argument: item.name) } // missing
                        ask(Api.self) // proved
                        ask(Int.self) // missing
                    }
                    func ask<T>(_ type: T.Type) { for item in items { _ = box.resolve(type, argument: item.id) } }
                }
                List(items: [Item(id: 1, name: "a")]).go()
                """)
    }

    @Test func literalsAmongArguments() {
        expectOutcomes(
            start + """
                box.register(Api.self) { (_, n: Int, text: String) in Live() }
                box.register(Bool.self) { (r, n: Int) in _ = r.resolve(Api.self, argument: n); return true } // missing
                _ = box.resolve(Bool.self, argument: 2) // proved
                func get<T>(_ text: T) -> Api? { box.resolve(Api.self, arguments: 1, text) }
                _ = get("a") // proved
                _ = get(2) // missing
                """)
    }

    /// What an extension of a protocol adds is called by what a value is known as.
    @Test func extensionMembers() {
        expectOutcomes(
            start + """
                protocol Filling { func required(_ c: Container) }
                extension Filling {
                    func fill(_ c: Container) { c.register(Api.self) { _ in Live() } }
                    func required(_ c: Container) {}
                }
                struct Own: Filling {
                    func fill(_ c: Container) { c.register(Int.self) { _ in 1 } }
                    func required(_ c: Container) { c.register(Bool.self) { _ in true } }
                }
                let it: any Filling = Own()
                it.fill(box)
                it.required(box)
                _ = box.resolve(Api.self) // proved
                _ = box.resolve(Int.self) // missing
                _ = box.resolve(Bool.self) // proved
                Own().fill(box)
                _ = box.resolve(Int.self) // proved
                """)
    }

    @Test func staticRequirements() {
        expectOutcomes(
            start + """
                protocol Locating { static var container: Container { get } }
                extension Locating {
                    static func get<T>(_ type: T.Type) -> T? { container.resolve(type) }
                    func get<T>(_ type: T.Type) -> T? { Self.container.resolve(type) }
                }
                enum First: Locating { static let container = Container { $0.register(Api.self) { _ in Live() } } }
                struct Second: Locating { static var container: Container { box } }
                _ = First.get(Api.self) // proved
                _ = First.get(Int.self) // missing
                _ = Second().get(Api.self) // missing
                """)
    }

    /// A case in a list is one of the type of the others.
    @Test func listsOfCases() {
        expectOutcomes(
            start + """
                enum Screen {
                    case home, detail(id: Int), gone
                    func show(_ r: Resolver) {
                        switch self {
                        case .home: _ = r.resolve(Api.self) // proved
                        case .detail(let id): _ = r.resolve(Api.self, argument: id) // missing
                        case .gone: _ = r.resolve(Int.self) // unknown
                        }
                    }
                }
                box.register(Api.self) { _ in Live() }
                for screen in [Screen.home, .detail(id: 4)] { screen.show(box) }
                """)
    }

    @Test func weakContainers() {
        expectOutcomes(
            start + """
                final class Model { let make: () -> Api?; init(_ make: @escaping () -> Api?) { self.make = make } }
                func fill(_ c: Container) {
                    c.register(Api.self) { _ in Live() }
                    c.register(Model.self) { [weak c] _ in Model { c?.resolve(Api.self) } } // proved
                }
                func gone() -> Model {
                    let c = Container()
                    c.register(Api.self) { _ in Live() }
                    c.register(Model.self) { [weak c] _ in Model { c?.resolve(Api.self) } } // unknown
                    return c.resolve(Model.self)! // proved
                }
                func kept() -> Model {
                    let c = Container()
                    c.register(Api.self) { _ in Live() }
                    c.register(Model.self) { [weak c] _ in Model { [c] in c?.resolve(Api.self) } } // proved
                    return c.resolve(Model.self)! // proved
                }
                _ = gone().make()
                _ = kept().make()
                fill(box)
                _ = box.resolve(Model.self)?.make() // proved
                """)
    }

    @Test func behaviors() {
        expectOutcomes(
            start + """
                let other = Container()
                final class Extras: Behavior {
                    func container<T, S>(
                        _ container: Container, didRegisterType type: T.Type, toService entry: ServiceEntry<S>,
                        withName name: String?
                    ) {
                        guard type is Live.Type else { return }
                        other.register(Api.self) { _ in Live() }
                    }
                }
                let told = Container(behaviors: [Extras()])
                told.register(Int.self) { _ in 1 }
                _ = other.resolve(Api.self) // missing
                told.register(Live.self) { _ in Live() }
                _ = other.resolve(Api.self) // proved
                _ = told.resolve(Api.self) // missing
                """)
    }

    @Test func implicitMembers() {
        expectOutcomes(
            start + """
                extension Container {
                    static let full = Container { $0.register(Api.self) { _ in Live() } }
                    static var empty: Container { Container() }
                }
                let one = Container(parent: .full), two = Container(parent: .empty)
                _ = one.resolve(Api.self) // proved
                _ = two.resolve(Api.self) // missing
                func ask(_ c: Container = .full) { _ = c.resolve(Api.self) } // missing
                ask()
                ask(.empty)
                """)
    }

    @Test func staticMembersOfGenericParameters() {
        expectOutcomes(
            start + """
                protocol Module { static func fill(_ c: Container) }
                enum Full: Module { static func fill(_ c: Container) { c.register(Api.self) { _ in Live() } } }
                enum Empty: Module { static func fill(_ c: Container) {} }
                func start<M: Module>(_ module: M.Type) -> Container { let c = Container(); M.fill(c); return c }
                _ = start(Full.self).resolve(Api.self) // proved
                _ = start(Empty.self).resolve(Api.self) // missing
                """)
    }

    @Test func elementsOfLists() {
        expectOutcomes(
            start + """
                extension Array { func ask() { _ = box.resolve(Element.self) } } // missing
                box.register(Api.self) { _ in Live() }
                [Api]().ask() // proved
                [1].ask()
                struct Filling: Assembly { func assemble(container: Container) { container.register(Int.self) { _ in 1 } } }
                let all: [Assembly] = [Filling(), Filling()]
                _ = Assembler(Array(all.prefix(1))).resolver.resolve(Int.self) // proved
                """)
    }

    @Test func initializersOfExtensions() {
        expectOutcomes(
            start + """
                struct Filling: Assembly { func assemble(container: Container) { container.register(Api.self) { _ in Live() } } }
                extension Assembler { convenience init(all: Assembly...) { self.init(all) } }
                extension Container {
                    convenience init(isFull: Bool, over parent: Container?) {
                        self.init(parent: parent)
                        if isFull { register(Api.self) { _ in Live() } }
                        self.register(Int.self) { _ in 1 }
                    }
                }
                let assembler = Assembler(all: Filling())
                _ = assembler.resolver.resolve(Api.self) // proved
                _ = assembler.resolver.resolve(Int.self) // missing
                let full = Container(isFull: true, over: nil), empty = Container(isFull: false, over: nil)
                let child = Container(isFull: false, over: full)
                _ = full.resolve(Api.self) // proved
                _ = empty.resolve(Api.self) // missing
                _ = empty.resolve(Int.self) // proved
                _ = child.resolve(Api.self) // proved
                """)
    }

    /// Two arguments of one type are not told apart where an initializer is called with what is resolved.
    @Test func equalArguments() {
        expectOutcomes(
            "import SwinjectAutoregistration\n" + start + """
                final class Pair { init(one: Int, two: Int) {} }
                final class Named { init(one: Int, two: String) {} }
                box.autoregister(Named.self, arguments: Int.self, String.self, initializer: Named.init)
                _ = box.resolve(Named.self, arguments: 1, "2") // proved
                box.autoregister(Pair.self, arguments: Int.self, Int.self, initializer: Pair.init)
                _ = box.resolve(Pair.self, arguments: 1, 2) // missing
                """)
    }

    @Test func providedServices() {
        expectOutcomes(
            start + """
                box.register(Api.self) { r in _ = r.resolve(GraphIdentifier.self)!; return Live() } // proved
                _ = box.resolve(Api.self) // proved
                """)
    }

    @Test func conditionalConformances() {
        expectOutcomes(
            start + """
                struct Held<T> {}
                extension Held: Api where T: Api {}
                box.register(Held<Live>.self) { _ in Held<Live>() }.implements(Api.self)
                box.register(Held<Int>.self) { _ in Held<Int>() }.implements(Api.self, name: "number")
                _ = box.resolve(Api.self) // proved
                _ = box.resolve(Api.self, name: "number") // missing
                """)
    }

    /// A factory that needs itself for other arguments ends.
    @Test func cyclesWithArguments() {
        expectOutcomes(
            start + """
                final class Node { init(_ n: Node?) {} }
                box.register(Node.self) { (r, n: Int) in Node(n == 0 ? nil : r.resolve(Node.self, argument: n - 1)) } // proved
                _ = box.resolve(Node.self, argument: 3) // proved
                final class Leaf { init(_ n: Leaf?) {} }
                box.register(Leaf.self) { (r, n: Int) in Leaf(n == 0 ? nil : r.resolve(Leaf.self, argument: n - 1)) } // unknown
                _ = box.resolve(Leaf.self, argument: Int(readLine()!)!) // proved
                final class Ring { init(_ n: Ring) {} }
                box.register(Ring.self) { (r, n: Int) in Ring(r.resolve(Ring.self, argument: n + 1)!) } // cycle
                _ = box.resolve(Ring.self, argument: Int(readLine()!)!) // broken
                """)
    }

    /// A function that is an initializer has no labels.
    @Test func initializersAsFunctions() {
        expectOutcomes(
            start + """
                final class Page { init(api: Api?) {} }
                final class Model { init(number: Int) {} }
                func provide<T, A>(_ type: T.Type, _ make: @escaping (A?) -> T) {
                    box.register(type) { r in make(r.resolve(A.self)) } // proved
                }
                provide(Page.self, Page.init)
                _ = box.resolve(Page.self) // proved
                """)
    }

    /// What a wrapper looks up is reported in the file of the property, whichever file reads it.
    @Test func wrapperOfAnotherFile() {
        expectOutcomes(
            """
            import Swinject
            final class Feed {}
            final class Chat {}
            enum Root { static let box = Container() }
            @propertyWrapper struct Shared<Value> {
                static var box: Resolver { Root.box }
                var wrappedValue: Value? { Self.box.resolve(Value.self) }
            }
            struct Screen {
                @Shared var feed: Feed? // proved
                @Shared var chat: Chat? // missing
            }
            Root.box.register(Feed.self) { _ in Feed() }
            show()
            """,
            """
            func show() {
                let screen = Screen()
                print(screen.feed, screen.chat)
            }
            """)
    }

    /// An initializer may set the wrapper of a property.
    @Test func wrapperThatIsAssigned() {
        expectOutcomes(
            """
            import Swinject
            final class Feed {}
            final class Chat {}
            @propertyWrapper struct From<Value> {
                let box: Resolver
                var wrappedValue: Value? { box.resolve(Value.self) }
            }
            struct Screen {
                @From var feed: Feed? // proved
                @From var chat: Chat? // missing
                init(_ box: Resolver) {
                    _feed = From(box: box)
                    self._chat = From(box: box)
                }
            }
            let box = Container()
            box.register(Feed.self) { _ in Feed() }
            let screen = Screen(box)
            print(screen.feed, screen.chat)
            """)
    }

    @Test func dynamicMembers() {
        expectOutcomes(
            """
            import Swinject
            final class Feed {}
            @dynamicMemberLookup struct Feeds {
                let box: Container
                subscript(dynamicMember name: String) -> Feed? { box.resolve(Feed.self, name: name) }
            }
            let box = Container()
            box.register(Feed.self, name: "home") { _ in Feed() }
            let feeds = Feeds(box: box)
            print(feeds.home) // proved
            print(feeds.other) // missing
            """)
    }

    /// A variable of a task has a value for as long as a closure runs.
    @Test func variablesOfTasks() {
        expectOutcomes(
            """
            import Swinject
            final class Feed {}
            enum Local { @TaskLocal static var box = Container() }
            let box = Container()
            box.register(Feed.self) { _ in Feed() }
            Local.$box.withValue(box) {
                _ = Local.box.resolve(Feed.self) // proved
                Local.$box.withValue(Container()) { _ = Local.box.resolve(Feed.self) } // missing
                _ = Local.box.resolve(Feed.self) // proved
            }
            _ = Local.box.resolve(Feed.self) // missing
            """)
    }
}
