import Testing

/// SwinjectStoryboard, which keeps a container of its own and fills it at the start.
@Suite struct StoryboardTests {
    private let controllers = """
        import UIKit
        import Swinject
        import SwinjectStoryboard
        final class Api {}
        final class Log {}
        final class ListController: UIViewController { var api: Api! }

        """

    @Test func setupFillsTheDefaultContainer() {
        expectOutcomes(
            controllers + """
                extension SwinjectStoryboard {
                    @objc class func setup() {
                        defaultContainer.register(Api.self) { _ in Api() }
                        defaultContainer.storyboardInitCompleted(ListController.self) { resolver, controller in
                            controller.api = resolver.resolve(Api.self)! // proved
                        }
                        defaultContainer.registerForStoryboard(UIViewController.self) { resolver, _ in
                            _ = resolver.resolve(Log.self)! // missing
                        }
                    }
                }
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        _ = SwinjectStoryboard.defaultContainer.resolve(Api.self)! // proved
                        return true
                    }
                }
                """)
    }

    /// A storyboard that is given a container registers nothing in it, and another container may become the default.
    @Test func containersThatAreGiven() {
        expectOutcomes(
            controllers + """
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    let container = Container { $0.register(Api.self) { _ in Api() } }
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        _ = SwinjectStoryboard.create(name: "Main", bundle: nil, container: container)
                        _ = container.resolve(Log.self)! // missing
                        SwinjectStoryboard.defaultContainer = container
                        return true
                    }
                }
                final class Home: UIViewController {
                    override func viewDidLoad() {
                        _ = SwinjectStoryboard.defaultContainer.resolve(Api.self)! // proved
                        _ = SwinjectStoryboard.defaultContainer.resolve(Log.self)! // missing
                    }
                }
                """)
    }
}
