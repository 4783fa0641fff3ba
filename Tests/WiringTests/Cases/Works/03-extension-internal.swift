//! title: needle 03: an internal provider in an extension
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
extension Root { var id: Int { 3 } }
print(Root().c.dependency.id)
//> 3
