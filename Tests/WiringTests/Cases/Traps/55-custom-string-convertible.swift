//! title: needle 55: a component that is CustomStringConvertible
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep>, CustomStringConvertible { let description = "Root" }
final class Root: BootstrapComponent, CustomStringConvertible {
    let description = "C"
    var id: Int { 55 }
    var c: C { C(parent: self) }
}
let root = Root()
print(root, root.c, root.c.dependency.id)
//> C Root 55
