import AppCore
import AppDomain
import Dovetail

/// Shows the login, and then the feed.
///
/// What a screen needs is known only when it is shown, so coordinators and view models are resolved
/// from the container they came from.
final class MainCoordinator: Coordinator {
    private let container: Container
    private let screen: any Screen

    init(container: Container, screen: any Screen) {
        self.container = container
        self.screen = screen
    }

    func start() throws {
        let login = try container.resolve((any Coordinator).self, name: Coordinators.login)
        try login.start()
        guard let user = try container.resolve((any LoginUseCase).self).current() else { return }
        try container.resolve((any Coordinator).self, name: Coordinators.feed, arguments: user).start()
    }
}

/// The names of coordinators.
public enum Coordinators {
    /// The one that an app starts.
    public static let main = "main"
    static let login = "login"
    static let feed = "feed"
}
