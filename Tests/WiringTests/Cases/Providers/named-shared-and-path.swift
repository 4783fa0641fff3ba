//! title: providers named shared and path
import Dovetail

protocol CDep: Dependency { var shared: Int { get }; var path: String { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let shared: Int = 3
    let path: String = "p"
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.shared, d.path)
//> 3 p
