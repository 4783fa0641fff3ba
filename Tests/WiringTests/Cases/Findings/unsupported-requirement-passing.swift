//! title: unsupported-requirement, passing: what is not instance state has a default in an extension
import Dovetail

protocol CDep: Dependency { static var id: Int { get }; var name: String { get } }
extension CDep { static var id: Int { 4 } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var name: String { "n" }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(type(of: d).id, d.name)
//> 4 n
