//! title: needle 16: a provider and its requirement under one condition, off
import Dovetail

protocol CDep: Dependency {
    var id: Int { get }
    #if EXTRA
    var extra: Int { get }
    #endif
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    #if EXTRA
    var extra: Int { 2 }
    #endif
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
#if EXTRA
print(d.id, d.extra)
#else
print(d.id)
#endif
//> 1
