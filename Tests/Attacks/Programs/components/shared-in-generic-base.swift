//! class: C7 shared
//! note: a base's shared value is one for each object
import Dovetail
final class Cache {}
class BaseComponent: Component<EmptyDependency> { var cache: Cache { shared { Cache() } } }
final class AComponent: BaseComponent {}
final class BComponent: BaseComponent {}
final class AppComponent: BootstrapComponent {
    lazy var a = AComponent(parent: self)
    lazy var b = BComponent(parent: self)
}
let app = AppComponent()
print(app.a.cache === app.a.cache, app.a.cache === app.b.cache)
//> true false
