//! title: needle 20: a function in a dependency protocol
import Dovetail

protocol CDep: Dependency { func make(id: Int, _ name: String) -> String }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    func make(id: Int, _ name: String) -> String { "\(name) \(id)" }
    var c: C { C(parent: self) }
}
print(Root().c.dependency.make(id: 20, "a"))
//> a 20
