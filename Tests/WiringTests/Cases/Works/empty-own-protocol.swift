//! title: a dependency protocol without requirements
import Dovetail

protocol CDep: Dependency {}
final class C: Component<CDep> {}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
print(Root().c.path)
//> ["Root", "C"]
