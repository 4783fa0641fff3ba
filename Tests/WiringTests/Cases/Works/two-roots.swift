//! title: two roots with one child each meet it with their own value
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class One: BootstrapComponent { var id: Int { 1 }; var c: C { C(parent: self) } }
final class Two: BootstrapComponent { var id: Int { 2 }; var c: C { C(parent: self) } }
print(One().c.dependency.id, Two().c.dependency.id)
//> 1 2
