//! class: K7 helpers
//! note: a helper's type parameter comes from the variable
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
box.register(Feed.self) { _ in Feed() }
func get<T>() -> T? { box.resolve(T.self) }
func ask() {
    let feed: Feed? = get(); probe(feed)
    let chat: Chat? = get(); probe(chat) //~ missing-registration
}
ask()
