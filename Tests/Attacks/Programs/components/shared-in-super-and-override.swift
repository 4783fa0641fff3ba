//! class: C7 shared
//! note: an override and its super share nothing
import Dovetail
final class Cache { let n: Int; init(_ n: Int) { self.n = n } }
class BaseComponent: BootstrapComponent { var cache: Cache { shared { Cache(1) } } }
final class AppComponent: BaseComponent {
    override var cache: Cache { shared { Cache(super.cache.n + 1) } }
}
let app = AppComponent()
print(app.cache.n, app.cache === app.cache)
//> 2 true
