//! class: K7 helpers
//! note: a body declares a helper under #if, which asks for something else than the one of the file
import Swinject
import Probe
final class Feed {}
final class Chat {}
let full = Container(), empty = Container()
full.register(Feed.self) { _ in Feed() }
func get<T>(_ t: T.Type) -> T? { full.resolve(t) }
func show() {
    #if os(Windows)
    func get<T>(_ t: T.Type) -> T? { full.resolve(t) }
    #else
    func get<T>(_ t: T.Type) -> T? { empty.resolve(t) }
    #endif
    probe(get(Feed.self)) //~ missing-registration
}
show()
probe(get(Feed.self))
