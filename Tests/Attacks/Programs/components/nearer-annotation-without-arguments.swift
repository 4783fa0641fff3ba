//! class: C1 wrong object
//! note: a nearer annotation leaves generic arguments to the compiler
import Dovetail
protocol CDep: Dependency { var h: Set<Int> { get } } //~ missing-provider: it has no type annotation
final class C: Component<CDep> {}
final class Mid: Component<EmptyDependency> { let h: Set = [2]; var c: C { C(parent: self) } }
final class App: BootstrapComponent { let h: Set<Int> = [1]; var mid: Mid { Mid(parent: self) } }
print(App().mid.c.dependency.h)
