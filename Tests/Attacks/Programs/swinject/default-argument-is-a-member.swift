//! class: K1 places
//! note: a default that is a member
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
extension Container { static let shared = Container(); static let full = Container() }
Container.full.register(Feed.self) { _ in Feed() }
func child(_ p: Container = .shared) -> Container { Container(parent: p) }
probe(child(.full).resolve(Feed.self))
probe(child().resolve(Feed.self))
func ask(_ p: Container = .full) { probe(p.resolve(Feed.self)) }
ask()
