//! class: K7 helpers
//! note: an own function infers its type from an optional annotation
import Swinject
import Probe
final class Feed {}
final class Chat {}
final class Locator {
    let container = Container()
    func resolve<T>() -> T? { container.resolve(T.self) }
}
let locator = Locator()
locator.container.register(Chat.self) { _ in Chat() }
let chat: Chat? = locator.resolve()
probe(chat)
let feed: Feed? = { locator.resolve() }()
print(feed == nil)
probe(locator.resolve() as Feed?) //~ missing-registration
