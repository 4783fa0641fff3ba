//! class: C7 shared
//! note: each branch shares a value of its own
import Dovetail
final class Cache { let n: Int; init(_ n: Int) { self.n = n } }
final class AppComponent: BootstrapComponent {
    var isDemo = false
    var cache: Cache { isDemo ? shared { Cache(1) } : shared { Cache(2) } }
}
let app = AppComponent()
let first = app.cache
app.isDemo = true
print(first.n, app.cache.n, first === app.cache)
//> 2 1 false
