import Testing

/// What an app's delegate holds, and other code reads from it.
@Suite struct AppDelegateTests {
    @Test func theDelegateIsTheObjectOfTheLaunch() {
        expectOutcomes(
            """
            import UIKit
            import Swinject
            final class Api {}
            final class Log {}
            class Registry {
                lazy var resolver: Resolver = { return assembler!.resolver }()
                private var assembler: Assembler!
                init() {
                    assembler = Assembler()
                    assembler.apply(assembly: Services())
                }
            }
            class Services: Assembly {
                func assemble(container: Container) { container.register(Api.self) { _ in Api() } }
            }
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var registry: Registry!
                let container = Container { $0.register(Log.self) { _ in Log() } }
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    registry = Registry()
                    return true
                }
                static var dependency: Registry = {
                    let delegate = UIApplication.shared.delegate as! AppDelegate
                    return delegate.registry
                }()
            }
            class Home: UIViewController {
                override func viewDidLoad() {
                    _ = AppDelegate.dependency.resolver.resolve(Api.self)! // proved
                    let delegate = UIApplication.shared.delegate as! AppDelegate
                    _ = delegate.container.resolve(Log.self)! // proved
                    _ = delegate.container.resolve(Api.self)! // missing
                    guard let same = UIApplication.shared.delegate as? AppDelegate else { return }
                    _ = same.container.resolve(Log.self)! // proved
                }
            }
            """)
    }
}
