//! title: duplicate-component, passing: one name in two types
import Dovetail

final class C: Component<EmptyDependency> { var n: Int { 1 } }
enum Other { final class C: Component<EmptyDependency> { var n: Int { 2 } } }
final class Root: BootstrapComponent {
    var a: C { C(parent: self) }
    var b: Other.C { Other.C(parent: self) }
}
let root = Root()
print(root.a.n, root.b.n)
//> 1 2
