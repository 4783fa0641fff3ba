//! title: a construction from a double beside constructions with a parent
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class Stub: CDep { var id: Int { 60 } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 4 }
    func c(_ real: Bool) -> C { real ? C(parent: self) : C(dependency: Stub()) }
}
let root = Root()
print(root.c(true).dependency.id, root.c(false).dependency.id)
//> 4 60
