//! title: isolation inherited from base classes, requirements on the main actor: all right
import Dovetail

@MainActor class Base<D>: Component<D> { var base: Int { 3 } }
@MainActor protocol LeafDep: Dependency { var base: Int { get } }
final class Leaf: Base<LeafDep> {}
final class C: Base<EmptyDependency> { var leaf: Leaf { Leaf(parent: self) } }
@MainActor class BaseRoot: BootstrapComponent {}
final class Root: BaseRoot { var c: C { C(parent: self) } }
@MainActor func run() { print(Root().c.leaf.dependency.base) }
MainActor.assumeIsolated { run() }
//> 3
