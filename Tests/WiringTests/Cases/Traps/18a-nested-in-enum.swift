//! title: needle 18a: a component nested in an enum
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
enum Screens {
    final class C: Component<CDep> {}
}
final class Root: BootstrapComponent {
    var id: Int { 18 }
    var c: Screens.C { Screens.C(parent: self) }
}
let root = Root()
print(root.c.dependency.id)
//> 18
