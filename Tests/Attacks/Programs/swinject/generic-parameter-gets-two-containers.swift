//! class: K8 not counted
//! note: a bound generic gets two containers
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
let box = Container(), other = Container()
box.register(Chat.self) { _ in Chat() }
func show<R: Resolver & AnyObject>(_ r: R) { probe(r.resolve(Chat.self)) } //~ missing-registration
show(box)
show(other)
extension Array where Element: Resolver { func all() { for r in self { probe(r.resolve(Feed.self)) } } } //~ missing-registration
[box].all()
