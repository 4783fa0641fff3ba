//! class: K1 places
//! note: the usual shared object that holds a container
import Swinject
import Probe
final class Feed {}
final class Services { static let shared = Services(); let box = Container(); private init() { box.register(Feed.self) { _ in Feed() } } }
probe(Services.shared.box.resolve(Feed.self))
probe(Services.shared.box.resolve(Int.self)) //~ missing-registration
