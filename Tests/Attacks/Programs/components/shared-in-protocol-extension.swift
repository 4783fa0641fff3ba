//! class: C7 shared
//! note: shared through an extension of a protocol is one for each component
import Dovetail
final class Cache {}
protocol Caches: BootstrapComponent {}
extension Caches { var cache: Cache { shared { Cache() } } }
final class AppComponent: BootstrapComponent, Caches {}
let one = AppComponent(), two = AppComponent()
print(one.cache === one.cache, one.cache === two.cache)
//> true false
