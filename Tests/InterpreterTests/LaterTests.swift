import Testing

/// What runs some time after the launch, and what nothing is seen to run.
@Suite struct LaterTests {
    private let start = """
        import Swinject
        import UIKit
        protocol Api {}
        final class Live: Api {}
        final class Log {}
        let box = Container()

        """

    /// What later code registers is possibly there for other later code; a second pass says that of every lookup.
    @Test func laterCodeRegisters() {
        expectOutcomes(
            start + """
                final class First: UIViewController {
                    override func viewDidAppear(_ animated: Bool) { box.register(Api.self) { _ in Live() } }
                }
                func ask() { _ = box.resolve(Api.self) } // conditional
                final class Second: UIViewController {
                    override func viewDidAppear(_ animated: Bool) { ask() }
                }
                _ = box.resolve(Api.self) // missing
                """)
    }

    /// A variable that the launch left nil may hold something when later code runs.
    @Test func variablesThatLaterCodeChanges() {
        expectOutcomes(
            start + """
                enum User {
                    static var current: String?
                    static func logIn() { current = "one" }
                }
                final class Session {
                    var name: String?
                    func rename() { name = "two" }
                }
                let session = Session()
                if User.current != nil { _ = box.resolve(Int.self) } // unknown
                final class Page: UIViewController {
                    var heading: String?
                    func change() { heading = "three" }
                    override func viewDidLoad() {
                        if User.current != nil { _ = box.resolve(Api.self) } // missing
                        if session.name != nil { _ = box.resolve(Api.self) } // missing
                        guard heading != nil else { return }
                        _ = box.resolve(Log.self) // missing
                    }
                }
                """)
    }

    /// Whoever gets a closure may call it, and whoever makes an object has its initial values.
    @Test func whatNothingIsSeenToUse() {
        expectOutcomes(
            start + """
                @propertyWrapper struct Injected<Service> {
                    var wrappedValue: Service { box.resolve(Service.self)! }
                }
                final class Page: UIViewController {
                    let log = box.resolve(Log.self)! // missing
                    lazy var show: () -> Void = { _ = box.resolve(Api.self) } // missing
                    @Injected var api: Api // missing
                    func read() -> Api { api }
                }
                """)
    }

    /// No code names the type of an object that `.init()` makes, or that a conformance makes.
    @Test func typesThatNothingNames() {
        expectOutcomes(
            start + """
                final class Dead { let api = box.resolve(Api.self)! } // not reached
                final class Made { let api = box.resolve(Api.self)! } // missing
                let made: Made = .init()
                final class Decoded { let api = box.resolve(Api.self)! } // missing
                extension Decoded: Decodable {}
                class Base { let api = box.resolve(Api.self)! } // missing
                final class Heir: Base {}
                """)
    }
}
