//! class: K7 helpers
//! note: a helper registers one type as another that it resolves
import Swinject
import Probe
protocol Show {}
protocol Hide {}
final class Screen: Show {}
final class Page: Hide {}
let container = Container()
func bind<P, T>(_ type: P.Type, to made: T.Type) {
    container.register(type) { r in r.resolve(made) as! P }
}
container.register(Screen.self) { _ in Screen() }
bind(Show.self, to: Screen.self)
bind(Hide.self, to: Page.self)
probe(container.resolve(Show.self))
probe(container.resolve(Hide.self))
