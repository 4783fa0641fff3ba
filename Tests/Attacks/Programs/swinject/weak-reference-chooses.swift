//! class: K2 choices
//! note: a weak reference is gone, and the fallback is empty
import Swinject
import Probe
final class Feed {}
final class Owner { let box = Container { $0.register(Feed.self) { _ in Feed() } } }
let empty = Container()
weak var owner: Owner? = Owner()
probe((owner?.box ?? empty).resolve(Feed.self))
