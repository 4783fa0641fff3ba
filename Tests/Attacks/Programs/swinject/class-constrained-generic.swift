//! class: K5 types
//! note: a constrained parameter's metatype value is a subclass
import Swinject
import Probe
class Screen { required init() {} }
final class Home: Screen {}
let box = Container()
box.register(Screen.self) { _ in Screen() }
func open<S: Screen>(_ type: S.Type) -> S? { box.resolve(S.self) }
probe(open(Screen.self))
probe(open(Home.self)) //~ missing-registration
