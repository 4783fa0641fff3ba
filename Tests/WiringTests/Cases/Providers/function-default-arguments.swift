//! title: a provider with default arguments for all of its parameters
import Dovetail

protocol CDep: Dependency { func make(id: Int, name: String) -> String }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    func make(id: Int = 1, name: String = "a") -> String { "\(id)\(name)" }
    var c: C { C(parent: self) }
}
print(Root().c.dependency.make(id: 2, name: "b"))
//> 2b
