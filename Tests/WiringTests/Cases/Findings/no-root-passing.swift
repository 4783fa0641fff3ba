//! title: no-root, passing: a root through a base class
import Dovetail

class Base: BootstrapComponent {}
final class Root: Base { var c: C { C(parent: self) } }
final class C: Component<EmptyDependency> {}
print(Root().c.path)
//> ["Root", "C"]
