//! title: needle 60: one class, declared in both branches of #if
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
#if EXTRA
final class C: Component<CDep> { var which: String { "extra" } }
#else
final class C: Component<CDep> { var which: String { "plain" } }
#endif
final class Root: BootstrapComponent {
    var id: Int { 60 }
    var c: C { C(parent: self) }
}
let c = Root().c
print(c.which, c.dependency.id)
//> plain 60
