//! class: C7 shared
//! note: a template's line stands for two shared values of two types
import Dovetail
final class Cache { let n = 1 }
class BaseComponent: BootstrapComponent {
#sourceLocation(file: "Shared.stencil", line: 7)
    var cache: Cache { shared { Cache() } }
#sourceLocation()
}
final class AppComponent: BaseComponent {
#sourceLocation(file: "Shared.stencil", line: 7)
    var names: [String] { shared { ["a"] } }
#sourceLocation()
}
let app = AppComponent()
print(app.cache.n, app.names)
//> 1 ["a"]
