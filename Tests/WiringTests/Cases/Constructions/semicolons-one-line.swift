//! title: everything on one line
import Dovetail; protocol CDep: Dependency { var id: Int { get } }; final class C: Component<CDep> {}; final class Root: BootstrapComponent { var id: Int { 8 }; var c: C { C(parent: self) } }; print(Root().c.dependency.id)
//> 8
