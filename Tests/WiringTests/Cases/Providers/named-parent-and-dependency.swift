//! title: requirements named parent and dependency, met by their defaults
import Dovetail

protocol CDep: Dependency { var parent: Int { get }; var dependency: String { get } }
extension CDep {
    var parent: Int { 5 }
    var dependency: String { "d" }
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
let d: any CDep = Root().c.dependency
print(d.parent, d.dependency)
//> 5 d
