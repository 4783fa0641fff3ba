//! title: the library's names with and without its prefix
import Dovetail

protocol CDep: Dovetail.Dependency { var id: Int { get }; var scope: any Dovetail.Scope { get } }
final class C: Dovetail.Component<(any CDep)> { var e: E { E(parent: self) } }
final class E: Component<any Dovetail.EmptyDependency> {}
final class Root: Dovetail.BootstrapComponent {
    var id: Int { 3 }
    var scope: Scope { self }
    var c: C { C(parent: self) }
}
let root = Root()
print(root.c.dependency.id, root.c.dependency.scope === root, root.c.e.path.count)
//> 3 true 3
