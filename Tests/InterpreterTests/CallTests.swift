import Testing

/// Functions, closures, types and generic parameters.
@Suite struct CallTests {
    private let start = """
        import Swinject
        protocol Api {}
        final class Live: Api {}
        final class Other: Api {}

        """

    @Test func receivers() {
        expectOutcomes(
            start + """
                final class Box { let container = Container(); lazy var child = Container(parent: container) }
                enum Shared { static let box = Box() }
                Shared.box.container.register(Api.self) { _ in Live() }
                _ = Shared.box.container.resolve(Api.self) // proved
                _ = Shared.box.child.resolve(Api.self) // proved
                _ = Box().container.resolve(Api.self) // missing
                """)
    }

    @Test func choices() {
        expectOutcomes(
            start + """
                let full = Container(), empty = Container()
                full.register(Api.self) { _ in Live() }
                func pick(_ isFull: Bool) -> Container { isFull ? full : empty }
                _ = pick(true).resolve(Api.self) // proved
                _ = pick(false).resolve(Api.self) // missing
                _ = pick(CommandLine.arguments.count > 1).resolve(Api.self) // unknown
                """)
    }

    /// What fails for one caller is said at that call, and of the body.
    @Test func genericHelpers() {
        expectOutcomes(
            start + """
                let box = Container()
                box.register(Api.self) { _ in Live() }
                func get<T>(_ type: T.Type = T.self) -> T? { box.resolve(type) }
                _ = get(Api.self) // proved
                let api: Api? = get() // proved
                _ = get(Int.self) // missing
                """)
    }

    @Test func registeringHelpers() {
        expectOutcomes(
            start + """
                let box = Container()
                func add<T>(_ type: T.Type, name: String? = nil, _ make: @escaping () -> T) {
                    box.register(type, name: name) { _ in make() }
                }
                add(Api.self) { Live() }
                add(Api.self, name: "other") { Other() }
                _ = box.resolve(Api.self) // proved
                _ = box.resolve(Api.self, name: "other") // proved
                _ = box.resolve(Api.self, name: "more") // missing
                """)
    }

    @Test func dispatch() {
        expectOutcomes(
            start + """
                class Base { func fill(_ c: Container) { c.register(Api.self) { _ in Live() } } }
                final class Quiet: Base { override func fill(_ c: Container) {} }
                let one = Container(), two = Container()
                Base().fill(one)
                let filler: Base = Quiet()
                filler.fill(two)
                _ = one.resolve(Api.self) // proved
                _ = two.resolve(Api.self) // missing
                """)
    }

    @Test func wrappers() {
        expectOutcomes(
            start + """
                let box = Container()
                box.register(Api.self) { _ in Live() }
                @propertyWrapper struct Injected<Value> {
                    var wrappedValue: Value { box.resolve(Value.self)! }
                }
                struct Screen {
                    @Injected var api: Api // proved
                    @Injected var number: Int // missing
                }
                let screen = Screen()
                print(screen.api)
                print(screen.number)
                """)
    }

    @Test func factories() {
        expectOutcomes(
            start + """
                final class Screen { init(api: Api, n: Int) {} }
                let box = Container()
                box.register(Screen.self) { (r, n: Int) in Screen(api: r.resolve(Api.self)!, n: n) } // missing
                _ = box.resolve(Screen.self, argument: 1) // proved
                _ = box.resolve(Screen.self) // missing
                """)
    }

    @Test func cycles() {
        expectOutcomes(
            start + """
                final class A { init(_ b: B) {} }
                final class B { init(_ a: A) {} }
                let box = Container()
                box.register(A.self) { r in A(r.resolve(B.self)!) } // broken
                box.register(B.self) { r in B(r.resolve(A.self)!) } // cycle
                _ = box.resolve(A.self) // broken
                """)
    }

    @Test func acceptedNil() {
        expectOutcomes(
            start + """
                let box = Container()
                _ = box.resolve(Api.self) ?? Live() // proved
                if box.resolve(Api.self) == nil {} // proved
                if let api = box.resolve(Api.self) { print(api) } // missing
                """)
    }

    /// A container that code which is not read was given may have anything.
    @Test func unknownCode() {
        expectOutcomes(
            start + """
                let box = Container()
                setUp(box)
                _ = box.resolve(Api.self) // unknown
                """)
    }

    /// Code that runs later, in any order, may have given the container away before.
    @Test func unknownCodeLater() {
        expectOutcomes(
            start + """
                let box = Container()
                final class Screen: UIViewController {
                    override func viewDidLoad() { setUp(box) }
                    override func viewDidAppear() { _ = box.resolve(Api.self) } // unknown
                }
                """)
    }

    @Test func laterClosures() {
        expectOutcomes(
            start + """
                import Dispatch
                let box = Container()
                DispatchQueue.main.async { box.register(Api.self) { _ in Live() } }
                _ = box.resolve(Api.self) // conditional
                DispatchQueue.main.async { _ = box.resolve(Int.self) } // missing
                """)
    }

    @Test func weakContainers() {
        expectOutcomes(
            start + """
                final class Holder { weak var container: Container? }
                let holder = Holder()
                func make() { let c = Container(); c.register(Api.self) { _ in Live() }; holder.container = c }
                make()
                _ = holder.container?.resolve(Api.self) // unknown
                """)
    }

    @Test func dovetail() {
        expectOutcomes(
            """
            import Dovetail
            protocol Api: Sendable {}
            struct Live: Api {}
            struct Screen: Sendable { init(api: any Api) {} }
            let box = try Container { c in
                c.register((any Api).self) { _ in Live() }
                c.register(Screen.self, Screen.init) // proved
            }
            _ = try box.resolve(Screen.self) // proved
            let api: any Api = try box.resolve() // proved
            _ = try box.resolve(Int?.self) // proved
            _ = try box.resolve(Int.self) // missing
            """)
    }

    /// A local function sees what is declared before it, even if a closure before that is in its body, too.
    @Test func localFunctions() {
        expectOutcomes(
            start + """
                func run() {
                    let box = Container { c in c.register(Api.self) { _ in Live() } }
                    func ask() {
                        _ = box.resolve(Api.self) // proved
                        _ = box.resolve(Int.self) // missing
                    }
                    ask()
                }
                run()
                """)
    }

    /// A wrapper that is told the object whose property it wraps.
    @Test func enclosingObjects() {
        expectOutcomes(
            start + """
                protocol Holder: AnyObject { var box: Container { get } }
                @propertyWrapper struct Injected<Service> {
                    static subscript<Owner: Holder>(
                        _enclosingInstance owner: Owner, wrapped path: ReferenceWritableKeyPath<Owner, Service?>,
                        storage storagePath: ReferenceWritableKeyPath<Owner, Self>
                    ) -> Service? {
                        get { owner.box.resolve(Service.self, name: owner[keyPath: storagePath].name) }
                        set {}
                    }
                    var name: String?
                    @available(*, unavailable) var wrappedValue: Service? { get { nil } set {} }
                }
                final class Screen: Holder {
                    let box: Container
                    @Injected var api: Api? // proved
                    @Injected var number: Int? // missing
                    init(_ box: Container) { self.box = box }
                    func show() { _ = (api, number) }
                }
                let box = Container { c in c.register(Api.self) { _ in Live() } }
                Screen(box).show()
                """)
    }

    /// What is called on nothing is not looked up, and is said.
    @Test func nothing() {
        expectOutcomes(
            start + """
                let box: Container? = nil
                _ = box?.resolve(Api.self) // unknown
                """)
    }

    /// A generic function knows only the protocol of its parameter: what a type has of the same name is another function.
    @Test func extensionsInGenericFunctions() {
        expectOutcomes(
            """
            import Swinject
            final class Feed {}
            protocol Module {}
            extension Module {
                func fill(_ box: Container) { box.register(Feed.self, name: "module") { _ in Feed() } }
            }
            struct Own: Module {
                func fill(_ box: Container) { box.register(Feed.self, name: "own") { _ in Feed() } }
            }
            func install<M: Module>(_ module: M, _ box: Container) { module.fill(box) }
            let (one, other) = (Container(), Container())
            install(Own(), one)
            Own().fill(other)
            _ = one.resolve(Feed.self, name: "module") // proved
            _ = one.resolve(Feed.self, name: "own") // missing
            _ = other.resolve(Feed.self, name: "module") // missing
            _ = other.resolve(Feed.self, name: "own") // proved
            """)
    }
}
