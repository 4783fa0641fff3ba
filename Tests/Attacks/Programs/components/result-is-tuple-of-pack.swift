//! class: C8 compiles
//! note: the result is a tuple of a pack
import Dovetail
protocol CDep: Dependency { func same<each B>(_ v: repeat each B) -> (repeat each B) }
final class C: Component<CDep> {}
final class App: BootstrapComponent {
    func same<each B>(_ v: repeat each B) -> (repeat each B) { (repeat each v) }
    var c: C { C(parent: self) }
}
print(App().c.dependency.same(1, "x"))
//> (1, "x")
