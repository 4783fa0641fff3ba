//! title: no-root, passing: a root by way of a base class
import Dovetail

class Base: BootstrapComponent {}
final class Root: Base { var c: C { C(parent: self) } }
final class C: Component<EmptyDependency> {}
print(Root().c.path)
//> ["Root", "C"]
