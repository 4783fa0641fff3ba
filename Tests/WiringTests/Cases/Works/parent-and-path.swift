//! title: the parent of a component, and its path
import Dovetail

final class C: Component<EmptyDependency> {}
final class Middle: Component<EmptyDependency> { var c: C { C(parent: self) } }
final class Root: BootstrapComponent { var middle: Middle { Middle(parent: self) } }
let root = Root()
let middle = root.middle
let c = middle.c
print(c.parent === middle, c.parent.parent === root, c.path)
//> true true ["Root", "Middle", "C"]
