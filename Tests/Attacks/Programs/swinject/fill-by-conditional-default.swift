//! class: K9 dispatch
//! note: a hook has a default for one kind of assembly
import Swinject
import Probe
final class Feed {}
protocol Module { func fill(_ c: Container) }
protocol Debugging {}
extension Module { func fill(_ c: Container) {} }
extension Module where Self: Debugging { func fill(_ c: Container) { c.register(Feed.self) { _ in Feed() } } }
struct Plain: Module {}
struct Debug: Module, Debugging {}
let a = Container(), b = Container()
Plain().fill(a)
Debug().fill(b)
probe(b.resolve(Feed.self))
probe(a.resolve(Feed.self)) //~ missing-registration
