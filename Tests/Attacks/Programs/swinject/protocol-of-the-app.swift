//! class: K7 helpers
//! note: the program asks through a protocol of its own
import Swinject
import Probe
final class Feed {}
final class Chat {}
protocol Locator { func resolve<T>(_ type: T.Type) -> T? }
final class Box: Locator {
    let container = Container()
    init() { container.register(Feed.self) { _ in Feed() } }
    func resolve<T>(_ type: T.Type) -> T? { container.resolve(type) }
}
struct Screen { let locator: any Locator; func ask() { probe(locator.resolve(Feed.self)); probe(locator.resolve(Chat.self)) } }
Screen(locator: Box()).ask()
func ask(_ locator: some Locator) { probe(locator.resolve(Feed.self)); probe(locator.resolve(Chat.self)) }
ask(Box())
