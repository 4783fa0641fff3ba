//! title: a second root under a condition
//! flags: -D EXTRA
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent { var id: Int { 1 }; var c: C { C(parent: self) } }
#if EXTRA
final class Demo: BootstrapComponent { var id: Int { 2 }; var c: C { C(parent: self) } }
print(Root().c.dependency.id, Demo().c.dependency.id)
#endif
//> 1 2
