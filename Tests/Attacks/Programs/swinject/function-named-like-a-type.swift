//! class: K8 not counted
//! note: a function with a name like that of a type makes the container
import Swinject
import Probe
final class Feed {}
final class Chat {}
func AppContainer(limit: Int) -> Container {
    Container(defaultObjectScope: .container) { c in c.register(Feed.self) { _ in Feed() } }
}
final class App {
    static let container = AppContainer(limit: 3)
    static let feed = container.resolve(Feed.self)!
    static let chat = container.resolve(Chat.self)! //~ missing-registration
}
probe(App.feed)
probe(App.chat)
