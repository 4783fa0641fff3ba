//! title: providers in an extension under a condition, the default protocol extension elsewhere
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
extension CDep { var id: Int { 1 } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
#if EXTRA
extension Root { var id: Int { 2 } }
#endif
print(Root().c.dependency.id)
//> 1
