//! title: conditional-provider, passing: the requirement stands under the same condition
//! flags: -D EXTRA
import Dovetail

protocol CDep: Dependency {
    #if EXTRA
    var id: Int { get }
    #endif
    var all: Int { get }
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    #if EXTRA
    var id: Int { 1 }
    #endif
    var all: Int { 2 }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.id, d.all)
//> 1 2
