import Testing

/// What values are that decide what is looked up: literals, texts, elements of lists, and casts.
@Suite struct ValueTests {
    private let start = """
        import Swinject
        protocol Api {}
        final class Live: Api {}
        final class Other: Api {}
        let box = Container()

        """

    @Test func literals() {
        expectOutcomes(
            start + """
                box.register(Api.self, name: "real") { (_, x: Double) in Live() }
                box.register(Api.self, name: "texts") { (_, x: [String: Int]) in Live() }
                box.register(Api.self, name: "url") { (_, x: URL) in Live() }
                box.register(Api.self, name: "number") { (_, x: Int) in Live() }
                _ = box.resolve(Api.self, name: "real", argument: 2.0 * 3) // proved
                _ = box.resolve(Api.self, name: "real", argument: 2 * 3) // missing
                _ = box.resolve(Api.self, name: "real", argument: 2 * 3.5) // proved
                _ = box.resolve(Api.self, name: "real", argument: 4 - 1.5) // proved
                _ = box.resolve(Api.self, name: "real", argument: Date().timeIntervalSince1970) // proved
                _ = box.resolve(Api.self, name: "texts", argument: ["a": 1]) // proved
                _ = box.resolve(Api.self, name: "texts", argument: ["a": 1] as [String: Any]) // missing
                _ = box.resolve(Api.self, name: "url", argument: URL(string: "a")!) // proved
                _ = box.resolve(Api.self, name: "url", argument: URL(string: "a")) // missing
                _ = box.resolve(Api.self, name: "number", argument: Int("4")) // missing
                _ = box.resolve(Api.self, name: "number", argument: Int("4") ?? 0) // proved
                _ = box.resolve(Api.self, name: "number", argument: Int(4.5)) // proved
                """)
    }

    @Test func errorsAsNil() {
        expectOutcomes(
            start + """
                func value() throws -> Int { 1 }
                box.register(Api.self) { (_, n: Int) in Live() }
                box.register(Api.self, name: "optional") { (_, n: Int?) in Live() }
                _ = box.resolve(Api.self, argument: try? value()) // missing
                _ = box.resolve(Api.self, name: "optional", argument: try? value()) // proved
                if let n = try? value() { _ = box.resolve(Api.self, argument: n) } // proved
                """)
    }

    @Test func namesOfTypes() {
        expectOutcomes(
            start + """
                struct Held<T> { struct Inner {} }
                extension Container {
                    func add<T>(_ type: T.Type) { register(Api.self, name: "\\(type)") { _ in Live() } }
                }
                extension Resolver {
                    func api<T>(_ type: T.Type) -> Api? { resolve(Api.self, name: String(describing: type)) }
                }
                box.add(Live.self)
                box.add(Held<Live>.self)
                _ = box.api(Live.self) // proved
                _ = box.resolve(Api.self, name: "Held<Live>") // proved
                _ = box.api(Other.self) // missing
                """)
    }

    @Test func texts() {
        expectOutcomes(
            start + """
                enum Kind: String {
                    case a, b = "bee"
                    var key: String { "api-" + rawValue }
                    static var current: Kind { .a }
                }
                enum Told: String, CustomStringConvertible { case c; var description: String { "told" } }
                struct Name: ExpressibleByStringLiteral {
                    let text: String
                    init(text: String) { self.text = text }
                    init(stringLiteral value: String) { text = value }
                    static let main: Name = "main"
                }
                box.register(Api.self, name: Kind.a.key) { _ in Live() }
                box.register(Api.self, name: Kind.b.key) { _ in Live() }
                box.register(Api.self, name: Name.main.text) { _ in Live() }
                box.register(Api.self, name: "Upper".uppercased()) { _ in Live() }
                func named(_ name: Name) -> Api? { box.resolve(Api.self, name: name.text) } // proved
                _ = box.resolve(Api.self, name: Kind.current.key) // proved
                _ = box.resolve(Api.self, name: "api-bee") // proved
                _ = box.resolve(Api.self, name: "api-b") // missing
                _ = box.resolve(Api.self, name: "UPPER") // proved
                _ = box.resolve(Api.self, name: "\\(Kind.a)") // missing
                _ = box.resolve(Api.self, name: "\\(Told.c)") // unknown
                _ = named(.main)
                _ = named("other") // missing
                """)
    }

    @Test func chosenElements() {
        expectOutcomes(
            start + """
                protocol Hidden {}
                struct First: Assembly { func assemble(container: Container) { container.register(Api.self) { _ in Live() } } }
                struct Second: Assembly, Hidden {
                    func assemble(container: Container) { container.register(Int.self) { _ in 1 } }
                }
                let all: [Assembly] = [First(), Second()]
                let shown = Assembler(all.filter { !($0 is Hidden) })
                _ = shown.resolver.resolve(Api.self) // proved
                _ = shown.resolver.resolve(Int.self) // missing
                let firsts = Assembler(all.compactMap { $0 as? First })
                _ = firsts.resolver.resolve(Api.self) // proved
                _ = firsts.resolver.resolve(Int.self) // missing
                let some = Assembler(all.filter { _ in CommandLine.argc > 1 })
                _ = some.resolver.resolve(Api.self) // unknown
                struct Step { let name: String; let run: (Container) -> Void }
                let steps = [Step(name: "a") { $0.register(Api.self) { _ in Live() } }, Step(name: "b") { _ in }]
                steps.filter { $0.name == "a" }.map(\\.run).forEach { $0(box) }
                _ = box.resolve(Api.self) // proved
                """)
    }

    /// A container that is passed to what is not known may have anything in it.
    @Test func unknownReceivers() {
        expectOutcomes(
            start + """
                struct Step { let name: String; let run: (Container) -> Void }
                let steps = [Step(name: "a") { $0.register(Api.self) { _ in Live() } }, Step(name: "b") { _ in }]
                steps.first { $0.name == readLine() }?.run(box)
                _ = box.resolve(Int.self) // missing
                external.run(box)
                _ = box.resolve(Int.self) // unknown
                """)
    }

    @Test func casts() {
        expectOutcomes(
            start + """
                let api: Api = Live()
                if let other = api as? Other { _ = (other, box.resolve(Int.self)) } // unknown
                if api is Live { box.register(Api.self) { _ in Live() } }
                _ = box.resolve(Api.self) // proved
                _ = box.resolve(Int.self) is String // proved
                """)
    }

    @Test func parametersOfUnnamedArguments() {
        expectOutcomes(
            start + """
                struct ID {}
                final class Detail { init(id: ID) {}; static func make(_ n: Int) -> Detail { Detail(id: ID()) } }
                box.register(Detail.self) { Detail(id: $1) }
                box.register(Detail.self, name: "made") { _, n in .make(n) }
                _ = box.resolve(Detail.self, argument: ID()) // proved
                _ = box.resolve(Detail.self, argument: 1) // missing
                _ = box.resolve(Detail.self, name: "made", argument: 1) // proved
                """)
    }

    /// A computed property says for each case which text it is, also where a whole `switch` returns it.
    @Test func textsOfCases() {
        expectOutcomes(
            """
            import Swinject
            final class Page {}
            enum Action: CaseIterable {
                case profile, alert
                var title: String {
                    switch self {
                    case .profile: return "Profile"
                    case .alert: return "Alert"
                    }
                }
            }
            let box = Container()
            Action.allCases.forEach { box.register(Page.self, name: $0.title) { _ in Page() } }
            _ = box.resolve(Page.self, name: Action.alert.title) // proved
            _ = box.resolve(Page.self, name: "Alarm") // missing
            """)
    }

    /// A capture list copies what variables are where the closure is written.
    @Test func captureLists() {
        expectOutcomes(
            """
            import Swinject
            final class Feed {}
            func run() {
                var box = Container()
                box.register(Feed.self) { _ in Feed() }
                var name: String? = nil
                let before = { [box, name] in _ = box.resolve(Feed.self, name: name) } // proved
                let now = { _ = box.resolve(Feed.self) } // missing
                box = Container()
                name = "other"
                before()
                now()
            }
            run()
            """)
    }

    /// A struct that is assigned is a copy, and so is what it holds.
    @Test func structsAreCopied() {
        expectOutcomes(
            """
            import Swinject
            final class Feed {}
            struct Inner { var name = "a" }
            struct World {
                var box = Container()
                var inner = Inner()
                func with(_ name: String) -> World {
                    var copy = self
                    copy.inner.name = name
                    return copy
                }
            }
            struct Screen { var world: World }
            func run() {
                var world = World()
                let before = world
                let screen = Screen(world: world)
                world.box = Container()
                world.box.register(Feed.self) { _ in Feed() }
                world.box.register(Feed.self, name: "b") { _ in Feed() }
                _ = before.box.resolve(Feed.self) // missing
                _ = screen.world.box.resolve(Feed.self) // missing
                _ = world.box.resolve(Feed.self) // proved
                let other = world.with("b")
                _ = world.box.resolve(Feed.self, name: world.inner.name) // missing
                _ = world.box.resolve(Feed.self, name: other.inner.name) // proved
            }
            run()
            """)
    }

    /// Functions that change a value change the variable that holds it.
    @Test func mutatingFunctions() {
        expectOutcomes(
            """
            import Swinject
            final class Feed {}
            enum Step {
                case one, two
                mutating func advance() { self = .two }
                var name: String { self == .one ? "one" : "two" }
            }
            struct World {
                var box = Container()
                mutating func reset() { self = World() }
            }
            extension String { mutating func exclaim() { self += "!" } }
            func run() {
                var (step, world, name) = (Step.one, World(), "a")
                step.advance()
                world.box.register(Feed.self, name: step.name) { _ in Feed() }
                _ = world.box.resolve(Feed.self, name: "two") // proved
                _ = world.box.resolve(Feed.self, name: "one") // missing
                world.reset()
                _ = world.box.resolve(Feed.self, name: "two") // missing
                name.append("b")
                name.exclaim()
                var names = ["x": name, "y": name]
                names.removeValue(forKey: "x")
                for key in names.keys { world.box.register(Feed.self, name: key) { _ in Feed() } }
                for text in names.values { world.box.register(Feed.self, name: text) { _ in Feed() } }
                _ = world.box.resolve(Feed.self, name: "ab!") // proved
                _ = world.box.resolve(Feed.self, name: "a") // missing
                _ = world.box.resolve(Feed.self, name: "x") // missing
                _ = world.box.resolve(Feed.self, name: "y") // proved
            }
            run()
            """)
    }

    /// What is unknown about a Boolean is the opposite once it is toggled.
    @Test func toggling() {
        expectOutcomes(
            """
            import Swinject
            final class Feed {}
            let box = Container()
            func run() {
                var isOn = CommandLine.arguments.count > 1
                if isOn { box.register(Feed.self) { _ in Feed() } }
                isOn.toggle()
                if isOn { _ = box.resolve(Feed.self) } // conditional
            }
            run()
            """)
    }

    @Test func weakVariables() {
        expectOutcomes(
            """
            import Swinject
            final class Feed {}
            func run() {
                weak var box: Container?
                do {
                    let other = Container()
                    other.register(Feed.self) { _ in Feed() }
                    box = other
                    _ = box?.resolve(Feed.self) // proved
                }
                _ = box?.resolve(Feed.self) // unknown
            }
            run()
            """)
    }

    @Test func elementsThatAreAssigned() {
        expectOutcomes(
            """
            import Swinject
            final class Feed {}
            func run() {
                var boxes = [Container(), Container()]
                boxes[0] = Container()
                boxes[0].register(Feed.self) { _ in Feed() }
                _ = boxes[0].resolve(Feed.self) // proved
                _ = boxes[1].resolve(Feed.self) // missing
            }
            run()
            """)
    }

    /// A value within a case of an enum is of the type that the case declares.
    @Test func payloads() {
        expectOutcomes(
            """
            import Swinject
            final class Feed {}
            indirect enum Tree {
                case leaf(String), node(Tree, Tree)
                func each(_ body: (String) -> Void) {
                    switch self {
                    case .leaf(let text): body(text)
                    case let .node(one, other):
                        one.each(body)
                        other.each(body)
                    }
                }
            }
            let box = Container()
            Tree.node(.leaf("a"), .node(.leaf("b"), .leaf("c"))).each { name in
                box.register(Feed.self, name: name) { _ in Feed() }
            }
            _ = box.resolve(Feed.self, name: "c") // proved
            _ = box.resolve(Feed.self, name: "d") // missing
            """)
    }

    /// What is set is what an observer and a wrapper make of it.
    @Test func observersAndLocalWrappers() {
        expectOutcomes(
            """
            import Swinject
            final class Feed {}
            let box = Container()
            struct Screen {
                var name = "a" { didSet { box.register(Feed.self, name: oldValue) { _ in Feed() } } }
            }
            @propertyWrapper struct Upper {
                private var text = ""
                var wrappedValue: String {
                    get { text }
                    set { text = newValue.uppercased() }
                }
                init(wrappedValue: String) { self.wrappedValue = wrappedValue }
            }
            func run() {
                var screen = Screen()
                screen.name = "b"
                _ = box.resolve(Feed.self, name: "a") // proved
                _ = box.resolve(Feed.self, name: "b") // missing
                @Upper var text = "x"
                text = "y"
                box.register(Feed.self, name: text) { _ in Feed() }
                _ = box.resolve(Feed.self, name: "Y") // proved
                _ = box.resolve(Feed.self, name: "X") // missing
            }
            run()
            """)
    }
}
