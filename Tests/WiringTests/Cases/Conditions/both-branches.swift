//! title: both branches of #if and #else together cover the need, off
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    #if EXTRA
    let id: Int = 1
    #else
    var id: Int { 2 }
    #endif
    var c: C { C(parent: self) }
}
print(Root().c.dependency.id)
//> 2
