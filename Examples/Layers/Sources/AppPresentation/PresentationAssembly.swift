import AppCore
import AppDomain
public import Dovetail

/// What the presentation offers: coordinators, by name. It needs the domain's use cases.
public struct PresentationAssembly: Assembly {
    private let screen: any Screen

    /// The presentation's registrations, for one screen.
    public init(screen: any Screen) { self.screen = screen }

    /// Registers the screen, the view models and the coordinators.
    public func assemble(_ c: inout Registrations) {
        c.register((any Screen).self) { [screen] _ in screen }
        c.register(LoginViewModel.self, LoginViewModel.init)
        c.register(FeedViewModel.self) { (r, user: User) in
            FeedViewModel(title: "Posts for \(user.name)", feed: try r.resolve())
        }
        c.register((any Coordinator).self, name: Coordinators.main) { r in
            MainCoordinator(container: r.container, screen: try r.resolve())
        }
        c.register((any Coordinator).self, name: Coordinators.login) { r in
            LoginCoordinator(model: try r.resolve(), screen: try r.resolve())
        }
        c.register((any Coordinator).self, name: Coordinators.feed) { (r, user: User) in
            FeedCoordinator(model: try r.resolve(arguments: user), screen: try r.resolve())
        }
    }
}
